"""The contents of a table as a program gives them: names of boxes beside files, packages and objects.

    "base", "leaders"        a box, an option or a scenario by name
    "otters.toml"            a draft of races and powers, or a scenario, in a file
    "otters.py", "otters:box"  and every other source that `find_own` knows
    Draft, dict              a draft as an object, or as plain data
    Banner, Badge, Box       made by the program itself
    otters                   a function that returns one of these
    "moles"                  a name that a program registered, or an installed package offers

A server must not call this module with names from players, because some of them run Python code.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from smallworld.content.box import Box
from smallworld.content.catalogue import BOARDS as PRINTED
from smallworld.content.choice import Boxes, given_boxes
from smallworld.content.realms.board_names import REALM
from smallworld.content.realms.scenarios.scenario_code import name_of_scenario
from smallworld.content.shelf import ALL, SHELF, is_scenario, shelved
from smallworld.engine.rules import Badge, Banner
from smallworld.engine.text.untrusted import is_number
from smallworld.registry.names import BANNERS, BOARDS
from smallworld.registry.names import names as names_made
from smallworld.workshop.draft import Draft
from smallworld.workshop.realm_files import board_in, describes_scenario, scenario_in, scenario_of_realm
from smallworld.workshop.sources import (
    CODE,
    DRAFTS,
    Own,
    find_own,
    own_of,
    own_of_data,
    own_of_object,
    together,
)

Item = str | Path | Own | Draft | Box | Banner | Badge | dict[str, Any] | Callable[[], Any]


@dataclass(frozen=True)
class Contents:
    """The names of boxes, options and scenarios, and all custom races and powers together."""

    names: tuple[str, ...]
    own: Own | None


def contents_of(boxes: str | Sequence[Item]) -> Contents:
    """Return the contents that `boxes` names; a single text may name several, separated by commas.

    Raises:
        SmallWorldError: a file or package does not exist, or has errors.
        TypeError: `boxes` or one of its items has the wrong type.
    """
    items: Sequence[Any] = given_boxes(cast("Boxes", boxes))  # which checks the type
    names: list[str] = []
    owns: list[Own] = []
    for item in items:
        _check_item(item, "boxes, each of them")
        own = _own(item)
        if own is not None:
            owns.append(own)
        else:
            names.append(scenario_in(str(item)))
    return Contents(tuple(names), together(owns) if owns else None)


def own_given(items: Item | Sequence[Item]) -> Own | None:
    """Return custom races and powers as a program gives them, one or several; None if there are none.

    Raises:
        SmallWorldError: a file or package does not exist, or has errors.
        TypeError: an item is nothing that stands for races and powers.
    """
    owns = []
    for item in items if isinstance(items, list | tuple) else [items]:
        _check_item(item, "own")
        owns.append(find_own(item) if isinstance(item, str) else _own(item) or find_own(str(item)))
    return together(owns) if owns else None


def board_given(board: str | Path) -> tuple[str, str]:
    """Return the name of a board, and the name of the scenario in its file, or "".

    A board is given by a name (also a registered one), by the text that `smallworld realm show` prints, or
    as a file with tiles or regions.

    Raises:
        SmallWorldError: the file does not exist, or its board cannot be built.
    """
    text = board if isinstance(board, str) else ""  # the caller refuses other types
    if (
        isinstance(board, Path)
        or text.endswith(DRAFTS)
        or (text not in PRINTED and text in names_made(BOARDS))
    ):
        held = scenario_of_realm(Path(board))
        return board_in(Path(board)), "" if held is None else name_of_scenario(held)
    if is_number(text[:1]):
        return REALM + board, ""
    return board, ""


def _check_item(item: object, what: str) -> None:
    """Check that an item of the argument `what` stands for contents, or is a text or a path.

    Raises:
        TypeError: it has another type.
    """
    if not is_item(item) and not isinstance(item, str | Path):
        kinds = "str, Path, dict, Draft, Box, Banner, Badge or function"
        raise TypeError(f"{what}: this should be of type {kinds}, not {type(item).__name__}")


def is_item(thing: Any) -> bool:
    """Return whether an object other than a text stands for custom races and powers."""
    return isinstance(thing, Own | Draft | Box | Banner | Badge | dict) or callable(thing)


def is_source(text: str) -> bool:
    """Return whether a text names custom races and powers, and not a box, an option or a scenario."""
    if is_scenario(text) or shelved(text) in SHELF or text == ALL:
        return False
    named = text.lstrip().startswith("{") or text.endswith((DRAFTS, CODE, "/")) or ":" in text
    return (named and not describes_scenario(Path(text))) or text in names_made(BANNERS)


def _own(item: Any) -> Own | None:
    """Return the custom races and powers that an item stands for, or None if it is a name."""
    if isinstance(item, Own):
        return item
    if isinstance(item, Draft):
        return own_of(item)
    if isinstance(item, dict):
        return own_of_data(item)
    if isinstance(item, Box | Banner | Badge) or callable(item):
        return own_of_object(item)
    if isinstance(item, Path):
        return None if describes_scenario(item) else find_own(str(item))
    return find_own(item) if isinstance(item, str) and is_source(item) else None
