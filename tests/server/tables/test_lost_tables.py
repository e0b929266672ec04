"""Tables of several servers: none is forgotten by all, and none is given up because of an old message."""

from __future__ import annotations

import asyncio
import threading
from functools import partial

import pytest
from sqlalchemy import func, select, update
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed

from kit.servers import give, lose, rows, server_of, sharing_of, untended, write
from kit.serving import LiveServer, decides
from kit.waiting import PATIENCE, wait_until
from smallworld.server.peers.news import understood
from smallworld.server.storage import lease_queries
from smallworld.server.storage.sql_tables import games
from smallworld.server.tables import sharing
from smallworld.server.tables.sharing import Sharing


@pytest.fixture
def ana(pair):
    with pair[0].guest("Ana") as ana:
        yield ana


@pytest.fixture
def table(pair, ana):
    """Return a table without viewers, in the memory of the first server."""
    return ana.table("me", "local", first=1)["id"]


def epoch_of(house, table):
    [(epoch,)] = rows(house, select(games.c.epoch).where(games.c.id == table))
    return epoch


def known(house, table):
    return house.registry.tables.get(table)


def test_server_renews_its_lease_while_it_takes_over_tables(together, monkeypatch):
    renewed = threading.Event()
    asked: list[Sharing] = []
    seen: list[bool] = []
    renew, adopt = lease_queries.renew, Sharing._adopt

    def note(*about):
        renewed.set()
        return renew(*about)

    async def adopt_late(self):
        if not asked:
            asked.append(self)
            seen.append(await asyncio.to_thread(renewed.wait, PATIENCE))
        return await adopt(self)

    monkeypatch.setattr(sharing, "BEAT_SECONDS", 0.01)
    monkeypatch.setattr(lease_queries, "renew", note)
    monkeypatch.setattr(Sharing, "_adopt", adopt_late)
    LiveServer(together).stop()
    assert seen == [True]


def test_server_renews_its_lease_while_it_gives_tables_back(together, monkeypatch):
    renewed, begun = threading.Event(), threading.Event()
    seen: list[bool] = []
    renew = lease_queries.renew

    def note(*about):
        if begun.is_set():
            renewed.set()
        return renew(*about)

    async def give_back_slowly(self):
        begun.set()
        seen.append(await asyncio.to_thread(renewed.wait, PATIENCE))

    monkeypatch.setattr(sharing, "BEAT_SECONDS", 0.01)
    monkeypatch.setattr(lease_queries, "renew", note)
    monkeypatch.setattr(Sharing, "_give_back", give_back_slowly)
    house = LiveServer(together)
    wait_until(lambda: seen)
    house.stop()
    assert seen[0]


def test_table_that_is_claimed_again_is_reloaded(pair, ana, table):
    first, _ = pair
    before = known(first, table)
    screen = ana.watch(table)
    screen.next("state")
    write(first, lambda c: c.execute(update(games).where(games.c.id == table).values(epoch=7)))
    first.call(sharing_of(first).claim(table))
    assert known(first, table) is not before
    assert known(first, table).data.epoch == epoch_of(first, table) == 8
    with pytest.raises(ConnectionClosed):
        screen.next("never")


def test_server_loads_a_table_of_its_own_that_is_not_in_memory(pair, table):
    first, second = pair
    me = sharing_of(first).me.id
    give(first, table, me)
    wait_until(lambda: known(first, table) is not None)
    assert server_of(first, table) == me
    assert known(second, table) is None


def test_table_that_is_being_opened_is_not_taken_over(pair, table):
    first, _ = pair

    async def look_once():
        sharing = sharing_of(first)
        sharing._forgotten = set()
        first.registry.tables.pop(table)
        await sharing._take_in_forgotten()
        return known(first, table)

    with untended(first):
        assert first.call(look_once()) is None
    wait_until(lambda: known(first, table) is not None)


def test_old_message_about_a_lost_table_is_ignored(pair, ana, table):
    first, second = pair
    epoch = known(first, table).data.epoch
    first.call(sharing_of(first).claim(table))
    again = known(first, table)
    assert again.data.epoch == epoch + 1
    old = {"by": sharing_of(second).me.id, "lost": {table: epoch + 1}}
    first.do(lambda: sharing_of(first)._hear(old))
    assert known(first, table) is again
    first.do(lambda: sharing_of(first)._hear({**old, "lost": {table: epoch + 2}}))
    assert known(first, table) is None
    assert decides(ana.state(table))


def test_refused_write_does_not_drop_a_table_claimed_again(pair, table):
    first, _ = pair
    old = known(first, table)
    lose(first, table)
    first.call(sharing_of(first).claim(table))
    again = known(first, table)
    first.do(lambda: first.registry.lose(old))
    assert known(first, table) is again


def say(said, connection):
    connection.execute(select(func.pg_notify(lease_queries.CHANNEL, said)))


OF_ANOTHER_VERSION = (
    '{"lost": ["h7d2mnp4vwxa"], "lists": true}',
    '{"lost": {"h7d2mnp4vwxa": "7"}}',
    '{"lists": {}}',
    '{"dismissed": ["k3xw8mv2qpja"]}',
    '{"person": {"id": "k3xw8mv2qpja"}}',
    '{"thought": [1], "chosen": []}',
    '{"thought": "one", "chosen": [1]}',
    '{"bots": ["a", "b"], "processes": 2}',
    '{"bots": "a", "processes": "2"}',
)


@pytest.mark.parametrize("said", OF_ANOTHER_VERSION)
def test_incompatible_messages_of_other_servers_are_logged(said):
    with capture_logs() as log:
        assert understood(said) is None
    assert [line["event"] for line in log] == ["message not understood"]


def test_unknown_fields_in_messages_of_servers_are_ignored():
    assert understood('{"lost": {"h7d2mnp4vwxa": 7}, "weather": ["fine"]}') is not None


def test_malformed_messages_of_other_servers_are_skipped(pair, ana, caplog):
    first, second = pair
    for said in ("no JSON", "[1]", "[" * 4000, '{"bots": "a"}', '{"thought": "one"}', *OF_ANOTHER_VERSION):
        write(first, partial(say, said))
    public = ana.table("me", "open", public=True)["id"]
    with second.guest("Ben") as ben:
        ben.get("/api/tables")
        ana.post(f"/api/tables/{public}/leave")
        wait_until(lambda: public not in {listed["id"] for listed in ben.get("/api/tables")["tables"]})
        sharing_of(second)._listed_at = float("inf")  # from here on, only messages help
        heard = ben.table("me", "open", public=True)["id"]
        wait_until(lambda: heard in {listed["id"] for listed in ben.get("/api/tables")["tables"]})
    assert "Exception" not in caplog.text


def test_finished_table_with_a_new_spectator_stays_in_memory(pair, ana, table):
    first, _ = pair
    over = update(games).where(games.c.id == table).values(status="finished", finished=1)
    write(first, lambda c: c.execute(over))
    lose(first, table)
    ana.get(f"/api/tables/{table}")

    async def put_away_while_somebody_comes():
        kept = first.registry.tables[table]
        watched, hand_over = [], Sharing.hand_over

        async def come_first(self, *about):
            watched.append(kept.audience.watchers.add(object()))
            return await hand_over(self, *about)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Sharing, "hand_over", come_first)
            await first.registry._put_away(kept, kept.game.used + 10_000, kept.data.created)
        kept.audience.watchers.clear()
        return watched, first.registry.tables.get(table) is kept

    assert first.call(put_away_while_somebody_comes()) == ([None], True)
