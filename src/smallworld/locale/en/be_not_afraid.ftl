### Be Not Afraid…, in words. How ids are made and what they take: see content.ftl.

box-be-not-afraid = Be Not Afraid…

# --- Races -------------------------------------------------------------------------------------------

race-barbarians = Barbarians
    .one = Barbarian
    .gender = common
    .joined = barbarians
race-barbarians-short = Are never redeployed; unused ones wait off the map until their next turn.
race-barbarians-text =
    Barbarians stay where your conquests put them: at the end of your turn none of them moves. You may conquer with
    more of them than a region costs; when you ready your troops, you choose how many to pick up from each region,
    leaving at least one. Those that are not used, or whose final attempt failed, wait off the map until your next
    turn. Those who withdraw from an attack are placed as always. Pieces of their power are not Barbarians, and go
    where you like. In decline one stays in each region.

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
race-leprechauns-short = Hide pots of gold: 1 coin each a turn later, or for the player who takes the region.
race-leprechauns-text =
    After redeployment you may put a pot of gold into any of the Leprechauns’ regions, one at most in each. When
    your next turn begins, each pot that is still there is worth a coin and returns to your hand. An opponent who
    conquers the region before then takes the pot and gets the coin at once. A pot does not add to a region’s cost.
    Pots that are not on the map are lost when the Leprechauns decline; those put out before a Stout decline are
    still worth their coin at your next turn.

race-pixies = Pixies
    .one = Pixie
    .gender = common
    .joined = pixies
race-pixies-short = One stays in each region; all others are off the map until their next turn.
race-pixies-text =
    At the end of your turn exactly one Pixie stays in each region; all others leave the map and come back to
    your hand when your next turn begins. They do not come to help when regions are lost meanwhile. In
    decline the Pixies off the map go to the tray.

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
power-barricade-short = Three extra coins while the race holds no more than four regions.
power-barricade-text =
    At scoring, a race of this badge that holds four regions or fewer brings three extra coins; without any
    region too. Regions of your races in decline do not count. In decline the bonus is gone.

power-catapult = Catapult
power-catapult-with = Catapult { race-name }
power-catapult-short = Once a turn, conquer a region two steps away for 1 fewer token; its region is immune.
power-catapult-text =
    Once a turn you may put the catapult into a region of this race and conquer a region exactly two steps away from
    it for 1 fewer token. It shoots over one region, whoever is there, or over the lake, never over a sea, and not
    at water. A final attempt may be made with it, and another way to conquer may use its reach, such as the
    Sorcerers’. The catapult’s region is immune to opponents until it is used elsewhere. It returns to your hand
    when its region is abandoned, and is gone in decline.

power-corrupt = Corrupt
power-corrupt-with = Corrupt { race-name }
power-corrupt-short = An opponent who conquers a region of the race pays you a coin.
power-corrupt-text =
    Whoever conquers a region of the active race of this badge pays its owner a coin, if they have one;
    the conquest counts in any case. A failed attempt costs nothing. In decline nothing is paid.

power-imperial = Imperial
power-imperial-with = Imperial { race-name }
power-imperial-short = Each region of the race beyond three is worth 1 extra coin.
power-imperial-text =
    At scoring, each region that the race of this badge holds beyond the third is worth 1 extra coin. Regions of
    your races in decline do not count. In decline the bonus is gone.

power-mercenary = Mercenary
power-mercenary-with = Mercenary { race-name }
power-mercenary-short = For 1 coin per conquest, a region costs two fewer tokens.
power-mercenary-text =
    Once for each conquest you may pay a coin to the bank; the region then costs two fewer tokens, but always at
    least one. In a final attempt you decide after the roll, if the coin can still make up for what is lacking; so
    you may declare a region that only die and coin together can bring. In decline nobody is hired.

# --- Pieces and questions ----------------------------------------------------------------------------
piece-pot = pot of gold
count-pot = { $number ->
    [one] 1 pot of gold
   *[other] { $number } pots of gold
}
question-leprechauns = Hide pots of gold.
piece-catapult = catapult
count-catapult = { $number ->
    [one] 1 catapult
   *[other] { $number } catapults
}
reason-immune-catapult = immune: the catapult is there
question-barbarians = How many Barbarians do you pick up?
question-catapult = Place the catapult.
question-mercenary = Pay 1 coin for two fewer tokens?
# --- In the browser ----------------------------------------------------------------------------------
do-barbarians = Take { $tokens } from { $region }
do-catapult = Shoot at { $region } from { $other }
do-mercenary = Pay 1: { $region } ({ $tokens })
