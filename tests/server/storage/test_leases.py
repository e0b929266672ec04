"""A server that lost the lease on a table no longer writes to it, with both kinds of database."""

from __future__ import annotations

import asyncio

from sqlalchemy import select, update

from kit.serving import mine
from smallworld.server.storage.sql_tables import commands, events, games


def rows(house, wanted):
    return house.call(house.registry.database.read(lambda c: c.execute(wanted).all()))


def test_server_that_lost_its_lease_of_a_table_writes_nothing(house, ana):
    table = ana.table("me", "local")["id"]
    state = ana.state(table)
    before = rows(house, select(events).where(events.c.game == table))
    another = update(games).where(games.c.id == table).values(epoch=games.c.epoch + 1)
    house.call(house.registry.database.write(lambda c: c.execute(another)))
    player, view = mine(state)
    action = view["actions"][0]
    refused = ana.act(table, 503, player=player, seq=state["seq"], key="late", action=action)
    assert refused["error"]["code"] == "unavailable"
    assert rows(house, select(events).where(events.c.game == table)) == before
    assert rows(house, select(commands).where(commands.c.game == table)) == []


def test_lost_table_does_not_fail_other_jobs_of_its_transaction(house, ana):
    lost, kept = ana.table("me", "local")["id"], ana.table("me", "open")["id"]
    another = update(games).where(games.c.id == lost).values(epoch=games.c.epoch + 1)
    house.call(house.registry.database.write(lambda c: c.execute(another)))

    async def both():
        tables = [house.registry.tables[id] for id in (lost, kept)]
        return await asyncio.gather(*[touch(table) for table in tables], return_exceptions=True)

    async def touch(table):
        await table.change(lambda data: data.with_seat(0, name="Changed"))

    first, second = house.call(both())
    assert isinstance(first, Exception)
    assert second is None
    assert ana.get(f"/api/tables/{kept}")["seats"][0]["name"] == "Changed"
