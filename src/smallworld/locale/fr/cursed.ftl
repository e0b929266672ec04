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
race-kobolds-short = Ils sont au moins deux dans chaque région, et au moins deux pour conquérir.
race-kobolds-text =
    Les Kobolds n’osent rien tout seuls : ils ne conquièrent ni ne tiennent jamais une région à moins de
    deux. Aucune réduction ne fait donc descendre une conquête sous deux pions, et une tentative finale en
    demande deux en main. Quand vous ramassez vos troupes, deux pions restent dans chaque région au lieu
    d’un. En déclin, un seul Kobold reste par région, comme pour tout peuple.

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
