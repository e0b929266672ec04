"""Text files from editors of any system: byte order marks, and all kinds of line ends."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from click.testing import CliRunner

import smallworld
from smallworld.cli import main
from smallworld.cli.games.savegame import load, resume
from smallworld.content.catalogue import find_board, make_rules
from smallworld.content.realms.formats.layout_file import layout_text, load_layout
from smallworld.content.text_files import read_text, text_of, whole_lines, write_text
from smallworld.engine.session import Game
from smallworld.puzzles.puzzle import format_puzzles, read_puzzles, shipped_puzzles
from smallworld.translate import Translator
from smallworld.workshop.realm_files import scenario_file
from smallworld.workshop.sources import read_path

SOURCES = Path(smallworld.__file__).parent
ROOT = SOURCES.parent.parent
WAYS = {
    "a mark": lambda text: b"\xef\xbb\xbf" + text.encode(),
    "CRLF": lambda text: text.replace("\n", "\r\n").encode(),
    "CR": lambda text: text.replace("\n", "\r").encode(),
    "a mark and CRLF": lambda text: b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode(),
}


def record():
    game = Game(make_rules(), find_board("base-2"), ["Zoë", "Ben"])
    game.apply(game.legal_actions()[0])
    game.apply(game.legal_actions()[0])
    return game.record


def run(*words):
    return CliRunner().invoke(main, list(words), env={"LC_ALL": "C.UTF-8"})


@pytest.mark.parametrize("way", WAYS)
def test_record_of_a_game_is_read_in_every_encoding(way, tmp_path):
    file = tmp_path / "game.smallworld"
    file.write_bytes(WAYS[way](record().to_text()))
    assert load(file, Translator("en")).record.to_text() == record().to_text()
    assert run("replay", "--plain", str(file)).exit_code == 0


@pytest.mark.parametrize("way", WAYS)
def test_record_of_a_game_can_be_resumed_in_every_encoding(way, tmp_path):
    file = tmp_path / "game.smallworld"
    file.write_bytes(WAYS[way](record().to_text()) + b"torn")
    game, save = resume(file, Translator("en"))
    action = game.legal_actions()[0]
    game.apply(action)
    save.add(game.text(action))
    save.close()
    assert load(file, Translator("en")).record.actions == game.record.actions


@pytest.mark.parametrize("way", WAYS)
def test_board_file_is_read_in_every_encoding(way, tmp_path):
    file = tmp_path / "realm.toml"
    file.write_bytes(WAYS[way](layout_text(load_layout("realms-1-2.toml"))))
    ran = run("realm", "show", "--plain", str(file))
    assert ran.exit_code == 0, ran.output


@pytest.mark.parametrize("way", WAYS)
def test_scenario_file_is_read_in_every_encoding(way, tmp_path):
    file = tmp_path / "scenario.toml"
    file.write_bytes(WAYS[way]((SOURCES / "content/realms/scenarios/realms_2.toml").read_text("utf-8")))
    assert scenario_file(file).title


@pytest.mark.parametrize("way", WAYS)
def test_draft_file_is_read_in_every_encoding(way, tmp_path):
    file = tmp_path / "otters.toml"
    file.write_bytes(WAYS[way]((ROOT / "examples/otters.toml").read_text("utf-8")))
    draft, problems = read_path(file)
    assert draft is not None
    assert not problems


@pytest.mark.parametrize("way", WAYS)
def test_puzzle_file_is_read_in_every_encoding(way, tmp_path):
    file = tmp_path / "puzzles.json"
    file.write_bytes(WAYS[way](format_puzzles(shipped_puzzles()[:2])))
    assert [puzzle.id for puzzle in read_puzzles(file)] == [1, 2]


def test_error_quotes_only_part_of_a_long_line(tmp_path):
    file = tmp_path / "game.smallworld"
    file.write_bytes(b"not a record " * 5000)
    assert len(run("replay", str(file)).output) < 400


def test_last_line_without_a_line_end_counts_as_incomplete():
    assert whole_lines(b"a\nb") == whole_lines(b"a\rb") == 2
    assert whole_lines(b"a\r\nb") == 3
    assert whole_lines(b"ab") == 0


def test_no_more_of_a_file_is_read_than_requested(tmp_path):
    file = tmp_path / "long"
    file.write_bytes(b"\xef\xbb\xbf" + "é".encode() * 100)
    assert read_text(file, 3) == "ééé"
    assert text_of(file.read_bytes()) == "é" * 100


def test_written_file_replaces_the_target_of_a_link(tmp_path):
    target, link = tmp_path / "target", tmp_path / "link"
    target.write_text("old", encoding="utf-8")
    link.symlink_to(target)
    write_text(link, "new")
    assert link.is_symlink()
    assert target.read_text("utf-8") == "new"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["link", "target"]


# Modules that read files or metadata of the package, or bytes of records, games and keys.
OTHERS = {
    *("content/text_files.py", "content/maps.py", "cartography/outlines/shapes.py", "translate.py"),
    *(
        "content/realms/formats/layout_file.py",
        "content/realms/scenarios/scenario_file.py",
        "content/realms/scenario_setups.py",
    ),
    *("content/realms/tiles/tile_set.py", "bots/planning/learned.py", "cli/screen/drawing.py"),
    *("house/catalogue.py", "server/api/catalogue.py", "identity.py"),
}


def test_text_files_are_read_in_one_module_only():
    found = set()
    for path in SOURCES.rglob("*.py"):
        name = path.relative_to(SOURCES).as_posix()
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if name in OTHERS or not isinstance(node, ast.Call):
                continue
            called = ast.unparse(node.func).rpartition(".")[2]
            mode = ast.unparse(node)
            if called == "read_text" and ast.unparse(node.func) != "read_text":
                found.add(f"{name}: {mode}")
            if (
                called == "open"
                and "encoding" in mode
                and "devnull" not in mode
                and '"x"' not in mode
                and "'x'" not in mode
            ):
                found.add(f"{name}: {mode}")
            if called == "decode" and "read" in mode:
                found.add(f"{name}: {mode}")
    assert not found, "smallworld.content.text_files does it"
