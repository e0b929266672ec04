"""Numbers and rulings of the races and powers of Grand Dames, each with its source, in one place.

"Ours" marks rulings of this project, where no source decides. docs/reference/rulings/grand_dames.md gives
question, answer, source and test.
"""

from __future__ import annotations

from typing import Final

# --- Numbers printed in the box ---------------------------------------------------------------------
PEACE_COINS: Final = 3  # Peace-loving: for a turn without attacking an active race
