"""Pickling of games and states, with the names of rules and boards instead of their contents.

Custom races and powers are pickled as a draft, or by the source of their Python code (`Rules.origin`).

A pickled state is therefore small, and all loaded states share the same rules. Pickles work across the
compiled build and the source, and across machines. A program with other versions of the rules refuses them.
Copies made by `copy` also share rules and boards. The reports of a state (`State.reports`) are not pickled.

Do not load pickles from strangers, because unpickling can run code. Exchange a record or a position as text
instead.
"""

from __future__ import annotations

import copyreg
from functools import lru_cache
from pickle import PicklingError, UnpicklingError
from typing import Any, Final

from smallworld.bots.random_numbers import Chance, RandomNumbers
from smallworld.content.catalogue import find_board, make_rules
from smallworld.content.realms.dynamic.drifting import DriftingBoard
from smallworld.content.realms.dynamic.growing import GrowingBoard
from smallworld.engine.board import Board
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.rules import Rules
from smallworld.engine.session import Game
from smallworld.engine.state import State
from smallworld.engine.text.record import Record

Pickled = tuple[Any, tuple[Any, ...]]  # the function that restores an object, and its arguments

MOST_KEPT: Final = 64  # most rules in the cache
# The attributes of a state besides its rules, board and owners.
LAID: Final = ("tokens", "held", "hand", "coins", "banners", "badges", "serving")
NOTED: Final = (
    *("tribes", "monsters", "shields", "memories", "placed", "stores", "holdings", "sites"),
    *("turn", "first", "player", "plan", "at", "mark", "kept_mark", "waits_for", "target"),
    *("displaced", "over"),
    *("offered_races", "offered_powers", "offered_coins", "offered_tokens"),
    *("unseen_races", "unseen_powers", "returned_races", "discarded_powers", "asides"),
)


@lru_cache(MOST_KEPT)
def rules_of(versions: tuple[tuple[str, int], ...], origin: str = "", eager: bool = False) -> Rules:
    """Return the rules of these boxes, which are given by name and version.

    `origin` names custom races and powers: a draft as text, or a source of Python code, which is then run.
    If `eager`, these come first in the column.

    Raises:
        UnpicklingError: the program has other versions of the boxes.
        SmallWorldError: a box or a custom race does not exist in this program.
    """
    names = tuple([name for name, _ in versions])
    if origin:
        from smallworld.workshop.sources import find_own  # only when needed, to import the package fast
        from smallworld.workshop.tables import rules_with

        rules = rules_with(names, find_own(origin), eager)
    else:
        rules = make_rules(names)
    if tuple(rules.boxes.items()) != versions:
        raise UnpicklingError(
            f"rules: they were pickled with boxes {dict(versions)}, but this program has {rules.boxes}"
        )
    return rules


def pickle_rules(rules: Rules) -> Pickled:
    """Return the pickled form of rules: the names and versions of their boxes, and any custom contents.

    Raises:
        PicklingError: the program cannot build the same rules from these.
    """
    versions, eager = tuple(rules.boxes.items()), bool(rules.eager)
    try:
        found = rules_of(versions, rules.origin, eager)
    except (SmallWorldError, UnpicklingError):
        found = None
    if found is None or found.names != rules.names:
        raise _without_origin(rules)
    return (rules_of, (versions, rules.origin, eager)) if rules.origin else (rules_of, (versions,))


def check_origin(rules: Rules) -> None:
    """Check that custom races and powers can be made again from a text.

    Raises:
        PicklingError: they cannot.
    """
    if not rules.origin:
        raise _without_origin(rules)


def _without_origin(rules: Rules) -> PicklingError:
    return PicklingError(
        f"rules of {', '.join(rules.boxes)}: only those of boxes on the shelf can be pickled, which are "
        "found again by name, and custom races and powers of a file, a package or a function of a module; "
        "`smallworld.content.shelf.SHELF` takes a custom box"
    )


def pickle_board(board: Board) -> Pickled:
    """Return the pickled form of a board: its name.

    Raises:
        PicklingError: the program cannot find the same board by its name.
    """
    try:
        found = find_board(board.name)
    except SmallWorldError:
        found = None
    if found is None or found.ids != board.ids:
        raise PicklingError(
            f'board "{board.name}": only boards that `find_board` finds by name can be pickled: those of the '
            "boxes, and those that are built of tiles"
        )
    return find_board, (board.name,)


def pickle_state(state: State) -> Pickled:
    """Return the pickled form of a state, without its reports."""
    owners = state.owners
    teams = tuple(owners.teams) if owners.has_teams else ()
    laid = [getattr(state, name) for name in LAID]
    noted = [getattr(state, name) for name in NOTED]
    return state_of, (state.rules, state.board, owners.players, teams, laid, noted)


def state_of(
    rules: Rules, board: Board, players: int, teams: tuple[int, ...], laid: list[Any], noted: list[Any]
) -> State:
    """Restore a state from its values, which are in the order of LAID and NOTED."""
    state = State(rules, board, rules.owners_of(players, teams), *laid)
    for name, value in zip(NOTED, noted, strict=True):
        setattr(state, name, value)
    return state


def pickle_record(record: Record) -> Pickled:
    """Return the pickled form of a record."""
    said = (record.boxes, record.board, record.seats, record.first, record.options)
    return Record, (*said, record.actions, record.teams)


def pickle_game(game: Game) -> Pickled:
    """Return the pickled form of a game, including its record, so that decisions can be undone."""
    return game_of, (game.rules, game.board, game.record, game.state, game.deciders, game.turns)


def game_of(
    rules: Rules,
    board: Board,
    record: Record,
    state: State,
    deciders: list[int],
    turns: list[tuple[int, int]],
) -> Game:
    """Restore the game that `pickle_game` pickled."""
    game = Game(rules, board, record.seats, record.first, record.options, record.teams)
    game.record.actions.extend(record.actions)
    game.deciders.extend(deciders)
    game.turns.extend(turns)
    game.state = state
    return game


def pickle_numbers(numbers: RandomNumbers) -> Pickled:
    """Return the pickled form of a random number generator in its present state."""
    return numbers_at, (numbers.word,)


def numbers_at(word: int) -> RandomNumbers:
    """Restore a random number generator that continues from this state."""
    numbers = RandomNumbers(0)
    numbers.word = word
    return numbers


def pickle_chance(chance: Chance) -> Pickled:
    """Return the pickled form of a `Chance`: the present states of its two streams."""
    return chance_at, (chance.column.word, chance.dice.word)


def chance_at(column: int, dice: int) -> Chance:
    """Restore a `Chance` whose streams continue from these states."""
    chance = Chance(0)
    chance.column.word, chance.dice.word = column, dice
    return chance


def teach() -> None:
    """Register all functions of this module with `pickle` and `copy`."""
    copyreg.pickle(Rules, pickle_rules)
    for kind in (Board, DriftingBoard, GrowingBoard):
        copyreg.pickle(kind, pickle_board)
    copyreg.pickle(State, pickle_state)
    copyreg.pickle(Record, pickle_record)
    copyreg.pickle(Game, pickle_game)
    copyreg.pickle(RandomNumbers, pickle_numbers)
    copyreg.pickle(Chance, pickle_chance)
