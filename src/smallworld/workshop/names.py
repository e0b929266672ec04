"""Checks of the names of custom races and powers, which notation and displays must be able to show."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final

from smallworld.content.catalogue import BOARDS, find_board
from smallworld.content.shelf import BOXES, SHELF, open_box
from smallworld.engine.action import VERBS
from smallworld.engine.rules import slug
from smallworld.engine.steps.step import STEP_NAMES
from smallworld.workshop.problems import Path, Problem, shortened

LONGEST: Final = 24  # most letters, so that a name fits on a card
# Words that notation and positions use in place of names, and selectors in the catalogues.
WORDS_OF_NOTATION: Final = ("undo", "hand", "coins", "serving", "in", "none", "other", "regions", "workshop")


def tidied(name: str) -> str:
    """Return a name in the form used on banners and badges: "sea  otters" becomes "Sea Otters"."""
    return " ".join(unicodedata.normalize("NFC", name).split()).title()


def problem_of(name: str, path: Path, recorded: bool = False) -> Problem | None:
    """Return the problem with a tidied name; None if the name is good.

    A `recorded` name comes from a record. It may also belong to a race or power of a box that is not in play.
    """
    if not all(letter.isalpha() or letter == " " for letter in name) or slug(name.title()) != slug(name):
        return Problem("name-signs", path, {"said": shortened(name)})
    if not 2 <= len(name) <= LONGEST:
        return Problem("name-length", path, {"least": 2, "most": LONGEST})
    if slug(name) in _reserved() or (not recorded and slug(name) in _in_boxes()):
        return Problem("name-taken", path, {"said": name})
    return None


@cache
def _in_boxes() -> frozenset[str]:
    """Return the names of all races and powers in the boxes."""
    boxes = [open_box(name) for name in SHELF]
    names = {slug(race.name) for box in boxes for race in box.races}
    return frozenset(names | {slug(power.name) for box in boxes for power in box.powers})


@cache
def may_be_left_out() -> tuple[str, ...]:
    """Return the names of all races, powers, relics and places, which a scenario may leave out."""
    boxes = [open_box(name) for name in BOXES]
    names = [banner.name for box in boxes for banner in (*box.races, *box.auxiliaries)]
    return tuple(names + [power.name for box in boxes for power in box.powers])


@cache
def _reserved() -> frozenset[str]:
    """Return the names that have another meaning in notation."""
    regions = {id for board in BOARDS for id in find_board(board).ids}
    return frozenset({*regions, *VERBS, *STEP_NAMES.values(), *WORDS_OF_NOTATION})
