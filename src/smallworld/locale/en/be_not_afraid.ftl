### Be Not Afraid…: texts. For ids and arguments, see content.ftl.

box-be-not-afraid = Be Not Afraid…

# --- Races -------------------------------------------------------------------------------------------

race-barbarians = Barbarians
    .one = Barbarian
    .gender = common
    .joined = barbarians
race-barbarians-short = Are never redeployed; unused ones wait off the map until their next turn.
race-barbarians-text =
    Barbarians stay where your conquests put them: at the end of your turn none of them moves. You may
    conquer with more of them than a region costs. When you ready your troops, you choose how many to pick
    up from each region, leaving at least one. Unused Barbarians, and those of a failed final attempt,
    wait off the map until your next turn. Barbarians that withdraw from an attack are placed as usual.
    Pieces of their power are not Barbarians, so you place them where you like. In decline one Barbarian
    stays in each region.

race-homunculi = Homunculi
    .one = Homunculus
    .gender = common
    .joined = homunculi
race-homunculi-short = One more token is added to their combo each time a player passes over it.
race-homunculi-text =
    Each time a player takes a combo below theirs, a Homunculus from the tray is added to their combo as
    well as the coin. There are 15 in all. The player who takes the combo gets these tokens in addition to
    those of banner and badge. Once the combo is taken, the Homunculi have no further ability.

race-leprechauns = Leprechauns
    .one = Leprechaun
    .gender = common
    .joined = leprechauns
race-leprechauns-short = Hide pots of gold: 1 coin each a turn later, or for the player who takes the region.
race-leprechauns-text =
    After redeployment you may put pots of gold into the Leprechauns’ regions, at most one in each. When
    your next turn begins, each pot that is still there is worth a coin and returns to your hand. An
    opponent who conquers the region before then takes the pot and gets the coin at once. A pot does not
    add to a region’s cost. When the Leprechauns decline, pots that are not on the map are lost. Pots that
    were put out before a Stout decline are still worth their coin at your next turn.

race-pixies = Pixies
    .one = Pixie
    .gender = common
    .joined = pixies
race-pixies-short = One stays in each region; all others are off the map until their next turn.
race-pixies-text =
    At the end of your turn exactly one Pixie stays in each region. All others leave the map and come back
    to your hand when your next turn begins. They do not return early when you lose regions in the
    meantime. In decline the Pixies off the map go to the tray.

race-pygmies = Witch Doctors
    .one = Witch Doctor
    .gender = common
    .joined = witch doctors
    .also = Pygmies
race-pygmies-short = Roll the die for each one lost: its pips are the number of new ones.
race-pygmies-text =
    Each time an active Witch Doctor is lost in a conquest, even by substitution, the die is rolled at
    once. You take as many Witch Doctors from the tray into your hand as the die shows, if there are
    enough. The lost one is already back in the tray. You place the new ones at the end of the turn,
    together with those that withdrew. If you have no region left, they wait in hand for your next turn.
    In decline no die is rolled.

# --- Powers ------------------------------------------------------------------------------------------

power-barricade = Barricade
power-barricade-with = Barricade { race-name }
power-barricade-short = Three extra coins a turn if the race holds four regions or fewer.
power-barricade-text =
    At scoring, the race brings three extra coins if it holds four regions or fewer, even none. Regions of
    your races in decline do not count. In decline the bonus is gone.

power-catapult = Catapult
power-catapult-with = Catapult { race-name }
power-catapult-short =
    Once a turn, conquer two steps away for 1 fewer token; the catapult’s region is immune.
power-catapult-text =
    Once a turn you may put the catapult into a region of this race and conquer a region exactly two steps
    away. The conquest costs 1 fewer token. The catapult shoots over one region, occupied or not, or over
    the lake. It never shoots over a sea, or at water. You may also make a final attempt with it, and
    other ways to conquer, such as the Sorcerers’ substitution, may use its reach. The catapult’s region
    is immune to opponents until you use the catapult elsewhere. It returns to your hand when its region
    is abandoned, and is gone in decline.

power-corrupt = Corrupt
power-corrupt-with = Corrupt { race-name }
power-corrupt-short = An opponent who conquers a region of the race pays you a coin.
power-corrupt-text =
    An opponent who conquers a region of this active race pays its owner a coin, if they have one. The
    conquest counts even if they cannot pay. A failed attempt costs nothing. In decline nothing is paid.

power-imperial = Imperial
power-imperial-with = Imperial { race-name }
power-imperial-short = Each region of the race beyond three is worth 1 extra coin.
power-imperial-text =
    At scoring, each region that the race holds beyond the third is worth 1 extra coin. Regions of your
    races in decline do not count. In decline the bonus is gone.

power-mercenary = Mercenary
power-mercenary-with = Mercenary { race-name }
power-mercenary-short = For 1 coin per conquest, a region costs two fewer tokens.
power-mercenary-text =
    Once for each conquest, you may pay a coin to the bank. The region then costs two fewer tokens, but
    always at least one. In a final attempt you decide after the roll, if the coin can still make up the
    difference. So you may name a region that you can take only with die and coin together. In decline you
    cannot hire mercenaries.

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
do-barbarians = Take { $tokens }: { $region }
do-catapult = Shoot { $other } → { $region }
do-mercenary = Pay 1: { $region } ({ $tokens })
