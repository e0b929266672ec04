"""Numbers and rulings of the races and powers of Cursed!, each with its source, in one place.

"Ours" marks what no source decides; docs/rules/cursed.md gives question, answer, source and test.
"""

from __future__ import annotations

from typing import Final

# --- Numbers printed in the box ---------------------------------------------------------------------
KOBOLDS_TOGETHER: Final = 2  # fewest Kobolds in a region, and for a conquest
