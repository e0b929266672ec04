### Le constructeur : des plateaux faits de tuiles.

builder-title = Construire un plateau
builder-hint = Tuiles, montagnes, noms à vous : construisez une carte, partagez-la par un lien, jouez-y.
builder-table-of = { $name } : construit pour { $players } joueurs, { $rounds } tours
builder-new-name = Mon royaume
builder-name = Nom du plateau
builder-players = Joueurs
builder-water = Eau
builder-water-river = est un fleuve
builder-water-sea = forme mers et lacs
builder-water-closed-sea = est mer ; nul n’y débarque
builder-water-drifting-sea = est mer où les tuiles dérivent
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
builder-cell = Place libre { $column }, { $row }
builder-tile = Tuile { $letter }
builder-tray = Tuiles dans la boîte
builder-side = Face visible
builder-side-surface = Surface
builder-side-underground = Sous-sol
builder-first = Touchez une tuile ci-dessous, puis la place du milieu ; ou faites-la glisser ici.
builder-how = Faites glisser les tuiles, ou touchez-en une puis une place. Touchez une tuile posée pour nommer ses régions ; deux fois, ou la touche R, pour la tourner.
builder-held = Touchez maintenant sa place ; R la tourne.
builder-target = Touchez maintenant la tuile à poser là.
builder-chosen = La tuile choisie
builder-turn = Tourner
builder-mountain = Montagne
builder-chasm = Gouffre
builder-remove = Retirer la tuile
builder-region = Nom de cette région ({ $terrain })
builder-name-region = Nom de la région
builder-lies-there = Ce qui s’y trouve
builder-mark-lost-tribe = Tribu oubliée
builder-mark-monsters = Monstres
builder-mark-entry = Entrée
builder-mark-coin-mine = Mine de pièces
builder-mark-peak = Sommet
builder-tunnel = Tunnel
builder-tunnel-hint = Touchez la région où le tunnel ressort.
builder-move-piece = Déplacer la pièce
builder-remove-piece = Retirer la pièce
builder-counts = Ce qu’il y a
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
builder-whole = D’un seul tenant ; un nouveau peuple peut entrer dans { $number } régions.
builder-share = Jouer, partager, garder
builder-play = Jouer ici
builder-link = Lien vers ce plateau
builder-send = Envoyer
builder-save = Garder dans ce navigateur
builder-file = En fichier
builder-saved = Plateaux gardés
builder-forget = Oublier { $name }
builder-broken-link = Le lien est abîmé ; on ne peut pas lire son plateau.
builder-fair = Est-il équitable ?
builder-fair-hint = Un bon robot joue toutes les places, encore et encore, en arrière-plan.
builder-fair-games = { $number } parties sur { $most }
builder-fair-old = Ces parties se jouaient sur le plateau d’avant.
builder-fair-stop = Assez de parties
builder-fair-failed = Les parties se sont interrompues.
builder-seat = Place { $number }
builder-coins = Pièces
builder-victories = Victoires
builder-even = Aucune place n’est loin d’une part égale.
builder-uneven = Une place gagne sûrement plus ou moins que les autres.
builder-undecided = Rien n’est encore sûr ; davantage de parties le diraient.
builder-rounds = Tours de jeu
builder-pick-up = Déplacer la tuile
builder-symbol = Symbole
builder-no-symbol = aucun
builder-border = Frontière de rivière { $edge ->
    [0] au sud-est
    [1] au sud
    [2] au sud-ouest
    [3] au nord-ouest
    [4] au nord
   *[5] au nord-est
}
builder-point = Quatre régions se touchent en un point : { $names }
