### Royal Bonus, in words. How ids are made and what they take: see en/content.ftl.

box-royal-bonus = Royal Bonus

# --- Races -------------------------------------------------------------------------------------------

race-fauns = Faunes
    .one = Faune
    .gender = masculine
    .joined = faunes

race-igors = Igors
    .one = Igor
    .gender = masculine
    .joined = igors

race-shrubmen = Hommes-buissons
    .one = Homme-buisson
    .gender = masculine
    .joined = hommes-buissons

# --- Powers ------------------------------------------------------------------------------------------

power-aquatic = Aquatiques
power-aquatic-with = { race-name } aquatiques

power-behemoth = Aux Béhémoths
power-behemoth-with = { race-name } aux Béhémoths

power-fireball = Aux Boules de feu
power-fireball-with = { race-name } aux Boules de feu
