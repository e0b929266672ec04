### Grand Dames of Small World, in words. How ids are made and what they take: see en/content.ftl.

box-grand-dames = Grand Dames of Small World

# --- Races -------------------------------------------------------------------------------------------

race-gypsies = Nomaden
    .one = Nomade
    .gender = common
    .joined = nomaden
    .also = Zigeunerinnen

race-priestesses = Priesteressen
    .one = Priesteres
    .gender = common
    .joined = priesteressen

race-white-ladies = Witte Wieven
    .one = Wit Wief
    .gender = common
    .joined = wittewieven

# --- Powers ------------------------------------------------------------------------------------------

power-historian = Historicus
power-historian-with = Geschiedkundige { race-name }

power-peace-loving = Vredelievend
power-peace-loving-with = Vredelievende { race-name }
