"""Closed streams, full disks and missing files, which end every command with one line."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from kit.waiting import PATIENCE
from smallworld.cli import main
from smallworld.content.catalogue import find_board, make_rules
from smallworld.engine.session import Game

FULL = Path("/dev/full")
needs_full = pytest.mark.skipif(not FULL.exists(), reason="there is no device that is always full")


def shell(line, folder, **environment):
    """Return the exit code and output of a shell line in which `smallworld` is the program."""
    command = line.replace("smallworld", f"'{sys.executable}' -m smallworld", 1)
    ran = subprocess.run(
        ["sh", "-c", command],
        cwd=folder,
        env={**os.environ, "LC_ALL": "C.UTF-8", **environment},
        capture_output=True,
        timeout=PATIENCE,
    )
    said = (ran.stdout + ran.stderr).decode("utf-8", "replace")
    assert "Traceback" not in said, said
    assert "Exception ignored" not in said, said
    return ran.returncode, said


@pytest.fixture
def folder(tmp_path):
    game = Game(make_rules(), find_board("base-2"), ["Zoë", "Ben"])
    (tmp_path / "game").write_text(game.record.to_text(), "utf-8")
    return tmp_path


@needs_full
@pytest.mark.parametrize("words", ["replay game", "--help"])
def test_error_for_a_full_disk_is_one_line(words, folder):
    code, said = shell(f"smallworld {words} > /dev/full", folder)
    assert code in (1, 2)
    assert "Error: " in said


@needs_full
def test_device_such_as_dev_null_is_refused_as_a_state_file():
    ran = CliRunner().invoke(
        main, ["simulate", "--games", "2", "--bots", "random,random", "--state", "/dev/full"]
    )
    assert ran.exit_code == 2
    assert "not a file that can store games" in ran.output


@pytest.mark.parametrize("words", ["replay game >&-", "replay --plain game <&-", "--help <&- >&- 2>&-"])
def test_command_does_not_crash_if_its_output_is_closed(words, folder):
    assert shell(f"smallworld {words}", folder)[0] == 0


def test_game_is_saved_if_the_input_is_closed(folder):
    code, said = shell("smallworld play --seats Ana,greedy --save kept <&-", folder)
    assert code == 0
    assert "smallworld play --resume kept" in said
    assert (folder / "kept").read_text("utf-8").startswith('{"smallworld"')


@pytest.mark.parametrize("words", ["replay game", "replay caf\udce9"])
def test_terminal_without_accents_gets_plain_letters(words, folder):
    code, said = shell(f"smallworld {words}", folder, LC_ALL="C", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0")
    assert code in (0, 2)
    assert said.isascii() or "caf" in said


def test_input_in_another_encoding_does_not_crash_a_game(folder):
    code, said = shell(
        "printf 'caf\\351\\nquit\\n' | smallworld play --seats Ana,greedy --save kept",
        folder,
        PYTHONIOENCODING="utf-8",
    )
    assert code == 0
    assert "smallworld play --resume kept" in said


MISSING = (
    *("replay", "review", "puzzles check", "play --resume", "realm show", "realm check", "banner check"),
    *("simulate --games 2 --realm", "simulate --games 2 --scenario", "bench --realm", "puzzles make"),
    "train",
)


@pytest.mark.parametrize("words", MISSING)
def test_error_for_a_missing_file_is_one_line(words, folder):
    ran = CliRunner().invoke(main, [*words.split(), str(folder / "game" / "at-all.toml")])
    assert ran.exit_code in (1, 2)
    assert isinstance(ran.exception, SystemExit)
    assert "at-all" in ran.output
