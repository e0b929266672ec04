# Problèmes : ce qui est demandé, et ce que l’on dit d’une réponse.
puzzle = Problème
puzzles-intro = Des positions tirées de vraies parties, chacune avec sa bonne réponse trouvée par une longue recherche.
puzzles-solved = Résolus : { $solved } sur { $all }.
puzzle-kind-coins = Le plus de pièces ce tour
puzzle-kind-course = S’étendre ou décliner ?
puzzle-kind-defence = Défendez-vous
puzzle-asks-coins = Gagnez le plus de pièces possible ce tour, sans avoir besoin du dé. Jouez-le jusqu’au bout.
puzzle-asks-course = S’étendre ou décliner : qu’est-ce qui rapporte le plus d’ici la fin de la partie ?
puzzle-asks-defence = Les autres jouent ensuite. Répartissez vos pions là où ils protègent le plus, et terminez votre tour.
puzzle-numbered = Problème { $number }, { $set }, { $players } joueurs, { $difficulty }, { $theme }{ $solved ->
    [yes] , résolu
   *[no] {""}
  }
puzzle-right = Juste !
puzzle-wrong = Pas encore.
puzzle-why-coins =
    Vous en avez gagné { $got }. Le maximum assuré de ce tour est { $best } ; prendre toujours le
    meilleur gain immédiat en donne { $usual }.
puzzle-why-course = { $course ->
    [decline] Décliner
   *[expand] S’étendre
  } augmente l’avance finale d’environ { NUMBER($better, maximumFractionDigits: 1) } pièces (±{ NUMBER($within, maximumFractionDigits: 1) }, selon une longue recherche).
puzzle-why-defence =
    Les meilleures défenses finissent avec environ { NUMBER($better, maximumFractionDigits: 1) } pièces
    d’avance de plus que toutes les autres (±{ NUMBER($within, maximumFractionDigits: 1) }, longue
    recherche).
puzzle-answer = La réponse
puzzle-again = Réessayer
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes
puzzle-play-on = Continuer

# Difficulté, thèmes et filtre de la liste.
puzzle-difficulty-easy = Facile
puzzle-difficulty-medium = Moyen
puzzle-difficulty-hard = Difficile
puzzle-theme-conquest = Simple conquête
puzzle-theme-powers = Pouvoirs spéciaux
puzzle-theme-early = Début de partie
puzzle-theme-late = Plus tard dans la partie
puzzle-theme-few = Peu de pions
puzzle-theme-many = Beaucoup de pions
puzzle-titled = Problème { $number }
puzzles-filter = Filtre
puzzles-set = Boîtes
puzzles-sets-all = Toutes les boîtes
puzzle-set-base = Boîte de base et petites boîtes
puzzle-set-underground = Underground
puzzle-set-realms = Realms
puzzles-theme = Thème
puzzles-themes-all = Tous les thèmes
puzzles-kind-all = Tous ceux de ce type
puzzles-difficulty = Difficulté
puzzles-difficulties-all = Tous les niveaux
puzzles-state = Progression
puzzles-state-all = Tous les problèmes
puzzles-state-unsolved = Non résolus
puzzles-state-solved = Résolus
puzzles-found = { $found ->
    [one] { $found } problème correspond
   *[other] { $found } problèmes correspondent
  } à ce filtre.
puzzles-none = Aucun problème ne correspond à ce filtre.
puzzles-next = Prochain à résoudre
puzzles-filter-clear = Effacer le filtre

# Le meilleur coup, joué sur le plateau.
puzzle-better-line = Jouer la solution
puzzle-line = La solution
puzzle-line-step = Coup { $step } sur { $all }
puzzle-line-play = Jouer ce coup
puzzle-line-left = Ce coup s’écarte de la solution.
puzzle-line-again = Reprendre au début
puzzle-line-shown = C’était la solution.

# Série, calendrier, classement et partage.
puzzle-streak = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
  }
puzzle-streak-none = Résolvez le problème du jour pour commencer une série.
puzzle-longest = Record : { $days }
puzzle-rating = Classement aux problèmes : { $rating } ± { $within }
puzzle-rating-none = Votre première réponse à chaque problème change votre classement.
puzzle-rating-change = Classement aux problèmes : { $rating } ({ $change })
puzzle-moves = Votre progression vous suit quand vous créez un compte ou vous connectez.
puzzle-calendar = Jours passés
puzzle-month-before = Mois précédent
puzzle-month-after = Mois suivant
puzzle-day = { $day }{ $state ->
    [won] , résolu le jour même
    [solved] , résolu
    [tried] , pas encore résolu
   *[none] {""}
  }
puzzle-share = Partager
puzzle-share-text = Résultat à copier
puzzle-share-title = Problème de Small World : { $title }
puzzle-share-solved = { $tries ->
    [1] résolu du premier coup
   *[other] résolu en { $tries } essais
  }
puzzle-share-tried = { $tries ->
    [1] un essai
   *[other] { $tries } essais
  }
puzzle-share-streak = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
  }
