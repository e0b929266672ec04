"""Every box and board, found by name, and rules put together from them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from smallworld.content.base.box import base_box
from smallworld.content.be_not_afraid.box import be_not_afraid_box
from smallworld.content.box import BoardFile, Box
from smallworld.content.cursed.box import cursed_box
from smallworld.content.grand_dames.box import grand_dames_box
from smallworld.content.leaders.box import leaders_box
from smallworld.content.maps import load_board
from smallworld.content.necromancer_island.box import (
    necromancer_11_box,
    necromancer_12_box,
    necromancer_box,
)
from smallworld.content.realms.box import REALMS
from smallworld.content.realms.code import decode, encode
from smallworld.content.realms.file import layout_file, load_layout
from smallworld.content.realms.layout import world_of_tiles
from smallworld.content.realms.realm import Realm
from smallworld.content.royal_bonus.box import royal_bonus_box
from smallworld.content.underground.above import places_box
from smallworld.content.underground.box import underground_box
from smallworld.content.worlds import BELOW, MONSTER, SURFACE, UNDERGROUND, WORLDS, features_of, fits
from smallworld.engine.board import Board
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.rules import Badge, Banner, Rules, slug
from smallworld.engine.steps.standard import standard_steps


def below() -> Box:
    """The choice of the world below, where boxes of both worlds are in play."""
    return Box(BELOW, "The world below", 1, [], [], world=UNDERGROUND)


# What a table may be made of, in the order in which it is put together: boxes, options, scenarios.
SHELF: Final[dict[str, Callable[[], Box]]] = {
    "base": base_box,
    "cursed": cursed_box,
    "grand_dames": grand_dames_box,
    "be_not_afraid": be_not_afraid_box,
    "royal_bonus": royal_bonus_box,
    "underground": underground_box,
    "leaders": leaders_box,
    "places": places_box,
    "necromancer": necromancer_box,
    "necromancer_12": necromancer_12_box,
    "necromancer_11": necromancer_11_box,
    **REALMS,
    BELOW: below,
}
OPTIONS: Final = ("leaders", "places")  # names on the shelf that are no box: what a table may add to boxes
# Names on the shelf of which a table has one at most.
SCENARIOS: Final = ("necromancer", "necromancer_12", "necromancer_11", *REALMS)
BOXES: Final = tuple(
    [name for name in SHELF if name not in OPTIONS and name not in SCENARIOS and name != BELOW]
)
ALL: Final = "all"  # instead of the names of all boxes
LEADERS: Final = "leaders"
PLACES: Final = "places"
SPARE_COMBOS: Final = 6  # banners and badges that there must be beyond one for each player: a full column
HOMES: Final = {name: SHELF[name]().world for name in BOXES}  # the world of each box
BOARDS: Final = {
    f"{box.name}-{players}": BoardFile(box, players)
    for box in [SHELF[name]() for name in BOXES]
    for players in box.boards
}
_loaded: Final[dict[str, Board]] = {}
REALM: Final = "realm-"  # begins the name of a board that was built; the string of its layout follows
_built: Final[dict[str, Board]] = {}
MOST_BUILT: Final = 64  # that are kept; strangers may send any number

# Why a table cannot be set up, in one word for programs and catalogues.
NO_SUCH_BOX: Final = "no-such-box"
NO_SUCH_SCENARIO: Final = "no-such-scenario"
NO_SUCH_WORLD: Final = "no-such-world"
NO_WORLD: Final = "no-world"
NOT_IN_WORLD: Final = "not-in-world"
NO_BOX: Final = "no-box"
NO_PLACES: Final = "no-places"
TWO_SCENARIOS: Final = "two-scenarios"
NO_BOARD: Final = "no-board"
TOO_FEW_COMBOS: Final = "too-few-combos"


class SetupError(SmallWorldError):
    """What was chosen for a table does not go together: `code` says why, `facts` is what it tells."""

    def __init__(self, code: str, message: str, facts: dict[str, str | int]) -> None:
        super().__init__(message)
        self.code = code
        self.facts = facts


def open_box(name: str) -> Box:
    """The box, option or scenario with this name.

    Raises:
        SetupError: there is none.
    """
    if name not in SHELF:
        known, hint = ", ".join(BOXES), _hint(name, (*SHELF, ALL))
        message = f'box "{name}": no such box{hint}; there are {known}, and {ALL} for all of them'
        raise SetupError(NO_SUCH_BOX, message, {"box": name, "known": known})
    return SHELF[name]()


def names_of(
    boxes: tuple[str, ...],
    leaders: bool = False,
    scenario: str = "",
    world: str = "",
    places: bool = False,
) -> tuple[str, ...]:
    """What a table plays with, each once and in the order of the shelf: as records name it.

    `boxes` may hold options and scenarios by name too, as records do, and "all" for every box. An empty name
    names nothing. Without a `world` the table plays in that of the first box. Relics and places (`places`)
    need no name in the world below, where they always are.

    Raises:
        SetupError: a name that is not on the shelf, a scenario that is none, no box at all, two scenarios, a
            world that none of the boxes brings, a scenario that is not played there, or relics and places
            that none of the boxes has.
    """
    names: list[str] = []
    for name in boxes:
        name = name.replace("-", "_")
        if name:
            names += BOXES if name == ALL else [open_box(name).name]
    if leaders:
        names.append(LEADERS)
    if places:
        names.append(PLACES)
    if scenario:
        names.append(_scenario(scenario.replace("-", "_")))
    if not any(name in BOXES for name in names):
        raise _no_box(names)
    scenarios = [name for name in SCENARIOS if name in names]
    if len(scenarios) > 1:
        raise SetupError(
            TWO_SCENARIOS, f"scenario: a table has one at most, not {' and '.join(scenarios)}", {}
        )
    played = _played_in(names, world)
    found = [name for name in SHELF if name in names and name != BELOW]
    if played != world_of(tuple(found)):
        found.append(BELOW)
    if PLACES in found and played == UNDERGROUND:
        found.remove(PLACES)
    if PLACES in found and not _has_markers(found):
        raise _no_places(found)
    for name in found:
        if not fits(open_box(name).needs, features_of(played)):
            raise _not_there(name, played)
    return tuple(found)


def world_of(names: tuple[str, ...]) -> str:
    """The world in which a table plays with what `names_of` gave; that of no box is the surface."""
    homes = [HOMES[name] for name in names if name in BOXES]
    return UNDERGROUND if BELOW in names or (homes and SURFACE not in homes) else SURFACE


def worlds_of(names: tuple[str, ...]) -> tuple[str, ...]:
    """The worlds that these boxes bring."""
    homes = [HOMES[name] for name in names if name in BOXES]
    return tuple([world for world in WORLDS if world in homes])


def _played_in(names: list[str], wanted: str) -> str:
    """The world that is wanted, or else that of the scenario's board, or that of the first box.

    Raises:
        SetupError: there is no such world, or neither boxes nor scenario bring it.
    """
    if wanted and wanted not in worlds_of(BOXES):
        known = ", ".join(worlds_of(BOXES))
        message = f'world "{wanted}": no such world{_hint(wanted, WORLDS)}; there are {known}'
        raise SetupError(NO_SUCH_WORLD, message, {"world": wanted, "known": known})
    homes = [HOMES[name] for name in names if name in BOXES]
    world = wanted or (UNDERGROUND if BELOW in names else homes[0])
    for name in names:
        scenario = open_box(name)
        if scenario.layouts:
            if wanted and wanted != scenario.world:
                raise SetupError(
                    NOT_IN_WORLD,
                    f"{name}: its boards lie in the world {scenario.world}, not in {wanted}",
                    {"boxes": name, "feature": "tiles", "elsewhere": scenario.world},
                )
            world = scenario.world
    if world not in homes:
        known = ", ".join([name for name in BOXES if open_box(name).boards and HOMES[name] == world])
        raise SetupError(
            NO_WORLD,
            f"world {world}: none of {', '.join(names)} brings it, but {known} does",
            {"world": world, "boxes": known},
        )
    return world


def _not_there(name: str, world: str) -> SetupError:
    """A scenario wants what the boards of a world do not have."""
    needs = open_box(name).needs
    elsewhere = ", ".join([other for other in WORLDS if fits(needs, features_of(other))])
    boxes = ", ".join([box for box in BOXES if open_box(box).boards and HOMES[box] == elsewhere])
    message = (
        f"{name}: it cannot be played in the world {world}, which has no {needs[0]}; "
        f"it can in the world {elsewhere}, with {boxes}"
    )
    return SetupError(NOT_IN_WORLD, message, {"boxes": name, "feature": needs[0], "elsewhere": elsewhere})


def _has_markers(names: list[str]) -> bool:
    """Whether any of these boxes has relics or places."""
    return any(other.marker for name in names for other in open_box(name).auxiliaries)


def _no_places(names: list[str]) -> SetupError:
    """Relics and places are wanted where no box has any."""
    known = ", ".join([name for name in BOXES if _has_markers([name])])
    without = ", ".join([name for name in names if name in BOXES])
    return SetupError(
        NO_PLACES,
        f"{PLACES}: {without} brings no relics and places, but {known} does",
        {"boxes": known},
    )


def _scenario(name: str) -> str:
    if name in SCENARIOS:
        return name
    for scenario in SCENARIOS:
        if slug(open_box(scenario).title) == slug(name.replace("_", " ")):
            return scenario
    known = ", ".join(SCENARIOS)
    if name in OPTIONS:
        told = ", but an option"
    elif name in BOXES:
        told = ", but a box"
    else:
        told = _hint(name, SCENARIOS)
    message = f'scenario "{name}": no such scenario{told}; there are {known}'
    raise SetupError(NO_SUCH_SCENARIO, message, {"scenario": name, "known": known})


def _no_box(names: list[str]) -> SetupError:
    """Nothing was named, or only what a table adds to boxes."""
    known = ", ".join(BOXES)
    if names:
        message = (
            f"boxes: {' and '.join(names)} alone cannot be played; there must be at least one of {known}"
        )
    else:
        several = ",".join(BOXES[:2])
        message = (
            f"boxes: nothing was named; there are {known}, and {ALL} for all of them; "
            f"several are named with commas between them, as in {several}"
        )
    return SetupError(NO_BOX, message, {"known": known})


def _hint(name: str, known: tuple[str, ...]) -> str:
    """A question after what may have been meant; "" if nothing is near."""
    from difflib import get_close_matches  # only when something is refused: tables are set up without it

    close = get_close_matches(name, known, n=1)
    return f" (did you mean {close[0]}?)" if close else ""


def make_rules(
    boxes: tuple[str, ...] = ("base",),
    own: Box | None = None,
    leaders: bool = False,
    scenario: str = "",
    world: str = "",
    places: bool = False,
) -> Rules:
    """The rules of a table with the races and powers of `boxes`, and of a box of one's own.

    What would have no meaning in the world where they play stays in its box, and so do relics and places
    where no monsters guard them; a box of one's own finds what there is in its home besides.

    Raises:
        SetupError: see `names_of`.
    """
    names = names_of(boxes, leaders, scenario, world, places)
    opened = [open_box(name) for name in names] + ([] if own is None else [own])
    without = [name for box in opened for name in box.without]
    features = features_of(world_of(names)).union(*[box.features for box in opened])
    if own is not None:
        features = features.union(features_of(own.world))
    versions: dict[str, int] = {}
    races: list[Banner] = []
    powers: list[Badge] = []
    auxiliaries: list[Banner] = []
    for box in opened:
        versions[box.name] = box.version
        races += [race for race in box.races if race.name not in without and fits(race.needs, features)]
        powers += [power for power in box.powers if power.name not in without and fits(power.needs, features)]
        for other in box.auxiliaries:
            guarded = MONSTER in features or not other.marker
            if guarded and other.name not in without and fits(other.needs, features):
                auxiliaries.append(other)
    return Rules(versions, races, powers, standard_steps(), auxiliaries)


def left_out(boxes: tuple[str, ...]) -> list[str]:
    """The names of the races and powers of these boxes that stay in them, in the order of the alphabet.

    Raises:
        SetupError: see `names_of`.
    """
    names = names_of(boxes)
    in_play = make_rules(names).names
    brought = [race.name for name in names for race in open_box(name).races]
    brought += [power.name for name in names for power in open_box(name).powers]
    return sorted([name for name in brought if name not in in_play])


def check_players(
    boxes: tuple[str, ...], players: int, leaders: bool = False, scenario: str = "", board: str = ""
) -> None:
    """See that so many players can sit down with these boxes, at a `board` of their own if it is named.

    Raises:
        SetupError: see `names_of`; no board for so many, or too few banners or badges for them.
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
    rules = make_rules(names)
    needed = players + SPARE_COMBOS
    races, powers = max(0, needed - len(rules.races)), max(0, needed - len(rules.powers))
    if races or powers:
        raise SetupError(
            TOO_FEW_COMBOS,
            f"boxes {', '.join(names)}: {players} players need {needed} banners and as many badges; "
            f"{races} banners and {powers} badges are missing, so add another box",
            {"players": players, "needed": needed, "races": races, "powers": powers},
        )


def numbers_of_players(boxes: tuple[str, ...]) -> list[int]:
    """How many can sit down with these boxes: what `check_players` lets pass.

    Raises:
        SetupError: nobody can; the message is that against the fewest.
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
    """The board with this name, such as "base-3", or "realm-" and the string of a layout; made once.

    Raises:
        SmallWorldError: there is none, or the layout cannot be built.
    """
    if name.startswith(REALM):
        return _realm(name)
    if name not in _loaded:
        if name not in BOARDS:
            raise SmallWorldError(f'board "{name}": no such board; there are {", ".join(BOARDS)}')
        _loaded[name] = load_board(BOARDS[name].package, BOARDS[name].file)
    return _loaded[name]


def _realm(name: str) -> Board:
    """The board that was built by the layout in its name."""
    if name not in _built:
        board = Realm(decode(name.removeprefix(REALM))).board(name)
        while len(_built) >= MOST_BUILT:
            _built.pop(next(iter(_built)), None)  # whoever plays on it has it
        _built[name] = board
    return _built[name]


def seats_of(board: str, names: tuple[str, ...] = ()) -> int:
    """For how many players a board is; a scenario among `names` may seat some more off it.

    Raises:
        SmallWorldError: there is no such board.
    """
    off_board = sum([open_box(name).off_board for name in names])
    if board.startswith(REALM):
        return decode(board.removeprefix(REALM)).players + off_board
    if board not in BOARDS:
        raise SmallWorldError(f'board "{board}": no such board; there are {", ".join(BOARDS)}')
    return BOARDS[board].players + off_board


def world_of_board(board: str) -> str:
    """The world of a board; of one that was built, that of most of its tiles."""
    if board.startswith(REALM):
        return world_of_tiles(decode(board.removeprefix(REALM)))
    return BOARDS[board].world


def boards_for(players: int, boxes: tuple[str, ...] = ()) -> list[str]:
    """The names of all boards for this number of players, in the world of these boxes, or else the surface.

    A scenario among `boxes` may seat some off the board.

    Raises:
        SetupError: there is none; see `names_of`.
    """
    names = names_of(boxes) if boxes else ()
    for name in names:
        layouts = open_box(name).layouts if name in SCENARIOS else ()
        if players in layouts:
            return [layout_board(name, players)]
        if layouts:
            raise _no_board(players, names, list(layouts))
    off_board, world = sum([open_box(name).off_board for name in names]), world_of(names)
    there = [name for name, board in BOARDS.items() if board.world == world]
    found = [name for name in there if BOARDS[name].players == players - off_board]
    if not found:
        raise _no_board(players, names, [BOARDS[name].players + off_board for name in there])
    return found


@cache
def layout_board(scenario: str, players: int) -> str:
    """The name of the board of a scenario that is played on tiles: with it goes the whole layout."""
    return REALM + encode(load_layout(layout_file(scenario, players)))


def _no_board(players: int, names: tuple[str, ...], numbers: list[int]) -> SetupError:
    """Nobody can sit down in such numbers; told are the boxes and scenarios with which they could."""
    said = ", ".join([str(number) for number in numbers])
    message = f"{players} players: the boards are for {said}"
    elsewhere = _seating(players, names)
    if elsewhere:
        message += f"; {players} play with {' or '.join(elsewhere)}"
    return SetupError(NO_BOARD, message, {"players": players, "numbers": said, "boxes": ", ".join(elsewhere)})


def _seating(players: int, names: tuple[str, ...]) -> list[str]:
    """The boxes whose boards, and the scenarios at which, so many players have room; each title once.

    Where the box is in play already, the world is told in which its boards are.
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


def board_for(players: int, boxes: tuple[str, ...] = ()) -> str:
    """The name of the first board for this number of players.

    Raises:
        SetupError: there is none.
    """
    return boards_for(players, boxes)[0]


def players_at_least() -> int:
    """How many make a table."""
    return min([board.players for board in BOARDS.values()])


def players_at_most() -> int:
    """How many can sit at any table, a scenario's included."""
    most = 0
    for board in BOARDS.values():
        features = features_of(board.world)
        off_board = [box().off_board for box in SHELF.values() if fits(box().needs, features)]
        most = max(most, board.players + max(off_board))
    return most
