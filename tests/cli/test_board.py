"""`smallworld board`: free boards from their first file to a measured game."""

from __future__ import annotations

import json
import re
from importlib.util import find_spec
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from kit.built import ISLE
from smallworld import replay
from smallworld.cli import main
from smallworld.cli.commands.serve import offered
from smallworld.cli.words.scene import Scene
from smallworld.cli.words.seats import seats_of
from smallworld.content.free_board import parse_free_board
from smallworld.content.free_board_code import name_of_free
from smallworld.content.worlds import WORLDS
from smallworld.translate import Translator
from smallworld.views.picture import board_picture
from smallworld.workshop.plotting import new_board_text

ROOT = Path(__file__).parents[2]


def typed(*words: object) -> Result:
    return CliRunner().invoke(main, [str(word) for word in words])


@pytest.fixture
def made(tmp_path: Path) -> Path:
    file = tmp_path / "shores.toml"
    file.write_text(new_board_text("Two Shores", 2, "surface", 3), encoding="utf-8")
    return file


@pytest.mark.parametrize("world", WORLDS)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_new_boards_are_complete_and_the_same_for_a_seed(players, world):
    text = new_board_text("Two Shores", players, world, 3)
    board = parse_free_board(text, "shores.toml")
    assert (board.players, board.world) == (players, world)
    assert text == new_board_text("Two Shores", players, world, 3)
    other = parse_free_board(new_board_text("Two Shores", players, world, 4), "shores.toml")
    assert name_of_free(board) != name_of_free(other)


def test_board_new_writes_a_file_but_never_over_another(tmp_path):
    file = tmp_path / "mine.toml"
    ran = typed("board", "new", file, "--players", 3, "--name", "Goat's Coast", "--plain")
    assert ran.exit_code == 0
    assert "3 players, 10 rounds, 30 regions." in ran.stdout
    assert typed("board", "check", file).exit_code == 0
    again = typed("board", "new", file)
    assert again.exit_code == 2
    assert "File exists" in again.output


def test_board_check_counts_regions_terrains_and_symbols(made):
    ran = typed("board", "check", made, "--plain")
    assert ran.exit_code == 0
    assert "Connected groups of regions: 1" in ran.stdout
    assert "Lost Tribes: 7; regions with Monsters: 0" in ran.stdout


FLAT = '[[terrain]]\nname = "Salt Flat"\nlook = "farmland"\ncolour = "#f6f1ee"\n\n[[region]]'


@pytest.fixture
def flats(made: Path) -> Path:
    """Return the file of a board with a terrain of its own, instead of farmland."""
    text = made.read_text(encoding="utf-8").replace("[[region]]", FLAT, 1)
    made.write_text(text.replace('terrain = "farmland"', 'terrain = "salt-flat"'), encoding="utf-8")
    return made


def test_board_check_calls_a_terrain_of_the_board_by_its_name(flats):
    ran = typed("board", "check", flats, "--plain")
    assert ran.exit_code == 0
    assert re.search(r"Salt Flat \d", ran.stdout)


def test_bots_play_on_a_terrain_of_the_board(flats):
    assert typed("simulate", "--board", flats, "--bots", "planner,greedy", "--games", 1).exit_code == 0


def test_terminal_and_picture_show_a_terrain_of_the_board(flats, tmp_path):
    saved = tmp_path / "game.smallworld"
    seats = ("--seats", "random,random", "--plain", "--seed", "1")
    ran = typed("play", "--board", flats, *seats, "--save", saved)
    assert ran.exit_code == 0, ran.output
    game = replay(saved)
    region = game.board.features["salt-flat"].bit_length() - 1
    scene = Scene(game.state, seats_of(["Ana", "Ben"]), Translator("en"))
    assert scene.features(region).startswith("Salt Flat")
    assert scene.land(region).startswith("Salt")
    assert 'fill="#f6f1ee"' in board_picture(game.state, None)


def test_board_check_names_the_file_and_the_fault(made):
    made.write_text(made.read_text(encoding="utf-8").replace('"swamp"', '"swam"', 1), encoding="utf-8")
    ran = typed("board", "check", made, "--plain")
    assert ran.exit_code == 1
    assert "unknown terrain" in ran.stdout
    assert "Possible: swamp" in " ".join(ran.stdout.split())


def test_commands_for_tiles_and_for_regions_name_each_other(made, tmp_path):
    tiles = tmp_path / "isle.toml"
    tiles.write_text(ISLE, encoding="utf-8")
    assert "smallworld realm" in " ".join(typed("board", "check", tiles).output.split())
    assert "smallworld board" in " ".join(typed("realm", "check", made).output.split())


def test_board_fair_shows_the_wins_of_each_seat(made):
    ran = typed("board", "fair", made, "--games", 2, "--bot", "random", "--json")
    assert [seat["seat"] for seat in json.loads(ran.stdout)["seats"]] == [1, 2]


def test_saved_games_on_free_boards_need_no_file(made, tmp_path):
    save = tmp_path / "game"
    ran = typed("play", "--board", made, "--seats", "random,random", "--seed", 1, "--plain", "--save", save)
    assert ran.exit_code == 0, ran.output
    made.unlink()
    assert replay(save).state.over
    assert typed("replay", save, "--verify").exit_code == 0


def test_missing_board_names_the_commands_that_write_one(tmp_path):
    ran = typed("simulate", "--board", tmp_path / "no.toml", "--games", 1)
    assert ran.exit_code == 2
    assert "smallworld board new FILE" in " ".join(ran.output.split())


def commands_of(page: str) -> list[list[str]]:
    """Return the words of each command on a page of the docs."""
    text = (ROOT / "docs" / "create" / page).read_text(encoding="utf-8")
    return [
        line.partition("#")[0].split()[1:]
        for line in re.findall(r"^    (smallworld .*)$", text, re.MULTILINE)
    ]


def test_commands_on_the_page_about_free_boards_work(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    shorter = {"play": ["--seats", "random,random", "--seed", "1", "--plain"], "fair": ["--bot", "random"]}
    for words in commands_of("free-boards.md"):
        if words[0] == "serve":  # it would wait for players
            assert offered(Path(words[2])).startswith("board-")
            continue
        if words[1] == "draw" and find_spec("networkx") is None:  # its extra is large
            continue
        few = ["2" if word == "100" else word for word in words]
        ran = typed(*few, *shorter.get(words[0], shorter.get(words[1], [])))
        assert ran.exit_code == 0, (words, ran.output)
