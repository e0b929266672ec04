### Be Not Afraid…, in words. How ids are made and what they take: see content.ftl.

box-be-not-afraid = Be Not Afraid…

# --- Races -------------------------------------------------------------------------------------------

race-barbarians = Barbarians
    .one = Barbarian
    .gender = common
    .joined = barbarians

race-homunculi = Homunculi
    .one = Homunculus
    .gender = common
    .joined = homunculi

race-leprechauns = Leprechauns
    .one = Leprechaun
    .gender = common
    .joined = leprechauns

race-pixies = Pixies
    .one = Pixie
    .gender = common
    .joined = pixies

race-pygmies = Witch Doctors
    .one = Witch Doctor
    .gender = common
    .joined = witch doctors
    .also = Pygmies

# --- Powers ------------------------------------------------------------------------------------------

power-barricade = Barricade
power-barricade-with = Barricade { race-name }

power-catapult = Catapult
power-catapult-with = Catapult { race-name }

power-corrupt = Corrupt
power-corrupt-with = Corrupt { race-name }

power-imperial = Imperial
power-imperial-with = Imperial { race-name }

power-mercenary = Mercenary
power-mercenary-with = Mercenary { race-name }
