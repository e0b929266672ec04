"""Decisions, packed into ints.

An action is one int, so that lists of forty are cheap to make, to compare and to keep (a small class takes
twice as long to make, a NamedTuple twelve times; benchmarks/actions.py). Its fields:

| field  | bits  | meaning                                                                |
| ------ | ----- | ---------------------------------------------------------------------- |
| by     | 0-9   | the verb, or the id of the ability that offers it                       |
| region | 10-17 | the region it is about, or a tile                                       |
| tokens | 18-25 | tokens placed, the pips of a die, or which coin of several              |
| player | 26-29 | another player whom it names                                            |
| other  | 30-39 | a second region, a place of the column, a banner or badge, an ability, a cell |

Fields that a verb does not use are 0. Text and JSON forms: `notation`.
"""

from __future__ import annotations

from typing import Final

Action = int

# Verbs. Abilities' own actions carry the ability's id, from FIRST_ABILITY on.
TAKE: Final = 1  # a combo: other = place in the column, from 0
EXPAND: Final = 2
DECLINE: Final = 3
ABANDON: Final = 4  # region
CONQUER: Final = 5  # region, tokens
ATTEMPT: Final = 6  # region: the final conquest, with the die
STOP: Final = 7
DEPLOY: Final = 8  # region, tokens
PASS: Final = 9  # decline what a step offers
ROLL: Final = 10  # chance: tokens = pips
BANNER: Final = 11  # chance: other = race revealed
BADGE: Final = 12  # chance: other = power revealed
BUY: Final = 13  # other = the race of which a token is bought, or the power
USE: Final = 14  # what an ability has ready, for the next conquest: other = the ability
MARKER: Final = 15  # chance: other = the holding found
GUARD: Final = 16  # chance: region = where Monsters come
GOLD: Final = 17  # chance: tokens = which of the coins that may lie there, from 1 for the smallest
REVEALS: Final = (
    BANNER,
    BADGE,
    MARKER,
    GUARD,
    GOLD,
)  # what chance takes from what there is, all alike; else dice

FIRST_ABILITY: Final = 32

VERBS: Final = {
    "take": TAKE,
    "expand": EXPAND,
    "decline": DECLINE,
    "abandon": ABANDON,
    "conquer": CONQUER,
    "attempt": ATTEMPT,
    "stop": STOP,
    "deploy": DEPLOY,
    "pass": PASS,
    "roll": ROLL,
    "banner": BANNER,
    "badge": BADGE,
    "buy": BUY,
    "use": USE,
    "marker": MARKER,
    "guard": GUARD,
    "gold": GOLD,
}
# Of boards that are built: a cell is a column and a row, either of which may be a little below 0.
Cell = tuple[int, int]
LOWEST: Final = -2
HIGHEST: Final = 29
# What names a tile: its letter from A, or a small one for its side below.
TILE_SIDES: Final = [*range(26), *range(32, 58)]
CELLS: Final = 1024  # numbers that stand for a cell

VERB_NAMES: Final = {verb: name for name, verb in VERBS.items()}


def act(by: int, region: int = 0, tokens: int = 0, player: int = 0, other: int = 0) -> Action:
    """Pack an action."""
    return by | region << 10 | tokens << 18 | player << 26 | other << 30


def act_on(by: int, region: int, tokens: int = 0) -> Action:
    """Pack an action that is about a region: `act` with the fields that hot loops need."""
    return by | region << 10 | tokens << 18


def by_of(action: Action) -> int:
    """The verb, or the id of the ability whose action it is."""
    return action & 1023


def region_of(action: Action) -> int:
    """The region that the action is about."""
    return action >> 10 & 255


def tokens_of(action: Action) -> int:
    """Tokens placed, or pips rolled."""
    return action >> 18 & 255


def player_of(action: Action) -> int:
    """The other player whom the action names."""
    return action >> 26 & 15


def other_of(action: Action) -> int:
    """A second region, a place of the column (from 0), a banner or badge, an ability, a cell."""
    return action >> 30 & 1023


# By what an action says of a tile; compiled, to find a letter takes less than to make one.
_TILES: Final = "".join([chr(ord("A") + place) for place in range(256)])


def tile_of(action: Action) -> str:
    """The letter of the tile that the action is about."""
    return _TILES[region_of(action)]


def act_on_tile(by: int, letter: str) -> Action:
    """An action about the tile with this letter."""
    return act(by, region=ord(letter) - ord("A"))


def cell_of(action: Action) -> Cell:
    """The cell, by column and row, where the action lets something lie."""
    cell = other_of(action)
    return (cell >> 5) + LOWEST, (cell & 31) + LOWEST


def act_at(by: int, cell: Cell) -> Action:
    """An action that lets something lie in `cell`, which is from LOWEST to HIGHEST both ways."""
    return act(by, other=cell[0] - LOWEST << 5 | cell[1] - LOWEST)
