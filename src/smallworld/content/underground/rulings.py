"""Numbers and rulings of the races, powers, relics and places of Underground, each with its source.

"Ours" marks what no source decides; docs/rules/underground.md gives question, answer, source and test.
"""

from __future__ import annotations

from typing import Final

# --- Numbers of the races ---------------------------------------------------------------------------
HAMMERS: Final = 7  # silver hammers that there are
LICH_COINS: Final = 1  # for each region that an opponent conquers of Liches in decline
# --- Numbers of relics and places, printed in the box -------------------------------------------------
RING_COINS: Final = 1  # Froggy's Ring, from each opponent beside it
SWORD_SAVES: Final = 2  # Sword of the Killer Rabbit
ALTAR_COINS: Final = 3  # Altar of Souls
FOUNTAIN_TOKENS: Final = 1  # Fountain of Youth
KEEP_COINS: Final = 1  # Keep on the Motherland
KEEP_STRENGTH: Final = 1
LOST_DWARF_COINS: Final = 2  # Mine of the Lost Dwarf
