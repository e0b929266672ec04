"""Numbers of the scenarios of Realms, and rulings that are open to debate."""

from __future__ import annotations

from typing import Final

MINE_COINS: Final = 1  # Go East, for each Victory Coin Mine of an active race
PEAK_COINS: Final = 4  # I've Been to the Mountaintop, on each peak at the beginning (number: ours)
PEAK_TAKE: Final = 1  # of each peak, at the end of each turn of its holder
DECLINE_COINS: Final = 3  # laid on peaks by a player who goes into decline
MOST_ON_ONE: Final = 2  # of these, "not all three on one": so with a single peak there are two only (ours)
OTHER_WORLD: Final = 1  # Night and Day, for each region of the other world, every turn
DRIVEN_OUT: Final = 1  # for each region of the race's own world after a race of the other was driven out
# Whether these coins come again as long as the region is held. The French text speaks of driving a race out,
# as of something done in this turn; the others of regions that it "previously occupied", whenever that was.
DRIVEN_OUT_LASTS: Final = False
TEAMS: Final = (1, 2, 3, 1, 2)  # All Together Now, by seat from the first player
ALONE: Final = 2  # the weight of the coins, and in a tie of the tokens, of the player without a partner
ENOUGH: Final = 5  # Crops of Power: regions around a field that an active race must hold
# Crops of Power: badges that grow in no field; the last of them is in another box.
NEVER_GROWN: Final = ("Cursed", "Historian", "Spirit", "Wealthy", "Wise", "Reborn")
TRIBUTE: Final = 1  # The Rusted Throne, for each region beside it
# A Dig Too Far. Coins by level, from the top, of which three are laid.
VEIN_COINS: Final = ((1, 1, 1, 1, 3, 3), (1, 1, 3, 3, 5, 5), (5, 5, 5, 10))
RELIC_COIN: Final = 5  # a coin of this value or more comes with a relic
FIRST_GUARDS: Final = 1  # in each region of a vein
SKELETONS: Final = 20  # tokens in the box, by vein from the west
SORCERERS: Final = 18
MUMMIES: Final = 15
# A Game of Gods. Coins that come, or go, as a race or power enters the board for the first time, by name.
FIRST_COINS: Final = (
    ("Cursed", 12),
    ("Dwarves", 4),
    ("White Ladies", 4),
    ("Shadow Mimes", 2),
    ("Iron Dwarves", -4),
)
FIRST_TOKENS: Final = (("Homunculi", 2),)  # likewise, of its race
DIFFICULT: Final = ("Cursed", "Dwarves", "White Ladies", "Shadow Mimes", "Homunculi", "Iron Dwarves")
NEVER_DRAFTED: Final = ("Cursed", "Homunculi", "Shadow Mimes")  # by two
HAND: Final = 3  # banners, and as many badges, of each player
DRAFTED: Final = 7  # banners, and as many badges, that are open for two; one of each is left
GROWN: Final = 9  # regions for each player, when the board has grown enough
TRIBES_IN_BOX: Final = 18
