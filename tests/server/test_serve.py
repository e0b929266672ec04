"""`smallworld serve`: its address and its output."""

from __future__ import annotations

import contextlib
from socket import create_connection

import pytest
from click.testing import CliRunner

from smallworld.cli import main
from smallworld.cli.commands import serve
from smallworld.engine.errors import SmallWorldError
from smallworld.server.run import bind
from smallworld.server.settings import Settings


def test_port_in_use_is_an_error_only_if_it_was_requested(monkeypatch):
    with contextlib.closing(bind("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setattr(serve, "PORT", port)
        with pytest.raises(SmallWorldError, match=str(port)):
            serve.listen("127.0.0.1", port)
        with contextlib.closing(serve.listen("127.0.0.1", None)) as other:
            assert other.getsockname()[1] != port


def test_address_that_serve_prints_can_be_opened_in_a_browser():
    with contextlib.closing(bind("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
        assert serve.address_of("127.0.0.1", listener) == f"http://127.0.0.1:{port}"
        assert serve.address_of("0.0.0.0", listener) == f"http://localhost:{port}"


def test_database_can_be_given_as_a_file_or_a_url(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Settings().database_url() == f"sqlite:///{tmp_path}/smallworld/tables.sqlite"
    assert Settings(database="/x/y.db").database_url() == "sqlite:////x/y.db"
    assert Settings(database="postgresql://u@h/d").database_url() == "postgresql+psycopg://u@h/d"
    assert Settings(database="postgres://u@h/d").database_url() == "postgresql+psycopg://u@h/d"


def test_serve_options_can_be_set_by_environment_variables(monkeypatch):
    asked = []

    def make_server(settings, ready):
        asked.append(settings)
        raise KeyboardInterrupt

    def listen(host, port, *, at_once):
        asked.append((host, port))
        return listener

    said = {
        "HOST": "127.0.0.1",
        "PORT": "8999",
        "DATABASE": "/x/y.db",
        "ADDRESS": "http://10.0.0.7:8999/",
        "ORIGINS": "https://a.example https://b.example",
        "TRUSTED_PROXIES": "10.0.0.7 10.1.0.0/16",
        "BOT_DELAY": "0.1",
        "BOT_PROCESSES": "3",
        "LOG_LEVEL": "error",
    }
    for name, value in said.items():
        monkeypatch.setenv(f"SMALLWORLD_{name}", value)
    monkeypatch.setattr(serve, "make_server", make_server)
    monkeypatch.setattr(serve, "log_as_json", asked.append)
    with contextlib.closing(bind("127.0.0.1", 0)) as listener:
        monkeypatch.setattr(serve, "listen", listen)
        CliRunner().invoke(serve.serve, ["--no-open"])
    where, level, settings = asked
    assert (where, level, settings.database) == (("127.0.0.1", 8999), "error", "/x/y.db")
    assert settings.address == "http://10.0.0.7:8999"
    assert settings.origins == ("https://a.example", "https://b.example")
    assert settings.trusted_proxies == ("10.0.0.7", "10.1.0.0/16")
    assert (settings.bot_delay, settings.bot_processes) == (0.1, 3)


def test_trusted_proxies_must_be_addresses():
    serve.check_proxies(("10.0.0.7", "2001:db8::/32"))
    for proxy in ("proxy.example.org", "10.0.0.7/8", "*", "10.0.0.7,10.0.0.8"):
        with pytest.raises(SmallWorldError, match="--trusted-proxy must be an address"):
            serve.check_proxies((proxy,))


@pytest.mark.parametrize("command", [["serve", "--port", "0", "--no-open", "--external-bots"], ["bots"]])
def test_bot_workers_need_a_database_that_can_be_shared(command, sqlite):
    refused = CliRunner().invoke(main, [*command, "--database", sqlite])
    assert refused.exit_code == 2
    assert "PostgreSQL" in refused.output


def test_reserved_port_refuses_connections_until_it_listens():
    with contextlib.closing(bind("127.0.0.1", 0, at_once=False)) as found:
        with pytest.raises(ConnectionRefusedError):
            create_connection(found.getsockname())
        found.listen()
        create_connection(found.getsockname()).close()
