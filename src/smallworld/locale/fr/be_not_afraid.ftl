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

race-pixies = Fées
    .one = Fée
    .gender = feminine
    .joined = fées

race-pygmies = Chamans
    .one = Chaman
    .gender = masculine
    .joined = chamans
    .also = Pygmées

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

power-imperial = Impériaux
power-imperial-with = { race-name } impériaux
    .feminine = { race-name } impériales
power-imperial-short = Chaque région du peuple au-delà de trois rapporte une pièce de plus.
power-imperial-text =
    Au décompte, chaque région que le peuple de cette tuile occupe au-delà de la troisième rapporte une pièce de
    plus. Les régions de vos peuples en déclin ne comptent pas. En déclin, le bonus est perdu.

power-mercenary = Mercenaires
power-mercenary-with = { race-name } mercenaires
