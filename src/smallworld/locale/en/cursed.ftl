### Cursed!, in words. How ids are made and what they take: see content.ftl.

box-cursed = Cursed!

# --- Races -------------------------------------------------------------------------------------------

race-goblins = Goblins
    .one = Goblin
    .gender = common
    .joined = goblins

race-kobolds = Kobolds
    .one = Kobold
    .gender = common
    .joined = kobolds

# --- Powers ------------------------------------------------------------------------------------------

power-cursed = Cursed
power-cursed-with = Cursed { race-name }

power-hordes-of = Hordes of
power-hordes-of-with = Hordes of { race-name }

power-marauding = Marauding
power-marauding-with = Marauding { race-name }

power-ransacking = Ransacking
power-ransacking-with = Ransacking { race-name }

power-were- = Were-
power-were--with = Were-{ race-joined }
