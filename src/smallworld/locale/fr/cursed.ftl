### Cursed!, in words. How ids are made and what they take: see en/content.ftl.

box-cursed = Mauuudits !

# --- Races -------------------------------------------------------------------------------------------

race-goblins = Gobelins
    .one = Gobelin
    .gender = masculine
    .joined = gobelins

race-kobolds = Kobolds
    .one = Kobold
    .gender = masculine
    .joined = kobolds

# --- Powers ------------------------------------------------------------------------------------------

power-cursed = Maudits
power-cursed-with = { race-name } maudits
    .feminine = { race-name } maudites

power-hordes-of = De la Horde
power-hordes-of-with = { race-name } de la Horde

power-marauding = Intrépides
power-marauding-with = { race-name } intrépides

power-ransacking = Voleurs
power-ransacking-with = { race-name } voleurs
    .feminine = { race-name } voleuses

power-were- = Garous
power-were--with = { race-name } garous
