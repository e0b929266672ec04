### Cursed!, in words. How ids are made and what they take: see en/content.ftl.

box-cursed = Cursed!

# --- Races -------------------------------------------------------------------------------------------

race-goblins = Goblins
    .one = Goblin
    .gender = common
    .joined = goblins

race-kobolds = Kobolden
    .one = Kobold
    .gender = common
    .joined = kobolden

# --- Powers ------------------------------------------------------------------------------------------

power-cursed = Vervloekt
power-cursed-with = Vervloekte { race-name }

power-hordes-of = Horden
power-hordes-of-with = Horden { race-name }

power-marauding = Op strooptocht
power-marauding-with = { race-name } op strooptocht

power-ransacking = Rovend
power-ransacking-with = Rovende { race-name }

power-were- = Weer-
power-were--with = Weer-{ race-joined }
