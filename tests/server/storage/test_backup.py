"""`smallworld backup` and `restore`: complete copies of a database during constant writes."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from contextlib import closing, contextmanager
from dataclasses import replace
from functools import partial
from random import Random

import pytest
from click.testing import CliRunner
from sqlalchemy import create_engine, insert, select

from kit.servers import sharing_of
from kit.serving import LiveServer, anything, decides, mine
from kit.waiting import wait_until
from smallworld.cli import main
from smallworld.server.settings import Settings
from smallworld.server.storage.database import Database
from smallworld.server.storage.sql_tables import limit_secret, limits, users


def run(*args, ok=True):
    """Run a command, which must succeed or be refused; return its output."""
    answer = CliRunner().invoke(main, args, catch_exceptions=False)
    assert (answer.exit_code == 0) == ok, answer.output
    return answer.output


def add(row, connection):
    """Add a user."""
    connection.execute(insert(users).values(**row))


@contextmanager
def written_to(base):
    """Write rows one after the other as long as the block runs; yield the list of their numbers."""
    written: list[int] = []
    ended = threading.Event()

    async def write():
        while not ended.is_set():
            number = len(written)
            row = {"id": f"u{number}", "name": "x" * 30, "kind": "guest", "created": number}
            await base.write(partial(add, row))
            written.append(number)

    thread = threading.Thread(target=lambda: asyncio.run(write()))
    thread.start()
    try:
        wait_until(lambda: len(written) >= 50)
        yield written
    finally:
        ended.set()
        thread.join()


def test_backup_of_a_busy_database_finishes_and_is_complete(sqlite, tmp_path):
    base = Database(f"sqlite:///{sqlite}")
    base.start()
    fill = [{"id": f"f{n}", "name": "y" * 40, "kind": "guest", "created": 0} for n in range(100_000)]
    asyncio.run(base.write(lambda c: c.execute(insert(users), fill)))
    copy = tmp_path / "copy.sqlite"
    with written_to(base) as written:
        before = len(written)
        run("backup", str(copy), "--database", sqlite)
        after = len(written)
    base.stop()
    assert after > before  # the backup blocked no writes
    with closing(sqlite3.connect(copy)) as found:
        assert found.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        (rows,) = found.execute("SELECT count(*) FROM users WHERE id LIKE 'u%'").fetchone()
        (last,) = found.execute("SELECT max(created) FROM users").fetchone()
    assert before <= rows <= after + 1
    assert last == rows - 1  # all rows until some moment, and none of the later ones
    assert copy.stat().st_mode & 0o077 == 0


@pytest.fixture
def played(database):
    """Yield a server with a game, its database, and its settings."""
    settings = Settings(database=database, bot_delay=0, bot_processes=1, limits=False)
    houses = [LiveServer(settings)]
    yield settings, houses
    for house in houses:
        house.stop()


def test_backup_made_during_play_can_be_restored(played, tmp_path):
    settings, houses = played
    copy, dice = tmp_path / "copy", Random(3)
    ana = houses[0].guest()
    table = ana.table("me", "local")["id"]
    play(ana, table, 5, dice)
    then = ana.state(table)
    run("backup", str(copy), "--database", settings.database)
    play(ana, table, 5, dice)
    assert ana.state(table)["seq"] > then["seq"]
    assert "server" in run("restore", str(copy), "--database", settings.database, "--replace", ok=False)
    houses.pop().stop()
    assert "--replace" in run("restore", str(copy), "--database", settings.database, ok=False)
    run("restore", str(copy), "--database", settings.database, "--replace")
    houses.append(LiveServer(settings))
    ana.move_to(houses[0].url)
    now = ana.state(table)
    assert (now["seq"], now["views"]) == (then["seq"], then["views"])
    play(ana, table, 5, dice)
    ana.close()


def test_backup_omits_shared_rate_limits(together, tmp_path):
    house = LiveServer(replace(together, limits=True))
    house.do(lambda: house.registry.limits.take("login", "10.9.8.7"))
    house.call(sharing_of(house)._share_limits())
    house.stop()
    copy = tmp_path / "copy"
    run("backup", str(copy), "--database", together.database)
    run("restore", str(copy), "--database", together.database, "--replace")
    engine = create_engine(house.registry.database.url)
    with engine.connect() as connection:
        for table in (limits, limit_secret):
            assert connection.execute(select(table)).all() == []
    engine.dispose()


def play(person, table, decisions, dice):
    """Play random actions this many times."""
    for _ in range(decisions):
        state = person.state(table)
        if decides(state):
            player, view = mine(state)
            person.act(table, player=player, seq=state["seq"], action=anything(view, dice))


def test_restoring_to_a_new_file_needs_no_option_to_replace(sqlite, tmp_path):
    base = Database(f"sqlite:///{sqlite}")
    base.start()
    base.stop()
    copy, other = tmp_path / "copy", tmp_path / "folder" / "other.sqlite"
    run("backup", str(copy), "--database", sqlite)
    run("restore", str(copy), "--database", str(other))
    again = Database(f"sqlite:///{other}")
    again.start()
    again.stop()


def test_backup_or_restore_that_is_refused_changes_nothing(sqlite, tmp_path):
    base = Database(f"sqlite:///{sqlite}")
    base.start()
    base.stop()
    copy, torn = tmp_path / "copy", tmp_path / "torn"
    assert "no database" in run("backup", str(copy), "--database", str(tmp_path / "none"), ok=False)
    run("backup", str(copy), "--database", sqlite)
    assert "already" in run("backup", str(copy), "--database", sqlite, ok=False)
    torn.write_bytes(copy.read_bytes()[:5000])
    run("restore", str(torn), "--database", sqlite, "--replace", ok=False)
    run("restore", str(tmp_path / "none"), "--database", sqlite, "--replace", ok=False)
    again = Database(f"sqlite:///{sqlite}")
    again.start()
    again.stop()
    here = {path.name for path in tmp_path.iterdir()}
    assert here == {"copy", "torn", "tables.sqlite", "tables.sqlite.lock"}


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="root alone gives files away")
@pytest.mark.parametrize("there", [False, True], ids=["new", "in its place"])
def test_files_that_root_restores_belong_to_the_folder_owner(tmp_path, there):
    """Under systemd, the server runs as a separate user, who owns the folder."""
    copy, folder = tmp_path / "copy", tmp_path / "state"
    Database(Settings(database=str(tmp_path / "tables.sqlite")).database_url()).start()
    run("backup", "--database", str(tmp_path / "tables.sqlite"), str(copy))
    folder.mkdir()
    if there:
        run("restore", "--database", str(folder / "tables.sqlite"), str(copy))
    os.chown(folder, 61325, 61325)
    run("restore", "--replace", "--database", str(folder / "tables.sqlite"), str(copy))
    owners = {path.name: path.stat().st_uid for path in folder.iterdir()}
    assert owners["tables.sqlite"] == owners["tables.sqlite.lock"] == 61325
