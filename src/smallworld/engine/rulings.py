"""Numbers and rulings of the general rules, each with its source, in one place.

Rulings of a single race or power are in the `rulings.py` of its box. "Ours" marks rulings of this project,
where no source decides. docs/reference/rulings/base.md gives the question, answer, source and test of each
ruling.
"""

from __future__ import annotations

from typing import Final

# --- Numbers of the base rulebook -------------------------------------------------------------------
START_COINS: Final = 5  # "Setup"
COMBOS_ON_OFFER: Final = 6  # "Setup": five in the column and the visible pair of the stacks
BASE_PRICE: Final = 2  # "Conquering a region"
MOUNTAIN_PRICE: Final = 1
PEAK_PRICE: Final = 1  # Realms, "Peaks": in addition to the price of the mountain
RIVER_DISCOUNT: Final = 1  # Underground, "Rivers": an empty one costs a single token
LEAST_PRICE: Final = 1  # the lowest price, whatever the reductions
PASSED_OVER_PRICE: Final = 1  # coins for each combo above the chosen one
# The reinforcement die: three blank faces, then 1, 2 and 3 (app). Index: pips; value: faces.
DIE_FACES: Final = (3, 1, 1, 1)
DIE_SIDES: Final = 6
MOST_PIPS: Final = 3
MONSTERS: Final = 2  # Underground, "Setup": on each region with their symbol
TOKENS_LOST: Final = 1  # tokens that a race loses with a region

# --- Rulings ------------------------------------------------------------------------------------------
# A player pays for a combo before they pocket the coins on it (ours).
PAY_BEFORE_POCKETING: Final = True
# A failed final attempt on an active race counts as having attacked it (ours).
FAILED_ATTEMPT_IS_ATTACK: Final = True
# Owners are not opponents of their own races: immune regions are open to the owner's other race (ours).
IMMUNE_AGAINST_OWNER: Final = False
