### Be Not Afraid…: texts. For ids and arguments, see en/content.ftl.

box-be-not-afraid = Même pas peur !

# --- Races -------------------------------------------------------------------------------------------

race-barbarians = Barbares
    .one = Barbare
    .gender = masculine
    .joined = barbares
race-barbarians-short = Ne se redéploient jamais ; les pions inutilisés attendent hors de la carte.
race-barbarians-text =
    Les Barbares restent là où vos conquêtes les ont mis : à la fin de votre tour, aucun ne bouge. Vous
    pouvez conquérir avec plus de pions qu’il n’en faut. En rassemblant vos troupes, vous choisissez
    combien de pions reviennent en main de chaque région, où il en reste au moins un. Ceux qui n’ont pas
    servi et ceux d’une tentative finale manquée attendent votre prochain tour hors de la carte. Ceux qui
    se replient devant une attaque se placent comme d’habitude. Les marqueurs de leur pouvoir ne sont pas
    des Barbares et vont où vous voulez. En déclin, il reste un Barbare par région.

race-homunculi = Homoncules
    .one = Homoncule
    .gender = masculine
    .joined = homoncules
race-homunculi-short = Un Homoncule de plus vient sur leur combinaison à chaque fois qu’on la dédaigne.
race-homunculi-text =
    Chaque fois qu’un joueur prend une combinaison placée plus bas, un Homoncule de la réserve vient, en
    plus de la pièce, sur la combinaison des Homoncules. Il y en a 15 en tout. Le joueur qui prend la
    combinaison les reçoit avec les pions que donnent les tuiles. Une fois la combinaison prise, ils n’ont
    plus aucune capacité.

race-leprechauns = Farfadets
    .one = Farfadet
    .gender = masculine
    .joined = farfadets
race-leprechauns-short = Cachent de l’or : une pièce, pour eux un tour plus tard ou pour qui prend la région.
race-leprechauns-text =
    Après le redéploiement, vous pouvez poser des pots d’or dans les régions des Farfadets, un au plus
    dans chacune. Au début de votre prochain tour, chaque pot encore en place vaut une pièce et revient en
    main. L’adversaire qui conquiert la région avant prend le pot et reçoit aussitôt la pièce. Un pot ne
    rend aucune région plus chère. Au déclin des Farfadets, les pots qui ne sont pas sur la carte sont
    perdus. Ceux posés avant un déclin de Durs à cuire valent encore leur pièce à votre prochain tour.

race-pixies = Fées
    .one = Fée
    .gender = feminine
    .joined = fées
race-pixies-short = Une seule reste dans chaque région, les autres quittent la carte jusqu’au tour suivant.
race-pixies-text =
    À la fin de votre tour, une Fée exactement reste dans chaque région ; toutes les autres quittent la carte
    et reviennent dans votre main au début de votre prochain tour. Elles ne viennent pas en aide quand des
    régions sont perdues entre-temps. En déclin, les Fées hors de la carte retournent à la réserve.

race-pygmies = Chamans
    .one = Chaman
    .gender = masculine
    .joined = chamans
    .also = Pygmées
race-pygmies-short = Le dé est lancé pour chaque pion perdu : autant de nouveaux arrivent qu’il a de points.
race-pygmies-text =
    Pour chaque Chaman actif perdu lors d’une conquête, substitution comprise, on lance aussitôt le dé.
    Vous prenez en main autant de Chamans de la réserve que le dé montre de points, s’il y en a assez ;
    le pion perdu y est déjà retourné. Vous les placez à la fin du tour, avec ceux qui se replient. Sans
    région, ils attendent en main votre prochain tour. En déclin, on ne lance pas le dé.

# --- Powers ------------------------------------------------------------------------------------------

power-barricade = Retranchés
power-barricade-with = { race-name } retranchés
    .feminine = { race-name } retranchées
power-barricade-short = Trois pièces de plus par tour si le peuple occupe quatre régions ou moins.
power-barricade-text =
    Au décompte, le peuple rapporte trois pièces de plus s’il occupe quatre régions ou moins, même aucune.
    Les régions de vos peuples en déclin ne comptent pas. En déclin, le bonus est perdu.

power-catapult = Catapultés
power-catapult-with = { race-name } catapultés
    .feminine = { race-name } catapultées
power-catapult-short = Une fois par tour, conquête à deux pas, un pion de moins ; sa place est immunisée.
power-catapult-text =
    Une fois par tour, vous pouvez poser la catapulte dans une région de ce peuple et conquérir une région
    située à exactement deux pas, pour un pion de moins. Elle tire par-dessus une région, occupée ou non,
    ou par-dessus le lac, mais jamais par-dessus une mer ni sur l’eau. Elle peut aussi servir à une
    tentative finale, et une autre façon de conquérir, comme la substitution des Sorciers, peut profiter
    de sa portée. La région de la catapulte est immunisée contre les adversaires tant qu’elle n’a pas
    servi ailleurs. La catapulte revient en main quand sa région est abandonnée, et disparaît en déclin.

power-corrupt = Corrompus
power-corrupt-with = { race-name } corrompus
    .feminine = { race-name } corrompues
power-corrupt-short = L’adversaire qui conquiert une région du peuple vous verse une pièce.
power-corrupt-text =
    L’adversaire qui conquiert une région de ce peuple actif verse une pièce à son propriétaire, s’il en a
    une. La conquête vaut dans tous les cas. Une tentative manquée ne coûte rien. En déclin, rien n’est
    versé.

power-imperial = Impériaux
power-imperial-with = { race-name } impériaux
    .feminine = { race-name } impériales
power-imperial-short = Chaque région du peuple au-delà de trois rapporte une pièce de plus.
power-imperial-text =
    Au décompte, chaque région que le peuple occupe au-delà de la troisième rapporte une pièce de plus.
    Les régions de vos peuples en déclin ne comptent pas. En déclin, le bonus est perdu.

power-mercenary = Mercenaires
power-mercenary-with = { race-name } mercenaires
power-mercenary-short = Pour une pièce, à chaque conquête, une région demande deux pions de moins.
power-mercenary-text =
    Une fois par conquête, vous pouvez payer une pièce à la banque. La région coûte alors deux pions de
    moins, un au minimum. Lors d’une tentative finale, vous décidez après le jet, si la pièce peut encore
    combler ce qui manque. Vous pouvez donc viser une région que seuls le dé et la pièce ensemble
    permettent de prendre. En déclin, on n’engage personne.

# --- Pieces and questions ----------------------------------------------------------------------------
piece-pot = pot d’or
count-pot = { $number ->
    [one] { $number } pot d’or
   *[other] { $number } pots d’or
}
question-leprechauns = Où cachez-vous des pots d’or ?
piece-catapult = catapulte
count-catapult = { $number ->
    [one] { $number } catapulte
   *[other] { $number } catapultes
}
reason-immune-catapult = immunisée : la catapulte s’y trouve
question-barbarians = Combien de Barbares prenez-vous en main ?
question-catapult = Où se trouve la catapulte ?
question-mercenary = Payez-vous une pièce pour deux pions de moins ?
# --- In the browser ----------------------------------------------------------------------------------
do-barbarians = Prendre { $tokens } : { $region }
do-catapult = Tir { $other } → { $region }
do-mercenary = Payer 1 : { $region } ({ $tokens })
