"""Numbers and rulings of the races and powers of Royal Bonus, each with its source, in one place.

"Ours" marks rulings of this project, where no source decides. docs/reference/rulings/royal_bonus.md gives
question, answer, source and test.
"""

from __future__ import annotations

from typing import Final

# --- Numbers printed in the box ---------------------------------------------------------------------
FAUNS_FOR_A_VICTIM: Final = 1  # tokens that a race gets for each region that Fauns conquer from it
BEHEMOTHS: Final = 2
MOST_IN_A_BEHEMOTH: Final = 6  # the most tokens that a Behemoth can be worth, since it is made of as many
FIREBALL_TOKENS: Final = 2  # the number of tokens that a fireball counts as
