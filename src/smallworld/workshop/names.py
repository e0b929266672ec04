"""Names for races and powers of one's own: such that notation, positions and screens can carry them."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final

from smallworld.content.catalogue import BOARDS, find_board
from smallworld.content.shelf import SHELF, open_box
from smallworld.engine.action import VERBS
from smallworld.engine.rules import slug
from smallworld.engine.steps.step import STEP_NAMES
from smallworld.workshop.problems import Path, Problem, shortened

LONGEST: Final = 24  # letters, so that a name fits on a card
# Words that stand where names stand in notation and positions, and what catalogues say for nothing.
WORDS_OF_NOTATION: Final = ("undo", "hand", "coins", "serving", "in", "none", "other", "regions", "workshop")


def tidied(name: str) -> str:
    """A name as banners and badges bear it: "sea  otters" is Sea Otters."""
    return " ".join(unicodedata.normalize("NFC", name).split()).title()


def problem_of(name: str, path: Path, recorded: bool = False) -> Problem | None:
    """What is wrong with a tidied name; one that is `recorded` may be in a box that was not in play."""
    if not all(letter.isalpha() or letter == " " for letter in name) or slug(name.title()) != slug(name):
        return Problem("name-signs", path, {"said": shortened(name)})
    if not 2 <= len(name) <= LONGEST:
        return Problem("name-length", path, {"least": 2, "most": LONGEST})
    if slug(name) in _reserved() or (not recorded and slug(name) in _in_boxes()):
        return Problem("name-taken", path, {"said": name})
    return None


@cache
def _in_boxes() -> frozenset[str]:
    """What races and powers of the boxes are called."""
    boxes = [open_box(name) for name in SHELF]
    names = {slug(race.name) for box in boxes for race in box.races}
    return frozenset(names | {slug(power.name) for box in boxes for power in box.powers})


@cache
def _reserved() -> frozenset[str]:
    """Names that mean something else in notation."""
    regions = {id for board in BOARDS for id in find_board(board).ids}
    return frozenset({*regions, *VERBS, *STEP_NAMES.values(), *WORDS_OF_NOTATION})
