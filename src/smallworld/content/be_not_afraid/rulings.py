"""Numbers and rulings of the races and powers of Be Not Afraid, each with its source, in one place.

"Ours" marks rulings of this project, where no source decides. docs/reference/rulings/be_not_afraid.md gives
question, answer, source and test.
"""

from __future__ import annotations

from typing import Final

# --- Numbers printed in the box -------------------------------------------------------------------------
HOMUNCULI_GATHERED: Final = 1  # Homunculi added to their combo each time a player passes it over
POT_COINS: Final = 1  # Leprechauns: coins in a pot of gold
BARRICADE_REGIONS: Final = 4  # Barricade: the most regions for its coins; holding none also counts (ours)
BARRICADE_COINS: Final = 3
CATAPULT_SAVES: Final = 1  # Catapult: tokens that a shot saves
IMPERIAL_REGIONS: Final = 3  # Imperial: beyond this many, each region is worth one more coin
MERCENARY_COINS: Final = 1  # Mercenary: coins that may be paid for a conquest, to the bank (ours)
MERCENARY_SAVES: Final = 2  # Mercenary: tokens that these coins save
