"""Numbers and rulings of the races, powers, relics and places of Underground, each with its source.

"Ours" marks what no source decides; docs/rules/underground.md gives question, answer, source and test.
"""

from __future__ import annotations

from typing import Final

# --- Numbers of the races ---------------------------------------------------------------------------
HAMMERS: Final = 7  # silver hammers that there are
LICH_COINS: Final = 1  # for each region that an opponent conquers of Liches in decline
