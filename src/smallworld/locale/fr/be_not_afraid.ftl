### Be Not Afraid…, in words. How ids are made and what they take: see en/content.ftl.

box-be-not-afraid = Même pas peur !

# --- Races -------------------------------------------------------------------------------------------

race-barbarians = Barbares
    .one = Barbare
    .gender = masculine
    .joined = barbares

race-homunculi = Homoncules
    .one = Homoncule
    .gender = masculine
    .joined = homoncules
race-homunculi-short = Un Homoncule de plus vient sur leur combinaison à chaque fois qu’on la dédaigne.
race-homunculi-text =
    Chaque fois que quelqu’un prend une combinaison placée plus bas, un Homoncule de la réserve vient, en plus
    de la pièce, sur la combinaison des Homoncules, tant qu’il en reste ; il y en a 15 en tout. Qui prend la
    combinaison les reçoit avec ceux que donnent les tuiles. Une fois prise, ils n’ont plus aucun
    pouvoir.

race-leprechauns = Farfadets
    .one = Farfadet
    .gender = masculine
    .joined = farfadets
race-leprechauns-short = Cachent de l’or : une pièce, pour eux un tour plus tard ou pour qui prend la région.
race-leprechauns-text =
    Après le redéploiement, vous pouvez poser un pot d’or dans n’importe lesquelles des régions des
    Farfadets, un au plus dans chacune. Au début de votre prochain tour, chaque pot encore en place vaut une
    pièce et revient en main. L’adversaire qui conquiert la région avant prend le pot et reçoit aussitôt la
    pièce. Un pot ne rend aucune région plus chère. Au déclin des Farfadets, les pots qui ne sont pas sur la
    carte sont perdus ; ceux posés avant un déclin de Durs à cuire valent encore leur pièce à votre prochain
    tour.

race-pixies = Fées
    .one = Fée
    .gender = feminine
    .joined = fées

race-pygmies = Chamans
    .one = Chaman
    .gender = masculine
    .joined = chamans
    .also = Pygmées
race-pygmies-short = Le dé est lancé pour chaque pion perdu : autant de nouveaux arrivent qu’il a de points.
race-pygmies-text =
    Pour chaque Chaman actif perdu lors d’une conquête, remplacement compris, on lance aussitôt le dé :
    autant de Chamans qu’il montre de points viennent de la réserve dans votre main, dans la limite de la
    réserve, où le pion perdu est déjà retourné. Ils se placent avec ceux qui se replient, à la fin du tour ;
    sans région, ils attendent en main votre prochain tour. En déclin, on ne lance pas le dé.

# --- Powers ------------------------------------------------------------------------------------------

power-barricade = Retranchés
power-barricade-with = { race-name } retranchés
    .feminine = { race-name } retranchées
power-barricade-short = Trois pièces de plus tant que le peuple occupe au plus quatre régions.
power-barricade-text =
    Au décompte, un peuple de cette tuile qui occupe quatre régions ou moins rapporte trois pièces de plus, même
    s’il n’en occupe aucune. Les régions de vos peuples en déclin ne comptent pas. En déclin, le bonus est perdu.

power-catapult = Catapultés
power-catapult-with = { race-name } catapultés
    .feminine = { race-name } catapultées

power-corrupt = Corrompus
power-corrupt-with = { race-name } corrompus
    .feminine = { race-name } corrompues
power-corrupt-short = L’adversaire qui conquiert une région du peuple vous verse une pièce.
power-corrupt-text =
    Qui conquiert une région du peuple actif de cette tuile verse une pièce à son propriétaire, s’il en a une
    ; la conquête vaut dans tous les cas. Une tentative manquée ne coûte rien. En déclin, rien n’est versé.

power-imperial = Impériaux
power-imperial-with = { race-name } impériaux
    .feminine = { race-name } impériales
power-imperial-short = Chaque région du peuple au-delà de trois rapporte une pièce de plus.
power-imperial-text =
    Au décompte, chaque région que le peuple de cette tuile occupe au-delà de la troisième rapporte une pièce de
    plus. Les régions de vos peuples en déclin ne comptent pas. En déclin, le bonus est perdu.

power-mercenary = Mercenaires
power-mercenary-with = { race-name } mercenaires

# --- Pieces and questions ----------------------------------------------------------------------------
piece-pot = pot d’or
count-pot = { $number ->
    [one] { $number } pot d’or
   *[other] { $number } pots d’or
}
question-leprechauns = Où cachez-vous des pots d’or ?
