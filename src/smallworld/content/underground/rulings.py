"""Numbers and rulings of the races, powers, relics and places of Underground, each with its source.

"Ours" marks rulings of this project, where no source decides. docs/reference/rulings/underground.md gives
question, answer, source and test.
"""

from __future__ import annotations

from typing import Final

# --- Numbers of the races ---------------------------------------------------------------------------
HAMMERS: Final = 7  # silver hammers in the box
LICH_COINS: Final = 1  # for each region that an opponent conquers from Liches in decline

# --- Numbers of relics and places, printed in the box -------------------------------------------------
RING_COINS: Final = 1  # Froggy's Ring: coins from each opponent beside it
SWORD_SAVES: Final = 2  # Sword of the Killer Rabbit: tokens saved
ALTAR_COINS: Final = 3  # Altar of Souls: coins
FOUNTAIN_TOKENS: Final = 1  # Fountain of Youth: tokens
KEEP_COINS: Final = 1  # Keep on the Motherland: coins
KEEP_STRENGTH: Final = 1
LOST_DWARF_COINS: Final = 2  # Mine of the Lost Dwarf: coins
BALROG_KILLS: Final = 2  # Wickedest Pentacle: tokens lost where the Balrog goes

# --- Relics and places on the surface ----------------------------------------------------------------
MONSTER_TOKENS: Final = 14  # tokens of Monsters in the box
GUARDED_BESIDES_PLAYERS: Final = 1  # regions that Monsters guard, beyond one for each player

# --- Numbers of the powers --------------------------------------------------------------------------
COAST_FOR_A_COIN: Final = 2  # Fisher: coastal regions for each coin
FLOCKING_COINS: Final = 2
FRIGHTENED_TOKENS: Final = 3  # Frightened: tokens in a region, for a coin
MARTYR_COINS: Final = 1
REBORN_REGIONS: Final = 2  # Reborn: regions per turn
QUEENS: Final = 1  # Royal: queens
MUSHROOM_ARMORS: Final = 8  # Shield: suits of mushroom armour
THIEVING_COINS: Final = 1
VANISHING_COINS: Final = 2  # Vanishing: coins for each region
WISE_COINS: Final = 2
