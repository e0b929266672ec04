### Royal Bonus, in words. How ids are made and what they take: see content.ftl.

box-royal-bonus = Royal Bonus

# --- Races -------------------------------------------------------------------------------------------

race-fauns = Fauns
    .one = Faun
    .gender = common
    .joined = fauns

race-igors = Igors
    .one = Igor
    .gender = common
    .joined = igors

race-shrubmen = Shrubmen
    .one = Shrubman
    .gender = common
    .joined = shrubmen

# --- Powers ------------------------------------------------------------------------------------------

power-aquatic = Aquatic
power-aquatic-with = Aquatic { race-name }

power-behemoth = Behemoth
power-behemoth-with = Behemoth { race-name }

power-fireball = Fireball
power-fireball-with = Fireball { race-name }
