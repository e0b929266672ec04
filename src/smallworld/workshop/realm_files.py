"""Boards and scenarios in files that a user names."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from smallworld.cartography.outlines.reading import parse_shapes
from smallworld.cartography.outlines.shapes import keep_shapes
from smallworld.content.free_board import LONGEST as LONGEST_BOARD
from smallworld.content.free_board import FreeBoard, parse_free_board
from smallworld.content.free_board_code import name_of_free
from smallworld.content.nearest import nearest
from smallworld.content.realms.board_names import name_of
from smallworld.content.realms.formats.layout_file import LONGEST, parse_layout
from smallworld.content.realms.scenarios.scenario import Scenario
from smallworld.content.realms.scenarios.scenario_code import name_of_scenario
from smallworld.content.realms.scenarios.scenario_file import parse_scenario, scenario_held
from smallworld.content.realms.tiles.layout import Layout
from smallworld.content.shelf import SHELF, shelved
from smallworld.content.text_files import read_text
from smallworld.content.toml_fields import read_table
from smallworld.engine.errors import NotationError, SmallWorldError
from smallworld.engine.rules import slug
from smallworld.engine.text.untrusted import read_toml
from smallworld.registry.names import BOARDS, SCENARIOS, file_of
from smallworld.workshop.names import may_be_left_out


def board_in(file: Path) -> str:
    """Return the name of the board that a file describes, by its regions or by its tiles.

    Raises:
        SmallWorldError: the file does not exist, or its board cannot be built; or its drawing is damaged.
    """
    text = _board_text(file)
    if has_regions(text):
        return name_of_free(free_board_in(file))
    return board_of_text(text, str(file))


def board_of_text(text: str, file: str) -> str:
    """Return the name of the board that the text of a file describes; messages name `file`.

    Raises:
        SmallWorldError: the board cannot be built.
    """
    if has_regions(text):
        return name_of_free(parse_free_board(text, file))
    if not _TILES.search(text) and read_table(text, file, LONGEST_BOARD, "a board"):
        raise NotationError(f"{file}: no board found; a board has tables [[region]], or a list 'tiles'")
    return name_of(parse_layout(text, file))


def free_board_in(file: Path, drawn: bool = True) -> FreeBoard:
    """Return the free board that a file describes. With `drawn`, use the drawing beside the file, if any.

    Raises:
        SmallWorldError: the file does not exist, or its board cannot be played; or its drawing is damaged.
    """
    text = _board_text(file)
    if not has_regions(text) and _TILES.search(text):
        raise SmallWorldError(f"{file}: this is a board of tiles; use “smallworld realm” for it")
    board = parse_free_board(text, str(file))
    if drawn:
        _use_drawing(drawing_file(file), board)
    return board


def drawing_file(file: Path) -> Path:
    """Return the file beside that of a free board where `smallworld board draw` puts the drawing."""
    return Path(file_of(BOARDS, str(file)) or file).with_suffix(".shapes.json")


def _use_drawing(file: Path, board: FreeBoard) -> None:
    """Use the drawing in a file, if there is one and the board has not changed since."""
    if not file.is_file():
        return
    try:
        text = read_text(file, LONGEST_DRAWING)
    except OSError as error:
        raise SmallWorldError(f"{file}: {error.strerror}") from error
    except ValueError as error:
        raise SmallWorldError(
            f"{file}: not a text file; draw the board again, or delete this file"
        ) from error
    shapes = parse_shapes(text, board.board(name_of_free(board)), str(file))
    if shapes is not None:
        keep_shapes(shapes)


def has_regions(text: str) -> bool:
    """Return whether the file of a board lists regions, and not tiles."""
    return _REGION.search(text) is not None


_REGION: Final = re.compile(r"^\s*\[\[\s*region\s*\]\]", re.MULTILINE)
_TILES: Final = re.compile(r"^\s*tiles\s*=", re.MULTILINE)
_FILE: Final = ".toml"
LONGEST_DRAWING: Final = 2_000_000  # the most characters of a drawing that are read
_RULES: Final = "a scenario is a TOML file; see docs/create/scenarios.md"
_WRITTEN: Final = (
    "a board is a TOML file; “smallworld board new FILE” or “smallworld realm make FILE” writes one"
)


def layout_in(file: Path) -> Layout:
    """Return the layout that a file describes.

    Raises:
        SmallWorldError: the file does not exist, or its board cannot be built.
    """
    text = _board_text(file)
    if has_regions(text):
        raise SmallWorldError(f"{file}: this board has no tiles; use “smallworld board” for it")
    return parse_layout(text, str(file))


def scenario_of_realm(file: Path) -> Scenario | None:
    """Return the scenario in the layout file of a board of tiles; None if the file has no scenario.

    Raises:
        SmallWorldError: the scenario is invalid.
    """
    text = _board_text(file)
    held = None if has_regions(text) else scenario_held(text, str(file))
    return None if held is None else _checked(held, file)


def _board_text(file: Path) -> str:
    try:
        text = read_text(
            Path(file_of(BOARDS, str(file)) or file), LONGEST_BOARD + 1
        )  # one character more shows that the file is too long
    except OSError as error:
        raise SmallWorldError(f"board {file}: {error.strerror}; {_WRITTEN}") from error
    except ValueError as error:
        raise SmallWorldError(f"board {file}: not a text file; {_WRITTEN}") from error
    if not text.strip():
        raise SmallWorldError(f"board {file}: the file is empty; {_WRITTEN}")
    return text


def scenario_in(text: str) -> str:
    """Return the name of a scenario. `text` is this name, a registered name, or the path of a file.

    Raises:
        SmallWorldError: the file does not exist, or does not describe a scenario.
    """
    file = text if text.endswith(_FILE) or shelved(text) in SHELF else file_of(SCENARIOS, text)
    return name_of_scenario(scenario_file(Path(file))) if file.endswith(_FILE) else text


def _checked(scenario: Scenario, file: Path) -> Scenario:
    """Return the scenario of a file, which may leave out only what a box has.

    A record may leave out other names too: perhaps they were renamed since.

    Raises:
        NotationError: no box has a race, power, relic or place with a name that the scenario leaves out.
    """
    known = may_be_left_out()
    slugs = {slug(name) for name in known}
    for name in scenario.without:
        if slug(name) not in slugs:
            close = nearest(name, known, "names of races, powers, relics or places")
            raise NotationError(
                f"{file}: “without” of the scenario has the unknown name “{name}”. Possible: {close}"
            )
    return scenario


def describes_scenario(file: Path) -> bool:
    """Return whether a file is a scenario rather than a draft of races and powers, judged by its title."""
    if file.suffix != _FILE or not file.is_file():
        return False
    try:
        return "title" in read_toml(read_text(file, LONGEST))
    except (ValueError, SmallWorldError):
        return False


def scenario_file(file: Path) -> Scenario:
    """Return the scenario that a file describes.

    Raises:
        SmallWorldError: the file does not exist, or does not describe a scenario.
    """
    try:
        return _checked(parse_scenario(read_text(file, LONGEST + 1), str(file)), file)
    except OSError as error:
        raise SmallWorldError(f"scenario {file}: {error.strerror}; {_RULES}") from error
    except UnicodeDecodeError as error:
        raise SmallWorldError(f"scenario {file}: not a text file; {_RULES}") from error
