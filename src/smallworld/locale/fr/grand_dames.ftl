### Grand Dames of Small World, in words. How ids are made and what they take: see en/content.ftl.

box-grand-dames = Honneur aux Dames !

# --- Races -------------------------------------------------------------------------------------------

race-gypsies = Nomades
    .one = Nomade
    .gender = feminine
    .joined = nomades
    .also = Gitanes

race-priestesses = Prêtresses
    .one = Prêtresse
    .gender = feminine
    .joined = prêtresses

race-white-ladies = Dames Blanches
    .one = Dame Blanche
    .gender = feminine
    .joined = dames blanches

# --- Powers ------------------------------------------------------------------------------------------

power-historian = Historiens
power-historian-with = { race-name } historiens
    .feminine = { race-name } historiennes

power-peace-loving = Pacifistes
power-peace-loving-with = { race-name } pacifistes
