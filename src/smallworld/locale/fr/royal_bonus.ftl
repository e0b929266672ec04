### Royal Bonus, in words. How ids are made and what they take: see en/content.ftl.

box-royal-bonus = Royal Bonus

# --- Races -------------------------------------------------------------------------------------------

race-fauns = Faunes
    .one = Faune
    .gender = masculine
    .joined = faunes
race-fauns-short = Un pion par région prise à un peuple actif ; la victime en reçoit un aussi.
race-fauns-text =
    Avant que les Faunes se redéploient, vous prenez dans la réserve un nouveau Faune pour chaque région d’un
    peuple actif qu’ils ont conquise pendant ce tour. Ils sont beaux joueurs : pour chacune de ces régions, son
    propriétaire prend lui aussi un nouveau pion de son peuple, placé avec ceux qui se sont repliés. Les Tribus
    oubliées et les peuples en déclin ne rapportent rien, et les réserves ne donnent que ce qu’elles ont.

race-igors = Igors
    .one = Igor
    .gender = masculine
    .joined = igors
race-igors-short = Les pions perdus dans toute conquête sont recousus en nouveaux Igors.
race-igors-text =
    Tant que les Igors sont actifs, ils recueillent chaque pion perdu dans une conquête, qu’il soit d’une Tribu
    oubliée, d’un autre joueur ou des leurs ; ce qui se replie n’est pas perdu. Au début de votre tour, vous rendez ce
    que vous avez recueilli : pour autant de pions qu’il y a de joueurs, vous prenez en main un nouvel Igor de la
    réserve. Le reste est gardé pour plus tard, et tout disparaît quand les Igors passent en déclin.

race-shrubmen = Hommes-buissons
    .one = Homme-buisson
    .gender = masculine
    .joined = hommes-buissons
race-shrubmen-short = Leurs forêts sont imprenables, même en déclin.
race-shrubmen-text =
    Aucun adversaire ne peut conquérir une forêt que tiennent les Hommes-buissons, ni y employer la capacité d’un
    peuple ou d’un pouvoir, que ce soit avec des pions, avec le dé ou autrement. Cela dure en déclin, jusqu’à ce
    que les Hommes-buissons quittent la carte.

# --- Powers ------------------------------------------------------------------------------------------

power-aquatic = Aquatiques
power-aquatic-with = { race-name } aquatiques
power-aquatic-short = Une pièce de plus par région côtière, une de moins par autre région.
power-aquatic-text =
    Au décompte, chaque région du peuple qui borde une mer ou le lac rapporte une pièce de plus, et chacune des
    autres une pièce de moins : elle ne rapporte donc rien. Cela ne vaut que pour le peuple actif.

power-behemoth = Aux Béhémoths
power-behemoth-with = { race-name } aux Béhémoths

power-fireball = Aux Boules de feu
power-fireball-with = { race-name } aux Boules de feu

# --- Reasons -----------------------------------------------------------------------------------------

reason-immune-forest = immunisée : la forêt cache des Hommes-buissons
