"""The lock on an SQLite file: a second server is refused, because each would trust its own memory."""

from __future__ import annotations

import contextlib
import os
import signal
import sqlite3
import subprocess
import sys

import pytest
from click.testing import CliRunner

from smallworld.cli import main
from smallworld.engine.errors import SmallWorldError
from smallworld.server.storage.lock import only_server_of


@contextlib.contextmanager
def serving(database):
    """Yield a server in a separate process, once it answers."""
    process = subprocess.Popen(
        [sys.executable, "-m", "smallworld", "serve", "--port", "0", "--database", database, "--no-open"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert process.stdout is not None
        assert "Small World is at" in process.stdout.readline()
        yield process
    finally:
        process.kill()
        process.communicate()


@pytest.mark.usefixtures("logs_untouched")
def test_second_server_and_restore_are_refused_if_a_server_runs(sqlite, tmp_path):
    copy = tmp_path / "copy"
    with serving(sqlite) as first:
        assert CliRunner().invoke(main, ["backup", str(copy), "--database", sqlite]).exit_code == 0
        for command in (["serve", "--port", "0", "--no-open"], ["restore", str(copy), "--replace"]):
            refused = CliRunner().invoke(main, [*command, "--database", sqlite])
            assert refused.exit_code == 2
            assert f"{sqlite} is in use by another server" in refused.output
        os.kill(first.pid, signal.SIGKILL)
        first.wait()
    # A killed server has released its lock.
    with serving(sqlite):
        pass
    assert CliRunner().invoke(main, ["restore", str(copy), "--replace", "--database", sqlite]).exit_code == 0


def test_each_database_file_has_its_own_lock_that_is_released(tmp_path):
    url = f"sqlite:///{tmp_path}/folder/one.sqlite"
    other = f"sqlite:///{tmp_path}/two.sqlite"
    in_use = pytest.raises(SmallWorldError, match="in use")
    with only_server_of(url), only_server_of(other), in_use, only_server_of(url):
        pass
    with only_server_of(url):
        pass


def test_several_servers_may_use_one_postgresql_database():
    for url in ("postgresql+psycopg://somebody@localhost/tables", "sqlite://"):
        with only_server_of(url), only_server_of(url):
            pass


def test_error_names_the_database_folder_that_cannot_be_created(tmp_path):
    (tmp_path / "file").write_text("")
    refused = pytest.raises(SmallWorldError, match=r"file/x\.sqlite cannot be used: ")
    with refused, only_server_of(f"sqlite:///{tmp_path}/file/x.sqlite"):
        pass


@pytest.mark.parametrize("link", ["symlink_to", "hardlink_to"])
def test_database_file_is_locked_also_by_way_of_a_link(tmp_path, link):
    file, other = tmp_path / "tables.sqlite", tmp_path / "folder" / "other.sqlite"
    other.parent.mkdir()
    with only_server_of(f"sqlite:///{file}"):
        getattr(other, link)(file)
        refused = pytest.raises(SmallWorldError, match=r"other\.sqlite is in use by another server")
        with refused, only_server_of(f"sqlite:///{other}"):
            pass
    refused = pytest.raises(SmallWorldError, match="in use")
    with only_server_of(f"sqlite:///{other}"), refused, only_server_of(f"sqlite:///{file}"):
        pass


def test_database_folder_is_locked_also_by_way_of_a_link(tmp_path):
    (tmp_path / "real").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "real")
    in_use = pytest.raises(SmallWorldError, match="in use")
    with (
        only_server_of(f"sqlite:///{tmp_path}/real/x"),
        in_use,
        only_server_of(f"sqlite:///{tmp_path}/link/x"),
    ):
        pass


def test_lock_of_the_database_file_does_not_disturb_sqlite(tmp_path):
    file = tmp_path / "tables.sqlite"
    with only_server_of(f"sqlite:///{file}"), contextlib.closing(sqlite3.connect(file)) as base:
        base.execute("PRAGMA journal_mode = WAL")
        base.execute("CREATE TABLE t (x)")
        with contextlib.closing(sqlite3.connect(file)) as reader:
            assert reader.execute("SELECT count(*) FROM t").fetchone() == (0,)


def test_database_path_with_circular_links_is_refused(tmp_path):
    one, other = tmp_path / "one", tmp_path / "other"
    one.symlink_to(other)
    other.symlink_to(one)
    with pytest.raises(SmallWorldError, match="cannot be used"), only_server_of(f"sqlite:///{one}"):
        pass
