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

power-catapult = Catapultés
power-catapult-with = { race-name } catapultés
    .feminine = { race-name } catapultées

power-corrupt = Corrompus
power-corrupt-with = { race-name } corrompus
    .feminine = { race-name } corrompues

power-imperial = Impériaux
power-imperial-with = { race-name } impériaux
    .feminine = { race-name } impériales

power-mercenary = Mercenaires
power-mercenary-with = { race-name } mercenaires
