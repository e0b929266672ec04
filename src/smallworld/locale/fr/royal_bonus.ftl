### Royal Bonus: texts. For ids and arguments, see en/content.ftl.

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
    Tant que les Igors sont actifs, ils recueillent chaque pion perdu dans une conquête, qu’il soit d’une
    Tribu oubliée, d’un autre joueur ou des leurs. Les pions qui se replient ne sont pas perdus. Au début
    de votre tour, vous échangez les pions recueillis contre de nouveaux Igors de la réserve, que vous
    prenez en main. Chaque Igor coûte autant de pions qu’il y a de joueurs. Le reste est gardé pour plus
    tard. Quand les Igors passent en déclin, tout disparaît.

race-shrubmen = Hommes-buissons
    .one = Homme-buisson
    .gender = masculine
    .joined = hommes-buissons
race-shrubmen-short = Leurs forêts sont imprenables, même en déclin.
race-shrubmen-text =
    Les forêts que tiennent les Hommes-buissons sont immunisées : aucun adversaire ne peut les conquérir,
    par aucun moyen, ni y employer la capacité d’un peuple ou d’un pouvoir. Cela dure même en déclin,
    jusqu’à ce que les Hommes-buissons quittent la carte.

# --- Powers ------------------------------------------------------------------------------------------

power-aquatic = Aquatiques
power-aquatic-with = { race-name } aquatiques
power-aquatic-short = Une pièce de plus par région côtière, une de moins par autre région.
power-aquatic-text =
    Au décompte, chaque région du peuple qui borde une mer ou le lac rapporte une pièce de plus. Chacune
    des autres rapporte une pièce de moins, donc rien. En déclin, le pouvoir n’a aucun effet.

power-behemoth = Aux Béhémoths
power-behemoth-with = { race-name } aux Béhémoths
power-behemoth-short = Deux Béhémoths ; chacun vaut un pion par marais que tient le peuple.
power-behemoth-text =
    Vous avez deux Béhémoths. Chacun vaut un pion par marais que le peuple tient à ce moment. Vous pouvez
    en envoyer un ou deux à une conquête, avec au moins un pion du peuple. Elle coûte autant de pions de
    moins, et ils vont dans la région conquise. À la fin de votre tour, vous placez les deux dans des
    régions du peuple, qui coûtent autant de pions de plus à l’attaquant. Un Béhémoth n’est jamais perdu :
    si sa région est conquise, vous le replacez à la fin de ce tour. En déclin, les Béhémoths quittent la
    carte.

power-fireball = Aux Boules de feu
power-fireball-with = { race-name } aux Boules de feu
power-fireball-short = Chaque région magique donne par tour une boule de feu, qui vaut deux pions une fois.
power-fireball-text =
    À la fin de chacun de vos tours, vous prenez une boule de feu pour chaque région magique du peuple.
    Aux tours suivants, chacune compte comme deux pions dans une conquête, puis disparaît. Vous pouvez en
    lancer plusieurs dans une même conquête, mais au moins un pion du peuple doit participer. En déclin,
    toutes les boules de feu s’éteignent.

# --- Pieces and questions ----------------------------------------------------------------------------

piece-behemoth = Béhémoth
count-behemoth = { $number ->
    [one] 1 Béhémoth
   *[other] { $number } Béhémoths
}
question-behemoth = Où vont les Béhémoths ?

# --- Reasons -----------------------------------------------------------------------------------------

reason-immune-forest = immunisée : la forêt cache des Hommes-buissons
