"""Saved games: nothing is lost, and a broken file is left unchanged."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from click.testing import CliRunner

from kit.waiting import wait_until
from smallworld.cli import main
from smallworld.cli.games import savegame
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.text.record import parse_record
from smallworld.translate import Translator

OPENING = ("1", "conquer wishing-acres", "5", "22")  # rough lines: refused ones have no effect


def run(*words: str, lines: Sequence[str] = (), home: Path | None = None):
    typed = "".join([f"{line}\n" for line in lines])
    return CliRunner().invoke(main, list(words), input=typed, env={"XDG_DATA_HOME": str(home)})


def begun(file: Path, lines: Sequence[str] = OPENING) -> bytes:
    """Return the content of a file with a game in progress."""
    ran = run(
        "play", "--seats", "Ana,greedy", "--seed", "4", "--first", "Ana", "--save", str(file), lines=lines
    )
    assert ran.exit_code == 0, ran.output
    return file.read_bytes()


def test_saved_game_is_up_to_date_after_every_typed_line(tmp_path):
    file = tmp_path / "game"
    ran = run("play", "--seats", "Ana,greedy", "--seed", "4", "--save", str(file), lines=["1"])
    assert f"smallworld play --resume {file}" in ran.output.replace("\n", " ")
    record = parse_record(file.read_text())
    assert record.seats == ["Ana", "greedy"]
    assert record.options == {"seed": "4", "first_by": "chance"}
    assert "take 1" in record.actions


def test_incomplete_last_line_of_a_saved_game_is_dropped(tmp_path):
    file = tmp_path / "game"
    content = begun(file)
    lines = content.splitlines(keepends=True)
    last = len(lines[-1])
    for torn in range(1, last):
        file.write_bytes(content[:-torn])
        ran = run("play", "--resume", str(file), lines=[])
        assert ran.exit_code == 0, ran.output
        assert file.read_bytes() == b"".join(lines[:-1])


def test_resumed_game_continues_like_one_without_a_break(tmp_path):
    lines = ["1", "5", "4", "3", "stop", "even", ""]
    whole = begun(tmp_path / "whole", [*lines, "", "stop", "even", ""])
    begun(tmp_path / "parts", lines)
    ran = run("play", "--resume", str(tmp_path / "parts"), lines=["", "stop", "even", ""])
    assert ran.exit_code == 0, ran.output
    assert (tmp_path / "parts").read_bytes() == whole


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"no header at all\n",
        b'{"smallworld": 9}\n',
        b'{"smallworld": 1, "boxes": {"base": 999}, "board": "base-2", "seats": ["Ana", "greedy"]}\n',
        b'{"smallworld": 1, "boxes": {"lost": 1}, "board": "base-2", "seats": ["Ana", "greedy"]}\n',
        b'{"smallworld": 1, "boxes": {"base": 1}, "board": "base-9", "seats": ["Ana", "greedy"]}\n',
        b'{"smallworld": 1, "boxes": {"base": 1}, "board": "base-2", "seats": ["Ana", "greedy"]}\nundo\n',
        b'{"smallworld": 1, "boxes": {"base": 1}, "board": "base-2", "seats": ["Ana", "greedy"]}\nstop\n',
        b"\xff\xfe\x00binary\n",
    ],
)
def test_broken_saved_game_is_refused_and_left_unchanged(tmp_path, content):
    file = tmp_path / "broken"
    file.write_bytes(content)
    for command in (["play", "--resume", str(file)], ["replay", str(file)]):
        ran = run(*command)
        assert ran.exit_code == 2
        assert ran.output.startswith(f"Error: {file}")
        assert "Traceback" not in ran.output
        assert file.read_bytes() == content


def test_resume_needs_a_file_and_save_never_overwrites_one(tmp_path):
    assert run("play", "--resume", str(tmp_path / "nothing")).exit_code == 2
    assert run("replay", str(tmp_path / "nothing")).exit_code == 2
    file = tmp_path / "game"
    content = begun(file)
    ran = run("play", "--seats", "Ana,greedy", "--save", str(file))
    assert ran.exit_code == 2
    assert "already exists" in ran.output
    assert file.read_bytes() == content


def test_resume_without_a_file_opens_the_newest_unfinished_game(tmp_path):
    assert "no unfinished game" in run("play", "--resume", home=tmp_path).output
    run("play", "--seats", "Ana,greedy", lines=["1"], home=tmp_path)
    run("play", "--seats", "Ben,greedy", lines=["1"], home=tmp_path)
    folder = tmp_path / "smallworld"
    old, new = sorted(folder.iterdir(), key=lambda path: "ben" in path.name)
    os.utime(old, (1, 1))
    (folder / "broken.smallworld").write_text("broken\n")
    assert "Ben> log" in run("play", "--resume", lines=["log"], home=tmp_path).output
    os.utime(new, (0, 0))
    assert "Ana> log" in run("play", "--resume", lines=["log"], home=tmp_path).output


def test_finished_game_moves_to_another_folder(tmp_path):
    ran = run("play", "--seats", "greedy,random", "--seed", "2", home=tmp_path)
    assert ran.exit_code == 0
    assert "The game is over" in ran.output
    assert len(list((tmp_path / "smallworld" / "finished").iterdir())) == 1
    assert "no unfinished game" in run("play", "--resume", home=tmp_path).output


@pytest.mark.skipif(sys.platform == "win32", reason="there are no locks here")
def test_saved_game_can_be_open_only_once_at_a_time(tmp_path):
    file = tmp_path / "game"
    begun(file)
    _, held = savegame.resume(file, Translator("en"))
    with pytest.raises(SmallWorldError, match="another window"):
        savegame.resume(file, Translator("en"))
    held.close()
    savegame.resume(file, Translator("en"))[1].close()


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no SIGKILL here")
def test_saved_game_is_complete_after_the_process_is_killed(tmp_path):
    file = tmp_path / "game"
    source = str(Path(savegame.__file__).parents[3])
    words = ["play", "--seats", "Ana,greedy", "--seed", "4", "--first", "Ana", "--save", str(file)]
    process = subprocess.Popen(
        [sys.executable, "-m", "smallworld", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": source},
    )
    assert process.stdin is not None
    process.stdin.write(b"1\n4\n")
    process.stdin.flush()
    wait_until(lambda: file.exists() and b"conquer" in file.read_bytes())
    process.kill()
    process.communicate()
    ran = run("play", "--resume", str(file), lines=["log"])
    assert ran.exit_code == 0
    assert "Ana conquers Burrow Bog (4)" in " ".join(ran.output.split())


def test_resumed_game_runs_a_python_bot_only_if_named(tmp_path):
    bot, file = tmp_path / "settler.py", tmp_path / "game"
    bot.write_text(
        "from smallworld.bots.random_bot import RandomBot\n\n\n"
        "def Settler(numbers):\n    return RandomBot(numbers)\n"
    )
    seats = f"Ana,{bot}:Settler"
    begun = run("play", "--seats", seats, "--first", "Ana", "--save", str(file), lines=[])
    assert f"--resume {file} --seats {seats}" in begun.output.replace("\n", " ")
    bot.write_text("raise AssertionError('this file must not run')\n")
    ran = run("play", "--resume", str(file))
    assert ran.exit_code == 2
    assert "it has a bot in Python; name its seats" in ran.output
    assert run("play", "--resume", str(file), "--seats", "Ana,greedy").exit_code == 2
