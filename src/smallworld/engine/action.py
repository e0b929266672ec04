"""Decisions, packed into ints.

An action is one int, so that lists of forty actions are cheap to make, to compare and to store. A small class
takes twice as long to make, and a NamedTuple twelve times (benchmarks/actions.py). An action has these
fields:

| bits  | content                                                                                        |
| ----- | ---------------------------------------------------------------------------------------------- |
| 0-9   | the verb, or the id of the ability that offers it                                              |
| 10-17 | the region or the tile of the action                                                           |
| 18-25 | tokens placed, another number, the pips of a die, or which coin of several                     |
| 26-29 | another player                                                                                 |
| 30-39 | a second region, a place of the column or on a tile, a cell, or a race, power or other ability |

Unused fields are 0. So an action without fields equals its verb, such as PASS, or the id of its ability.

Only this module uses the bits. Each verb, and each kind of action that abilities offer, has a function that
makes its actions. Each field has a function that reads it. Modules that work with the names of fields, such
as notation, use `FIELDS`, `with_field` and `field_of`.
"""

from __future__ import annotations

from typing import Final

Action = int

# Verbs. Abilities' own actions carry the ability's id, from FIRST_ABILITY on.
TAKE: Final = 1  # a combo: its place in the column, from 0
EXPAND: Final = 2
DECLINE: Final = 3
ABANDON: Final = 4  # region
CONQUER: Final = 5  # region, tokens
ATTEMPT: Final = 6  # region: the final conquest, with the die
STOP: Final = 7
DEPLOY: Final = 8  # region, tokens
PASS: Final = 9  # choose nothing of what a step offers
ROLL: Final = 10  # chance: the pips
BANNER: Final = 11  # chance: the race revealed
BADGE: Final = 12  # chance: the power revealed
BUY: Final = 13  # the race whose token is bought, or the power
USE: Final = 14  # the ability whose help is used for the next conquest
MARKER: Final = 15  # chance: the holding found
GUARD: Final = 16  # chance: the region that Monsters come to
GOLD: Final = 17  # chance: which of the possible coins, from 1 for the smallest
REVEALS: Final = (
    BANNER,
    BADGE,
    MARKER,
    GUARD,
    GOLD,
)  # draws in which all remaining things are equally likely; other outcomes are dice

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
# On built boards, a cell is a column and a row; both may be slightly negative.
Cell = tuple[int, int]
LOWEST: Final = -2
HIGHEST: Final = 29
# The names of tiles: an upper-case letter, or a lower-case letter for the other side of a tile.
TILE_SIDES: Final = [*range(26), *range(32, 58)]
CELLS: Final = 1024  # how many numbers there are for cells

# The fields that actions of a verb use, by name. For abilities, a trait lists the fields.
FIELDS: Final[dict[int, tuple[str, ...]]] = {
    TAKE: ("place",),
    ABANDON: ("region",),
    CONQUER: ("region", "tokens"),
    ATTEMPT: ("region",),
    DEPLOY: ("region", "tokens"),
    ROLL: ("pips",),
    BANNER: ("revealed",),
    BADGE: ("revealed",),
    BUY: ("bought",),
    USE: ("ability",),
    MARKER: ("revealed",),
    GUARD: ("region",),
    GOLD: ("coin",),
}

VERB_NAMES: Final = {verb: name for name, verb in VERBS.items()}

# The first bit of each field; by name, also the highest number that fits into the field.
_REGION: Final = 10
_TOKENS: Final = 18
_PLAYER: Final = 26
_OTHER: Final = 30
_BY_NAME: Final[dict[str, tuple[int, int]]] = {
    **dict.fromkeys(("region", "tile"), (_REGION, 255)),
    **dict.fromkeys(("tokens", "pips", "coin"), (_TOKENS, 255)),
    **dict.fromkeys(("player",), (_PLAYER, 15)),
    **dict.fromkeys(("other", "place", "cell", "revealed", "bought", "ability", "named"), (_OTHER, 1023)),
}

# --- What players decide ------------------------------------------------------------------------------------


def take_combo(place: int) -> Action:
    """Make the action that takes the combo at `place` of the column, counted from 0."""
    return TAKE | place << _OTHER


def abandon_region(region: int) -> Action:
    """Make the action that abandons `region`."""
    return ABANDON | region << _REGION


def conquer_region(region: int, tokens: int) -> Action:
    """Make the action that conquers `region` with a number of `tokens`."""
    return CONQUER | region << _REGION | tokens << _TOKENS


def attempt_region(region: int) -> Action:
    """Make the action that attempts to conquer `region` with the die."""
    return ATTEMPT | region << _REGION


def deploy_tokens(region: int, tokens: int) -> Action:
    """Make the action that puts a number of `tokens` into `region`."""
    return DEPLOY | region << _REGION | tokens << _TOKENS


def buy_thing(thing: int) -> Action:
    """Make the action that buys a race token, or a power."""
    return BUY | thing << _OTHER


def use_ability(ability: int) -> Action:
    """Make the action that uses the help that an ability offers for the next conquest."""
    return USE | ability << _OTHER


# --- Outcomes of chance -------------------------------------------------------------------------------------


def roll_die(pips: int) -> Action:
    """Make the outcome in which the die shows this number of `pips`."""
    return ROLL | pips << _TOKENS


def reveal(stack: int, id: int) -> Action:
    """Make the outcome in which a `stack` (BANNER, BADGE or MARKER) reveals the race, power or holding."""
    return stack | id << _OTHER


def place_guard(region: int) -> Action:
    """Make the outcome in which Monsters come to `region`."""
    return GUARD | region << _REGION


def find_gold(coin: int) -> Action:
    """Make the outcome that finds coin number `coin` of the possible coins, counted from 1."""
    return GOLD | coin << _TOKENS


# --- Actions of abilities -----------------------------------------------------------------------------------


def act_on(by: int, region: int, tokens: int = 0) -> Action:
    """Make an action on `region`, perhaps with a number of `tokens` or pieces."""
    return by | region << _REGION | tokens << _TOKENS


def act_from(by: int, region: int, origin: int) -> Action:
    """Make an action on `region` that starts from a second region, its `origin`."""
    return by | region << _REGION | origin << _OTHER


def act_against(by: int, region: int, player: int) -> Action:
    """Make an action on a `region` of `player`."""
    return by | region << _REGION | player << _PLAYER


def act_toward(by: int, player: int) -> Action:
    """Make an action that names `player`."""
    return by | player << _PLAYER


def act_naming(by: int, id: int) -> Action:
    """Make an action that names the race, power or holding `id`."""
    return by | id << _OTHER


def act_saying(by: int, number: int) -> Action:
    """Make an action that answers with a `number`."""
    return by | number << _TOKENS


def act_on_tile(by: int, letter: str) -> Action:
    """Make an action on the tile with this letter."""
    return by | number_of_tile(letter) << _REGION


def act_at(by: int, cell: Cell) -> Action:
    """Make an action that puts something into `cell`; column and row are from LOWEST to HIGHEST."""
    return by | number_of_cell(cell) << _OTHER


def act_at_number(by: int, cell: int) -> Action:
    """Make an action that puts something into the cell with this number."""
    return by | cell << _OTHER


def act_in_place(by: int, place: int) -> Action:
    """Make an action that puts a piece into a `place` on a tile."""
    return by | place << _OTHER


# --- Reading the fields -------------------------------------------------------------------------------------


def by_of(action: Action) -> int:
    """Return the verb, or the id of the ability that offers the action."""
    return action & 1023


def region_of(action: Action) -> int:
    """Return the region that the action names."""
    return action >> _REGION & 255


def second_region_of(action: Action) -> int:
    """Return the second region that an ability's action names: its origin."""
    return action >> _OTHER & 1023


def tokens_of(action: Action) -> int:
    """Return how many tokens or pieces the action places."""
    return action >> _TOKENS & 255


def number_said(action: Action) -> int:
    """Return the number that an ability's action gives as its answer."""
    return action >> _TOKENS & 255


def pips_of(action: Action) -> int:
    """Return how many pips the die shows."""
    return action >> _TOKENS & 255


def coin_of(action: Action) -> int:
    """Return which of the possible coins is found, as a number from 1."""
    return action >> _TOKENS & 255


def player_of(action: Action) -> int:
    """Return the other player that the action names."""
    return action >> _PLAYER & 15


def place_taken(action: Action) -> int:
    """Return the place in the column, from 0, of the combo that the action takes."""
    return action >> _OTHER & 1023


def bought_by(action: Action) -> int:
    """Return the power that the action buys, or the race whose token it buys."""
    return action >> _OTHER & 1023


def used_by(action: Action) -> int:
    """Return the ability whose help the action uses."""
    return action >> _OTHER & 1023


def revealed_by(action: Action) -> int:
    """Return the race, power or holding that chance reveals."""
    return action >> _OTHER & 1023


def named_by(action: Action) -> int:
    """Return the race, power or holding that an ability's action names."""
    return action >> _OTHER & 1023


def tile_of(action: Action) -> str:
    """Return the letter of the tile that the action names."""
    return _TILES[region_of(action)]


def cell_of(action: Action) -> Cell:
    """Return the cell, as column and row, into which the action puts something."""
    return cell_numbered(action >> _OTHER & 1023)


def cell_number_of(action: Action) -> int:
    """Return the number of the cell into which the action puts something."""
    return action >> _OTHER & 1023


def place_on_tile(action: Action) -> int:
    """Return the place on a tile where the action puts a piece."""
    return action >> _OTHER & 1023


# --- Fields by name -----------------------------------------------------------------------------------------


def with_field(action: Action, field: str, value: int) -> Action:
    """Return `action` with `value` in `field`, which was 0 before."""
    return action | value << _BY_NAME[field][0]


def field_of(action: Action, field: str) -> int:
    """Return the number in a field of an action."""
    shift, widest = _BY_NAME[field]
    return action >> shift & widest


# --- Tiles and cells as numbers -----------------------------------------------------------------------------

# By the number of a tile. In compiled code, looking a letter up is faster than making one.
_TILES: Final = "".join([chr(ord("A") + place) for place in range(256)])


def number_of_tile(letter: str) -> int:
    """Return the number that represents the tile with this letter."""
    return ord(letter) - ord("A")


def number_of_cell(cell: Cell) -> int:
    """Return the number of a cell, whose column and row are from LOWEST to HIGHEST."""
    return cell[0] - LOWEST << 5 | cell[1] - LOWEST


def cell_numbered(number: int) -> Cell:
    """Return the cell with this number, as column and row."""
    return (number >> 5) + LOWEST, (number & 31) + LOWEST
