"""`smallworld board draw`, the drawing beside a board's file, and files that are damaged."""

from __future__ import annotations

import json
import random
import re
import shutil
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from kit.borders import pairs
from laws import drawings
from smallworld.cartography.outlines.reading import parse_shapes
from smallworld.cartography.outlines.shapes import board_shapes
from smallworld.cli import main
from smallworld.content.catalogue import find_board
from smallworld.content.free_board import FreeBoard, read_free_board
from smallworld.content.worlds import WORLDS
from smallworld.engine.errors import NotationError
from smallworld.engine.rules import slug
from smallworld.workshop.plotting import new_board_text
from smallworld.workshop.realm_files import board_in, free_board_in

ROOT = Path(__file__).parents[2]


def typed(*words: object) -> Result:
    return CliRunner().invoke(main, [str(word) for word in words])


def told(result: Result) -> str:
    return " ".join(result.output.split())


@pytest.fixture
def made(tmp_path: Path) -> Path:
    file = tmp_path / "shores.toml"
    file.write_text(new_board_text("Two Shores", 2, "surface", 3), encoding="utf-8")
    return file


def drawing_beside(file: Path, change: Callable[[dict[str, Any]], object] = lambda drawing: None) -> str:
    """Write a changed plain drawing beside a file; return the name of the board."""
    name = board_in(file)
    drawing = json.loads(json.dumps(board_shapes(name)))
    change(drawing)
    file.with_suffix(".shapes.json").write_text(json.dumps(drawing), encoding="utf-8")
    return name


def test_drawing_beside_a_board_is_used_for_it(made):
    name = drawing_beside(made, lambda drawing: drawing.update(width=4321.0))
    assert board_shapes(name)["width"] != 4321.0
    assert board_in(made) == name
    assert board_shapes(name)["width"] == 4321.0


def test_drawing_of_a_board_that_has_changed_is_ignored(made):
    drawing_beside(made, lambda drawing: drawing.update(width=4321.0))
    made.write_text(made.read_text(encoding="utf-8").replace("Two Shores", "Three Shores"), encoding="utf-8")
    assert board_shapes(board_in(made))["width"] != 4321.0


DAMAGES: dict[str, Callable[[dict[str, Any]], object]] = {
    "no width": lambda drawing: drawing.pop("width"),
    "a width that is no number": lambda drawing: drawing.update(width="wide"),
    "arcs as a text": lambda drawing: drawing.update(arcs="none"),
    "an arc of one point": lambda drawing: drawing["arcs"][0].update(points=[[0, 0]]),
    "an unknown kind": lambda drawing: drawing["arcs"][0].update(kind="wall"),
    "no regions": lambda drawing: drawing.update(regions={}),
    "a step to nowhere": lambda drawing: next(iter(drawing["regions"].values())).update(arcs=[9999]),
    "a border too few": lambda drawing: drawing.update(arcs=drawing["arcs"][:-1]),
    "a border with another region": lambda drawing: drawing["arcs"][0].update(left="atlantis"),
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_damaged_drawing_is_refused_with_its_file_and_a_way_out(made, damage):
    drawing_beside(made, damage)
    ran = typed("board", "check", made, "--plain")
    assert ran.exit_code == 1
    assert "shores.shapes.json: " in told(ran)
    assert "draw the board again, or delete this file" in told(ran)


@pytest.mark.parametrize("text", ["", "{", "[1]", "null", "[" * 9999])
def test_drawing_that_is_not_a_json_table_is_refused(made, text):
    board = find_board(board_in(made))
    with pytest.raises(NotationError, match=r"^shores\.shapes\.json: "):
        parse_shapes(text, board, "shores.shapes.json")


def test_board_draw_says_which_extra_it_needs(made, monkeypatch):
    monkeypatch.setitem(sys.modules, "smallworld.drawing.board", None)
    ran = typed("board", "draw", made)
    assert ran.exit_code == 2
    assert "pip install 'smallworld[boards]'" in told(ran)


def test_board_draw_draws_exactly_the_borders_of_the_board(libraries, made):
    made.write_text(new_board_text("New Board", 2, "surface", 2), encoding="utf-8")
    ran = typed("board", "draw", made, "--plain")
    assert ran.exit_code == 0, ran.output
    assert "shores.shapes.json" in ran.output.replace("\n", "")
    shapes: Any = board_shapes(board_in(made))
    assert shapes["width"] == json.loads(made.with_suffix(".shapes.json").read_text("utf-8"))["width"]
    check_drawing(free_board_in(made), shapes)
    drawings.stacks_have_room(shapes)


def random_board(seed: int) -> FreeBoard:
    """Return a new board after it has lost some regions and borders, so that it may be in two pieces."""
    chance = random.Random(seed)
    table = tomllib.loads(new_board_text("Pieces", 2, chance.choice(WORLDS), seed))
    while True:
        kept = chance.sample(table["region"], len(table["region"]) - chance.randint(1, 8))
        regions = {slug(region["name"]): {**region, "beside": []} for region in kept}
        for region in kept:
            id = slug(region["name"])
            for other in region["beside"]:
                if id < other and other in regions and chance.random() < 0.95:
                    regions[id]["beside"].append(other)
                    regions[other]["beside"].append(id)
        try:
            return read_free_board({**table, "region": list(regions.values())}, "pieces.toml")
        except NotationError:  # without a way in, for example
            continue


@pytest.fixture
def libraries() -> None:
    """Skip the test if the libraries that draw boards are missing."""
    for name in ("networkx", "scipy", "shapely"):
        pytest.importorskip(name)


def check_drawing(board: FreeBoard, drawing: Any) -> None:
    """Check that exactly the neighbours touch, that no borders cross, and that the drawing can be read."""
    made = board.board(drawing["board"])
    wanted = {
        frozenset((made.ids[a], made.ids[b]))
        for a in range(len(made))
        for b in range(a)
        if made.neighbours[a] >> b & 1
    }
    assert set(pairs(drawing)) | {frozenset(link) for link in drawing.get("links", [])} == wanted
    drawings.no_two_borders_cross(drawing)
    drawings.rings_close(drawing)
    assert parse_shapes(json.dumps(drawing), made, "pieces.shapes.json")


@pytest.mark.parametrize(
    "seed", [1, 2, *[pytest.param(n, marks=pytest.mark.long("draws for a minute")) for n in range(3, 9)]]
)
def test_random_boards_are_drawn_with_room_or_refused(libraries, seed):
    from smallworld.drawing.board import draw_free
    from smallworld.drawing.check import LEAST_RADIUS

    board, reason = random_board(seed), ""
    drawing: Any = None
    try:
        drawing = draw_free(board)
    except ValueError as error:
        reason = str(error)
    if drawing is None:
        assert re.match("no room for the tokens in [a-z]", reason)
        assert seed > 2, "these boards can be drawn"
        return
    check_drawing(board, drawing)
    assert all(region["radius"] >= LEAST_RADIUS for region in drawing["regions"].values())


def test_board_of_two_islands_is_drawn(libraries, tmp_path):
    file = tmp_path / "gulls.toml"
    shutil.copy(ROOT / "examples" / "gull_islands.toml", file)
    ran = typed("board", "draw", file, "--plain")
    assert ran.exit_code == 0, ran.output
    shapes: Any = board_shapes(board_in(file))
    check_drawing(free_board_in(file), shapes)
    drawings.stacks_have_room(shapes)


def mangled(text: str, chance: random.Random) -> str:
    """Return a file with a few lines lost, doubled, exchanged, or with a wrong value."""
    lines = text.splitlines()
    for _ in range(chance.randint(1, 3)):
        place, other = chance.randrange(len(lines)), chance.randrange(len(lines))
        change = chance.randrange(5)
        if change == 0:
            del lines[place]
        elif change == 1:
            lines.insert(other, lines[place])
        elif change == 2:
            lines[place], lines[other] = lines[other], lines[place]
        elif change == 3:
            lines[place] = lines[place][: chance.randrange(len(lines[place]) + 1)]
        else:
            value = chance.choice(["3", "true", '"x"', "[1, 2]", "{a = 1}", "1e999", '[""]', "nan", "[[]]"])
            lines[place] = lines[place].split("=")[0] + f"= {value}"
    return "\n".join(lines)


@pytest.mark.parametrize("seed", range(40))
def test_broken_board_files_give_a_sentence_with_the_file(made, seed):
    chance = random.Random(seed)
    made.write_text(mangled(made.read_text(encoding="utf-8"), chance), encoding="utf-8")
    for words in (["check", made, "--plain"], ["fair", made, "--games", 2, "--bot", "random", "--jobs", 1]):
        ran = typed("board", *words)
        if ran.exit_code == 0:
            assert free_board_in(made).regions
            return
        assert isinstance(ran.exception, SystemExit), ran.exception
        assert "shores.toml" in told(ran).replace(" ", "")
