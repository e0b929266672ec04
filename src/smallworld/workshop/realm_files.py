"""Boards and scenarios in files that a user names."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from smallworld.content.realms.board_names import name_of
from smallworld.content.realms.formats.layout_file import LONGEST, parse_layout
from smallworld.content.realms.scenarios.scenario import Scenario
from smallworld.content.realms.scenarios.scenario_code import name_of_scenario
from smallworld.content.realms.scenarios.scenario_file import parse_scenario, scenario_held
from smallworld.content.realms.tiles.layout import Layout
from smallworld.content.text_files import read_text
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.text.untrusted import read_toml


def board_in(file: Path) -> str:
    """Return the name of the board that a file describes.

    Raises:
        SmallWorldError: the file does not exist, or its board cannot be built.
    """
    return name_of(layout_in(file))


_FILE: Final = ".toml"
_RULES: Final = "a scenario is a TOML file; see docs/create/scenarios.md"
_WRITTEN: Final = "a board is a TOML file; “smallworld realm make FILE” writes one"


def layout_in(file: Path) -> Layout:
    """Return the layout that a file describes.

    Raises:
        SmallWorldError: the file does not exist, or its board cannot be built.
    """
    return parse_layout(_realm_text(file), str(file))


def scenario_of_realm(file: Path) -> Scenario | None:
    """Return the scenario in the layout file of a custom board; None if the file has no scenario.

    Raises:
        SmallWorldError: the scenario is invalid.
    """
    return scenario_held(_realm_text(file), str(file))


def _realm_text(file: Path) -> str:
    try:
        text = read_text(file, LONGEST + 1)  # one character more shows that the file is too long
    except OSError as error:
        raise SmallWorldError(f"realm {file}: {error.strerror}; {_WRITTEN}") from error
    except ValueError as error:
        raise SmallWorldError(f"realm {file}: not a text file; {_WRITTEN}") from error
    if not text.strip():
        raise SmallWorldError(f"realm {file}: the file is empty; {_WRITTEN}")
    return text


def scenario_in(text: str) -> str:
    """Return the name of a scenario. `text` is either this name, or the path of a file that describes it.

    Raises:
        SmallWorldError: the file does not exist, or does not describe a scenario.
    """
    return name_of_scenario(scenario_file(Path(text))) if text.endswith(_FILE) else text


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
        return parse_scenario(read_text(file, LONGEST + 1), str(file))
    except OSError as error:
        raise SmallWorldError(f"scenario {file}: {error.strerror}; {_RULES}") from error
    except UnicodeDecodeError as error:
        raise SmallWorldError(f"scenario {file}: not a text file; {_RULES}") from error
