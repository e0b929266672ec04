### Le constructeur : des plateaux faits de tuiles.

builder-title = Construire un plateau
builder-hint = Tuiles, montagnes, noms à vous : construisez une carte, partagez-la par un lien, jouez-y.
builder-table-of = { $name } : construit pour { $players } joueurs, { $rounds } manches
builder-new-name = Mon royaume
builder-name = Nom du plateau
builder-players = Joueurs
builder-water = Eau
builder-water-river = rivière
builder-water-sea = mers et lacs
builder-water-closed-sea = mer, sans débarquement
builder-water-drifting-sea = mer où les tuiles dérivent
builder-actions = Tout le plateau
builder-undo = Annuler
builder-redo = Refaire
builder-fill = Compléter
builder-mirror = En miroir
builder-random = Plateau au hasard
builder-drawn = Voir la carte
builder-drawing = La carte se dessine…
builder-start-over = Recommencer
builder-table = La table et ses tuiles
builder-cell = Case libre { $column }, { $row }
builder-tile = Tuile { $letter }
builder-tray = Tuiles dans la boîte
builder-side = Face visible
builder-side-surface = Surface
builder-side-underground = Souterrain
builder-first = Touchez une tuile ci-dessous, puis la case du milieu ; ou faites-la glisser ici.
builder-how =
    Faites glisser les tuiles, ou touchez-en une puis une case. Touchez une tuile posée pour nommer ses
    régions. Touchez-la deux fois, ou appuyez sur R, pour la tourner.
builder-held = Touchez maintenant la case de cette tuile ; R tourne la tuile.
builder-target = Touchez maintenant la tuile à poser là.
builder-chosen = Tuile choisie
builder-turn = Tourner
builder-mountain = Montagne
builder-chasm = Gouffre
builder-remove = Retirer la tuile
builder-region = Nom de cette région ({ $terrain })
builder-name-region = Nom de la région
builder-lies-there = Dans cette région
builder-mark-lost-tribe = Tribu oubliée
builder-mark-monsters = Monstres
builder-mark-entry = Entrée
builder-mark-coin-mine = Mine de pièces
builder-mark-peak = Pic
builder-mark-well = Puits
builder-mark-cairn = Cairn
builder-mark-statue = Statue
builder-mark-shrine = Sanctuaire
builder-mark-oak = Chêne
builder-mark-gate = Porte
builder-mark-beacon = Fanal
builder-tunnel = Tunnel
builder-tunnel-hint = Touchez la région à l’autre bout du tunnel.
builder-move-piece = Déplacer l’élément
builder-remove-piece = Retirer l’élément
builder-counts = Résumé
builder-lands = { $number } régions sur { $wanted }
builder-each = { $number } par joueur
builder-terrains = Terrains
builder-symbols = Symboles
builder-fifth = Le trait marque un cinquième des régions.
builder-parts = Les terres forment { $number } morceaux.
builder-lonely = Sans voisine : { $names }
builder-dead-ends = Avec une seule voisine : { $names }
builder-alike = { $number } frontières entre régions de même terrain
builder-no-entry = Aucun nouveau peuple ne peut entrer.
builder-no-chasm = Aucun gouffre : Flammes et Arachnées sont en jeu, mais leur capacité ne sert à rien ici.
builder-whole = Toutes les régions sont reliées. Un nouveau peuple peut entrer dans { $number } d’entre elles.
builder-share = Jouer, partager, garder
builder-play = Jouer ici
builder-shared = On vous a envoyé ce plateau. Jouez-y tel quel, ou modifiez-le ci-dessous.
builder-link = Lien du plateau
builder-send = Envoyer
builder-save = Garder dans ce navigateur
builder-file = Enregistrer dans un fichier
builder-saved = Plateaux gardés
builder-forget = Supprimer { $name }
builder-broken-link = Le lien est abîmé ; on ne peut pas lire son plateau.
builder-fair = Est-il équitable ?
builder-fair-hint = Un bot fort joue toutes les places en arrière-plan, encore et encore.
builder-fair-games = { $number } parties sur { $most }
builder-fair-old = Ces parties ont été jouées sur une version antérieure du plateau.
builder-fair-stop = Arrêter les parties
builder-fair-failed = Les parties se sont interrompues.
builder-seat = Place { $number }
builder-coins = Pièces
builder-victories = Victoires
builder-even = Aucune place ne gagne nettement plus ou moins que sa part.
builder-uneven = Une place gagne nettement plus ou moins que les autres.
builder-undecided = Pas encore de résultat net ; jouez plus de parties.
builder-rounds = Manches
builder-pick-up = Déplacer la tuile
builder-symbol = Symbole
builder-no-symbol = aucun
builder-border = Frontière de rivière, { $edge ->
    [0] sud-est
    [1] sud
    [2] sud-ouest
    [3] nord-ouest
    [4] nord
   *[5] nord-est
}
builder-point = Quatre régions se touchent en un point : { $names }

# --- Custom rules for a board -----------------------------------------------------------------------

rules-title = Règles de ce plateau
rules-hint = Donnez un sens aux éléments : posez-les sur des régions, et choisissez ici leur effet.
rules-name = Nom du scénario
rules-new-name = Nos règles
rules-add = Ajouter une règle
rules-remove = Retirer la règle { $number }
rules-what = Ce qu’elle fait
rules-none = Pas de règles spéciales : Small World comme vous le connaissez.
rules-not-laid = pas encore sur ce plateau
rules-used = Règles personnalisées : { $name }
rules-of-own = Règles personnalisées
rules-more = Manches, eau, arrivées, équipes
rules-stars = Étoiles
rules-of-the-board = comme le plateau
rules-entry = Entrée des nouveaux peuples
rules-teams = Équipes (places dans l’ordre du tour)
rules-team-of = Équipe de la place { $number }
rules-alone = Joueur sans équipe
rules-teams-others = Ces équipes sont pour { $number } joueurs.
rules-features = Aussi sur le plateau
rules-without = Reste dans sa boîte
rules-nothing = rien
rules-take-out = Retirer { $name }
feature-place = reliques et lieux
rule-feature-bonus-name = rapporte des pièces
rule-feature-bonus = { $feature } : { $coins ->
    [one] 1 pièce
   *[other] { $coins } pièces
} de plus à chaque tour pour { $every ->
    [1] chaque région
   *[other] { $every } régions
} que tient un peuple { $also-declined ->
    [yes] actif ou en déclin
   *[no] actif
}.
rule-coins-lying-name = porte des pièces à prendre
rule-coins-lying = { $feature } : au départ, chaque région porte { $lay ->
    [one] 1 pièce
   *[other] { $lay } pièces
}. Le peuple qui tient une telle région y prend une pièce à chaque tour, même en déclin. Un joueur qui passe en déclin en ajoute { $refill }, jusqu’à { $most } par région.
rule-tribute-name = reçoit un tribut
rule-tribute = { $feature } : son occupant reçoit à chaque tour { $coins ->
    [one] 1 pièce
   *[other] { $coins } pièces
} pour chaque région voisine que tient un peuple adverse, aux frais de l’adversaire, ou une Tribu oubliée, aux frais de la banque.
rule-open-relic-name = porte une relique visible
rule-open-relic = { $feature } : { $relic } y est visible de tous, si Underground est en jeu.
rule-discount-name = coûte moins
rule-discount = { $feature } : coûte { $by ->
    [one] 1 pion
   *[other] { $by } pions
} de moins.
rule-surcharge-name = coûte plus
rule-surcharge = { $feature } : coûte { $by ->
    [one] 1 pion
   *[other] { $by } pions
} de plus.
rule-as-if-empty-name = coûte comme si elle était vide
rule-as-if-empty = { $feature } : coûte comme si personne n’y était.
rule-reach-name = s’atteint de partout
rule-reach = { $feature } : se conquiert de partout{ $entry ->
    [yes] , mais seulement par un peuple qui n’est pas sur le plateau
   *[no] { "" }
}.
rule-linked-name = sont toutes voisines
rule-linked = { $feature } : toutes ces régions sont voisines{ $by ->
    [0] { "" }
    [one] , et coûtent 1 pion de moins
   *[other] , et coûtent { $by } pions de moins
}.
rule-stronghold-name = est difficile à prendre
rule-stronghold = { $feature } : coûte { $by ->
    [one] 1 pion
   *[other] { $by } pions
} de plus tant que le peuple qui la tient est { $also-declined ->
    [yes] actif ou en déclin
   *[no] actif
}.
rule-immune-name = ne peut être prise
rule-immune = { $feature } : personne ne la prend à { $active ->
    [yes] { $declined ->
        [yes] un peuple
       *[no] un peuple actif
    }
   *[no] { $declined ->
        [yes] un peuple en déclin
       *[no] personne
    }
}.
rule-guardians-name = Reliques et lieux
rule-guardians = Si des reliques et des lieux sont en jeu, des Monstres les gardent à la place de Tribus oubliées, dans { $beyond ->
    [-1] une région de moins qu’il n’y a de joueurs
    [0] autant de régions qu’il y a de joueurs
   *[other] une région de plus qu’il n’y a de joueurs
}{ $different ->
    [yes] , sur des terrains aussi différents que possible
   *[no] { "" }
}.
rule-drift-name = Les tuiles dérivent
rule-drift = Au début de son tour, chacun peut pousser une tuile ailleurs ou la tourner. L’eau du plateau est une mer où dérivent les tuiles.
rule-crops-name = Pouvoirs dans les cercles
rule-crops =
    Un pouvoir se trouve dans chaque cercle vide ; il sert tout peuple actif qui tient { $enough } régions
    autour de ce cercle.
rule-veins-name = Filons d’or
rule-veins =
    Le premier joueur à conquérir une région d’un filon d’or trouve une pièce et éveille des gardiens. Ce
    sont { $skeletons } squelettes, { $sorcerers } sorciers, { $mummies } momies.
rule-night-and-day-name = La nuit et le jour
rule-night-and-day = Les combinaisons de la surface et du monde souterrain viennent tour à tour ; les régions de l’autre monde rapportent une pièce de plus, comme celles d’où ses peuples ont été chassés{ $lasts ->
    [yes] , tant qu’on les tient
   *[no] { "" }
}.
rule-columns-name = Colonnes séparées
rule-columns =
    Les peuples de la surface, ceux du monde souterrain et les pouvoirs ont chacun leur colonne. La plus
    basse des deux rangées fixe le prix. Par équipes, celle du premier joueur prend des peuples de la
    surface, l’autre ceux du monde souterrain. Un joueur sans équipe prend les uns ou les autres.
rule-homeland-name = Patries
rule-homeland = Chaque peuple arrive dans son propre monde.
said-rounds = La partie dure { $rounds } manches.
said-water = Eau : { $water }.
said-entry = Les nouveaux peuples arrivent ici : { $features }. S’il n’y en a pas sur le plateau, ils arrivent par le bord.
said-teams = Équipes (places dans l’ordre du tour) : { $teams }.{ $alone ->
    [1] { "" }
   *[other] {" "}Ce que possède un joueur sans équipe compte { $alone } fois.
}
said-without = Restent dans leur boîte : { $names }.
rule-parameter-feature = Où
rule-parameter-coins = Pièces
rule-parameter-every = Régions par gain
rule-parameter-also-declined = En déclin aussi
rule-parameter-lay = Pièces au début
rule-parameter-refill = Posées au déclin
rule-parameter-most = Au plus par région
rule-parameter-relic = Relique
rule-parameter-by = Pions
rule-parameter-entry = À l’entrée seulement
rule-parameter-active = Actif
rule-parameter-declined = En déclin
rule-parameter-enough = Régions autour
rule-parameter-beyond = Par rapport aux joueurs
rule-parameter-different = Sur des terrains différents
rule-parameter-skeletons = Squelettes
rule-parameter-sorcerers = Sorciers
rule-parameter-mummies = Momies
rule-parameter-lasts = Tant qu’on la tient

# The announcements of a screen reader when the board changes.
builder-said-laid = Tuile { $letter } posée en { $column }, { $row }.
builder-said-moved = Tuile { $letter } déplacée en { $column }, { $row }.
builder-said-turned = Tuile { $letter } tournée.
builder-said-removed = Tuile { $letter } retirée.
builder-said-tiles =
    { $number ->
        [0] Le plateau est vide.
        [one] Le plateau a une tuile.
       *[other] Le plateau a { $number } tuiles.
    }
builder-said-piece = Élément posé.
builder-said-piece-changed = Élément changé.
builder-said-piece-removed = Élément retiré.
builder-said-saved = { $name } est enregistré.
builder-said-forgotten = { $name } est supprimé.
