"""The lists of tables that several servers share."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

from smallworld.server.tables.sharing import Sharing


class Database:
    """A database in which a table changes while the first list of tables is read."""

    def __init__(self):
        self.lists = [["old"], ["new"]]
        self.meanwhile = lambda: None

    async def read(self, job):
        found = self.lists.pop(0)
        self.meanwhile()
        self.meanwhile = lambda: None
        return found


def test_list_of_tables_read_before_a_change_is_not_cached():
    database = Database()
    registry: Any = SimpleNamespace(database=database, begin_work=lambda work: work.close())
    sharing = Sharing(registry, "http://127.0.0.1:9", relays=False)
    database.meanwhile = sharing.relist

    async def ask():
        await sharing.public_tables(5)
        return await sharing.public_tables(5), await sharing.public_tables(5)

    assert asyncio.run(ask()) == (["new"], ["new"])
