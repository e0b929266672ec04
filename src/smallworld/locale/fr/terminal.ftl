### The texts of the terminal. For ids, arguments and stars, see en/terminal.ftl.
###
### No word before $player may need elision; see story.ftl.

# --- Signs of the board ------------------------------------------------------------------------------

land-farmland = chmp
land-forest = forê
land-hill = coll
land-lake = lac
land-mountain = mont
land-sea = mer
land-swamp = mara
land-black-mountain = noir
land-chasm = gouf
land-mine = mine
land-mud-pool = boue
land-mushroom-forest = cham
land-mystic-crystal = cris
land-river = riv
sign-cavern = c
sign-magic = *
sign-mine = m
sign-volcano = V
sign-lost-tribe = TO
sign-monsters = M
sign-dragon = D
sign-encampment = C
sign-fortress = F
sign-hero = H
sign-hole = T
sign-lair = A
legend =
    A3 trois pions d’A · a1z en déclin · { sign-lost-tribe } { feature-lost-tribe } · puis les marqueurs :
    { sign-lair } { piece-lair }, { sign-fortress } { piece-fortress }, { sign-encampment } { piece-encampment },
    { sign-dragon } { piece-dragon }, { sign-hero } { piece-hero }, { sign-hole } { piece-hole } ·
    { sign-cavern } { feature-cavern }, { sign-magic } { feature-magic }, { sign-mine } { feature-mine } ·
    { $price } prix, { $risk } avec le dé
sign-holding = &
sign-passing = ~
sign-neutral = /
sign-field = #
legend-neutral = { sign-neutral }1 { race-name }, qui ne sont à personne
teams-are = Équipes : { $teams }
fields-are = Cercles, leurs régions voisines marquées de leur numéro : { $fields }
ending-teams = Les pièces et pions de chaque équipe, additionnés :
legend-below =
    { sign-monsters } Monstres, A2{ sign-passing } quittera la rivière, { sign-holding } une relique ou un lieu,
    { sign-volcano } { feature-volcano }, { sign-balrog } { piece-balrog }, { sign-great-ancient } { piece-great-ancient },
    { sign-queen } { piece-queen }, { sign-crypt-ghost } { piece-crypt-ghost }, { sign-bag } { piece-bag },
    { sign-armor } { piece-armor }
sign-peak = P
sign-coin-mine = $
sign-throne = R
sign-sword = S
sign-tunnel = =
sign-west-vein = { "" }
sign-middle-vein = { "" }
sign-east-vein = { "" }
sign-vein-a = A
sign-vein-b = B
sign-vein-c = C
sign-well = 1
sign-cairn = 2
sign-statue = 3
sign-shrine = 4
sign-oak = 5
sign-gate = 6
sign-beacon = 7
legend-tokens =
    { sign-well } { feature-well }, { sign-cairn } { feature-cairn }, { sign-statue } { feature-statue }, { sign-shrine } { feature-shrine },
    { sign-oak } { feature-oak }, { sign-gate } { feature-gate }, { sign-beacon } { feature-beacon }
legend-laid =
    { sign-peak } { feature-peak }, { sign-coin-mine } { feature-coin-mine }, { sign-throne } { feature-throne },
    { sign-sword } { feature-sword }, { sign-tunnel } { feature-tunnel },
    { sign-vein-a } { sign-vein-b } { sign-vein-c } niveaux d’un filon d’or

# --- Board, seats, column ----------------------------------------------------------------------------

board-region = région
board-land = terrain
board-price = prix
board-holder = tenue
board-out-of-reach = hors de portée
board-empty = Aucune tuile n’est encore posée.
board-left-out = { $number ->
    [one] et { $number } autre région ; « table » montre tout
   *[other] et { $number } autres régions ; « table » montre tout
}
board-part = une partie de la carte ; « map » montre tout
heading-player = à { $player } de jouer
heading-asked = { $player } : { $question }
seat-no-race = aucun peuple actif
seat-race = { combo } : { $regions }{ $hand ->
    [0] { "" }
   *[other] , { $hand } en main
}
seat-captives = captif : le Chef des { $races }
seat-holdings = possède { $names }
seat-fields = cercles proches : { $names }
field-share = { $ability } { $held }/{ $enough }
field-serves = (en vigueur)
field-of-nobody = aucune
seat-declined = en déclin : { $races }
seat-coins-hidden = ? pièces
combo-waits = { race-name }, en attente d’un pouvoir
combo-brings = rapporte { $lying }
combo-too-dear = trop cher
combo-card = { $ability } :

# --- Prices and regions ------------------------------------------------------------------------------

price-items = prix { $tokens } = { $items }
price-refused = imprenable, { $reasons }
why-price = { $region } : { $price }.
why-race = { $region } : pour vos { combo }, { $price }.
why-die = Vous avez { $hand } ; le dé doit montrer { $pips } ou plus : { $percent } %.
why-short = Vous avez { $hand } : il en manque { $short }.
why-no-race = Aucun de vos peuples ne pourrait la conquérir maintenant.
look-place = { $region } :
look-holder = occupant : { $holder }
look-holding = { $ability } ({ $player }) : { $does }
look-field =
    borde un cercle, { $ability } : { $does } Un peuple actif a ce pouvoir tant qu’il tient { $enough }
    des { $number } régions autour du cercle. Régions tenues : { $names }.
look-neighbours = voisines

# --- Coins -------------------------------------------------------------------------------------------

coins-of-regions = { $regions } { race-of }{ $declined ->
    [yes] {" "}en déclin
   *[no] { "" }
}
coins-with-reasons = { $coins } : { $items }
score-now = Si le décompte se faisait sur la carte telle qu’elle est :
score-of = { $player } : { $coins }
told-scored = { $player } marque { $coins }.

# --- Questions and choices ---------------------------------------------------------------------------

choose-combo-how = Prenez une combinaison : tapez son numéro. « map » montre la carte, « help » explique le jeu.
choose-pair-how = Choisissez un peuple et un pouvoir : tapez les deux noms. La rangée la plus basse fixe le prix. « map » montre la carte, « help » explique le jeu.
choose-hand-how = Composez une combinaison de votre main : tapez un peuple et un pouvoir. Elle est gratuite, et chacun ne sert qu’une fois. « map » montre la carte, « help » explique le jeu.
choose-expand = s’étendre avec { $tokens } { race-of } en main (Entrée) ; ou tapez déjà la première région
choose-expand-only = s’étendre (Entrée)
choose-decline = passer en déclin, et garder { $regions } pour { $coins } tout de suite
choose-decline-later = passer en déclin, et garder { $regions }
amount-how = Tapez un nombre de { $least } à { $most }{ $refuse ->
    [yes]  ; ou « pass »
   *[no] { "" }
}.
seat-reserve = { $number } en réserve
choose-yes = oui
choose-yes-for = oui, pour { count-coins }
choose-with = { $choice } : { $details }
choose-cell = { $number ->
    [one] Tapez le numéro de la case.
   *[other] Tapez un numéro du plan, ou une colonne et une rangée. Entrée choisit la case 1.
}
choose-nothing = non
conquer-hand = *{ race-name }{ $declined ->
    [yes] {" "}en déclin
   *[no] { "" }
} : { $tokens } en main.*
conquer-type = Tapez le numéro d’une région pour la conquérir.
conquer-type-die = Tapez le numéro d’une région pour la conquérir (? votre dernier essai, avec le dé).
conquer-roll = *« { $typed } »* ou *« roll »* lance le dé avant une conquête.
conquer-loose = *« { $typed } »* emploie votre pouvoir ({ $ability }).
conquer-loose-marauding = *« { $typed } »* reprend vos troupes en main, une fois par tour.
conquer-loose-magic-2 = *« { $typed } »* prend le Sac ; nommez ensuite la relique qu’il imite.
conquer-ability = *« { $typed } »* emploie votre pouvoir ({ $ability }) sur { $regions }.
conquer-use = *« { $typed } »* emploie votre pouvoir ({ $ability }) pour la prochaine conquête.
conquer-any-target = n’importe quelle cible
conquer-abandon = *« { $typed } »* abandonne la région { $number }.
conquer-stop = *« stop »* met fin à vos conquêtes.
conquer-stop-enter = *« stop »* (Entrée) met fin à vos conquêtes.
place-what = *{ $amount } { race-of }* à placer sur
place-opponents = (! un adversaire à côté)
place-how =
    Tapez « even », « borders », « bonus », « all { $one } », ou combien de pions par région : « { $one }
    2, { $last } 1 ».
regions-one = Tapez une région : { $regions }{ $refuse ->
    [yes]  ; ou « pass »
   *[no] { "" }
}.
regions-several = Tapez { $number } régions sur une ligne, comme « { $first }, { $second } » : { $regions }{ $refuse ->
    [yes]  ; ou « pass »
   *[no] { "" }
}.
regions-any = Tapez autant de régions que vous voulez sur une ligne, comme « { $first }, { $second } » : { $regions }{ $refuse ->
    [yes]  ; ou « pass »
   *[no] { "" }
}.
regions-some = Tapez de { $least } à { $number } régions sur une ligne, comme « { $first }, { $second } » : { $regions }{ $refuse ->
    [yes]  ; ou « pass »
   *[no] { "" }
}.
regions-counted = Tapez des régions, chacune avec un nombre ({ $number } au plus en tout), comme « { $first } 1 » : { $regions }{ $refuse ->
    [yes]  ; ou « pass »
   *[no] { "" }
}.
regions-up-to = { $region } (jusqu’à { $number })
ask-choice = Tapez un choix ; « help » explique tout.
ask-go-on = Appuyez sur Entrée pour continuer
ask-more = Entrée : la suite, q : quitter
ask-yes-no = Entrée = oui, n = non
typed-yes = o oui
typed-no = n non
ask-decline = Passer en déclin ?
ask-pay = La payer { $coins } ?
ask-end-turn = Finir votre tour ?
ask-roll = Lancer le dé ?
ask-roll-odds =
    { $region } coûte { $price }, vous avez { $hand } : le dé doit montrer { $pips } ou plus ({ $percent } %).
    Réussite ou non, cela met fin à vos conquêtes.
ask-curtain = À { $player } de jouer : appuyez sur Entrée

# --- Before and after a decision ---------------------------------------------------------------------

decline-keeps = Vous gardez { $kept }.
decline-kept = { $regions } { race-of } ({ $tokens })
decline-nothing = rien sur la carte
decline-leave = Vos { $races } quittent la carte.
decline-tray = { $number ->
    [one] { $number } pion { race-of } retourne à la réserve.
   *[other] { $number } pions { race-of } retournent à la réserve.
}
decline-next = À votre prochain tour, vous prenez une nouvelle combinaison.
you-place = Vous placez { $placed }.
you-place-on = { $number } sur { $region }
you-score = Vous marquez { $coins }.
undone = Annulé.
saved = Chaque coup est déjà enregistré, dans { $path }

# --- Refusals ----------------------------------------------------------------------------------------

refuse-number = la région { $text } n’existe pas ; elles sont numérotées de 1 à { $number }
refuse-no-region = aucune région ne s’appelle « { $text } » ; « table » les montre toutes
refuse-region-spelling = aucune région ne s’appelle « { $text } » ; peut-être { $regions } ?
refuse-many-regions = « { $text } » peut être { $regions }
refuse-region = { $region } n’est pas possible ici. Possible : { $regions }
refuse-target = { $region } : { $price }
refuse-without-die = { $region } coûte { $price }, et vous avez { $hand } : conquérez-la sans le dé
refuse-no-attempt = { $region } coûte { $price }, et vous avez { $hand } ; pas de tentative finale maintenant
refuse-too-dear =
    { $region } coûte { $price }, et vous avez { $hand } ; le dé ajoute { $most } au plus (« why { $number } »
    l’explique)
refuse-abandon = { $region } n’est pas à vous : vous ne pouvez pas l’abandonner
refuse-abandon-late = vous ne pouvez abandonner des régions qu’avant la première conquête ; « undo » y revient
refuse-ability = { $ability } : { $region } n’est pas possible maintenant. Possible : { $regions }
refuse-ability-where = { $ability } : où ? Possible : { $regions }
refuse-course = tapez « expand » (s’étendre) ou « decline » (passer en déclin)
refuse-combo-spelling = « { $text } » n’est pas une combinaison proposée ; peut-être { $combos } ?
refuse-no-seed = l’enregistrement n’a pas de graine, il n’y a donc rien à vérifier. Les serveurs ajoutent la graine une fois la partie finie ; sur le terminal, elle y est dès le début
refuse-first = la graine a désigné un autre premier joueur
refuse-draw = l’action { $number } est « { $text } », mais la graine donne « { $wanted } »
refuse-no-combo = « { $text } » n’est pas une combinaison ; tapez un numéro de 1 à { $number }
refuse-no-pair = « { $text } » n’est pas un peuple et un pouvoir proposés. Tapez un de chaque
refuse-no-hand = « { $text } » n’est pas un peuple et un pouvoir de votre main. Tapez un de chaque
refuse-no-power = ce peuple n’a pas encore de pouvoir, on ne peut donc pas le prendre
refuse-few-coins = vous n’avez pas assez de pièces pour cela
refuse-other-team = les peuples de ce monde sont à l’autre équipe
refuse-choice = « { $text } » n’est pas un des choix ; tapez un numéro de 1 à { $number }
refuse-amount = « { $text } » n’est pas un nombre de { $least } à { $most }
refuse-so-often = { $region } : { $number } au plus
refuse-twice = « { $text } » apparaît deux fois
refuse-two-rests = une seule région peut recevoir le reste des pions
refuse-left-over = vous avez { $amount } à placer et en nommez { $placed } : { $number ->
    [one] il en reste { $number }
   *[other] il en reste { $number }
}
refuse-too-many = vous avez { $amount } à placer et en nommez { $placed } : { $number } de trop
refuse-no-number = « { $text } » demande un nombre, comme « { $text } 2 »
refuse-empty-line = combien, et où ? Tapez { $examples }
refuse-how-many = vous en nommez { $named } ; nommez-en { $number } sur une ligne
refuse-more-regions = vous en nommez { $named }, plus qu’il n’en faut
refuse-undo =
    il n’y a rien à annuler : on ne revient pas avant un jet de dé, une nouvelle combinaison, la décision
    d’un autre joueur ou le début du tour
refuse-map = ce plateau n’a pas de carte dessinée ; « table » montre ses régions
refuse-narrow = la carte demande une fenêtre de { $number } colonnes
refuse-rules = aucun peuple, pouvoir ou sujet ne s’appelle « { $name } » ; « rules » les montre tous
refuse-rules-spelling = aucun peuple, pouvoir ou sujet ne s’appelle « { $name } » ; peut-être { $names } ?
refuse-rules-mentioned = aucune page ne s’appelle « { $name } » ; celles qui en parlent le plus : { $names }
refuse-seats = il faut { $fewest } à { $most } joueurs, mais --seats « { $text } » en nomme { $number }
refuse-name = joueurs « { $text } » : le nom « { $name } » doit avoir de 1 à { $most } caractères
refuse-bot-spelling = joueurs « { $text } » : bot « { $name } » inconnu ; peut-être { $bot } ? Le nom d’un joueur commence par une majuscule
refuse-same-name = joueurs « { $text } » : le nom « { $name } » y est deux fois ; changez-en un
refuse-seat = joueur « { $text } » inconnu. Disponibles : { $names }, ou 1 à { $number }
refuse-resume = --resume ne s’emploie pas avec --seats, --first ou --save : le fichier les contient déjà
refuse-at = --at { $at } : la partie compte { $number } actions

# --- Files -------------------------------------------------------------------------------------------

file-exists = { $path } existe déjà ; reprenez-le avec --resume, ou nommez un autre fichier
file-unwritable = impossible d’écrire { $path } : { $why }
file-unreadable = impossible d’ouvrir { $path } : { $why }
file-lost = impossible d’écrire { $path } ({ $why }) ; le fichier contient la partie jusqu’ici
file-in-use = { $path } : cette partie est en cours dans une autre fenêtre
file-no-text = { $path } n’est pas un fichier texte, donc pas une partie enregistrée
file-none = { $path } ne contient aucune partie inachevée à reprendre ; « smallworld play » en commence une

# --- Beginning and end -------------------------------------------------------------------------------

play-title = Small World dans le terminal
play-subtitle = non officiel ; « help » explique tout
play-who = Tout autre nom est une personne.
play-how-many = Combien de joueurs ({ $fewest } à { $most }) ?
play-name = Nom du joueur { $number } ?
play-somebody = Joueur
play-not-begun = Aucune partie n’a commencé.
play-saved = La partie est enregistrée dans { $path }. Pour continuer :
play-record = La partie est dans { $path } ; « smallworld replay » la remontre.
ending-coins = pièces par manche
ending-sum = tout
played-on-from = Cette partie en continue une autre à partir de la manche { $turn }, après { $number ->
    [one] { $number } résultat
   *[other] { $number } résultats
} de dés et de piles.
review-at = Pour voir cette position : smallworld replay { $file } --at { $at }
replay-at = après { $at } actions sur { $number }
replay-honest = Honnête : { $number } résultats correspondent à la graine.

# --- Rules -------------------------------------------------------------------------------------------

rules-race = Peuples
rules-power = Pouvoirs
rules-relic = Reliques
rules-place = Lieux
rules-topic = Règles générales
rules-card = { $title } : { $short }
rules-sources = Sources : { $sources }
rules-how = « smallworld rules NOM » montre le texte, les points éclaircis et les sources.

# --- Help --------------------------------------------------------------------------------------------

help-title = Comment jouer
help-game =
    Small World est trop petit pour tout le monde. Menez un peuple après l’autre sur la carte, prenez des
    pièces pour les régions qu’il tient, et laissez-le décliner quand il s’est trop étendu. Qui a le plus de
    pièces après la dernière manche gagne. Tout le monde commence avec 5 pièces ; celles des autres sont
    secrètes.
help-first-turn =
    VOTRE PREMIER TOUR. Prenez une combinaison : un peuple et un pouvoir. Tous deux disent ce qu’ils savent
    faire et combien de pions ils apportent. La première combinaison est gratuite ; chacune des suivantes coûte
    une pièce par combinaison placée au-dessus d’elle. Les pièces posées sur une combinaison sont à vous quand
    vous la prenez.
help-conquering =
    CONQUÉRIR. Une région coûte 2 pions, un de plus par pion ou marqueur qui s’y trouve, et un de plus si c’est
    une montagne. Le prix est indiqué à côté de chaque région que vous pouvez conquérir. Un nouveau peuple entre
    par le bord de la carte ou à côté d’une mer qui touche le bord ; ensuite, il va de voisine en voisine. Les
    mers et les lacs sont fermés. Les pions payés y restent jusqu’à la fin de vos conquêtes. Une Tribu oubliée
    ({ sign-lost-tribe }) n’appartient à personne et se défend comme les autres. Qui perd une région perd un pion
    pour de bon ; les autres lui reviennent à la fin de votre tour.
help-die =
    LE DÉ. Si vos pions ne suffisent pas pour une région de plus, mais qu’il en manque 3 au plus, vous pouvez la
    tenter comme dernière conquête : le dé montre 0, 0, 0, 1, 2 ou 3. Réussite ou non, vos conquêtes sont alors
    finies.
help-redeploying =
    REDÉPLOYER. Répartissez ensuite vos pions entre vos régions comme vous voulez, au moins un dans chacune. Une
    région pleine de pions coûte cher à attaquer.
help-coins =
    LES PIÈCES. À la fin de votre tour, vous prenez une pièce par région de vos peuples, et davantage selon le
    peuple et le pouvoir. Le reçu dit pourquoi.
help-later-turns =
    LES TOURS SUIVANTS. Tous les pions sauf un par région reviennent en main et conquièrent plus loin ;
    abandonnez des régions pour reprendre aussi leurs pions. Ou passez en déclin : vous ne prenez aucune région
    à ce tour, un pion reste dans chaque région du peuple et continue de rapporter, son pouvoir disparaît, et
    votre peuple précédent en déclin quitte la carte. À votre prochain tour, vous prenez une nouvelle
    combinaison. Il est temps de décliner quand vous ne pouvez plus prendre qu’une région ou deux.
help-below =
    SOUS TERRE. Une rivière coûte un pion de moins, mais personne n’y reste : les pions qui s’y trouvent
    ({ sign-passing }) vous reviennent au redéploiement. Deux Monstres ({ sign-monsters }) gardent ce que personne
    n’a encore vu : qui les bat trouve une relique ou un lieu ({ sign-holding }), qui sert celui qui tient sa
    région. Regardez une région pour lire ce qui s’y trouve.
help-answers = Réponses
help-choose = choisir : une combinaison par son numéro, une région par son numéro ou le début de son nom
help-conquer = conquérir la région, ou la tenter avec le dé s’il vous manque 1 à 3 pions
help-stop = finir vos conquêtes
help-abandon = abandonner la région 9 (avant la première conquête)
help-ability = employer une capacité que nomme la question, par le début de son nom
help-course = s’étendre (ou juste Entrée) ; passer en déclin
help-place = redéployer : combien de pions de plus pour quelle région, sur une seule ligne
help-templates = redéployer à parts égales ; surtout là d’où l’on peut venir ; surtout là où sont les bonus
help-all = redéployer tous les pions dans une région ; ou tous ceux qui restent dans une région
help-several = plusieurs régions à la fois, pour les héros
help-commands = À tout moment
help-undo = reprendre la dernière décision de ce tour, ou toutes (pas avant un dé ni une nouvelle combinaison)
help-look = une région : terrain, occupant, voisines, prix
help-why = pourquoi une région coûte ce qu’elle coûte, ou pourquoi vous ne pouvez pas la conquérir
help-map = la carte dessinée, ou en tableau avec toutes les régions
help-combos = la colonne des combinaisons proposées
help-hint = ce que le bot le plus fort ferait ici, et pourquoi
help-score = les pièces que chacun prendrait sur la carte telle qu’elle est
help-log = ce qui s’est passé à cette manche et à la précédente, ou dans toute la partie
help-rules = tous les peuples, pouvoirs et règles ; ou l’un d’eux avec ses points éclaircis
help-save = où la partie est enregistrée (chaque coup l’est aussitôt) ; partir, et continuer un autre jour
help-help = cette page ; « help commands » ne montre que ce qu’on peut taper
help-board = Sur le tableau et la carte

# --- How fast the rules run --------------------------------------------------------------------------

build-source =
    Les règles tournent en Python pur, plusieurs fois plus lentement que compilées : réinstallez là où il y
    a un compilateur C (dans une copie du dépôt : make compile).
build-source-asked =
    Les règles tournent en Python pur, plusieurs fois plus lentement que compilées, car
    SMALLWORLD_COMPILED=0 le demande : supprimez cette variable.

# --- Realms ------------------------------------------------------------------------------------------------

board-about = { $players } joueurs, { $rounds } manches, { $regions } régions.
board-made = Le plateau est dans { $path }.
board-drawn = Le dessin est dans { $path }.
realm-about = { $players } joueurs, { $rounds } manches, { $tiles } tuiles. { $water }
realm-water-river = L’eau forme des rivières.
realm-water-sea = L’eau forme mers et lacs.
realm-water-closed-sea = L’eau forme mers et lacs, et personne n’y débarque.
realm-water-drifting-sea = L’eau forme mers et lacs, personne n’y débarque, et les tuiles dérivent.
realm-water-growing-river = L’eau forme des rivières ; les tuiles se posent pendant la partie, à la surface.
realm-water-growing-river-below = L’eau forme des rivières ; les tuiles se posent pendant la partie, dans le monde souterrain.
realm-water-growing-river-both = L’eau forme des rivières ; les tuiles se posent pendant la partie, dans l’un ou l’autre monde.
realm-string = Pour les liens et les parties enregistrées :
realm-made = Le royaume est dans { $path }.
realm-lands = Régions : { $number } ; à neuf par joueur il en faut { $wanted }
realm-parts = Groupes de régions d’un seul tenant : { $number }
realm-lonely = Régions sans voisine : { $regions }
realm-dead-ends = Régions avec une seule voisine : { $regions }
realm-entries = Régions où un nouveau peuple peut entrer : { $number }
realm-alike = Frontières entre régions de même terrain : { $number }
realm-neighbours = Voisins d’une région, en moyenne : { $number }
realm-edge = Régions au bord : { $number }
realm-rivers = Eaux qui butent contre la terre : { $number }
realm-directions = Régions mal placées pour le scénario : { $regions }
realm-points = Points où quatre régions se touchent : { $regions }
realm-guarded = Tribus oubliées : { $tribes } ; régions avec monstres : { $monsters }
realm-no-chasm = Aucun gouffre : Flammes et Arachnées sont en jeu, mais leur capacité ne sert à rien ici.
realm-map-wide = La carte a besoin d’une fenêtre de { $columns } colonnes.
lying-lost-tribe = tribu oubliée
lying-monsters = monstres
lying-entry = entrée
realm-terrains = Terrains (idéal : { $fifth } chacun) : { $shares }
realm-symbols = Symboles (idéal : { $fifth } chacun) : { $shares }
realm-short-of = Il manque à ce plateau, pour être bon : { $criteria }
criterion-lands = neuf régions par joueur
criterion-parts = des régions d’un seul tenant
criterion-dead-ends = aucune région à un seul voisin, une au plus à deux
criterion-neighbours = autant de voisins que sur les plateaux imprimés
criterion-edge = pas trop de régions au bord
criterion-terrains = chaque terrain sur un cinquième environ des terres
criterion-symbols = chaque symbole sur un cinquième environ des terres
criterion-alike = peu de frontières entre régions de même terrain
criterion-rivers = des rivières qui se poursuivent
criterion-points = aucun point où quatre régions se touchent
criterion-peaks = des pics loin du bord et les uns des autres
criterion-directions = des régions où le scénario les veut : ouest, est, nord, sud, milieu
criterion-riverside = un pic au bord de la rivière
criterion-veins = filons d’or séparés, chacun avec deux accès
criterion-room = de la place pour une pile dans chaque région
realm-fair = { $name } : { $number } parties
realm-fair-seat = Place { $seat } : { $coins } ± { $within } pièces, victoires { $share } ({ $low } à { $high })
realm-even = Aucune place ne gagne nettement plus ou moins que sa part.
realm-uneven = Les places ne se valent pas : l’une gagne nettement plus ou moins que sa part.
realm-undecided = Pas encore de résultat net ; jouez plus de parties.
