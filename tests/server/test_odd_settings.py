"""Odd values of all options and variables of a server: it starts, or explains the error in two lines."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from kit.odd import ODD
from kit.options import variable_of
from smallworld.cli import main
from smallworld.cli.commands import serve
from smallworld.server.run import Server

IN_ENVIRONMENT = ODD.keys() - {"half a letter", "NUL"}  # no operating system allows it in a variable
LONGEST = 600  # letters in a line
ASKED_WRONGLY, TROUBLE = 2, 1  # exit codes
REACH_THE_SERVER = ("--database", "--address", "--root-path", "--origin", "--trusted-proxy")
OPTIONS = {
    option.opts[0]: variable_of(option)
    for option in serve.serve.params
    if option.opts[0].startswith("--") and not option.to_info_dict().get("is_flag")
}


@pytest.fixture
def start(monkeypatch, tmp_path):
    """Start a server that stops as soon as it is made; return the exit code and output.

    With the option of the database, the server also opens it. The other options do not affect the database.
    """
    (tmp_path / "file").write_text("no database")
    (tmp_path / "folder").mkdir()

    def run(server, sockets):
        server.started = True

    def open_database(server, sockets):
        database = server.config.app.state.registry.database
        database.start()
        database.stop()
        run(server, sockets)

    monkeypatch.setattr(Server, "run", run)
    monkeypatch.setattr(serve, "log_as_json", lambda level: None)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    def start(option, value, **environment):
        if option not in REACH_THE_SERVER:  # the others are checked before there is a server
            monkeypatch.setattr(serve, "make_server", lambda settings, ready: Stub())
        if option == "--database":
            monkeypatch.setattr(Server, "run", open_database)
        places = {"{folder}": str(tmp_path / "folder"), "{file}": str(tmp_path / "file")}
        for name, place in places.items():
            value = value.replace(name, place)
        given = [] if option == "--port" else ["--port", "0"]
        said = [option, value] if not environment else []
        variables = dict.fromkeys(environment.values(), value)
        result = CliRunner().invoke(main, ["serve", "--no-open", *given, *said], env=variables)
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exc_info
        return result.exit_code, result.stderr.splitlines()

    return start


class Stub:
    """A server that started and has stopped."""

    started, ended_by = True, ()

    def run(self, sockets):
        """Do nothing."""


def told(lines):
    """Return the lines about the error, without those about usage."""
    return [line for line in lines if line and not line.startswith(("Usage: ", "Try "))]


def is_clear(code, lines):
    """Return whether a server started, or explained in one or two short lines why it did not."""
    said = told(lines)
    refused = code in (ASKED_WRONGLY, TROUBLE) and 1 <= len(said) <= 2
    return code == 0 or (refused and max(map(len, said)) <= LONGEST)


@pytest.mark.parametrize("odd", ODD)
@pytest.mark.parametrize("option", OPTIONS)
def test_strange_option_value_gets_a_short_error_or_is_accepted(start, option, odd):
    code, lines = start(option, ODD[odd])
    assert is_clear(code, lines), lines


# Variables are read like options, which get all odd values, so the short run has every sixth pair.
VARIABLES = [
    pytest.param(option, odd, marks=() if (row + column) % 6 == 0 else pytest.mark.long("read like options"))
    for row, option in enumerate(OPTIONS)
    for column, odd in enumerate(sorted(IN_ENVIRONMENT))
]


@pytest.mark.parametrize(("option", "odd"), VARIABLES)
def test_strange_variable_gets_a_short_error_or_is_accepted(start, option, odd):
    code, lines = start(option, ODD[odd], variable=OPTIONS[option])
    assert is_clear(code, lines), lines


@pytest.mark.parametrize("odd", sorted(IN_ENVIRONMENT))
def test_strange_data_folder_gets_a_short_error(start, odd):
    code, lines = start("--database", ODD[odd], variable="XDG_DATA_HOME")
    assert is_clear(code, lines), lines


NUMBERS = ("--port", "--bot-delay", "--bot-processes", "--max-load", "--keep-finished", "--keep-abandoned")


@pytest.mark.parametrize("option", NUMBERS)
@pytest.mark.parametrize("odd", ["word", "negative", "nan", "infinite", "huge", "blank"])
def test_strange_values_of_numeric_settings_are_refused(start, option, odd):
    assert start(option, ODD[odd])[0] == ASKED_WRONGLY
