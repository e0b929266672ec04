"""Numbers and rulings of the races and powers of Royal Bonus, each with its source, in one place.

"Ours" marks what no source decides; docs/reference/rulings/royal_bonus.md gives question, answer,
source and test.
"""

from __future__ import annotations

from typing import Final

# --- Numbers printed in the box ---------------------------------------------------------------------
FAUNS_FOR_A_VICTIM: Final = 1  # tokens that a race gets for each region that it loses to Fauns
BEHEMOTHS: Final = 2
MOST_IN_A_BEHEMOTH: Final = 6  # the tokens that it is made of, and so the most that it can be worth
FIREBALL_TOKENS: Final = 2  # as how many tokens a fireball counts
