"""Numbers and rulings of the races and powers of Cursed!, each with its source, in one place.

"Ours" marks rulings of this project, where no source decides. docs/reference/rulings/cursed.md gives
question, answer, source and test.
"""

from __future__ import annotations

from typing import Final

# --- Numbers printed in the box ---------------------------------------------------------------------
CURSED_TOLL: Final = 3  # coins that a player puts on the combo to pass it over
HORDES: Final = 2  # additional tokens of Hordes of, besides those of its badge
KOBOLDS_TOGETHER: Final = 2  # the fewest Kobolds in a region, and for a conquest
WERE_DISCOUNT: Final = 2  # Were-: tokens saved in every conquest
WERE_EVERY: Final = 2  # Were-: it works in game turns whose number is a multiple of this
