"""All boards by name, and functions that make the rules of a table."""

from __future__ import annotations

from functools import cache
from typing import Final

from smallworld.content.box import BoardFile, Box
from smallworld.content.choice import Boxes, given_boxes, names_of, world_of
from smallworld.content.free_board_code import FREE, free_board, free_board_named
from smallworld.content.maps import load_board
from smallworld.content.realms.board_names import REALM, built_board, layout_named, name_of
from smallworld.content.realms.box import REALMS
from smallworld.content.realms.formats.layout_file import layout_file, load_layout
from smallworld.content.realms.rules.hands import OPEN
from smallworld.content.realms.scenarios.scenario_defaults import grown_in
from smallworld.content.realms.tiles.layout import world_of_tiles
from smallworld.content.shelf import (
    BOXES,
    NO_BOARD,
    OTHER_TEAMS,
    SCENARIOS,
    SHELF,
    TOO_FEW_COMBOS,
    SetupError,
    open_box,
    shelved,
)
from smallworld.content.worlds import BELOW, MONSTER, UNDERGROUND, features_of, fits
from smallworld.engine.board import Board
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.given import check_type
from smallworld.engine.rules import Badge, Banner, Rules, slug
from smallworld.engine.steps.standard import standard_steps
from smallworld.engine.text.untrusted import quoted

SPARE_COMBOS: Final = 6  # how many more banners and badges than players are needed: a full column
BOARDS: Final = {
    f"{box.name}-{players}": BoardFile(box, players)
    for box in [SHELF[name]() for name in BOXES]
    for players in box.boards
}
CUSTOM: Final = (REALM, FREE)  # the beginnings of the names of custom boards, which contain the whole board
_loaded: Final[dict[str, Board]] = {}


def make_rules(
    boxes: Boxes = ("base",),
    own: Box | None = None,
    leaders: bool = False,
    scenario: str = "",
    world: str = "",
    places: bool = False,
) -> Rules:
    """Return the rules of a table with the races and powers of `boxes`, and of a custom box.

    `boxes` is a list or tuple of names, or a text: "base", or several names as in "base,cursed".

    Races and powers that have no effect in the table's world are left out. So are relics and places if there
    are no Monsters to guard them. A custom box (`own`) may also use the features of its home world.

    Raises:
        SetupError: see `names_of`.
    """
    if own is not None:
        check_type(own, Box, "own")
    names = names_of(boxes, leaders, scenario, world, places)
    opened = [open_box(name) for name in names] + ([] if own is None else [own])
    without = [slug(name) for box in opened for name in box.without]
    features = features_of(world_of(names)).union(*[box.features for box in opened])
    features = features.difference(*[box.lacks for box in opened])
    if own is not None:
        features = features.union(features_of(own.world))
    versions: dict[str, int] = {}
    races: list[Banner] = []
    powers: list[Badge] = []
    auxiliaries: dict[str, Banner] = {}
    homes: dict[str, str] = {}
    steps = standard_steps()
    for box in opened:
        versions[box.name] = box.version
        homes.update({race.name: box.world for race in box.races})
        homes.update({power.name: box.world for power in box.powers})
        for id, step in box.steps.items():
            steps[id] = step
        races += [race for race in box.races if slug(race.name) not in without and fits(race.needs, features)]
        powers += [
            power for power in box.powers if slug(power.name) not in without and fits(power.needs, features)
        ]
        for other in box.auxiliaries:
            guarded = MONSTER in features or not other.marker
            if guarded and slug(other.name) not in without and fits(other.needs, features):
                auxiliaries[other.name] = other
    aside = tuple([kind for box in opened for kind in box.aside])
    others = list(auxiliaries.values())
    teams = [box for box in opened if box.teams]
    dealt = max([box.dealt for box in opened])
    origin = "" if own is None else own.origin
    together, alone = (teams[0].teams, teams[0].alone) if teams else ((), 1)
    return Rules(versions, races, powers, steps, others, homes, aside, together, alone, dealt, origin)


def left_out(boxes: Boxes) -> list[str]:
    """Return the names of races and powers of `boxes` that are not in play, in alphabetical order.

    Raises:
        SetupError: see `names_of`.
    """
    names = names_of(boxes)
    in_play = make_rules(names).names
    brought = [race.name for name in names for race in open_box(name).races]
    brought += [power.name for name in names for power in open_box(name).powers]
    return sorted([name for name in brought if name not in in_play])


def check_players(
    boxes: Boxes, players: int, leaders: bool = False, scenario: str = "", board: str = ""
) -> None:
    """Check that this number of players can play with these boxes, perhaps on a custom `board`.

    Raises:
        SetupError: see `names_of`; or there is no board or no teams for this number, or too few banners or
            badges.
    """
    names = names_of(boxes, leaders, scenario)
    if not board:
        board_for(players, names)
    elif players != seats_of(board, names):
        seats = seats_of(board, names)
        raise SetupError(
            NO_BOARD,
            f"{players} players: this board is for {seats}",
            {"players": players, "numbers": str(seats), "boxes": ""},
        )
    teams = [len(box.teams) for box in [open_box(name) for name in names] if box.teams]
    if teams and players != teams[0]:
        raise SetupError(
            OTHER_TEAMS,
            f"{players} players: the teams of the scenario are for {teams[0]}",
            {"players": players, "number": teams[0]},
        )
    rules = make_rules(names)
    needed = max(players + SPARE_COMBOS, players * rules.dealt)
    there = _in_stacks(rules, names, players)
    races, powers = max(0, needed - there[0]), max(0, needed - there[1])
    if races or powers:
        raise _too_few(players, names, needed, races, powers)


def _too_few(players: int, names: tuple[str, ...], needed: int, races: int, powers: int) -> SetupError:
    """Return the error for too few banners or badges; its message names boxes that add enough."""
    enough = [box for box in BOXES if box not in names and _brings_enough((*names, box), players, needed)]
    message = (
        f"boxes {', '.join(names)}: {players} players need {needed} banners and as many badges; "
        f"{races} banners and {powers} badges are missing, so add "
    )
    message += " or ".join(enough) if enough else "several boxes"
    return SetupError(
        TOO_FEW_COMBOS,
        message,
        {
            "players": players,
            "needed": needed,
            "races": races,
            "powers": powers,
            "boxes": ", ".join(enough),
        },
    )


def _in_stacks(rules: Rules, names: tuple[str, ...], players: int) -> tuple[int, int]:
    """Return how many banners and how many badges can be dealt to the players with these boxes."""
    away = [name for box in names for name in open_box(box).redrawn] if players > OPEN else []
    races = [id for id in rules.races if rules.names[id] not in away]
    return len(races), len([id for id in rules.powers if rules.names[id] not in away])


def _brings_enough(names: tuple[str, ...], players: int, needed: int) -> bool:
    """Return whether these boxes together have enough banners and badges.

    Return False if the boxes cannot be combined.
    """
    try:
        rules = make_rules(names)
    except SetupError:
        return False
    return min(_in_stacks(rules, names, players)) >= needed


def numbers_of_players(boxes: Boxes) -> list[int]:
    """Return the numbers of players that `check_players` accepts for these boxes.

    Raises:
        SetupError: no number is accepted; the message explains the fault for the fewest players.
    """
    found: list[int] = []
    for players in range(players_at_least(), players_at_most() + 1):
        try:
            check_players(boxes, players)
        except SetupError:
            continue
        found.append(players)
    if not found:
        check_players(boxes, players_at_least())
    return found


def find_board(name: str) -> Board:
    """Return the board with this name: "base-3", for example, or the name of a custom board.

    The name of a custom board contains the whole board: "realm-" and a layout as a string, or "board-" and a
    free board.

    Raises:
        SmallWorldError: there is no such board, or the custom board cannot be built.
    """
    check_type(name, str, "name")
    if name.startswith(REALM):
        return built_board(name)
    if name.startswith(FREE):
        return free_board(name)
    if name not in _loaded:
        if name not in BOARDS:
            raise unknown_board(name)
        _loaded[name] = load_board(BOARDS[name].package, BOARDS[name].file)
    return _loaded[name]


def unknown_board(name: str) -> SmallWorldError:
    """Return the error for an unknown name of a printed board; its message lists all boards."""
    return SmallWorldError(f'unknown board "{quoted(name)}". Available: {", ".join(BOARDS)}')


def seats_of(board: str, names: tuple[str, ...] = ()) -> int:
    """Return the number of players of a board, including players whom a scenario among `names` seats off it.

    Raises:
        SmallWorldError: there is no such board.
    """
    off_board = sum([open_box(name).off_board for name in names])
    if board.startswith(REALM):
        return layout_named(board).players + off_board
    if board.startswith(FREE):
        return free_board_named(board).players + off_board
    if board not in BOARDS:
        raise unknown_board(board)
    return BOARDS[board].players + off_board


def world_of_board(board: str) -> str:
    """Return the world of a board; for a board of tiles, the world of most of its tiles."""
    if board.startswith(REALM):
        return world_of_tiles(layout_named(board))
    if board.startswith(FREE):
        return free_board_named(board).world
    return BOARDS[board].world


def boards_for(players: int, boxes: Boxes = ()) -> list[str]:
    """Return the names of all boards for this number of players, in the world of these boxes.

    Without boxes, return boards of the surface. A scenario among `boxes` may seat some players off the board.

    Raises:
        SetupError: there is no such board; see also `names_of`.
    """
    check_type(players, int, "players")
    given_boxes(boxes)  # refuses a wrong type, also an empty one
    names = names_of(boxes) if boxes else ()
    for name in names:
        layouts = open_box(name).layouts if name in SCENARIOS else ()
        if players in layouts:
            return [board_as_said(layout_board(name, players, world_of(names)), names)]
        if layouts:
            raise _no_board(players, names, list(layouts))
    off_board, world = sum([open_box(name).off_board for name in names]), world_of(names)
    there = [name for name, board in BOARDS.items() if board.world == world]
    found = [name for name in there if BOARDS[name].players == players - off_board]
    if not found:
        raise _no_board(players, names, [BOARDS[name].players + off_board for name in there])
    return found


def board_as_said(board: str, names: tuple[str, ...]) -> str:
    """Return the name of a board after the scenario among `names` has applied its settings.

    The name of a board of tiles thus describes the board completely. A printed board keeps its name.
    """
    if not board.startswith(REALM):
        return board
    for name in names:
        defaults = open_box(name).defaults
        if defaults is not None:
            return name_of(defaults.laid_over(layout_named(board)))
    return board


def board_for(players: int, boxes: Boxes = ()) -> str:
    """Return the name of the first board for this number of players.

    Raises:
        SetupError: there is no board for this number.
    """
    return boards_for(players, boxes)[0]


@cache
def layout_board(scenario: str, players: int, world: str = "") -> str:
    """Return the name of a scenario's board of tiles; the name contains the whole layout.

    If the scenario lets the table choose the world, a growing board grows in `world`.
    """
    check_type(scenario, str, "scenario")
    check_type(players, int, "players")
    layout = load_layout(layout_file(scenario, players))
    return name_of(grown_in(layout, world) if world in open_box(shelved(scenario)).worlds[1:] else layout)


def example_board(scenario: str) -> str:
    """Return the name of an example board of a scenario in which players build the board.

    Return "" for other scenarios.
    """
    file = open_box(shelved(scenario)).example
    return name_of(load_layout(file)) if file else ""


def _no_board(players: int, names: tuple[str, ...], numbers: list[int]) -> SetupError:
    """Return the error for a number of players without a board.

    Its message names boxes and scenarios for that number.
    """
    said = ", ".join([str(number) for number in numbers])
    message = f"{players} players: the boards are for {said}"
    elsewhere = _seating(players, names)
    if elsewhere:
        places = [f"world {UNDERGROUND}" if name == BELOW else name for name in elsewhere]
        message += f"; {players} play with {' or '.join(places)}"
    return SetupError(NO_BOARD, message, {"players": players, "numbers": said, "boxes": ", ".join(elsewhere)})


def _seating(players: int, names: tuple[str, ...]) -> list[str]:
    """Return the boxes and scenarios that have boards for this number of players, without repeating a title.

    If a box is already in play, the world of its boards is named instead.
    """
    found = []
    for board in BOARDS.values():
        if board.players == players:
            found.append(BELOW if board.box in names and board.world == UNDERGROUND else board.box)
    for name in SCENARIOS:
        scenario = open_box(name)
        if players in scenario.layouts:
            found.append(name)
        for board in BOARDS.values():
            if scenario.layouts:
                break
            if board.players == players - scenario.off_board and fits(
                scenario.needs, features_of(board.world)
            ):
                found.append(name)
    by_title = {open_box(name).title: name for name in reversed(found) if name not in names}
    return [name for name in dict.fromkeys(found) if name in by_title.values()]


def is_custom(board: str) -> bool:
    """Return whether this is the name of a custom board, which contains the whole board."""
    return board.startswith(CUSTOM)


def title_of(board: str) -> str:
    """Return the title that a custom board has in its file; for any other board, return its name.

    Raises:
        SmallWorldError: the custom board cannot be built.
    """
    if board.startswith(REALM):
        return layout_named(board).name
    return free_board_named(board).name if board.startswith(FREE) else board


def players_at_least() -> int:
    """Return the smallest number of players of any board."""
    return min([board.players for board in BOARDS.values()])


def players_at_most() -> int:
    """Return the largest number of players of any board or scenario."""
    most = 0
    for board in BOARDS.values():
        features = features_of(board.world)
        # Tile scenarios have no players off the board, so their boxes need not be opened here.
        opened = [SHELF[name]() for name in SHELF if name not in REALMS]
        off_board = [box.off_board for box in opened if fits(box.needs, features)]
        most = max(most, board.players + max(off_board))
    return most
