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
race-leprechauns-short = Hide pots of gold: a coin each for them a turn later, or for whoever takes the region.
race-leprechauns-text =
    After redeployment you may put a pot of gold into any of the Leprechauns’ regions, one at most in each.
    When your next turn begins, each pot that is still there is worth a coin and comes back to hand. An
    opponent who conquers the region before then takes the pot and gets the coin at once. A pot makes no
    region dearer. Pots that are not on the map are lost when the Leprechauns decline; those put out before a
    Stout decline are still worth their coin at your next turn.

race-pixies = Pixies
    .one = Pixie
    .gender = common
    .joined = pixies

race-pygmies = Witch Doctors
    .one = Witch Doctor
    .gender = common
    .joined = witch doctors
    .also = Pygmies
race-pygmies-short = A die is rolled for each one lost; as many new ones come as it has pips.
race-pygmies-text =
    For each active Witch Doctor that is lost in a conquest, a substitution included, the die is rolled at
    once: as many as it has pips come from the tray into your hand, as far as there are any, and the lost one
    is back there already. They are placed with those who withdraw, at the end of the turn; with no region
    left they wait in hand for your next turn. In decline no die is rolled.

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
power-corrupt-short = An opponent who conquers a region of the race pays you a coin.
power-corrupt-text =
    Whoever conquers a region of the active race of this badge pays its owner a coin, if he has one; the
    conquest stands in any case. A failed attempt costs nothing. In decline nothing is paid.

power-imperial = Imperial
power-imperial-with = Imperial { race-name }
power-imperial-short = Each region of the race beyond three is worth a coin more.
power-imperial-text =
    At scoring, each region that the race of this badge holds beyond the third is worth a coin more. Regions of
    your races in decline do not count. In decline the bonus is gone.

power-mercenary = Mercenary
power-mercenary-with = Mercenary { race-name }

# --- Pieces and questions ----------------------------------------------------------------------------
piece-pot = pot of gold
count-pot = { $number ->
    [one] 1 pot of gold
   *[other] { $number } pots of gold
}
question-leprechauns = Where do you hide pots of gold?
