"""Numbers and rulings of Leaders, each with its source, in one place.

"Ours" marks rulings of this project, where no source decides. docs/reference/rulings/leaders.md gives
question, answer, source and test.
"""

from __future__ import annotations

from typing import Final

# --- Numbers of the leaflet -------------------------------------------------------------------------
LEADER_COINS: Final = 1  # paid to the bank with the combo, to hire a Leader
RANSOM_COINS: Final = 1  # paid to the captor at once
CAPTIVE_COINS: Final = 2  # for each Leader that a player holds captive at the end
