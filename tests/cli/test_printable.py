"""Control characters from files and other players, which the terminal shows but never executes."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest
from click.testing import CliRunner
from rich.table import Table
from rich.text import Text

from smallworld import cli
from smallworld.arena.ledger import SIGN
from smallworld.cli import main
from smallworld.cli.screen.shown import console_of, echo
from smallworld.cli.words.seats import seats_of
from smallworld.content.catalogue import find_board, make_rules
from smallworld.engine.session import Game
from smallworld.engine.text.untrusted import printable

EVIL = "\x1b[31mred\x1b]0;pwned\x07\x9b2J\u202e\r"
WAYS = ("print", "click.echo", "click.secho", "Console", "sys.stdout.write", "sys.stderr.write")
SOURCES = Path(cli.__file__).parent
BAD = set("\x1b\x07\x9b\u202e\r\x00\x08")


def said_by(*words, typed=""):
    ran = CliRunner().invoke(main, list(words), input=typed)
    assert ran.exception is None or isinstance(ran.exception, SystemExit), ran.output
    return ran.output


@pytest.fixture
def record(tmp_path):
    game = Game(make_rules(), find_board("base-2"), [EVIL, "Ben"])
    game.apply(game.legal_actions()[0])
    path = tmp_path / "game.smallworld"
    path.write_text(game.record.to_text(), "utf-8")
    return path


@pytest.fixture
def broken(tmp_path):
    def write(name, text):
        path = tmp_path / name
        path.write_bytes(text.encode())
        return str(path)

    return write


def test_control_characters_are_escaped():
    assert printable(EVIL) == r"\x1b[31mred\x1b]0;pwned\x07\x9b2J\u202e\r"
    assert (
        printable("Zoë’s\N{NO-BREAK SPACE}“île” 👩\u200d🚀 日本")
        == "Zoë’s\N{NO-BREAK SPACE}“île” 👩\u200d🚀 日本"
    )
    assert printable("a\nb", "\n") == "a\nb"
    assert printable("\ud800") == r"\ud800"


def test_control_characters_in_recorded_names_are_escaped(record):
    for words in (["replay"], ["replay", "--plain"], ["replay", "--at", "0"]):
        shown = said_by(*words, str(record))
        assert r"\x1b[31mred" in shown
        assert not BAD & set(shown)


def test_control_characters_in_resumed_names_are_escaped(record):
    shown = said_by("play", "--resume", str(record), "--plain", typed="look\nscore\nlog\nquit\n")
    assert r"\x1b[31mred" in shown
    assert not BAD & set(shown)


def test_control_characters_in_seat_names_are_escaped():
    assert seats_of([EVIL, "Ben"])[0].name == printable(EVIL)


FILES = {
    "a record's header": ("g.smallworld", f"{EVIL}\n", ["replay", "{}"]),
    "a record's action": (
        "g.smallworld",
        json.dumps({"smallworld": 1, "boxes": {"base": 1}, "board": "base-2", "seats": ["a", "b"]})
        + f"\n{EVIL} x\n",
        ["replay", "{}"],
    ),
    "a record's board": (
        "g.smallworld",
        json.dumps({"smallworld": 1, "boxes": {"base": 1}, "board": EVIL, "seats": ["a", "b"]}) + "\n",
        ["play", "--resume", "{}"],
    ),
    "a record that is reviewed": ("g.smallworld", f"{EVIL}\n", ["review", "{}"]),
    "a realm": ("r.toml", f'name = "x"\n"{EVIL.strip()!s}" = 1\n'.replace("\r", ""), ["realm", "show", "{}"]),
    "a field of a realm": ("r.toml", f"name = {json.dumps(EVIL)}\nplayers = 2\n", ["realm", "show", "{}"]),
    "a scenario": (
        "s.toml",
        f"title = {json.dumps(EVIL)}\nstars = 1\n{json.dumps(EVIL)} = 1\n",
        ["simulate", "--games", "1", "--scenario", "{}"],
    ),
    "a draft": (
        "d.toml",
        f"[[race]]\nname = {json.dumps(EVIL)}\n{json.dumps(EVIL)} = 1\n",
        ["banner", "check", "{}"],
    ),
    "games of a run": (
        "games.jsonl",
        json.dumps({"file": SIGN, EVIL: EVIL}) + "\n",
        ["simulate", "--games", "1", "--state", "{}"],
    ),
    "puzzles": ("p.jsonl", json.dumps({"id": EVIL, EVIL: 1}) + "\n", ["puzzles", "check", "{}"]),
}


@pytest.mark.parametrize("kind", FILES)
def test_commands_escape_control_characters_in_file_names(kind, broken):
    name, text, words = FILES[kind]
    path = broken(name, text)
    shown = said_by(*[word.replace("{}", path) for word in words])
    assert shown
    assert not BAD & set(shown)


def test_typed_control_characters_are_escaped_in_the_echo(record):
    shown = said_by("play", "--resume", str(record), "--plain", typed=f"{EVIL}\nwhy {EVIL}\nquit\n")
    assert not BAD & set(shown)


def test_lines_and_tables_escape_control_characters(capsys):
    echo(f"{EVIL}\nnext")
    table = Table(EVIL, title=EVIL)
    table.add_row(EVIL)
    table.add_row(Text(EVIL, "bold"))
    console = console_of(force_terminal=True, color_system="truecolor")
    console.print(table)
    console.print(EVIL)
    shown = capsys.readouterr().out
    assert "pwned" in shown
    assert "\x1b]" not in shown
    assert not BAD - {"\x1b"} & set(shown)


def test_only_listed_functions_write_to_the_terminal():
    found = []
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            name = ast.unparse(node.func) if isinstance(node, ast.Call) else ""
            if name in (
                "print",
                "click.echo",
                "click.secho",
                "Console",
                "sys.stdout.write",
                "sys.stderr.write",
            ):
                found.append(f"{path.relative_to(SOURCES).as_posix()}: {name}")
    assert sorted(found) == ["screen/screen.py: sys.stdout.write", "screen/shown.py: click.echo"]
