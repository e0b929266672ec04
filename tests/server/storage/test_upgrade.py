"""Tests of upgrades: games of earlier versions can be finished, and older programs are refused.

Each release leaves a database as text in `snapshots/` (`kit/snapshot.py`).
"""

from __future__ import annotations

import json
import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy import MetaData, Table, create_engine, inspect, select
from sqlalchemy.types import Boolean

from kit.postgres import database_of
from kit.serving import LiveServer, Person
from kit.snapshot import TOKEN, play_some
from smallworld.engine.errors import SmallWorldError
from smallworld.server.settings import Settings
from smallworld.server.storage import database as storage
from smallworld.server.storage.database import Database, migrate
from smallworld.server.storage.sql_tables import metadata

SNAPSHOTS: Final = sorted((Path(__file__).parent / "snapshots").glob("*.sql"))
COOKIE: Final = "smallworld"
MOST: Final = 2000  # moves; a game has a few hundred


@pytest.fixture(params=SNAPSHOTS, ids=lambda file: file.stem)
def snapshot(request):
    """Return the database of an earlier version as text."""
    return request.param


@pytest.fixture(params=["sqlite", "postgres"])
def earlier(request, snapshot, tmp_path):
    """Yield the file or URL of a database as an earlier version leaves it."""
    file = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(snapshot.read_text())
    if request.param == "sqlite":
        yield str(file)
        return
    with database_of(request.getfixturevalue("postgres_server")) as url:
        copy(file, url, snapshot.stem)
        yield url


def copy(file, url, revision):
    """Copy an SQLite file into PostgreSQL, with the tables of that version."""
    old, new = create_engine(f"sqlite:///{file}"), create_engine(Settings(database=url).database_url())
    with old.connect() as source, new.connect() as target:
        migrate(target, revision)
        there = set(inspect(source).get_table_names())
        for table in [table.name for table in metadata.sorted_tables if table.name in there]:
            into = Table(table, MetaData(), autoload_with=target)
            truths = [column.name for column in into.columns if isinstance(column.type, Boolean)]
            rows = [
                {**row, **{name: bool(row[name]) for name in truths}}
                for row in source.execute(select(Table(table, MetaData(), autoload_with=source))).mappings()
            ]
            target.execute(into.delete())
            if rows:
                target.execute(into.insert(), rows)
        target.commit()
    old.dispose()
    new.dispose()


def test_games_stored_by_an_earlier_version_can_be_finished(earlier, snapshot):
    before = json.loads(snapshot.read_text().partition("\n")[0].removeprefix("-- "))
    house = LiveServer(Settings(database=earlier, bot_delay=0, bot_processes=1, limits=False))
    with Person(house.url) as ana:
        ana.web.cookies.set(COOKIE, TOKEN)
        assert ana.get("/api/me")["user"]["name"] == "Ana"
        for number, (table, told) in enumerate(before.items()):
            assert ana.get(f"/api/tables/{table}/events")["events"] == told
            if not told:  # no player has begun there
                with house.guest("Ben") as ben:
                    ben.post(f"/api/tables/{table}/join")
                assert ana.get(f"/api/tables/{table}")["status"] == "running"
                continue
            play_some(ana, table, random.Random(number), MOST)
            assert ana.get(f"/api/tables/{table}")["status"] == "finished"
            assert ana.get(f"/api/tables/{table}/events")["events"][: len(told)] == told
            assert ana.get(f"/api/tables/{table}/chronicle")["coins"]
    house.stop()


def test_older_program_refuses_a_database_after_its_upgrade(earlier, snapshot, tmp_path, monkeypatch):
    newer = Database(Settings(database=earlier).database_url())
    newer.start()
    newer.stop()
    older = tmp_path / "migrations"
    shutil.copytree(storage.MIGRATIONS, older)
    for script in (older / "versions").glob("v*.py"):
        if script.stem[1:5] > snapshot.stem:
            script.unlink()
    monkeypatch.setattr(storage, "MIGRATIONS", older)
    base = Database(Settings(database=earlier).database_url())
    with pytest.raises(SmallWorldError, match=f"newer Small World: .* knows those up to {snapshot.stem}"):
        base.start()
    base.stop()


def test_each_stored_database_is_of_the_version_in_its_file_name(snapshot):
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript(snapshot.read_text())
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(snapshot.stem,)]
