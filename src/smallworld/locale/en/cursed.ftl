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
race-kobolds-short = At least two stand in each of their regions, and no conquest takes fewer.
race-kobolds-text =
    Kobolds dare nothing alone: they never conquer or hold a region with fewer than two of them, so no
    reduction makes a conquest cheaper than two, and a final attempt needs two in hand. When you ready your
    troops, two stay in each region instead of one. In decline one Kobold stays in each region, as with any
    race.

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
