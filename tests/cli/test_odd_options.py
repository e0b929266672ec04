"""Odd values of options, which are accepted or refused in a sentence; for `serve` see test_odd_settings."""

from __future__ import annotations

from collections.abc import Iterator
from multiprocessing.context import SpawnProcess

import click
import pytest
from click.testing import CliRunner

from kit.odd import ODD
from smallworld.cli import main
from smallworld.cli.commands import bots
from smallworld.server.bots import thinking

LONGEST = 600  # letters in a line
GAME = ("play", "--seats", "random,random", "--seed", "1", "--save", "game")
REALM = ("realm", "make", "realm", "--players", "2", "--seed", "4")
SHORT = {  # required arguments, and options that keep the commands fast
    "bots": ("--database", "postgresql://127.0.0.1:1/x"),
    "backup": ("made", "--database", "tables.sqlite"),
    "restore": ("made", "--database", "tables.sqlite"),
    "moderate ban": ("somebody", "--for", "1d"),
    "moderate mute": ("somebody", "--for", "1d"),
    "replay": ("game",),
    "review": ("game", "--simulations", "1"),
    "realm make": ("made", "--players", "2", "--seed", "1"),
    "realm fair": ("realm", "--games", "2", "--bot", "random"),
    "simulate": ("--games", "1", "--bots", "random", "--players", "2"),
    "arena": ("--games", "1", "--bots", "random,random", "--players", "2"),
    "almanac": ("--games", "1", "--bots", "random", "--players", "2"),
    "balance": ("tall", "--games", "1", "--bots", "random", "--players", "2"),
    "puzzles check": (),
    "puzzles make": ("made", "--number", "1"),
    "train": ("learned", "--games", "1", "--generations", "1", "--players", "2"),
}
AS_MUCH_AS_ASKED = ("--games", "--number", "--generations", "--simulations", "--width")  # of work


def leaves(command: click.Command, name: str = "") -> Iterator[tuple[str, click.Command]]:
    """Yield all commands that do something, by name."""
    if isinstance(command, click.Group):
        context = click.Context(command)
        for part in command.list_commands(context):
            inner = command.get_command(context, part)
            assert inner is not None
            yield from leaves(inner, f"{name} {part}".strip())
    else:
        yield name, command


NUMBERS = (click.IntRange, click.FloatRange)
OPTIONS = [
    (name, option.opts[0])
    for name, command in leaves(main)
    if name in SHORT
    for option in command.params
    if isinstance(option, click.Option) and option.opts[0] not in AS_MUCH_AS_ASKED
    if isinstance(option.type, (*NUMBERS, click.Path)) or option.opts[0] in ("--database", "--for")
]


class Begun(Exception):
    """Raised when the values were accepted and processes were about to start."""


def begin(*about: object) -> None:
    """Raise Begun instead of starting processes."""
    raise Begun


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """Return a folder with a game and a realm."""
    folder = tmp_path_factory.mktemp("made")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        for words in (GAME, REALM):
            assert CliRunner().invoke(main, words).exit_code == 0
    (folder / "file").write_text("no database")
    (folder / "folder").mkdir()
    return folder


@pytest.fixture
def typed(monkeypatch, made):
    """Run a command with an odd value; return the exit code and the lines on standard error."""
    monkeypatch.chdir(made)
    monkeypatch.setenv("XDG_DATA_HOME", str(made))
    monkeypatch.setattr(SpawnProcess, "start", begin)
    monkeypatch.setattr(thinking, "run", begin)
    for sets_up in ("log_as_json", "log_crashes"):  # for the whole process, and so for other tests
        monkeypatch.setattr(bots, sets_up, lambda *about: None)

    def typed(command, option, value):
        for name in ("folder", "file"):
            value = value.replace(f"{{{name}}}", str(made / name))
        ran = CliRunner().invoke(main, [*command.split(), *SHORT[command], option, value], input="")
        if isinstance(ran.exception, Begun):
            return 0, []
        assert ran.exception is None or isinstance(ran.exception, SystemExit), (value, ran.exc_info)
        return ran.exit_code, ran.stderr.splitlines()

    return typed


@pytest.mark.parametrize(("command", "option"), OPTIONS)
def test_error_for_a_strange_option_value_is_short(typed, command, option):
    for name, value in ODD.items():
        code, lines = typed(command, option, value)
        said = [
            line for line in lines if line and not line.startswith(("Usage: ", "Try ", "The rules run as"))
        ]
        refused = code in (1, 2) and 1 <= len(said) <= 2 and max(map(len, said)) <= LONGEST
        assert code == 0 or refused, (name, code, said)


def test_folder_is_refused_as_a_database_file(typed):
    assert "Is a directory" in typed("restore", "--database", "/")[1][-1]


@pytest.mark.parametrize("command", ["check", "play", "report"])
def test_empty_name_of_a_custom_race_is_refused(command):
    ran = CliRunner().invoke(main, ["banner", command, ""])
    assert (ran.exit_code, "it is empty" in ran.stderr) == (2, True)
