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
race-kobolds-short = In elk gebied staan er minstens twee, en elke verovering kost er minstens twee.
race-kobolds-text =
    Alleen durven Kobolden niets: ze veroveren of bezetten een gebied nooit met minder dan twee. Geen
    korting maakt een verovering dus goedkoper dan twee, en voor een laatste poging zijn er twee in je hand
    nodig. Als je je troepen verzamelt, blijven er in elk gebied twee liggen in plaats van één. In verval
    blijft er één Kobold per gebied, zoals bij elk volk.

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
