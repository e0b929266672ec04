"""Errors of layouts, in every language."""

from typing import Any

import pytest

from smallworld.content.realms.formats.layout_code import decode, encode
from smallworld.content.realms.tiles.errors import LayoutError
from smallworld.content.realms.tiles.layout import LaidPiece, Layout, PlacedTile
from smallworld.translate import LANGUAGES, Translator

P = PlacedTile("P", "surface", (0, 0), 0)
R = PlacedTile("R", "surface", (1, 0), 0)
M = LaidPiece("mountain", 1, "P", 0)
LONG = "x" * 61


def layout(name="Isle", players=2, rounds=10, water="river", tiles=(P, R), pieces=(), **others):
    return Layout(name, players, rounds, water, tiles, pieces, **others)


def piece(number=1, letter="P", place=0):
    return LaidPiece("mountain", number, letter, place)


BROKEN: dict[str, dict[str, Any]] = {
    "name": {"name": ""},
    "players": {"players": 7},
    "rounds": {"rounds": 0},
    "water": {"water": "wine"},
    "no-tiles": {"tiles": ()},
    "no-such-tile": {"tiles": (PlacedTile("?", "surface", (0, 0), 0),)},
    "tile-twice": {"tiles": (P, PlacedTile("P", "surface", (3, 0), 0))},
    "no-such-side": {"tiles": (PlacedTile("P", "heaven", (0, 0), 0),)},
    "cell-taken": {"tiles": (P, PlacedTile("S", "surface", (0, 0), 0))},
    "too-far": {"tiles": (PlacedTile("P", "surface", (99, 0), 0),)},
    "turn": {"tiles": (PlacedTile("P", "surface", (0, 0), 6),)},
    "no-such-piece": {"pieces": (piece(number=13),)},
    "piece-twice": {"pieces": (piece(), piece(place=2))},
    "piece-off": {"pieces": (piece(letter="Z"),)},
    "piece-place": {"pieces": (piece(place=6),)},
    "piece-on-water": {"pieces": (piece(letter="R", place=2),)},
    "piece-on-piece": {"pieces": (piece(), piece(number=2, place=1))},
    "parted": {"pieces": (piece(), piece(number=2, place=3))},
    "narrow": {"tiles": (PlacedTile("B", "surface", (0, 0), 0),), "pieces": (piece(letter="B", place=1),)},
    "crowd": {"tiles": (PlacedTile("F", "surface", (0, 0), 0),), "pieces": (piece(letter="F"),)},
    "border-no-water": {"borders": (("P", 0),)},
    "border-twice": {"borders": (("R", 0), ("R", 0))},
    "border-drifts": {"borders": (("R", 0),), "water": "drifting-sea"},
    "no-such-mark": {"marks": {"crown": ("Pa",)}},
    "no-region": {"marks": {"throne": ("Pz",)}},
    "region-twice": {"marks": {"entry": ("Pa", "Pa")}},
    "no-mountain": {"marks": {"peak": ("Pa",)}},
    "no-land": {"marks": {"sword": ("R~",)}},
    "too-many": {"marks": {"throne": ("Pa", "Ra")}},
    "both": {"marks": {"lost-tribe": ("Pa",), "monsters": ("Pa",)}},
    "vein-level": {"marks": {"west-vein": ("Pa",)}},
    "vein-twice": {"marks": {"west-vein": ("Pa", "Ra"), "vein-a": ("Pa", "Ra")}},
    "vein-taken": {"marks": {"west-vein": ("Pa",), "vein-a": ("Pa",), "monsters": ("Pa",)}},
    "two-tunnels": {"tunnels": (("Pa", "Ra"), ("Pa", "Rb"))},
    "name-of-region": {"names": {"Pa": LONG}},
    "names-too-long": {
        "tiles": tuple(
            [PlacedTile(letter, "surface", (at, 0), 0) for at, letter in enumerate("BCDEFGHIJKLM")]
        ),
        "names": {f"{letter}{land}": "\N{GRINNING FACE}" * 60 for letter in "BCDEFGHIJKLM" for land in "ab"},
    },
}


def told(error):
    """Return the message of an error, by language; missing arguments appear in braces."""
    return [Translator(language).t(f"realm-fault-{error.code}", **error.facts) for language in LANGUAGES]


@pytest.mark.parametrize("code", list(BROKEN))
def test_each_fault_of_a_layout_has_a_code_and_a_message(code):
    with pytest.raises(LayoutError) as caught:
        layout(**BROKEN[code])
    assert caught.value.code == code
    words = told(caught.value)
    assert len(set(words)) == len(LANGUAGES)
    assert not any("{" in one or "realm-fault" in one for one in words)


@pytest.mark.parametrize(
    ("torn", "code"),
    [
        (lambda text: text + "x" * 7000, "code-too-long"),
        (lambda text: "9" + text[1:], "code-version"),
        (lambda text: text[:9], "code-torn"),
    ],
)
def test_each_fault_of_a_board_string_has_a_code_and_a_message(torn, code):
    with pytest.raises(LayoutError) as caught:
        decode(torn(encode(layout())))
    assert caught.value.code == code
    assert len(set(told(caught.value))) == len(LANGUAGES)
