"""Numbers of the scenarios of Realms, and rulings that are open to debate."""

from __future__ import annotations

from typing import Final

MINE_COINS: Final = 1  # Go East: coins for each Victory Coin Mine of an active race
PEAK_COINS: Final = 4  # I've Been to the Mountaintop: coins on each peak at first (the number is ours)
PEAK_TAKE: Final = 1  # coins taken from each peak at the end of its holder's turn
DECLINE_COINS: Final = 3  # coins laid on peaks by a player who goes into decline
MOST_ON_ONE: Final = 2  # "not all three on one" peak, so a single peak gets only two (ours)
OTHER_WORLD: Final = 1  # Night and Day: coins for each region of the other world, every turn
DRIVEN_OUT: Final = 1  # coins for each home region from which a race of the other world was driven out
# Whether these coins come every turn while the race holds the region. The French rules speak of driving a
# race out, as if in the same turn; the other languages speak of regions that the race "previously occupied",
# at any time.
DRIVEN_OUT_LASTS: Final = False
TEAMS: Final = (1, 2, 3, 1, 2)  # All Together Now: the team of each seat, from the first player
ALONE: Final = 2  # the weight of the coins (in a tie, the tokens) of the player without a partner
ENOUGH: Final = 5  # Crops of Power: regions around a field that an active race must hold
# Crops of Power: badges that are never put into fields; the last one is in another box.
NEVER_GROWN: Final = ("Cursed", "Historian", "Spirit", "Wealthy", "Wise", "Reborn")
TRIBUTE: Final = 1  # The Rusted Throne: coins for each region beside it
# A Dig Too Far: the coins in the box for each level, from the top; three of them are laid.
VEIN_COINS: Final = ((1, 1, 1, 1, 3, 3), (1, 1, 3, 3, 5, 5), (5, 5, 5, 10))
RELIC_COIN: Final = 5  # a coin of this value or more comes with a relic
FIRST_GUARDS: Final = 1  # guards in each region of a vein at the beginning
SKELETONS: Final = 20  # tokens of guards in the box, by vein from the west
SORCERERS: Final = 18
MUMMIES: Final = 15
# A Game of Gods: coins gained or paid when a race or power, by name, enters the board for the first time.
FIRST_COINS: Final = (
    ("Cursed", 12),
    ("Dwarves", 4),
    ("White Ladies", 4),
    ("Shadow Mimes", 2),
    ("Iron Dwarves", -4),
)
FIRST_TOKENS: Final = (("Homunculi", 2),)  # tokens gained when the race enters the board for the first time
DIFFICULT: Final = ("Cursed", "Dwarves", "White Ladies", "Shadow Mimes", "Homunculi", "Iron Dwarves")
NEVER_DRAFTED: Final = ("Cursed", "Homunculi", "Shadow Mimes")  # left out when two players draft
HAND: Final = 3  # how many banners, and as many badges, each player is dealt
DRAFTED: Final = 7  # open banners, and as many badges, for two players; one of each is left over
GROWN: Final = 9  # the number of regions for each player on a full-grown board
TRIBES_IN_BOX: Final = 18
