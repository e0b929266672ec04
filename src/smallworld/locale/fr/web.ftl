### Ce que disent les écrans du navigateur, avec content.ftl et story.ftl.

title = Small World
slogan = Gobelins, géants, fantômes et quelques dizaines d’autres, et jamais assez de terre pour tous.
skip-to-content = Aller au contenu
navigation = Pages
language = Langue
# What the language calls itself.
language-name = Français
theme = Couleurs : { $theme ->
    [light] claires
    [dark] sombres
   *[auto] comme le système
}
close = Fermer
loading = On déroule la carte…
offline = Le serveur est injoignable. Veuillez réessayer.
sending-title = Votre coup
sending = Envoi de votre coup …
sending-stuck = Votre coup n’est pas encore arrivé. Il est gardé et renvoyé jusqu’à ce qu’il arrive.
sending-withdraw = Retirer le coup
move-arrived = Votre coup est arrivé.
move-arrived-all-the-same = Votre coup était arrivé avant que vous ne le retiriez.
move-refused = Votre coup n’a pas été joué. { $why }
move-withdrawn = Vous avez retiré votre coup. À vous de décider à nouveau.
guest-name = Voyageur
broken-title = Cette page n’a pas pu s’afficher
broken-text = Une erreur s’est produite à son ouverture. Rien de vos parties n’est perdu. Rechargez la page ou retournez à l’accueil.
reload = Recharger
unofficial = Une réalisation libre et non officielle, sans lien avec l’éditeur. Si elle vous plaît, achetez le jeu.

# --- Accueil, salon, mes parties ---------------------------------------------------------------------------

play-now = Jouer
play-now-hint = Contre deux bots faciles. Sans compte, sans attente.
play-learn = Apprendre en jouant
puzzles = Problèmes
puzzles-hint = Cent positions avec une bonne réponse, une autre chaque jour.
puzzle-of-the-day = Problème du jour
starting = On dresse la table…
continue = Continuer
new-table = Nouvelle table
new-table-hint = Amis par lien, joueurs à cet écran, bots : à vous de placer chacun.
lobby = Salon
lobby-hint = Prenez place à une table ouverte ou regardez une partie.
lobby-open = Tables ouvertes
lobby-none-open = Aucune table n’attend de joueurs. Ouvrez-en une !
lobby-running = Parties en cours
my-games = Mes parties
finished-games = Parties terminées
no-games = Vous n’avez pas encore joué.
status-open = ouverte
status-running = en cours
status-finished = terminée
players-number = { $number } joueurs
to-start = Page d’accueil

# --- Nouvelle table --------------------------------------------------------------------------------------------

how-many = Combien de joueurs ?
board-of = La carte pour { $players }, { $rounds } manches
seats = Places
seat-number = Qui prend la place { $player }
seat-kind-me = Moi
seat-kind-open = Un ami, par lien
seat-kind-local = Une autre personne ici
seat-kind-bot = Un bot
bot-level = Manière de jouer du bot
name-of = Nom du joueur { $player }
player-number = Joueur { $player }
open-coins = Pièces à découvert
allied-coins = Les alliés voient leurs pièces
is-public = Visible dans le salon
who-begins = Premier joueur
random = tiré au sort
newcomer-first = Un débutant, ou le hasard
clock = Pendule
clock-none = aucune
clock-live = des minutes pour chacun
clock-turns = des jours pour chacun
clock-days = { $days } j
pace-none = Sans pendule
pace-live = { $minutes } minutes chacun, et { $increment } secondes de plus par tour
pace-days = { $days ->
    [one] Un jour chacun, et un jour de plus par tour
   *[other] { $days } jours chacun, et un jour de plus par tour
}
minutes-each = Minutes chacun
days-each = Jours chacun
table-rules = Horloge et pièces
create-table = Dresser la table
in-play = En jeu
in-play-sum = { $races } peuples et { $powers } pouvoirs en tout.
in-play-without = Laissés de côté : { $names }.
presets = Choix tout prêts
preset-base-only = La base seule
    .about = Le jeu des débuts : quatorze peuples, vingt pouvoirs.
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
world-underground = En bas
    .about = Les cartes d’Underground : rivières, gouffres et monstres.
world-both = Dans les deux mondes
    .about = Les tuiles montrent la face que l’on veut : des terres des deux mondes.
world-any = Dans un monde ou les deux
box-holds = { $races ->
    [one] 1 peuple
   *[other] { $races } peuples
}, { $powers ->
    [one] 1 pouvoir
   *[other] { $powers } pouvoirs
}
setup-leaders = Chefs
    .about = Pour une pièce, un peuple amène son chef : fort, mais on peut le capturer.
setup-places = Reliques et lieux en haut
    .about = Dans des régions de Tribus oubliées, deux Monstres gardent chacun une relique ou un lieu.
setup-necromancer = Fantômes en réserve
    .about = Un joueur mène les fantômes contre tous ; un joueur de plus par carte.
    .seat = Qui joue en dernier mène les fantômes.
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
waiting-branch = Cette table continue une autre partie à partir d’un moment donné.
seat-open = Place libre
sit-down = Prendre place
start-with-bots = Commencer ; des bots prennent les places libres
leave-table = Quitter la table
invite = Inviter
invite-text = Qui ouvre ce lien peut prendre place. Aucun compte n’est nécessaire.
link = Lien vers cette table
copy = Copier
copied = Copié
copy-by-hand = Votre navigateur n’a pas copié le lien. Il est maintenant sélectionné : copiez-le vous-même.
qr = Le lien en code QR

# --- Compte ----------------------------------------------------------------------------------------------------------

account = Compte
account-why = Vous pouvez jouer sans. Avec un compte, vos parties vous suivent sur tous vos appareils.
logged-in = Vous êtes { $name }.
log-in = Se connecter
log-out = Se déconnecter
make-account = Créer un compte
password = Mot de passe (8 caractères au moins)
logins = Où ce compte est ouvert
login-since = depuis le { $day }
login-here = ce navigateur
password-change = Changer le mot de passe
password-old = Ancien mot de passe (aucun avec des clés d’accès seules)
password-new = Nouveau mot de passe (8 caractères au moins)
password-changed = Le mot de passe est changé. Tous les autres navigateurs sont déconnectés.
passkey-login = Se connecter avec une clé d’accès
passkey-create = Créer une clé d’accès
passkey-why = Une clé d’accès ouvre votre compte avec une empreinte, un visage ou un code, sans mot de passe.
passkey-made = La clé d’accès est créée : elle ouvre désormais ce compte.
passkey-cancelled = Rien n’a été fait : la clé d’accès n’a pas été confirmée, ou il n’y en a pas pour ce site.
passkey-exists = Cet appareil a déjà une clé d’accès pour ce compte.
passkey-insecure = Les clés d’accès ne fonctionnent pas à cette adresse : il faut un nom en https, ou localhost.
passkey-unknown = Aucun compte d’ici ne correspond à cette clé d’accès.
passkey-unverified = La clé d’accès n’a pas pu être vérifiée. Veuillez réessayer.
passkey-name-taken = Un compte de ce nom existe déjà. Veuillez choisir un autre nom.

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
on-offer = { $power } (peut encore s’acheter)
on-the-island = L’île du Nécromant : { $number ->
    [0] aucun fantôme n’y est
    [one] un fantôme y est
   *[other] { $number } fantômes y sont
}
steps = Étapes d’un tour
stage-begin = Choisir
stage-conquer = Conquérir
stage-redeploy = Redéployer
stage-score = Compter
map = La carte pour { $board } joueurs
map-unbuilt = Ceux qui jouent construisent ce plateau, tuile après tuile.
map-built = Les joueurs construisent le plateau, tuile après tuile. En voici un que quatre ont bâti.
watching = Vous regardez
table-missing = Cette table n’existe pas.
# Des mots qui terminent un nom composé d’un seul tenant : le français n’en a pas.
region-endings = { "" }
region-table = Liste des régions
region = Région
land = Terrain
holder = Occupée par
price-column = Prix
act-column = Agir
sort-by = Trier par
sort-price = choix possibles
sort-holder = occupant
sort-name = nom
choose = Choisir
again = Valider
sound = Son
options = Options
palette-distinct = Couleurs pour les daltoniens
facing = Face à face : cet écran est posé entre nous, et les pièces se voient
opposite-declined = { $race } en déclin
opposite-race = { $race } : { $regions ->
    [one] { $regions } région
   *[other] { $regions } régions
}
keys = Touches et options
map-cell = case { $cell }
map-cell-own = là où elle est, pour la tourner
tray-tiles = Tuiles à poser
tray-tile = tuile { $letter }
map-spot = place { $number }
turn-left = la tourner à gauche
turn-right = la tourner à droite
unplayed = Votre main
unplayed-of = Dans la main de { $player }
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
combo-sentence = Numéro { $place } : { $combo }, { tokens }, { $price ->
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
    [one] { $number } pièce, pour qui la prend
   *[other] { $number } pièces, pour qui la prend
}
tokens-on-it = { $number ->
    [one] { $number } pion de plus, pour qui la prend
   *[other] { $number } pions de plus, pour qui la prend
}
choose-half = Choisissez un peuple et un pouvoir ; la rangée la plus chère fixe le prix des deux.
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
choose-from-hand = Choisissez un peuple et un pouvoir de votre main. Ils ne coûtent rien, et chacun ne sert qu’une fois dans la partie.
costs-coins = { $number ->
    [one] coûte { $number } pièce
   *[other] coûte { $number } pièces
}
almanac-combo = En moyenne { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} (±{ $within }) pour nos bots
almanac-how = Ce que cette combinaison a rapporté à nos bots jusqu’à sa disparition, prise au tour { $turn } avec autant de joueurs, moins son prix et avec les pièces posées dessus. La marge est celle de la moyenne ; une partie s’en écarte davantage.
free = gratuit
link-connecting = Connexion…
link-open = Connecté
link-lost = Connexion perdue, on revient…
link-nowhere = Pas de connexion. La table est montrée telle qu’elle était ; elle reprendra d’elle-même dès que vous serez reconnecté.
link-closed = Déconnecté

# --- Joueurs --------------------------------------------------------------------------------------------------------------

players = Joueurs
team-with = avec { $player }
team-alone = en solo, compte { $number ->
    [2] double
   *[other] { $number } fois
}
teams = Équipes
teams-by-seat = Qui joue ensemble, à partir de qui commence :
ally = allié
you-mark = (vous)
is-bot = bot
is-away = ailleurs, un bot joue
is-gone = pas là
is-away-short = un bot joue
is-gone-short = pas là
thinks = réfléchit
decides = décide
captive-leader = Captif : le Chef des { $race }
coins-hidden = Pièces cachées
show-domain = Montrer les régions de ce joueur
in-decline = en déclin
in-hand = { $number } en main
no-race = Pas encore de peuple

# --- Régions --------------------------------------------------------------------------------------------------------------

held-nobody = personne ici
held-tribe = { $number ->
    [one] une Tribu oubliée
   *[other] { $number } pions d’une Tribu oubliée
}
held-monsters = { $number ->
    [one] un Monstre
   *[other] { $number } Monstres
}
held-passing = quittera la rivière
serves-nobody = ne sert personne pour l’instant
serves = sert { $player }
holding-in-short = { $ability } ({ $player })
legend-field = Un pouvoir pousse dans ce cercle. Il sert aussi à qui tient, de son peuple actif, cinq régions autour.
field-of = Cercle : { $ability }
field-has = { $player } : { $held } sur { $enough }, { $lacking ->
    [0] en vigueur
    [one] encore 1
   *[other] encore { $lacking }
}
field-rule = Son pouvoir sert un peuple actif qui tient { $enough } des { $number } régions autour.
field-bare = Aucun peuple actif ne tient de ses régions.
held-neutral = { $number } × { $race }
held-by = { $player } : { $number } × { $race }{ $declined ->
    [yes] {" "}en déclin
   *[no] { "" }
}
costs = { $tokens ->
    [one] coûte { $tokens } pion
   *[other] coûte { $tokens } pions
}
costs-die = coûte { $tokens } pions ; avec le dé, { $percent } %
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
    [yes] son dernier pion en déclin ici ({ $race })
   *[no] un pion ({ $race })
}.
harm-tribe = La Tribu oubliée quitte la carte.
harm-monsters = Les Monstres quittent la carte, et ce qu’ils gardaient est révélé.
one-less = Un de moins
one-more = Un de plus
all-here = Les { $number } ici

# --- La suite ---------------------------------------------------------------------------------------------------------------

do-choose-pair = Choisissez un peuple et un pouvoir
do-choose-combo = Choisissez une combinaison
do-take = Prendre les { $combo }{ $price ->
    [0] { "" }
   *[other] {" "}pour { $price }
}
do-expand = Continuer avec les { $combo }
do-decline = Décliner (+{ $coins })
do-decline-sure = Oui, passer en déclin
do-not-decline = Non, rester actif
pass-conquer = Arrêter et redéployer
do-conquer = Conquérir { $region } ({ $tokens })
do-attempt = Lancer le dé pour { $region } ({ $percent } %)
do-dragon-master = Envoyer le dragon : { $region }
do-sorcerers = Ensorceler le pion : { $region }
do-abandon = Abandonner { $region }
do-loose-berserk = Lancer le dé
do-use = Avec { $ability }
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
    [0] Dans aucune région
    [one] Dans cette région
   *[other] Dans ces { $number } régions
}
answer-heroic = Poster les héros
answer-leprechauns = { $number ->
    [0] Ne cacher aucun pot
    [one] Cacher un pot d’or
   *[other] Cacher { $number } pots d’or
}
answer-barbarians = { $number ->
    [0] N’en prendre aucun en main
   *[other] En prendre { $number } en main
}
select-all = Toutes les régions
select-none = Aucune
do-fortified = Bâtir : { $region }
pass-fortified = Ne rien bâtir
do-diplomat = Paix avec { $player }
pass-diplomat = Aucune paix
do-buy = Acheter : { $power }
pass-necromancer = Ne rien acheter de plus
pass-hire = Sans Chef
pass-ransom = Le laisser captif
do-leader = Le Chef : { $region }
do-priestesses = Bâtir la Tour : { $region }
do-ghosts = { $number ->
    [0] Tous les fantômes sur la carte
    [one] Un fantôme reste
   *[other] { $number } fantômes restent
}
do-hordes-of = { $number ->
    [0] Ne perdre que des pions de la Horde
    [one] Perdre plutôt un pion du peuple
   *[other] Perdre plutôt { $number } pions du peuple
}
do-ability = { $ability } : { $what }
answer-yes = Oui
answer-yes-for = Oui, pour { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
}
answer-no = Non
do-pass = Ne rien faire
do-more-tokens = Avec plus de pions …
do-choose-do = Choisissez que faire
do-choose-region = Choisissez une région
do-choose-other = Choisissez une seconde région
do-choose-player = Choisissez un joueur
do-choose-place = Choisissez une combinaison
do-choose-named = Faites un choix
do-choose-revealed = Faites un choix
do-choose-bought = Faites un choix
do-choose-tile = Choisissez une tuile
do-choose-cell = Choisissez où elle va
do-creation-4 = Poser une montagne : { $place }
do-creation-5 = Poser un gouffre : { $place }
do-creation-6 = Monstres : { $region }
do-creation-7 = Tribu oubliée : { $region }
do-hands-2 = Prendre : { $power }
do-lay-tile = Poser la tuile ici
do-choose-ability = Faites un choix
how-many-tokens = Combien ?
take-back = { $what } : choisir de nouveau
gather = Tout reprendre
template-even = Égal
template-borders = Frontières
template-bonus = Régions à bonus
template-together = Tous ensemble
template-last = Comme avant
wait-over = La partie est finie.
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
homecoming-always = Toujours ainsi : { $order }
wait-home = { $number ->
    [one] { $players } replace ses pions
   *[other] { $players } replacent leurs pions
}
prompt-ending = Cela finit votre tour et ne peut être annulé.
forecast = Vaut maintenant { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
decline-forecast = Décliner maintenant : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
coins-regions = { $number ->
    [one] région
   *[other] régions
}{ $declined ->
    [yes] {" "}({ $race })
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
notes-hint = Vous seul voyez ce que vous notez ici. Ce navigateur le garde.
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-words = Dites-le avec vos mots
chat-send = Envoyer
chat-readers = Qui le lit
chat-to-all = À tous
chat-to-team = À mon équipe
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
complain-about = Signaler { $name }…
complain-title = Signaler aux responsables de ce serveur
complain-what = Ils verront ce que vous écrivez et ce que vous avez pu lire dans la discussion. Les autres à la table n’en sauront rien.
complain-whom = Qui
complain-table = La table elle-même
complain-why = Pourquoi
complain-reason-insult = Insultes ou menaces
complain-reason-spam = Messages indésirables
complain-reason-cheating = Triche
complain-reason-name = Un nom ou un plateau offensant
complain-reason-other = Autre chose
complain-words = En quelques mots (facultatif)
complain-send = Envoyer le signalement
complain-thanks = Merci. Les responsables de ce serveur vont s’en occuper.

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
end-alone = { $players } l’emporte sans partenaire, avec { $coins } pièces : { $number } fois les siennes !
tokens-on-map = { $number ->
    [one] { $number } pion sur la carte
   *[other] { $number } pions sur la carte
}
best-raid = Plus beau raid : { $player } a pris { $number ->
    [one] { $number } région
   *[other] { $number } régions
} aux autres, manche { $turn }.
luckiest = Dé le plus heureux : { $player } a gagné { $region } avec { $percent } % de chances.
chart-coins = Pièces, tour par tour
chart-races = Grandeur et décadence
regions-by-turn = Régions, tour par tour : { $list }
seed = Graine de tout le hasard : { $seed }
record = Procès-verbal de la partie
rematch = Rejouer
rematch-waits = Quelqu’un veut rejouer et vous attend.
replay = Revoir
look-at-map = Voir la carte
to-table = À la table
play = Lecture
pause = Pause
look-back = Revoir et comprendre
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-turn-back = Un tour en arrière
replay-turn-forward = Un tour en avant
replay-moment = Moment de la partie
play-on = Continuer d’ici
share = Partager
recap = Depuis votre dernier tour, { $lost ->
    [0] personne ne vous a pris de région.
    [one] on vous a pris une région.
   *[other] on vous a pris { $lost } régions.
}
read-log = Lire
show-film = Voir le film
film-speed = Vitesse
# Ce qu’un bot a fait pour quelqu’un qui n’était pas là, raconté à son retour.
meanwhile-title = Pendant votre absence
meanwhile-what = Ce qu’il a fait

# --- Première partie ---------------------------------------------------------------------------------------------------------------

guide = Un conseil
guide-understood = Compris
guide-no-more = Sans conseils
guide-on = Conseils pour une première partie
guide-choose-combo = Prenez un peuple et son pouvoir. Celui du haut est gratuit ; plus bas, chaque rang coûte une pièce.
guide-choose-course = Continuez avec votre peuple, ou mettez-le en déclin : il marque encore, et vous en prendrez un autre.
guide-conquer = Les nombres sont des prix en pions. Cliquez deux fois une région pour la conquérir. Entrez par le bord.
guide-die = Trop peu de pions ? Choisissez une région en pointillé : le dé en apporte jusqu’à trois.
guide-redeploy = Répartissez vos pions : un clic en ajoute un. Les frontières en ont le plus besoin.
guide-redeploy-give-up = Vous avez trop peu de pions pour toutes vos régions. Cédez-en une.
guide-heroic = Deux régions avec un héros sont imprenables. Cliquez les deux plus importantes.
guide-fortified = Une forteresse rend une région plus chère à prendre et rapporte une pièce tant que le peuple est actif.
guide-diplomat = Qui fait la paix avec vous n’attaque pas ce peuple jusqu’à votre prochain tour.
guide-stout = Ce peuple peut décliner juste après avoir marqué, sans perdre de tour.
guide-river = Une rivière coûte un pion de moins, mais nul n’y reste : vos pions en repartent au redéploiement.

# --- Continuer sans quelqu’un ----------------------------------------------------------------------------------

how-to-go-on = Comment continuer
gone-for = { $minutes ->
    [one] { $player } n’est plus là depuis une minute.
   *[other] { $player } n’est plus là depuis { $minutes } minutes.
}
gone-wait = Attendre
gone-bot = Un bot joue jusqu’au retour
gone-days = Continuer par tours d’un jour
votes-of = { $number } sur { $needed }
by-days = Vous jouez par tours d’un jour, parce que quelqu’un n’était plus là.
own-pace = Reprendre notre propre rythme

# --- Ce qui peut échouer, selon le code du serveur ------------------------------------------------------------------------------------

error-unknown = Cela n’a pas marché : { $message }
error-malformed = Le serveur n’a pas compris. Vérifiez ce que vous avez saisi.
error-bad-name = Un nom compte au moins une lettre, et { $most } au plus.
error-missing = Cela n’existe pas, ou plus.
error-cookies = Votre navigateur bloque les cookies. Autorisez-les pour cette page, afin que la table reconnaisse votre place.
error-nobody = Dites d’abord qui vous êtes : jouez en invité ou connectez-vous.
error-not-your-seat = Ce n’est pas votre place.
error-away = Un bot joue pour vous. Reprenez d’abord votre place.
error-stale = La table a avancé. Regardez à nouveau.
error-not-running = La partie n’est pas en cours.
error-not-begun = La partie n’a pas commencé.
error-begun = La partie a déjà commencé.
error-running = La partie n’est pas finie.
error-not-host = Seul l’hôte de la table peut commencer.
error-taken = Cette place est prise.
error-kept = Cette place est réservée à quelqu’un d’autre.
error-illegal = Les règles ne le permettent pas maintenant.
error-not-your-turn = C’est à quelqu’un d’autre de décider.
error-no-way-back = Impossible de revenir en arrière : le hasard ou un autre joueur s’en est mêlé.
error-too-often = Trop souvent en peu de temps. Attendez { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
error-other-rules = Cette partie a commencé avec d’autres règles, que ce serveur n’a pas.
error-no-push = Ce serveur n’avertit pas les pages fermées.
error-log-in-again = Pour cela, connectez-vous à nouveau : trop de temps a passé.
error-too-large = C’est trop long.
error-wrong = Le nom ou le mot de passe est faux.
error-name-taken = Un compte porte déjà ce nom. Choisissez-en un autre.
error-logged-in = Vous avez déjà un compte.
error-origin = Cette page n’a pas le droit de demander cela au serveur.
error-header = Cette page n’a pas le droit de demander cela au serveur.

# --- Touches ---------------------------------------------------------------------------------------------------------------------------

keys-on = Touches simples actives
notify-on = Me prévenir par une notification quand c’est à moi
orders = Quand mes pions rentrent
orders-all = Tous les peuples
orders-as-all = comme tous les peuples
order-ask = me demander
leave-sure = Vraiment quitter ? Un bot joue pour vous
take-back-seat = Reprendre ma place
key-map = à la carte
key-next = région possible suivante
key-neighbour = région voisine
key-choose = regarder, puis agir
key-back = retour
key-combo = choisir une combinaison ; ou un peuple, puis un pouvoir
key-primary = ce que dit le grand bouton
key-decline = décliner
key-roll = lancer le dé
key-step = un pion de plus ou de moins
key-templates = frontières, égal, reprendre
key-abandon = abandonner la région
key-undo = annuler
key-redo = refaire ce qui fut annulé
key-reset = reprendre le tour
key-inspect = tout entendre sur la région
key-table = liste des régions
key-hint = conseil
key-log = journal
key-players = joueurs
key-help = cette page

# --- Encyclopédie, crédits ---------------------------------------------------------------------------------------------------------------

encyclopedia = Encyclopédie
encyclopedia-hint = Tous les peuples, pouvoirs et règles, dans nos propres mots.
search = Chercher
kind-term = Les mots de la carte
kind-topic = Règles
kind-race = Peuples
kind-power = Pouvoirs
kind-relic = Reliques
kind-place = Lieux
credits = Crédits
credits-icons = Icônes :
credits-font = Caractères :
credits-software = Réalisé avec
credits-art = Cartes, paysages et motifs ont été dessinés pour ce projet.
