"""A database as this version of the program leaves it, with games in progress, as text.

Each release writes one, and every later release has to continue it (tests/server/storage/test_upgrade.py):

    cd tests && python -m kit.snapshot server/storage/snapshots/REVISION.sql
"""

from __future__ import annotations

import json
import random
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from sqlalchemy import update

from kit.serving import LiveServer, Person, anything, decides, mine
from smallworld.server.accounts.people import hashed
from smallworld.server.settings import Settings
from smallworld.server.storage.sql_tables import sessions

TOKEN: Final = "a-browser-that-outlives-its-server"  # identifies Ana in every version
WISHES: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"boxes": ["base", "cursed", "be_not_afraid"], "leaders": True},
    {"scenario": "realms_1"},
    {"clock": {"kind": "days", "minutes": 4320, "increment": 0}},
)
MOVES: Final = 12


def play_some(person: Person, table: str, dice: random.Random, most: int) -> int:
    """Play at most `most` moves for all seats of a person; return how many there were."""
    for number in range(most):
        state = person.state(table)
        if state["table"]["status"] == "finished" or not decides(state):
            return number
        player, view = mine(state)
        key = f"k{state['seq']}"
        person.act(table, player=player, seq=state["seq"], key=key, action=anything(view, dice))
    return most


def know(house: LiveServer, person: str) -> None:
    """Make `TOKEN` a person's session token."""
    mine = update(sessions).where(sessions.c.user == person).values(token=hashed(TOKEN))
    house.call(house.registry.database.write(lambda c: c.execute(mine)))


def write(file: Path) -> None:
    """Start a server of this version, play some games, and write its database as text."""
    dice = random.Random(5)
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder, "tables.sqlite"))
        house = LiveServer(Settings(database=database, bot_delay=0, bot_processes=1, limits=False))
        with house.guest("Ana") as ana:
            know(house, ana.id)
            tables = [ana.table("me", "local", first=1, **wish)["id"] for wish in WISHES]
            tables.append(ana.table("me", "open")["id"])
            for table in tables[:-1]:
                play_some(ana, table, dice, MOVES)
            told = {table: ana.get(f"/api/tables/{table}/events")["events"] for table in tables}
        house.stop()
        with closing(sqlite3.connect(database)) as connection:
            lines = [f"-- {json.dumps(told)}", *connection.iterdump()]
    file.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
