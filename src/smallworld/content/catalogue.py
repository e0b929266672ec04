"""Every box and board, found by name, and rules put together from them."""

from __future__ import annotations

from typing import Final

from smallworld.content.base.box import base_box
from smallworld.content.box import Box
from smallworld.content.maps import load_board
from smallworld.engine.board import Board
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.rules import Badge, Banner, Rules
from smallworld.engine.steps.standard import standard_steps

BOXES: Final = ("base",)
BOARDS: Final = {
    "base-2": ("smallworld.content.base", "2.toml", 2),
    "base-3": ("smallworld.content.base", "3.toml", 3),
    "base-4": ("smallworld.content.base", "4.toml", 4),
    "base-5": ("smallworld.content.base", "5.toml", 5),
}
_loaded: Final[dict[str, Board]] = {}


def open_box(name: str) -> Box:
    """The box with this name.

    Raises:
        SmallWorldError: there is none.
    """
    if name == "base":
        return base_box()
    raise SmallWorldError(f'box "{name}": no such box; there are {", ".join(BOXES)}')


def make_rules(boxes: tuple[str, ...] = ("base",), own: Box | None = None) -> Rules:
    """The rules of a table with the races and powers of `boxes`, and of a box of one's own."""
    versions: dict[str, int] = {}
    races: list[Banner] = []
    powers: list[Badge] = []
    for box in [open_box(name) for name in boxes] + ([] if own is None else [own]):
        versions[box.name] = box.version
        races += box.races
        powers += box.powers
    return Rules(versions, races, powers, standard_steps())


def find_board(name: str) -> Board:
    """The board with this name, such as "base-3"; loaded once.

    Raises:
        SmallWorldError: there is none.
    """
    if name not in _loaded:
        if name not in BOARDS:
            raise SmallWorldError(f'board "{name}": no such board; there are {", ".join(BOARDS)}')
        package, file, _ = BOARDS[name]
        _loaded[name] = load_board(package, file)
    return _loaded[name]


def board_for(players: int) -> str:
    """The name of the board that the base box has for this number of players.

    Raises:
        SmallWorldError: there is none.
    """
    for name, (_, _, for_players) in BOARDS.items():
        if for_players == players:
            return name
    raise SmallWorldError(
        f"{players} players: the boards are for {', '.join(str(b[2]) for b in BOARDS.values())}"
    )
