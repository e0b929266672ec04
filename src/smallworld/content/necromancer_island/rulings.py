"""Numbers and rulings of Necromancer Island, each with its source, in one place.

"Ours" marks rulings of this project, where no source decides. docs/reference/rulings/necromancer_island.md
gives question, answer, source and test.
"""

from __future__ import annotations

from typing import Final

# --- Numbers printed in the box ---------------------------------------------------------------------
GHOSTS_ON_ISLAND: Final = 1  # at the beginning
GHOSTS_IN_RESERVE: Final = 13
FEWER_GHOSTS: Final = (12, 11)  # in reserve, in harder variants
BADGES_DRAWN: Final = 6
SOULS_FOR_A_GHOST: Final = 4
SOULS_FOR_A_REGION: Final = 1  # souls that the Necromancer gets for a region at the end of their turn

# --- Rulings ------------------------------------------------------------------------------------------
# At the end of their conquests the Necromancer may leave ghosts on the island (ours).
GHOSTS_MAY_STAY: Final = True
# With an empty reserve, four souls, one of them a ghost, raise that ghost again (ours).
GHOSTS_RISE_FROM_THE_WELL: Final = True
