### Le prochain tour, préparé sur un plateau fantôme pendant que les autres jouent. Ce que font les étapes, story.ftl le
### raconte.

plan-board = Plateau de préparation
plan-hint = Essayez votre prochain tour sur le plateau actuel. Vous seul le voyez, et votre plan est enregistré.
plan-leave = Retour à la table
plan-whole = Voilà le tour entier : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
plan-to-chance = Le hasard décide de la suite : impossible de préparer au-delà.
plan-step = Votre choix
plan-lost = L’étape { $place } n’est plus possible : { $what } ({ $why })
plan-do-take = prendre { combo-the }
plan-do-expand = continuer avec le peuple actif
plan-do-decline = passer en déclin
plan-do-conquer = conquérir { $region }
plan-do-attempt = lancer le dé pour { $region }
plan-do-abandon = abandonner { $region }
plan-do-stop = finir les conquêtes
plan-do-spread = répartir les pions
plan-do-deploy = répartir les pions
plan-combo-gone = prise par un autre joueur, ou trop chère
plan-not-possible = les règles ne le permettent pas à présent
plan-yours = Votre plan
plan-next = Ensuite : { $what }
plan-next-other = Ensuite, pas tout à fait comme prévu : { $what }. Il y faut maintenant { $tokens ->
    [one] { $tokens } pion
   *[other] { $tokens } pions
}.
plan-play-all = Jouer { $number } étapes
plan-play-next = Jouer l’étape suivante
plan-pass = Passer cette étape
plan-forget = Abandonner le plan
