### Ce que disent les écrans du navigateur, avec content.ftl et story.ftl.

title = Small World
slogan = Gobelins, géants, fantômes et quelques dizaines d’autres, et jamais assez de terre pour tous.
skip-to-content = Aller au contenu
navigation = Pages
language = Langue
# The name of the language, in the language itself.
language-name = Français
language-of = Langue pour { $player }
direction = ltr
theme = Thème : { $theme ->
    [light] clair
    [dark] sombre
   *[auto] système
}
close = Fermer
loading = On déroule la carte…
offline = Le serveur est injoignable. Veuillez réessayer.
here-loading = Chargement du jeu : { $share }
here-starting = Le jeu démarre…
here-elsewhere = Small World est ouvert dans une autre fenêtre. Jouez là-bas, ou fermez cette fenêtre.
here-wasm = Ce navigateur ne peut pas faire tourner le jeu : { $reason }. Autorisez WebAssembly pour cette page (le mode Isolement le désactive), ou essayez un navigateur plus récent.
here-storage = Ce navigateur ne laisse rien enregistrer à la page, donc vos parties seraient perdues : { $reason }. Autorisez le stockage pour cette page, ou quittez la navigation privée.
here-unsaved = Votre dernière action n’a pas pu être enregistrée : { $reason }. Libérez de la place sur cet appareil, puis rechargez la page.
here-files = Le jeu n’a pas pu être chargé : { $reason }. Vérifiez votre connexion, puis réessayez.
here-deleted = Le navigateur a effacé tout ce que cette page avait enregistré. Les parties ouvertes pendant cette visite sont de nouveau enregistrées. Toutes les autres sont perdues, sauf si vous les avez en fichiers.
here-broken = Le jeu a rencontré une erreur : { $reason }. Tout est enregistré jusqu’à votre dernière action.
here-silent = Le jeu ne répond plus. Tout est enregistré jusqu’à votre dernière action : rechargez-le.
here-again = Recharger
here-new-table-hint = Jouez contre des bots, ou à plusieurs sur cet écran.
here-table-rules = Pièces et premier joueur
sending-title = Votre coup
sending = Envoi de votre coup…
sending-stuck = Votre coup n’est pas encore parti. Nous continuons d’essayer.
sending-withdraw = Retirer le coup
move-arrived = Votre coup est arrivé.
move-arrived-all-the-same = Votre coup était arrivé avant que vous ne le retiriez.
move-refused = Votre coup a été refusé. { $why }
move-withdrawn = Vous avez retiré votre coup. À vous de décider à nouveau.
guest-name = Voyageur
broken-title = Impossible d’afficher cette page
broken-text = Une erreur s’est produite au chargement. Vos parties sont intactes. Rechargez la page ou retournez à l’accueil.
reload = Recharger
release = Nouvelle version
release-waiting = Il existe une nouvelle version de cette page. Elle se recharge dès que vous avez fini ce que vous avez commencé.
release-asking = Il existe une nouvelle version de cette page. Rechargez la page pour l’obtenir.
unofficial = Une réalisation libre et non officielle, sans lien avec l’éditeur. Si elle vous plaît, achetez le jeu.

place-closed = { $name } : fermé

# --- Accueil, salon, mes parties ---------------------------------------------------------------------------

play-now = Jouer
play-now-hint = Contre deux bots faciles. Sans compte, sans attente.
play-learn = Tutoriel
puzzles = Problèmes
puzzles-hint = Cent positions avec une bonne réponse, et un nouveau problème chaque jour.
puzzle-of-the-day = Problème du jour
starting = Mise en place de la table…
continue = Continuer
new-table = Nouvelle table
new-table-hint = Jouez avec des amis par lien, des joueurs à cet écran ou des bots.
lobby = Salon
lobby-hint = Prenez place à une table ouverte ou regardez une partie.
lobby-open = Tables ouvertes
lobby-none-open = Aucune table n’attend de joueurs. Ouvrez-en une !
lobby-running = Parties en cours
my-games = Mes parties
finished-games = Parties terminées
no-games = Vous n’avez pas encore joué.
file-open = Ouvrir une partie
file-save-all = Tout enregistrer
file-save = Enregistrer la partie
file-here-hint = Un fichier garde vos parties même si le navigateur efface ses données. Un serveur peut aussi l’ouvrir pour jouer entre amis.
file-server-hint = Vous pouvez continuer entre amis une partie gardée dans un fichier.
file-opened = { $number ->
    [one] Une partie a été ouverte.
   *[other] { $number } parties ont été ouvertes.
}
file-unread = Parties illisibles : { $number }. Raison : { $reason }
file-unsaved = Parties illisibles, absentes du fichier : { $number }.
file-which = Ce fichier contient { $number } parties. Laquelle continue ?
file-who = La partie continue à une nouvelle table, avec ses propres dés et piles. Qui joue ?
status-open = ouverte
status-running = en cours
status-finished = terminée
players-number = { $number } joueurs
to-start = Page d’accueil
lobby-none-running = Aucune partie n’est en cours. Commencez-en une !
watch-game = Regarder
watchers = { $number ->
    [one] 1 spectateur
   *[other] { $number } spectateurs
}
who-is-here = Qui est là
people-in-lobby = { $number ->
    [one] 1 personne au salon
   *[other] { $number } personnes au salon
}
people-at-tables = { $number ->
    [one] 1 à une table
   *[other] { $number } aux tables
}
show-my-name = Montrer mon nom ici
play-someone = Jouer à plusieurs
play-someone-hint = Des bots jouent les places libres jusqu’à ce que d’autres arrivent.
drop-in = Places des bots ouvertes
take-bots-seat = Remplacer un bot
bots-game = partie de bots

# --- Nouvelle table --------------------------------------------------------------------------------------------

how-many = Combien de joueurs ?
board-of = La carte pour { $players }, { $rounds } manches
board-choice = Carte
board-usual = La carte habituelle
board-open = Ouvrir un fichier de plateau…
seats = Places
seat-number = Place { $player }
seat-kind-me = Moi
seat-kind-open = Un ami, par lien
seat-kind-local = Une autre personne ici
seat-kind-bot = Un bot
bot-level = Niveau du bot
name-of = Nom du joueur { $player }
player-number = Joueur { $player }
open-coins = Pièces visibles
allied-coins = Pièces visibles aux alliés
is-public = Visible dans le salon
is-private = Table privée
is-private-hint = Le salon ne montre pas la table. Il faut le lien pour la trouver.
who-begins = Premier joueur
random = Au hasard
newcomer-first = Débutant d’abord
clock = Pendule
clock-none = aucune
clock-live = Temps réel
clock-turns = Par correspondance
clock-days = { $days } j
pace-none = Sans pendule
pace-live = { $minutes } min + { $increment } s par tour
pace-days = { $days ->
    [one] 1 jour + 1 jour par tour
   *[other] { $days } jours + 1 jour par tour
}
minutes-each = Minutes par joueur
days-each = Jours par joueur
table-rules = Pendule et pièces
create-table = Créer la table
in-play = En jeu
in-play-sum = { $races } peuples et { $powers } pouvoirs en tout.
in-play-without = Laissés de côté : { $names }.
presets = Préréglages
preset-base-only = La base seule
    .about = Le jeu d’origine : quatorze peuples, vingt pouvoirs.
preset-ladies = Toutes les dames
    .about = La boîte de base avec Nomades, Prêtresses et Dames Blanches.
preset-everything = Tout
    .about = Toutes les boîtes, toutes les options : jamais deux parties pareilles.
preset-night = La nuit du Nécromant
    .about = L’un de vous mène les morts depuis une île du lac.
preset-underground = Underground
    .about = Sous terre : reliques, lieux, monstres et une rivière.
preset-both-below = Les deux mondes en bas
    .about = Les peuples de la surface descendent aussi.
preset-both-above = Les deux mondes en haut
    .about = Les peuples d’en bas montent à la surface.
world = Monde
world-surface = À la surface
    .about = Les cartes de la boîte de base : collines, champs et mers.
world-underground = Sous terre
    .about = Les cartes d’Underground : rivières, gouffres et monstres.
world-both = Les deux mondes
    .about = Les tuiles se posent sur l’une ou l’autre face : des terres des deux mondes.
world-any = N’importe quel monde
box-holds = { $races ->
    [one] 1 peuple
   *[other] { $races } peuples
}, { $powers ->
    [one] 1 pouvoir
   *[other] { $powers } pouvoirs
}
setup-leaders = Chefs
    .about = Engagez le Chef de votre peuple pour une pièce : fort, mais on peut le capturer.
setup-places = Reliques et lieux en haut
    .about = Dans des régions de Tribus oubliées, deux Monstres gardent chacun une relique ou un lieu.
setup-necromancer = Fantômes en réserve
    .about = Un joueur mène les fantômes contre tous les autres. Chaque carte accueille un joueur de plus.
    .seat = Le dernier joueur mène les fantômes.
    .strength = { $number ->
        [13] 13, comme imprimé
        [12] 12, plus dur pour les vivants
        [11] 11, le plus dur pour les vivants
       *[other] { $number }
    }
box-filter = Boîtes
box-filter-all = toutes
box-filter-mine = à ma table
also-called = dits aussi { $name }
your-name = Votre nom

# --- Salle d’attente ---------------------------------------------------------------------------------------------

waiting-title = En attente de joueurs
waiting-branch = Cette partie continue à partir d’une position d’une autre partie.
seat-open = Place libre
sit-down = Prendre place
start-with-bots = Commencer avec des bots
leave-table = Quitter la table
invite = Inviter
invite-text = Toute personne ayant ce lien peut prendre place. Aucun compte nécessaire.
link = Lien vers cette table
copy = Copier
copied = Copié
copy-by-hand = Votre navigateur n’a pas copié le lien. Il est maintenant sélectionné : copiez-le vous-même.
qr = Lien en code QR

# --- Compte ----------------------------------------------------------------------------------------------------------

account = Compte
account-why = Vous pouvez jouer sans compte. Avec un compte, vos parties vous suivent sur tous vos appareils.
logged-in = Vous êtes { $name }.
log-in = Se connecter
log-out = Se déconnecter
make-account = Créer un compte
password = Mot de passe (8 caract. min.)
logins = Sessions actives
login-since = depuis le { $day }
login-here = ce navigateur
password-change = Changer le mot de passe
password-old = Mot de passe actuel (aucun si vous n’utilisez que des clés d’accès)
password-new = Nouveau mot de passe (8 caractères au moins)
password-changed = Mot de passe changé. Tous les autres navigateurs sont déconnectés.
passkey-login = Utiliser une clé d’accès
passkey-create = Créer une clé d’accès
passkey-why = Une clé d’accès vous connecte avec une empreinte, un visage ou un code au lieu d’un mot de passe.
passkey-made = Clé d’accès créée. Vous pouvez désormais vous connecter avec elle.
passkey-cancelled = Rien n’a changé : la clé d’accès n’a pas été confirmée, ou vous n’en avez pas pour ce site.
passkey-exists = Cet appareil a déjà une clé d’accès pour ce compte.
passkey-insecure = Les clés d’accès ne fonctionnent pas à cette adresse. Utilisez un nom en https, ou localhost.
passkey-unknown = Aucun compte n’utilise ici cette clé d’accès.
passkey-unverified = La clé d’accès n’a pas pu être vérifiée. Veuillez réessayer.

# --- La table ------------------------------------------------------------------------------------------------------------

turn-of = { $turn ->
    [0] Mise en place
   *[other] Manche { $turn } sur { $rounds }
}
in-the-well = { $number ->
    [one] une âme dans le Puits
   *[other] { $number } âmes dans le Puits
}
in-reserve = { $number } en réserve
on-offer = { $ability } (peut encore s’acheter)
on-the-island = L’île du Nécromant : { $number ->
    [0] aucun fantôme
    [one] 1 fantôme
   *[other] { $number } fantômes
}
steps = Étapes d’un tour
stage-begin = Choisir
stage-conquer = Conquérir
stage-redeploy = Redéployer
stage-score = Compter
map = La carte pour { $board } joueurs
map-unbuilt = Les joueurs construisent ce plateau, tuile après tuile.
map-built = Les joueurs construisent le plateau, tuile après tuile. Celui-ci a été construit à quatre.
watching = Vous regardez
table-missing = Cette table n’existe pas.
# Des mots qui terminent un nom composé d’un seul tenant : le français n’en a pas.
region-endings = { "" }
region-table = Liste des régions
region = Région
land = Terrain
holder = Occupée par
price-column = Prix
act-column = Action
sort-by = Trier par
sort-price = régions possibles
sort-holder = occupant
sort-name = nom
choose = Choisir
again = Valider
sound = Son
options = Options
palette-distinct = Palette pour daltoniens
facing = Mode face à face (tablette partagée, pièces visibles)
opposite-declined = { race-name } en déclin
opposite-race = { $declined ->
    [yes] { opposite-declined }
   *[no] { combo }
} : { $regions ->
    [one] { $regions } région
   *[other] { $regions } régions
}
keys = Options et touches
map-cell = case { $cell }
map-cell-own = là où elle est, pour la tourner
tray-tiles = Tuiles à poser
tray-tile = tuile { $letter }
map-spot = place { $number }
turn-left = tourner à gauche
turn-right = tourner à droite
unplayed = Votre main
unplayed-of = Main de { $player }
lying-open = Peuples et pouvoirs disponibles
taken-enough = Vous en avez déjà trois.
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Toute la carte
skip = Passer
your-turn = À vous !
undo = Annuler
plan = Préparer mon tour
redo = Refaire
reset-turn = Reprendre le tour
column = Combinaisons disponibles
choose-combo = Choisissez une combinaison
stacks = Encore dans les piles : { $races } peuples, { $powers } pouvoirs
combos = Combos
compare-combos = Comparer
combo-sentence = Numéro { $place } : { combo }, { tokens }, { $price ->
    [0] gratuit
    [one] coûte { $price } pièce
   *[other] coûte { $price } pièces
}{ $coins ->
    [0] { "" }
    [one] , { $coins } pièce posée dessus
   *[other] , { $coins } pièces posées dessus
}{ $found ->
    [0] { "" }
    [one] , { $found } pion de plus posé dessus
   *[other] , { $found } pions de plus posés dessus
}
tokens = { $number ->
    [one] { $number } pion
   *[other] { $number } pions
}
coins = { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
}
regions = { $number ->
    [one] { $number } région
   *[other] { $number } régions
}
coins-on-it = { $number ->
    [one] +{ $number } pièce si vous la prenez
   *[other] +{ $number } pièces si vous la prenez
}
tokens-on-it = { $number ->
    [one] +{ $number } pion si vous la prenez
   *[other] +{ $number } pions si vous la prenez
}
choose-half = Choisissez un peuple et un pouvoir. Vous ne payez que la rangée la plus chère.
half-sentence = Rangée { $row } : { $name }, { $number ->
    [one] 1 pion
   *[other] { $number } pions
}{ $found ->
    [0] { "" }
   *[other] {" "}et { $found } de plus posés dessus
}
brings-coins = { $number ->
    [one] rapporte { $number } pièce
   *[other] rapporte { $number } pièces
}
half-brings = { $name } : { $brings }
half-of-hand = { $name }, { $number ->
    [one] 1 pion
   *[other] { $number } pions
}{ $found ->
    [0] { "" }
   *[other] {" "}et { $found } de plus qui l’accompagnent
}
choose-from-hand = Choisissez un peuple et un pouvoir de votre main. Ils sont gratuits, et chacun ne sert qu’une fois par partie.
costs-coins = { $number ->
    [one] coûte { $number } pièce
   *[other] coûte { $number } pièces
}
almanac-combo = En moyenne { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} (±{ $within }) pour nos bots
almanac-how = Gain moyen de nos bots avec cette combinaison, prise au tour { $turn } avec ce nombre de joueurs, une fois son prix payé. ± est l’intervalle à 95 % de la moyenne ; une seule partie varie davantage.
free = gratuit
link-connecting = Connexion…
link-open = Connecté
link-lost = Connexion perdue. Reconnexion…
link-nowhere = Pas de connexion. La table est montrée telle qu’elle était. Elle se mettra à jour à votre reconnexion.
link-closed = Déconnecté

decision = Votre décision

# --- Joueurs --------------------------------------------------------------------------------------------------------------

players = Joueurs
team-with = avec { $player }
team-alone = en solo, compte { $number ->
    [2] double
   *[other] { $number } fois
}
teams = Équipes
teams-by-seat = Équipes, dans l’ordre à partir du premier joueur :
ally = allié
you-mark = (vous)
is-bot = bot
is-away = ailleurs, un bot joue
is-gone = pas là
is-away-short = un bot joue
is-gone-short = pas là
thinks = réfléchit
decides = décide
captive-leader = Chef captif ({ race-name })
coins-hidden = Pièces cachées
show-domain = Montrer les régions de ce joueur
in-decline = en déclin
in-hand = { $number } en main
no-race = Pas encore de peuple

# --- Régions --------------------------------------------------------------------------------------------------------------

held-nobody = inoccupée
held-tribe = { $number ->
    [one] une Tribu oubliée
   *[other] { $number } pions d’une Tribu oubliée
}
held-monsters = { $number ->
    [one] un Monstre
   *[other] { $number } Monstres
}
held-passing = quittera la rivière
serves-nobody = ne sert personne
serves = sert { $player }
holding-in-short = { $ability } ({ $player })
legend-field = Un pouvoir pousse dans ce cercle. Un peuple actif qui tient cinq régions autour du cercle l’a aussi.
field-of = Cercle : { $ability }
field-has = { $player } : { $held } sur { $enough }, { $lacking ->
    [0] en vigueur
    [one] encore 1
   *[other] encore { $lacking }
}
field-rule = Un peuple actif qui tient { $enough } des { $number } régions autour du cercle a aussi ce pouvoir.
field-bare = Aucun peuple actif ne tient de région autour du cercle.
held-neutral = { $number } × { race-name }
held-by = { $player } : { $number } × { race-name }{ $declined ->
    [yes] {" "}en déclin
   *[no] { "" }
}
costs = { $tokens ->
    [one] coûte { $tokens } pion
   *[other] coûte { $tokens } pions
}
costs-die = coûte { $tokens } pions ; { $percent } % avec le dé
costs-short = coûte { $tokens ->
    [one] { $tokens } pion
   *[other] { $tokens } pions
}, il en manque { $short }
tokens-needed = { $number ->
    [one] pion nécessaire
   *[other] pions nécessaires
}
draft-places = { $number } à placer ici
beside-regions = À côté : { $regions }
beside-column = À côté
draft-said = { $region } : { $number } ici, { $left } encore à placer
said-undone = C’est annulé.
why-not = Pourquoi pas ici ?
harm = { $player } perd cette région et { $declined ->
    [yes] son dernier pion en déclin ici ({ race-name })
   *[no] un pion ({ race-name })
}.
harm-tribe = La Tribu oubliée quitte la carte.
harm-monsters = Les Monstres quittent la carte, et ce qu’ils gardaient est révélé.
one-less = Un de moins
one-more = Un de plus
all-here = Les { $number } ici

# --- La suite ---------------------------------------------------------------------------------------------------------------

do-choose-pair = Choisir peuple et pouvoir
do-choose-combo = Choisissez une combinaison
do-take = Prendre { combo-the }{ $price ->
    [0] { "" }
   *[other] {" "}pour { $price }
}
do-expand = Continuer : { combo }
do-decline = Décliner (+{ $coins })
do-decline-sure = Oui, passer en déclin
do-not-decline = Non, rester actif
pass-conquer = Arrêter et redéployer
do-conquer = Conquérir { $region } ({ $tokens })
do-attempt = Dé : { $region } ({ $percent } %)
do-dragon-master = Dragon : { $region }
do-sorcerers = Ensorceler : { $region }
do-abandon = Abandonner { $region }
do-loose-berserk = Lancer le dé
do-use = Avec { $ability }
spread-proposed = Proposition pour { $what }.
spread-whole = Votre choix pour { $what }.
spread-change = Pour changer, cliquez sur une région.
spread-left = Reste à placer : { $left } sur { $what }.
spread-off = Retour au prochain tour : { $number } ({ $ability }).
spread-asked-by = { $ability } : { $text }
do-place-left = Encore { $number } à placer
do-redeploy = C’est fait, continuer
do-return = C’est fait
do-end-turn = Finir le tour +{ $coins }
do-end-turn-plain = Finir le tour
do-not-yet = Pas encore
do-choose-regions = { $number ->
    [one] Choisissez encore une région
   *[other] Choisissez encore { $number } régions
}
do-select = { $number ->
    [0] Aucune région
    [one] Cette région
   *[other] Ces { $number } régions
}
answer-heroic = Poster les héros
answer-leprechauns = { $number ->
    [0] Ne cacher aucun pot
    [one] Cacher un pot d’or
   *[other] Cacher { $number } pots d’or
}
answer-barbarians = { $number ->
    [0] N’en reprendre aucun
   *[other] En reprendre { $number }
}
select-all = Toutes les régions
select-none = Aucune
do-fortified = Bâtir : { $region }
pass-fortified = Ne rien bâtir
do-diplomat = Paix avec { $player }
pass-diplomat = Aucune paix
do-buy = Acheter : { $ability }
pass-necromancer = Ne plus rien acheter
pass-hire = Sans Chef
pass-ransom = Le laisser captif
do-leader = Le Chef : { $region }
do-priestesses = Tour : { $region }
do-ghosts = { $number ->
    [0] Tous sur la carte
    [one] Garder un fantôme
   *[other] Garder { $number } fantômes
}
do-hordes-of = { $number ->
    [0] Pions Horde seulement
    [one] Perdre un pion du peuple
   *[other] Perdre { $number } pions du peuple
}
do-ability = { $ability } : { $what }
answer-yes = Oui
answer-yes-for = Oui, pour { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
}
answer-no = Non
do-pass = Ne rien faire
do-more-tokens = Plus de pions…
do-choose-do = Choisissez que faire
do-choose-region = Choisissez une région
do-choose-other = Choisir une 2e région
do-choose-player = Choisissez un joueur
do-choose-place = Choisissez une combinaison
do-choose-named = Faites un choix
do-choose-revealed = Faites un choix
do-choose-bought = Faites un choix
do-choose-tile = Choisissez une tuile
do-choose-cell = Choisissez où elle va
do-creation-4 = Montagne : { $place }
do-creation-5 = Gouffre : { $place }
do-creation-6 = Monstres : { $region }
do-creation-7 = Tribu oubliée : { $region }
do-hands-2 = Prendre : { $ability }
do-lay-tile = Poser la tuile ici
do-choose-ability = Faites un choix
how-many-tokens = Combien ?
take-back = { $what } : choisir de nouveau
gather = Tout reprendre
template-even = À parts égales
template-borders = Frontières
template-bonus = Régions à bonus
template-together = Tous ensemble
template-last = Comme avant
wait-over = La partie est finie.
wait-frozen = La position reste en place pendant que vous lisez.
wait-chance = Le dé roule…
wait-player = { $player } joue
homecoming-title = Vos pions sont rentrés
homecoming = { $player } vous a chassé : { $what ->
    [bivouacking] vos campements sont rentrés.
    [behemoth] vos Béhémoths sont revenus.
   *[other] { $number ->
        [one] { story-troops } est rentré.
       *[other] { story-troops } sont rentrés.
    }
}
homecoming-always = Toujours faire ceci : { $order }
wait-home = { $number ->
    [one] { $players } replace ses pions
   *[other] { $players } replacent leurs pions
}
prompt-ending = Cela termine votre tour et ne peut pas être annulé.
forecast = Vaut maintenant { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
forecast-of = { $player } gagnerait maintenant { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
forecast-item = { $coins } { $reason }
decline-forecast = Si vous déclinez maintenant : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
coins-regions = { $number ->
    [one] région
   *[other] régions
}{ $declined ->
    [yes] {" "}({ race-name })
   *[no] { "" }
}
coins-ability-declined = { $ability } (en déclin)
receipt = Pièces de ce tour
die-shows = { $number ->
    [0] face blanche
   *[other] { $number }
}

# --- Journal, discussion ------------------------------------------------------------------------------------------------------

log = Journal
log-whole = Montrer toute la partie
log-go-back = Revenir ici
log-deployed = { $regions ->
    [one] { $player } envoie { tokens } : { $region }.
   *[other] { $player } répartit { tokens } sur { $regions } régions.
}
log-scored = { $player } marque { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
notes = Notes
notes-hint = Vous seul voyez ces notes. Ce navigateur les garde.
chat = Discussion
chat-empty = Aucun message pour l’instant.
chat-words = Votre message
chat-send = Envoyer
chat-readers = Destinataires
chat-to-all = Tous
chat-to-team = Mon équipe
chat-points = Regardez là : { $region } !
do-point-out = Montrer aux autres
chat-said-to-team = À l’équipe : { $text }
phrases = Dire quelque chose
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-your-turn = C’est à vous.
phrase-thinking = Je réfléchis.
phrase-one-moment = Un instant, s’il vous plaît.
phrase-back = Me revoilà.
phrase-nice-move = Bien joué !
phrase-ouch = Aïe !
phrase-lucky = Quelle chance !
phrase-sorry = Pardon !
phrase-thanks = Merci !
phrase-well-played = Belle partie !
phrase-again = Une autre partie ?
phrase-bye = Au revoir !

# --- Signalements aux responsables du serveur -----------------------------------------------------------------

complain = Signaler…
complain-title = Signaler aux modérateurs
complain-what = Les modérateurs voient votre signalement et la discussion que vous avez pu lire. Les autres joueurs n’en sauront rien.
complain-whom = Qui ou quoi
complain-table = La table elle-même
complain-why = Raison
complain-reason-insult = Insultes ou menaces
complain-reason-spam = Messages indésirables
complain-reason-cheating = Triche
complain-reason-name = Nom ou plateau offensant
complain-reason-other = Autre chose
complain-words = Précisions (facultatif)
complain-send = Envoyer le signalement
complain-thanks = Merci. Les modérateurs vont s’en occuper.

# --- Rideau, fin, reprise -------------------------------------------------------------------------------------------------------

curtain = { $player }, à vous
curtain-text = Les pièces sont secrètes. Tous détournent les yeux, sauf { $player }.
curtain-open = Je suis { $player }
show-end = Voir le résultat
end-title = { $number ->
    [one] Victoire : { $players } !
   *[other] Victoire partagée : { $players } !
}
end-team = L’équipe { $team } l’emporte : { $players }, avec { $coins } pièces ensemble !
end-alone = { $players } l’emporte sans partenaire, avec { $coins } pièces : son propre total multiplié par { $number } !
tokens-on-map = { $number ->
    [one] { $number } pion sur la carte
   *[other] { $number } pions sur la carte
}
best-raid = Plus beau raid : { $player } a pris { $number ->
    [one] { $number } région
   *[other] { $number } régions
} aux autres, manche { $turn }.
luckiest = Dé le plus heureux : { $player } a gagné { $region } avec { $percent } % de chances.
chart-coins = Pièces, tour par tour
chart-races = Grandeur et décadence
regions-by-turn = Régions, tour par tour : { $list }
end-missing = Le serveur n’a pas envoyé les détails de cette partie.
try-again = Réessayer
end-why = Ce qui a fait la différence
end-lead = { $coins ->
    [0] { $winner } et { $other } sont à égalité de pièces : les pions sur la carte ont décidé.
    [one] { $winner } a gagné { $coins } pièce de plus que { $other }.
   *[other] { $winner } a gagné { $coins } pièces de plus que { $other }.
}
end-swing = La manche { $turn } a le plus compté : { $coins ->
    [one] { $coins } pièce.
   *[other] { $coins } pièces.
}
end-from-regions = Régions actives
end-from-declined = Régions en déclin
end-from-purse = Payé et trouvé
seed = Graine aléatoire : { $seed }
record = Enregistrement de la partie
rematch = Rejouer
rematch-waits = Un joueur veut rejouer et vous attend.
bot-plays-for-you = Un bot joue à votre place.
again-harder = Jouer au niveau supérieur
again-easier = Jouer au niveau inférieur
next-game = Partie suivante
replay = Revoir
look-at-map = Voir la carte
to-table = Retour à la table
play = Lecture
pause = Pause
look-back = Analyse de la partie
replay-back = Étape précédente
replay-forward = Étape suivante
replay-turn-back = Tour précédent
replay-turn-forward = Tour suivant
replay-moment = Position dans la partie
play-on = Continuer d’ici
share = Partager
recap = Depuis votre dernier tour, { $lost ->
    [0] vous n’avez perdu aucune région.
    [one] vous avez perdu 1 région.
   *[other] vous avez perdu { $lost } régions.
}
read-log = Lire le journal
show-film = Reprise animée
film-speed = Vitesse
volume = Volume
haptics = Vibrations
motion = Animations
motion-speed = { $speed ->
    [0] Aucune
    [1] Normales
    [2] Rapides
   *[other] Lentes
}
# Ce qu’un bot a fait pour quelqu’un qui n’était pas là, raconté à son retour.
meanwhile-title = Pendant votre absence
meanwhile-what = Ce qu’a fait le bot

# --- Première partie ---------------------------------------------------------------------------------------------------------------

guide = Conseil pour débutant
guide-understood = Compris
guide-no-more = Désactiver les conseils
guide-on = Conseils pour débutants
guide-choose-combo = Prenez un peuple et son pouvoir. Celui du haut est gratuit ; plus bas, chaque rang coûte une pièce de plus.
guide-choose-course = Continuez avec votre peuple, ou mettez-le en déclin : il marque encore, et vous en prendrez un autre.
guide-conquer = Les nombres sont des prix en pions. Cliquez deux fois sur une région pour la conquérir. Entrez par le bord.
guide-die = Trop peu de pions ? Choisissez une région en pointillé : le dé en apporte jusqu’à trois.
guide-redeploy = Vos pions sont déjà placés. Cliquez sur une région pour y déplacer un pion, ou finissez le tour.
guide-redeploy-give-up = Vous avez trop peu de pions pour toutes vos régions. Cédez-en une.
guide-heroic = Deux régions avec un héros sont imprenables. Cliquez sur les deux plus importantes.
guide-fortified = Une forteresse ajoute 1 au coût de sa région et rapporte 1 pièce par tour tant que le peuple est actif.
guide-diplomat = Si vous faites la paix avec un joueur, il ne peut pas attaquer ce peuple jusqu’à votre prochain tour.
guide-stout = Ce peuple peut décliner juste après avoir marqué, sans perdre de tour.
guide-river = Une rivière coûte un pion de moins, mais nul n’y reste : vos pions en repartent au redéploiement.

# --- Continuer sans quelqu’un ----------------------------------------------------------------------------------

how-to-go-on = Comment continuer
gone-for = { $minutes ->
    [one] { $player } n’est plus là depuis 1 minute.
   *[other] { $player } n’est plus là depuis { $minutes } minutes.
}
gone-wait = Attendre
gone-bot = Laisser jouer un bot
gone-days = Passer à un jour par tour
votes-of = { $number } sur { $needed }
by-days = Vous avez maintenant un jour par tour, parce qu’un joueur n’était plus là.
own-pace = Revenir au rythme normal

# --- Ce qui peut échouer, selon le code du serveur ------------------------------------------------------------------------------------

error-unknown = Cela n’a pas marché : { $message }
error-cookies = Votre navigateur bloque les cookies. Autorisez-les pour cette page, afin que la table reconnaisse votre place.

# --- Touches ---------------------------------------------------------------------------------------------------------------------------

keys-on = Raccourcis clavier
notify-on = Me prévenir à mon tour
orders = Au retour de mes pions
orders-all = Tous les peuples
orders-as-all = comme tous les peuples
order-ask = me demander
leave-sure = Partir et laisser un bot ?
take-back-seat = Reprendre ma place
key-map = à la carte
key-next = région possible suivante
key-neighbour = région voisine
key-choose = examiner, puis agir
key-back = retour
key-combo = choisir une combinaison (ou un peuple, puis un pouvoir)
key-primary = appuyer sur le bouton principal
key-decline = décliner
key-roll = lancer le dé
key-step = un pion de plus ou de moins
key-templates = frontières, parts égales, reprendre
key-abandon = abandonner la région
key-undo = annuler
key-redo = refaire
key-reset = reprendre le tour
key-inspect = décrire la région
key-table = liste des régions
key-hint = conseil
key-log = journal
key-players = joueurs
key-help = cette page

# --- Encyclopédie, crédits ---------------------------------------------------------------------------------------------------------------

encyclopedia = Encyclopédie
encyclopedia-hint = Tous les peuples, pouvoirs et règles, dans nos propres mots.
search = Chercher
kind-term = Termes de la carte
terrain-of-board = Terre : elle coûte deux pions si personne n’y est. Seule cette carte en a : aucun peuple ni pouvoir d’une boîte ne la connaît, mais vos propres créations le peuvent.
kind-topic = Règles
kind-race = Peuples
kind-power = Pouvoirs
kind-relic = Reliques
kind-place = Lieux
contents = Sommaire
credits = Crédits
credits-icons = Icônes :
credits-font = Police :
credits-software = Réalisé avec
credits-art = Cartes, paysages et motifs ont été dessinés pour ce projet.

# The announcements of a screen reader when the search text or the box changes.
encyclopedia-found =
    { $number ->
        [0] Aucune entrée ne correspond.
        [one] Une entrée correspond.
       *[other] { $number } entrées correspondent.
    }
# The name of the row of tabs: combos, log, chat and notes.
side-panel = À côté de la carte
