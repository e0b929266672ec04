### Royal Bonus, in words. How ids are made and what they take: see en/content.ftl.

box-royal-bonus = Royal Bonus

# --- Races -------------------------------------------------------------------------------------------

race-fauns = Faunen
    .one = Faun
    .gender = common
    .joined = faunen

race-igors = Igors
    .one = Igor
    .gender = common
    .joined = igors

race-shrubmen = Struikmannen
    .one = Struikman
    .gender = common
    .joined = struikmannen

# --- Powers ------------------------------------------------------------------------------------------

power-aquatic = Aquatisch
power-aquatic-with = Aquatische { race-name }

power-behemoth = Behemoth
power-behemoth-with = Behemoth-{ race-joined }

power-fireball = Vuurbal
power-fireball-with = Vuurbal-{ race-joined }
