### Grand Dames of Small World, in words. How ids are made and what they take: see content.ftl.

box-grand-dames = Grand Dames of Small World

# --- Races -------------------------------------------------------------------------------------------

race-gypsies = Nomads
    .one = Nomad
    .gender = common
    .joined = nomads
    .also = Gypsies

race-priestesses = Priestesses
    .one = Priestess
    .gender = common
    .joined = priestesses

race-white-ladies = White Ladies
    .one = White Lady
    .gender = common
    .joined = white ladies

# --- Powers ------------------------------------------------------------------------------------------

power-historian = Historian
power-historian-with = Historian { race-name }

power-peace-loving = Peace-loving
power-peace-loving-with = Peace-loving { race-name }
