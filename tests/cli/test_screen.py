"""Terminal output: colours and boxes where supported, and plain text elsewhere."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from smallworld.cli.games import savegame
from smallworld.cli.screen.handbook import ANSWERS, COMMANDS, help_lines
from smallworld.cli.screen.screen import SEATS, Screen
from smallworld.cli.words.lines import flowing, length, padded, text_of, wrapped
from smallworld.cli.words.seats import seats_of
from smallworld.translate import LANGUAGES, Translator

pty = pytest.importorskip("pty")


def terminal(words: list[str], typed: str, **environment: str) -> str:
    """Return the output of a command that runs in a terminal."""
    source = str(Path(savegame.__file__).parents[3])
    quiet = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR")}
    master, slave = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "smallworld", *words],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env={**quiet, "PYTHONPATH": source, "PYTHONIOENCODING": "utf-8", **environment},
    )
    os.close(slave)
    os.write(master, typed.encode())
    shown = b""
    while True:
        try:
            read = os.read(master, 65536)
        except OSError:  # the other end is closed
            break
        if not read:
            break
        shown += read
    process.wait()
    os.close(master)
    return shown.decode("utf-8", "replace")


def test_each_of_six_seats_has_its_own_letter_and_colour():
    seats = seats_of(["Ana", "Ben", "greedy", "greedy", "greedy", "Ada"])
    assert len({seat.crest for seat in seats}) == 6
    assert len({seat.style() for seat in seats}) == 6
    assert len(set(SEATS)) == len(seats)


def begun(tmp_path: Path, name: str) -> list[str]:
    return ["play", "--seats", "Ana,greedy", "--seed", "4", "--first", "1", "--save", str(tmp_path / name)]


def test_terminal_output_has_colours_and_a_map(tmp_path):
    shown = terminal(begun(tmp_path, "a"), "map\nquit\n", TERM="xterm-256color", LINES="30", COLUMNS="80")
    assert "\x1b[" in shown
    assert "┌───" in shown


def test_terminal_with_eight_colours_shows_a_map(tmp_path):
    shown = terminal(
        begun(tmp_path, "c"), "map\nquit\n", TERM="xterm", COLORTERM="", LINES="30", COLUMNS="80"
    )
    assert "\x1b[" in shown
    assert "┌───" in shown


@pytest.mark.parametrize(
    ("words", "environment"),
    [
        (["--plain"], {"TERM": "xterm-256color"}),
        ([], {"TERM": "xterm-256color", "NO_COLOR": "1"}),
        ([], {"TERM": "dumb"}),
        ([], {"TERM": "xterm", "PYTHONIOENCODING": "latin-1"}),
    ],
)
def test_plain_output_has_neither_colours_nor_drawn_boxes(tmp_path, words, environment):
    shown = terminal([*begun(tmp_path, "b"), *words], "map\nquit\n", **environment)
    assert "Round 1 of 10" in shown
    assert "+---" in shown
    # Line editing belongs to the terminal: it may switch bracketed paste on and off.
    shown = shown.replace("\x1b[?2004h", "").replace("\x1b[?2004l", "")
    assert "\x1b[" not in shown
    assert shown.isascii()


def test_paragraphs_are_wrapped_to_the_given_width():
    text = "Everybody begins with five coins; " * 9
    assert max(length(row) for row in wrapped(text, 60, 4)) < 60
    rows = flowing([(text, "bold"), (text, "")], 60)
    assert max(length(row) for row in rows) < 60
    assert " ".join("".join(text_of(row) for row in rows).split()).count("five coins;") == 18


def test_line_is_cut_or_padded_to_a_width():
    assert text_of(padded([("abc", ""), ("def", "bold")], 4)) == "abcd"
    assert text_of(padded([("abc", "")], 5)) == "abc  "


def test_help_within_a_game_names_every_command():
    from smallworld.cli.games.local_table import LocalTable
    from smallworld.cli.games.prompt import Prompt
    from smallworld.content.catalogue import find_board, make_rules
    from smallworld.engine.session import Game

    game = Game(make_rules(), find_board("base-2"), ["Ana", "greedy"])
    save = savegame.Savegame(Path("nowhere"), open(os.devnull, "wb"))  # noqa: SIM115
    commands = set(Prompt(LocalTable(game, save, 1, Translator("en")), Screen(plain=True))._commands)
    save.close()
    written = " ".join([*ANSWERS, *COMMANDS]).replace(",", " ").split()
    assert commands - set(written) == {"h", "?", "m", "l", "q", "exit", "column"}, "short forms only"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [60, 80, 120])
def test_help_within_a_game_fits_the_width_of_the_screen(language, columns):
    rows = help_lines(Translator(language), columns)
    assert max(length(row) for row in rows) < columns
    assert [text_of(row) for row in rows if "{" in text_of(row)] == []
