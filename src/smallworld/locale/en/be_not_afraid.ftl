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
race-homunculi-short = One more comes onto their combo each time it is passed over.
race-homunculi-text =
    Each time somebody takes a combo below theirs, a Homunculus from the tray comes onto the Homunculi’s combo
    besides the coin, as long as there are any; there are 15 in all. Whoever takes the combo gets them
    together with the tokens of banner and badge. Once it is taken, they can do nothing more.

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
power-barricade-short = Three coins more while the race holds no more than four regions.
power-barricade-text =
    At scoring, a race of this badge that holds four regions or fewer brings three coins more; without any
    region too. Regions of your races in decline do not count. In decline the bonus is gone.

power-catapult = Catapult
power-catapult-with = Catapult { race-name }

power-corrupt = Corrupt
power-corrupt-with = Corrupt { race-name }

power-imperial = Imperial
power-imperial-with = Imperial { race-name }
power-imperial-short = Each region of the race beyond three is worth a coin more.
power-imperial-text =
    At scoring, each region that the race of this badge holds beyond the third is worth a coin more. Regions of
    your races in decline do not count. In decline the bonus is gone.

power-mercenary = Mercenary
power-mercenary-with = Mercenary { race-name }
