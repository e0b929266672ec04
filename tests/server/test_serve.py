"""`smallworld serve`: where it listens and what it says."""

from __future__ import annotations

import contextlib

import pytest

from smallworld.cli.commands import serve
from smallworld.engine.errors import SmallWorldError
from smallworld.server.run import bind
from smallworld.server.settings import Settings


def test_a_port_that_is_taken_is_an_error_only_if_it_was_asked_for(monkeypatch):
    with contextlib.closing(bind("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setattr(serve, "PORT", port)
        with pytest.raises(SmallWorldError, match=str(port)):
            serve.listen("127.0.0.1", port)
        with contextlib.closing(serve.listen("127.0.0.1", None)) as other:
            assert other.getsockname()[1] != port


def test_the_address_can_be_typed():
    with contextlib.closing(bind("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
        assert serve.address_of("127.0.0.1", listener) == f"http://127.0.0.1:{port}"
        assert serve.address_of("0.0.0.0", listener) == f"http://localhost:{port}"


def test_databases_are_files_or_urls(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Settings().database_url() == f"sqlite:///{tmp_path}/smallworld/tables.sqlite"
    assert Settings(database="/x/y.db").database_url() == "sqlite:////x/y.db"
    assert Settings(database="postgresql://u@h/d").database_url() == "postgresql+psycopg://u@h/d"
    assert Settings(database="postgres://u@h/d").database_url() == "postgresql+psycopg://u@h/d"
