### What the screens in the browser say, beside content.ftl and story.ftl.

title = Small World
slogan = Quatorze peuples, vingt pouvoirs, et jamais assez de terre pour tous.
skip-to-content = Aller au contenu
navigation = Pages
language = Langue
theme = Couleurs : { $theme ->
    [light] claires
    [dark] sombres
   *[auto] comme le système
}
close = Fermer
loading = On déroule la carte …
offline = Le serveur ne répond pas. Votre coup est gardé et sera renvoyé.
guest-name = Vagabond
unofficial = Une version libre et non officielle, sans lien avec l’éditeur. Si elle vous plaît, achetez le jeu.

# --- Start, lobby, my games ------------------------------------------------------------------------------

play-now = Jouer tout de suite
play-now-hint = Contre deux robots faciles. Sans compte, sans attente.
starting = On installe la table …
continue = Reprendre la partie
new-table = Nouvelle table
new-table-hint = Des amis par un lien, des gens devant cet écran, des robots : à vous de placer tout le monde.
lobby = Salon
lobby-hint = Prenez place à une table ouverte ou regardez une partie en cours.
lobby-open = Tables ouvertes
lobby-none-open = Aucune table n’attend de joueurs. Ouvrez-en une !
lobby-running = Parties en cours
my-games = Mes parties
finished-games = Parties finies
no-games = Vous n’avez pas encore joué.
status-open = ouverte
status-running = en cours
status-finished = finie
players-number = { $number } joueurs
to-start = Vers la page d’accueil

# --- A new table -------------------------------------------------------------------------------------------

how-many = Combien de joueurs ?
board-of = La carte à { $players }, { $rounds } manches
seats = Places
seat-number = Qui prend la place { $player }
seat-kind-me = Moi
seat-kind-open = Quelqu’un, par un lien
seat-kind-local = Une autre personne ici
seat-kind-bot = Un robot
bot-level = Façon de jouer du robot
bot-name-random = Tête en l’air
bot-name-greedy = Grippe-sou
bot-random = Tête en l’air : tout ce qui est permis
bot-greedy = Grippe-sou : le plus de pièces possible à chaque tour
name-of = Nom du joueur { $player }
player-number = Joueur { $player }
open-coins = Les pièces restent visibles
is-public = Visible dans le salon
who-begins = Premier joueur
random = tiré au sort
clock = Pendule
clock-none = aucune
clock-live = des minutes pour chacun
clock-turns = des jours pour chacun
clock-days = { $days } j
minutes-each = Minutes par personne
days-each = Jours par personne
create-table = Installer la table
your-name = Votre nom

# --- Waiting room -------------------------------------------------------------------------------------------

waiting-title = On attend les joueurs
seat-open = Place libre
sit-down = Prendre place
start-with-bots = Commencer ; des robots prennent les places libres
leave-table = Quitter la table
invite = Inviter
invite-text = Qui ouvre ce lien peut prendre place. Aucun compte n’est nécessaire.
link = Lien vers cette table
copy = Copier
copied = Copié
qr = Le lien en code QR

# --- Account -------------------------------------------------------------------------------------------------

account = Compte
account-why = On peut jouer sans. Avec un compte, vos parties vous suivent sur tous vos appareils.
logged-in = Vous êtes { $name }.
log-in = Se connecter
log-out = Se déconnecter
make-account = Créer un compte
password = Mot de passe (8 caractères au moins)

# --- The table -----------------------------------------------------------------------------------------------

turn-of = Manche { $turn } sur { $rounds }
steps = Étapes d’un tour
map = La carte à { $board } joueurs
watching = Vous regardez
table-missing = Cette table n’existe pas.
region-table = Régions en liste
region = Région
land = Terrain
holder = Tenue par
price-column = Prix
act-column = Agir
sort-by = Trier par
sort-price = ce qui peut être choisi
sort-holder = joueur
sort-name = nom
choose = Choisir
again = Faire
sound = Son
keys = Touches et options
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Toute la carte
skip = Passer
your-turn = À vous de jouer !
undo = Annuler
reset-turn = Recommencer le tour
column = Combinaisons à prendre
column-short = Combinaisons
choose-combo = Choisir une combinaison
stacks = Encore dans les piles : { $races } peuples, { $powers } pouvoirs
combo-sentence = Numéro { $place } : { $combo }, { tokens }, { $price ->
    [0] gratuite
    [one] coûte 1 pièce
   *[other] coûte { $price } pièces
}{ $coins ->
    [0] { "" }
    [one] , 1 pièce posée dessus
   *[other] , { $coins } pièces posées dessus
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
    [one] { $number } pièce posée dessus, pour qui la prend
   *[other] { $number } pièces posées dessus, pour qui la prend
}
costs-coins = { $number ->
    [one] coûte { $number } pièce
   *[other] coûte { $number } pièces
}
free = gratuit
link-connecting = Connexion …
link-open = Connecté
link-lost = Connexion perdue, nouvel essai …
link-closed = Déconnecté

# --- Players ---------------------------------------------------------------------------------------------------

players = Joueurs
you-mark = (vous)
is-bot = robot
is-away = absence, un robot joue
is-gone = pas ici
thinks = réfléchit
decides = décide
coins-hidden = Les pièces sont cachées
show-domain = Montrer les régions de ce joueur
in-decline = en déclin
in-hand = { $number } en main
no-race = Pas encore de peuple

# --- Regions ---------------------------------------------------------------------------------------------------

held-nobody = personne ici
held-tribe = { $number ->
    [one] une Tribu oubliée
   *[other] { $number } pions d’une Tribu oubliée
}
held-by = { $number } × { $race }{ $declined ->
    [yes] {" "}en déclin
   *[no] { "" }
}, { $player }
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
why-not = Pourquoi pas ici ?
harm = { $player } perd cette région et { $declined ->
    [yes] ses derniers { $race } ici
   *[no] un pion parmi les { $race }
}.
harm-tribe = La Tribu oubliée quitte la carte.
one-less = Un de moins
one-more = Un de plus
all-here = Les { $number } ici

# --- What comes next ----------------------------------------------------------------------------------------------

do-choose-combo = Choisissez une combinaison
do-take = Prendre : { $combo }{ $price ->
    [0] { "" }
   *[other] {" "}pour { $price }
}
do-expand = Continuer avec : { $combo }
do-decline = Déclin (+{ $coins })
do-decline-sure = Oui, passer en déclin
do-not-decline = Non, rester actif
do-stop = S’arrêter et redéployer
do-conquer = Conquérir { $region } ({ $tokens })
do-attempt = Lancer le dé pour { $region } ({ $percent } %)
do-dragon-master = Envoyer le dragon sur { $region }
do-sorcerers = Ensorceler le pion qui tient { $region }
do-abandon = Abandonner { $region }
do-loose = Lancer le dé
do-place-left = Encore { $number } à placer
do-redeploy = C’est fait, continuer
do-return = C’est fait
do-end-turn = Finir le tour +{ $coins }
do-end-turn-plain = Finir le tour
do-choose-give-up = Choisissez une région à céder
do-choose-heroes = { $number ->
    [one] Choisissez une place pour un héros
   *[other] Choisissez des places pour { $number } héros
}
do-post-heroes = Poster les héros
do-build = Bâtir pour garder { $region }
do-build-none = Ne rien bâtir
do-name = Paix avec { $player }
do-name-nobody = Paix avec personne
gather = Tout reprendre
template-even = Égal
template-borders = Frontières
template-bonus = Régions à bonus
template-together = Tous ensemble
template-last = Comme au tour d’avant
wait-over = La partie est finie.
wait-chance = Le dé roule …
wait-player = À { $player } de jouer
prompt-take = Quelle combinaison prenez-vous ?
prompt-course = À vous : expansion, ou déclin ?
prompt-conquer = Que voulez-vous conquérir ? { $hand ->
    [one] { $hand } pion en main
   *[other] { $hand } pions en main
}
prompt-distribute = { $what ->
    [bivouacking] Où se dressent vos campements ?
   *[other] { $step ->
        [return] Vos pions sont revenus : où vont-ils ?
       *[other] Répartissez vos pions : { $number } à placer
    }
}
prompt-give-up = Trop peu de pions : quelle région cédez-vous ?
prompt-post = Où se tiennent les héros ?
prompt-build = Où bâtissez-vous une forteresse ?
prompt-name = Avec qui faites-vous la paix ?
prompt-choose = Le tour est joué. Passez-vous en déclin maintenant ?
forecast = Rapporte pour l’instant { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
decline-forecast = Déclin maintenant : { $coins ->
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

# --- Log, chat ------------------------------------------------------------------------------------------------

log = Journal
log-whole = Montrer toute la partie
log-go-back = Revenir jusqu’ici
log-deployed = { $regions ->
    [one] { $player } renforce { $region } avec { tokens }.
   *[other] { $player } répartit { tokens } sur { $regions } régions.
}
log-scored = { $player } marque { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
chat = Discussion
chat-empty = Personne n’a encore rien dit.
phrases = Dire quelque chose
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-your-turn = C’est à vous.
phrase-thinking = Je réfléchis.
phrase-one-moment = Un instant, s’il vous plaît.
phrase-back = Me revoilà.
phrase-nice-move = Joli coup !
phrase-ouch = Aïe !
phrase-lucky = Quelle veine !
phrase-sorry = Pardon !
phrase-thanks = Merci !
phrase-well-played = Bien joué !
phrase-again = Une autre partie ?
phrase-bye = Au revoir !

# --- Curtain, end, replay ----------------------------------------------------------------------------------------

curtain = { $player }, c’est à vous
curtain-text = Les pièces sont secrètes. Tout le monde détourne les yeux, sauf { $player }.
curtain-open = Je suis { $player }
show-end = Montrer le résultat
end-title = { $number ->
    [one] Victoire : { $players } !
   *[other] Victoire partagée : { $players } !
}
tokens-on-map = { $number ->
    [one] { $number } pion sur la carte
   *[other] { $number } pions sur la carte
}
chart-coins = Les pièces, manche après manche
chart-races = Grandeur et déclin
regions-by-turn = Régions, manche après manche : { $list }
seed = Graine du hasard : { $seed }
record = Feuille de partie
rematch = Rejouer
replay = Revoir
look-at-map = Regarder la carte
to-table = Vers la table
play = Lecture
pause = Pause
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-turn-back = Un tour en arrière
replay-turn-forward = Un tour en avant
replay-moment = Moment de la partie
film-speed = Vitesse

# --- First game --------------------------------------------------------------------------------------------------

guide = Un conseil
guide-understood = Compris
guide-no-more = Plus de conseils
guide-on = Des conseils pour une première partie
guide-take = Prenez un peuple et son pouvoir. Le premier est gratuit ; chacun en dessous coûte une pièce de plus.
guide-course = Étendez votre peuple. Ou mettez-le en déclin : il rapporte encore, et vous en prenez un autre au tour suivant.
guide-conquer = Les nombres sont des prix en pions. Cliquez deux fois une région pour la conquérir. On entre par le bord.
guide-die = Trop peu de pions ? Choisissez une région en pointillé : le dé peut en apporter jusqu’à trois de plus.
guide-distribute = Répartissez vos pions libres : un clic, un pion de plus. Les frontières en ont le plus besoin.
guide-give-up = Vous avez trop peu de pions pour toutes vos régions. Cédez-en une.
guide-post = Deux régions à héros sont imprenables. Cliquez celles auxquelles vous tenez le plus.
guide-build = Une forteresse rend une région plus chère et rapporte une pièce tant que votre peuple est actif.
guide-name = Qui fait la paix avec vous ne peut attaquer ce peuple avant votre prochain tour.
guide-choose = Un peuple dur à cuire peut décliner juste après le décompte, sans perdre de tour.

# --- Keys ----------------------------------------------------------------------------------------------------------

keys-on = Les touches simples agissent
notify-on = M’avertir par le navigateur quand c’est à moi
key-map = vers la carte
key-next = prochaine région qui peut être choisie
key-neighbour = région voisine
key-choose = regarder, puis faire
key-back = retour
key-combo = choisir une combinaison
key-primary = ce que dit le grand bouton
key-decline = déclin
key-roll = lancer le dé
key-step = un pion de plus, ou de moins
key-templates = frontières, égal, tout reprendre
key-abandon = abandonner la région
key-undo = annuler
key-reset = recommencer le tour
key-inspect = tout entendre sur la région
key-table = régions en liste
key-log = journal
key-players = joueurs
key-help = cette page

# --- Encyclopedia, credits -----------------------------------------------------------------------------------------

encyclopedia = Encyclopédie
encyclopedia-hint = Tous les peuples, pouvoirs et règles, avec nos propres mots.
search = Chercher
kind-topic = Règles
kind-race = Peuples
kind-power = Pouvoirs
credits = Crédits
credits-icons = Icônes :
credits-font = Lettres :
credits-software = Fait avec
credits-art = Cartes, paysages et motifs ont été dessinés pour ce projet.
