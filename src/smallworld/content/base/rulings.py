"""Numbers and rulings of the base box's races and powers, each with its source, in one place.

"Ours" marks rulings of this project, where no source decides. docs/reference/rulings/base.md gives question,
answer, source and test.
"""

from __future__ import annotations

from typing import Final

# --- Numbers printed in the box ---------------------------------------------------------------------
AMAZONS_FOR_ATTACK: Final = 4  # Amazons: tokens that leave the map at the end of the turn
HOLES: Final = 2  # Halflings: holes in the ground
SPOILS_FOR_A_SKELETON: Final = 2  # non-empty regions for each new Skeleton
ALCHEMIST_COINS: Final = 2
ENCAMPMENTS: Final = 5
FORTRESSES: Final = 6
HEROES: Final = 2
WEALTHY_COINS: Final = 7

# --- Rulings ------------------------------------------------------------------------------------------
# Halflings may enter anywhere each time they have no region left, not only as a new race (ours).
HALFLINGS_REENTER_ANYWHERE: Final = True
# Without a region on the map, Sorcerers may substitute if an ability such as Flying reaches the victim
# (ours).
SORCERERS_ENTER_BY_REACH: Final = True
