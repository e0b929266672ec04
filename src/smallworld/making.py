"""The public functions that make rules and find boards, with everything that people make."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

from smallworld.content import catalogue
from smallworld.content.box import Box
from smallworld.content.choice import Boxes, given_boxes
from smallworld.content.shelf import ALL, SHELF, shelved
from smallworld.engine.board import Board
from smallworld.engine.given import check_type
from smallworld.engine.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Sequence

    from smallworld.workshop.contents import Item

FILE: Final = ".toml"


def make_rules(
    boxes: Boxes | Sequence[Item] = ("base",),
    own: Item | Sequence[Item] | None = None,
    leaders: bool = False,
    scenario: str | Path = "",
    world: str = "",
    places: bool = False,
) -> Rules:
    """Return the rules of a table with the races and powers of `boxes`, and of custom races and powers.

    `boxes` is a list or tuple of names, or a text: "base", or several names as in "base,cursed". `own` is one
    source or several: the path of a file in TOML or Python, a registered name, or an object. Objects are a
    Draft, Banner, Badge or Box, and functions that return one of them. `boxes` may contain sources too.
    `scenario` is a name, also a registered one, or the path of a file in TOML.

    Races and powers that have no effect in the table's world are left out. So are relics and places if there
    are no Monsters to guard them.

    Raises:
        SetupError: the boxes cannot be combined.
        SmallWorldError: a custom race or power, or a custom scenario, cannot be used.
        TypeError: an argument has the wrong type.
    """
    listed: Sequence[Any] = given_boxes(cast("Boxes", boxes))  # which checks the type
    if isinstance(own, list | tuple) and len(own) == 1:
        own = own[0]
    check_type(scenario, (str, Path), "scenario")
    said = str(scenario) if isinstance(scenario, Path) else scenario
    is_named = all(isinstance(name, str) and (shelved(name) in SHELF or name == ALL) for name in listed)
    if is_named and (own is None or isinstance(own, Box)) and (not said or shelved(said) in SHELF):
        return catalogue.make_rules(tuple(listed), own, leaders, said, world, places)
    # Only now, so that importing smallworld is fast.
    from smallworld.workshop.contents import contents_of, own_given
    from smallworld.workshop.realm_files import scenario_in
    from smallworld.workshop.sources import together
    from smallworld.workshop.tables import rules_with

    contents = contents_of(listed)
    asked = {"leaders": leaders, "scenario": scenario_in(said), "world": world, "places": places}
    given = None if own is None else own_given(own)
    owns = [one for one in (contents.own, given) if one is not None]
    return rules_with(contents.names, together(owns) if owns else None, eager=False, **asked)


def find_board(name: str | Path) -> Board:
    """Return a board: "base-3", for example, a registered name, or the path of the file of a custom board.

    Raises:
        SmallWorldError: there is no such board, or it cannot be built.
        TypeError: the argument is neither a text nor a path.
    """
    if (
        isinstance(name, str)
        and not name.endswith(FILE)
        and (name in catalogue.BOARDS or catalogue.is_custom(name))
    ):
        return catalogue.find_board(name)
    check_type(name, (str, Path), "name")
    from smallworld.workshop.contents import board_given

    return catalogue.find_board(board_given(name)[0])


def rules_of_replay(boxes: Sequence[str], own: Any) -> Rules:
    """Return the rules of a record with these boxes, where `own` are its custom races and powers."""
    from smallworld.workshop.draft import NAME

    made = [one.name for one in (own if isinstance(own, list | tuple) else [own]) if isinstance(one, Box)]
    return make_rules([name for name in boxes if name not in (NAME, *made)], own)
