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
power-behemoth-short = Deux Béhémoths, chacun aussi fort que les marais tenus par le peuple.
power-behemoth-text =
    Vous avez deux Béhémoths. Chacun vaut autant de pions que le peuple tient de marais à ce moment. Vous pouvez en
    envoyer un ou deux à une conquête, avec au moins un pion du peuple : elle coûte autant de pions de moins, et ils se
    tiennent dans la région conquise. À la fin de votre tour, vous placez les deux dans des régions du peuple, qui
    coûtent autant de pions de plus à l’attaquant. Quand une région à Béhémoth est perdue, lui ne l’est pas : vous le
    replacez à la fin de ce tour. En déclin, les Béhémoths quittent la carte.

power-fireball = Aux Boules de feu
power-fireball-with = { race-name } aux Boules de feu
power-fireball-short = Chaque région magique donne par tour une boule de feu, qui vaut deux pions une fois.
power-fireball-text =
    À la fin de chacun de vos tours, vous prenez une boule de feu pour chaque région magique du peuple. Aux tours
    suivants, chacune compte comme deux pions dans une conquête, puis disparaît. Vous pouvez en lancer plusieurs à la
    fois, mais au moins un pion du peuple doit participer. En déclin, toutes les boules de feu s’éteignent.

# --- Pieces and questions ----------------------------------------------------------------------------

piece-behemoth = Béhémoth
count-behemoth = { $number ->
    [one] 1 Béhémoth
   *[other] { $number } Béhémoths
}
question-behemoth = Où vont les Béhémoths ?

# --- Reasons -----------------------------------------------------------------------------------------

reason-immune-forest = immunisée : la forêt cache des Hommes-buissons
