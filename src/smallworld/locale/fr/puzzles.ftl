# Problèmes : ce qui est demandé, et ce que l’on dit d’une réponse.
puzzle = Problème
puzzles-intro = Des positions tirées de vraies parties, chacune avec sa bonne réponse trouvée par une longue recherche.
puzzles-solved = Résolus sur cet appareil : { $solved } sur { $all }.
puzzle-kind-coins = Le plus de pièces ce tour
puzzle-kind-course = S’étendre ou décliner ?
puzzle-kind-defence = Défendez-vous
puzzle-asks-coins = Gagnez le plus de pièces possible ce tour, sans avoir besoin du dé. Jouez-le jusqu’au bout.
puzzle-asks-course = S’étendre ou décliner : qu’est-ce qui rapporte le plus d’ici la fin de la partie ?
puzzle-asks-defence = Les autres jouent ensuite. Répartissez vos pions là où ils protègent le plus, et terminez votre tour.
puzzle-numbered = Problème { $number }, { $players } joueurs{ $solved ->
    [yes] , résolu
   *[no] {""}
  }
puzzle-right = Juste !
puzzle-wrong = Pas encore.
puzzle-why-coins = Vous en gagnez { $got }. Le maximum assuré de ce tour est { $best } ; prendre toujours le meilleur gain immédiat en donne { $usual }.
puzzle-why-course = { $course ->
    [decline] Décliner
   *[expand] S’étendre
  } mène à environ { NUMBER($better, maximumFractionDigits: 1) } pièces d’avance de plus (±{ NUMBER($within, maximumFractionDigits: 1) }, selon une longue recherche).
puzzle-why-defence =
    Les meilleures places mènent à environ { NUMBER($better, maximumFractionDigits: 1) } pièces d’avance
    de plus que les autres (±{ NUMBER($within, maximumFractionDigits: 1) }, longue recherche).
puzzle-answer = La réponse
puzzle-again = Réessayer
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes
puzzle-play-on = Continuer
