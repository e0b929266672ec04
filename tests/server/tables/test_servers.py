"""Several servers with one database: each table has one server, and none is without one for long."""

from __future__ import annotations

import asyncio
import hmac
import json
from contextlib import closing
from dataclasses import replace
from hashlib import sha256
from http.client import HTTPConnection
from secrets import token_hex
from socket import create_connection, socket

import httpx
import pytest
from sqlalchemy import func, select, text, update
from websockets.exceptions import ConnectionClosed

from kit.servers import give, lose, other_browser, rows, server_of, sharing_of, untended, write
from kit.serving import LiveServer, Person, decides, mine
from kit.waiting import PATIENCE, wait_until
from smallworld.house.refusal import Refusal
from smallworld.server.api.relay import Relay
from smallworld.server.run import bind
from smallworld.server.storage import lease_queries
from smallworld.server.storage.lease_queries import Peer
from smallworld.server.storage.sql_tables import games, limits, seats, servers
from smallworld.server.tables import sharing
from smallworld.server.tables.sharing import Elsewhere

LONG = 60_000


@pytest.fixture
def ana(pair):
    with pair[0].guest("Ana") as ana:
        yield ana


@pytest.fixture
def still(pair):
    """Let both servers take tables and give them back only when a test asks them to."""
    with untended(*pair):
        yield


@pytest.fixture
def gone(pair):
    """Yield a server that refuses connections; no other test has tables of this address."""
    with socket() as kept:
        kept.bind(("127.0.0.1", 0))  # without listening
        gone = Peer(token_hex(12), "http://{}:{}".format(*kept.getsockname()))
        yield gone
        write(pair[0], lambda c: lease_queries.leave(c, gone))


def play_on(person, table):
    state = person.state(table)
    player, view = mine(state)
    answer = person.act(table, player=player, seq=state["seq"], action=view["actions"][0])
    assert answer["seq"] > state["seq"]
    return answer["seq"]


# --- Who has a table --------------------------------------------------------------------------------------


def test_request_for_a_table_is_relayed_to_its_server(pair, ana):
    first, second = pair
    table = ana.table("me", "local", first=1)["id"]
    here = ana.watch(table)
    state = here.next("state")
    with other_browser(ana, second) as there:
        seen = there.watch(table)
        assert seen.next("state")["views"] == state["views"]
        assert there.state(table)["views"] == state["views"]
        key = seen.act(player=1, seq=state["seq"], action=state["views"]["1"]["actions"][0])
        seq = seen.next("done", lambda message: message["key"] == key)["seq"]
        assert here.next("state", lambda message: message["seq"] >= seq)
        assert play_on(there, table) > seq
        assert there.post(f"/api/tables/{table}/join", {"player": 2}, 409)["error"]["code"] == "begun"
        there.post(f"/api/tables/{table}/chat", {"text": "hello"})
        assert here.next("chat")["text"] == "hello"
    assert server_of(first, table) == sharing_of(first).me.id
    assert table not in second.registry.tables


def test_looking_up_the_server_of_a_table_waits_for_no_writer(pair, ana):
    first, second = pair
    table = ana.table("me", "local", first=1)["id"]

    with first.registry.database._reader.begin() as connection:
        connection.execute(update(games).where(games.c.id == table).values(seq=games.c.seq))
        found = write(second, lambda c: lease_queries.claim(c, [table], sharing_of(second).me))
    assert found == {table: (None, sharing_of(first).me)}


def test_idle_table_moves_to_the_server_that_is_asked(pair, ana):
    first, second = pair
    table = ana.table("me", "local", first=1)["id"]
    assert server_of(first, table) == sharing_of(first).me.id
    seq = play_on(ana, table)
    with other_browser(ana, second) as there:
        assert there.state(table)["seq"] == seq
        assert server_of(first, table) == sharing_of(second).me.id
        assert table not in first.registry.tables
        play_on(there, table)
        there.watch(table).next("state")
        play_on(ana, table)  # now the first server relays


@pytest.mark.parametrize(
    "path",
    [
        "%2Fapi%2Ftables%2F{table}%2F@{stranger}/",  # as part of an address, it would name another host
        "/api/tables/{table}/../../health",
        "/api/tables/{table}/%2e%2e/%2e%2e/health",
    ],
)
def test_only_calls_about_tables_are_relayed(pair, ana, path):
    first, second = pair
    table = ana.table("me", "local", first=1)["id"]
    ana.watch(table).next("state")
    with closing(bind("127.0.0.1", 0)) as stranger:
        stranger.setblocking(False)
        line = HTTPConnection(second.host, timeout=PATIENCE)
        with closing(line):
            line.request("GET", path.format(table=table, stranger="{}:{}".format(*stranger.getsockname())))
            answer = line.getresponse()
            assert answer.status in (404, 503)
            assert "error" in json.loads(answer.read())
        with pytest.raises(BlockingIOError):
            stranger.accept()
    assert table in first.registry.tables


@pytest.mark.parametrize("named", ["x/health?", "a:b@c", "[", "x:99999"])
def test_relayed_socket_does_not_depend_on_the_host_header(pair, ana, named):
    second = pair[1]
    table = ana.table("me", "local", first=1)["id"]
    ana.watch(table).next("state")
    asked = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {named}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]
    address, _, port = second.host.partition(":")
    with create_connection((address, int(port)), PATIENCE) as line:
        line.sendall("\r\n".join([*asked, "", ""]).encode())
        assert line.recv(12) == b"HTTP/1.1 101"


async def nobody(scope, receive, send):
    """An application that never answers."""


def test_relay_to_another_server_keeps_no_cookies(pair):
    registry = pair[0].registry
    client = Relay(nobody, registry, sharing_of(pair[0]))._client()
    request = httpx.Request("GET", "http://10.0.0.7:8137/api/tables/abc")
    answer = httpx.Response(200, headers={"set-cookie": "smallworld=ana; Path=/"}, request=request)
    client.cookies.extract_cookies(answer)
    assert "cookie" not in client.build_request("GET", request.url).headers


def test_unknown_table_is_reported_as_missing_by_every_server(pair, ana):
    for house in pair:
        with other_browser(ana, house) as there:
            assert there.get("/api/tables/nosuchtable1", 404)["error"]["code"] == "missing"


# --- A server that is gone --------------------------------------------------------------------------------


@pytest.mark.usefixtures("still")
def test_table_is_taken_over_once_the_lease_of_the_server_ends(pair, ana, gone):
    first, second = pair
    table = ana.table("me", "local", first=1)["id"]
    seq = play_on(ana, table)
    screen = ana.watch(table)
    screen.next("state")
    old = first.registry.tables[table]
    me = sharing_of(first).me
    write(first, lambda c: lease_queries.enter(c, gone, True, -LONG))  # its lease has expired
    write(first, lambda c: c.execute(update(games).where(games.c.id == table).values(server=gone.id)))
    with other_browser(ana, second) as there:
        assert there.state(table)["seq"] == seq
        assert server_of(first, table) == sharing_of(second).me.id
        # It is alive all the same: it hears that it has lost the table, and disconnects its users.
        with pytest.raises(ConnectionClosed) as closed:
            screen.next("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4421
        assert me.id != server_of(first, table)
        with pytest.raises(Exception, match=table):
            first.call(touch(old))
        assert play_on(there, table) > seq


async def touch(table):
    await table.change(lambda data: data.with_seat(0, name="too late"))


def test_table_of_a_server_that_cannot_be_reached_is_taken_over(pair, ana, gone):
    first, second = pair
    table = ana.table("me", "local", first=1)["id"]
    write(first, lambda c: lease_queries.enter(c, gone, True, LONG))
    give(first, table, gone.id)
    with other_browser(ana, second) as there:
        assert decides(there.state(table))
        assert server_of(first, table) == sharing_of(second).me.id
        give(second, table, gone.id)
        assert there.watch(table).next("state")["views"]


def test_unreachable_server_is_tried_only_once(pair, ana, gone, monkeypatch):
    first, second = pair
    tried = []
    request = Relay._relay_request

    def note(self, peer, *about):
        tried.append(peer.id)
        return request(self, peer, *about)

    monkeypatch.setattr(Relay, "_relay_request", note)
    tables = [ana.table("me", "local", first=1)["id"] for _ in range(3)]
    write(first, lambda c: lease_queries.enter(c, gone, True, LONG))
    for table in tables:
        give(first, table, gone.id)
    with other_browser(ana, second) as there:
        for table in tables:
            assert decides(there.state(table))
            assert server_of(first, table) == sharing_of(second).me.id
    assert tried == [gone.id]


@pytest.mark.usefixtures("still")
def test_tables_that_are_requested_together_are_claimed_together(pair, ana, gone, monkeypatch):
    first, second = pair
    tables = [ana.table("me", "local", first=1)["id"] for _ in range(5)]
    write(first, lambda c: lease_queries.enter(c, gone, True, LONG))
    for table in tables:
        give(first, table, gone.id)
    claim, claimed = lease_queries.claim, []

    def note(connection, ids, *about):
        claimed.append(list(ids))
        return claim(connection, ids, *about)

    monkeypatch.setattr(lease_queries, "claim", note)
    asked = [*tables, "nosuchtable1"]

    async def claim_all():
        sharing_of(second).miss(gone)
        return await asyncio.gather(*[sharing_of(second).claim(id) for id in asked])

    found = second.call(claim_all())
    assert [data and data.id for data in found] == [*tables, None]
    assert claimed == [asked]
    assert {server_of(first, table) for table in tables} == {sharing_of(second).me.id}


@pytest.mark.usefixtures("still")
def test_server_that_claims_a_table_too_late_learns_its_owner(pair, ana):
    first, second = pair
    table = ana.table("me", "local", first=1)["id"]
    give(first, table, None)
    with first.registry.database._reader.begin() as connection:
        assert lease_queries.claim(connection, [table], sharing_of(first).me)[table][0] is not None
        late = asyncio.run_coroutine_threadsafe(sharing_of(second).claim(table), second._loop)
        waiting = select(func.count()).select_from(text("pg_locks")).where(text("NOT granted"))
        wait_until(lambda: rows(second, waiting)[0][0])
    with pytest.raises(Elsewhere) as elsewhere:
        late.result(PATIENCE)
    assert elsewhere.value.peer == sharing_of(first).me


# --- A server that comes back -----------------------------------------------------------------------------


@pytest.fixture
def again(pair, gone, monkeypatch):
    """Yield the server that was gone, with a new id; proxies already send users there."""
    monkeypatch.setattr(sharing, "SETTLED_SECONDS", 0.0)
    again = Peer(token_hex(12), gone.address)
    yield again
    write(pair[0], lambda c: lease_queries.leave(c, again))


def give_back(house):
    """Let a server give tables back, as at each beat."""
    house.call(sharing_of(house)._give_back())


def taken_over(ana, house, gone, most=1):
    """Return the tables that a server has taken over from one that is gone."""
    tables = [ana.table("me", "local", first=1)["id"] for _ in range(most)]
    write(house, lambda c: lease_queries.enter(c, gone, True, LONG))
    for table in tables:
        give(house, table, gone.id)
    for table in tables:
        assert decides(ana.state(table))
    assert {server_of(house, table) for table in tables} == {sharing_of(house).me.id}
    return tables


def test_returning_server_gets_its_tables_back(pair, ana, gone, again):
    first, second = pair
    [table] = taken_over(ana, first, gone)
    screen = ana.watch(table)
    seq = screen.next("state")["seq"]
    write(second, lambda c: lease_queries.enter(c, again, True, LONG))
    wait_until(lambda: server_of(second, table) == again.id)  # at one of the next heartbeats
    with pytest.raises(ConnectionClosed) as closed:
        screen.next("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4421
    wait_until(lambda: table not in first.registry.tables)
    write(second, lambda c: lease_queries.leave(c, again))
    assert ana.watch(table).next("state")["seq"] == seq


@pytest.mark.usefixtures("still")
def test_table_claimed_as_its_server_returns_is_given_back(pair, ana, gone, again):
    first = pair[0]
    table = ana.table("me", "local", first=1)["id"]
    write(first, lambda c: lease_queries.enter(c, gone, True, LONG))
    give_back(first)  # here the first server learns the address of the one that is gone
    write(first, lambda c: lease_queries.enter(c, again, True, LONG))
    give(first, table, gone.id)  # whose lease has been deleted
    assert decides(ana.state(table))
    give_back(first)
    assert server_of(first, table) == again.id


@pytest.mark.usefixtures("still")
def test_table_where_somebody_chatted_is_not_given_back(pair, ana, gone, again):
    first, second = pair
    talked, silent = taken_over(ana, first, gone, 2)
    ana.watch(talked).next("state")
    ana.post(f"/api/tables/{talked}/chat", {"text": "hello"})
    write(second, lambda c: lease_queries.enter(c, again, True, LONG))
    give_back(first)
    assert server_of(second, silent) == again.id
    assert server_of(second, talked) == sharing_of(first).me.id


@pytest.mark.usefixtures("still")
def test_tables_are_given_back_a_few_at_a_time(pair, ana, gone, again, monkeypatch):
    first, second = pair
    monkeypatch.setattr(sharing, "MOST_GIVEN_BACK", 4)
    tables = taken_over(ana, first, gone, 3)
    write(second, lambda c: lease_queries.enter(c, again, True, LONG))
    give_back(first)
    # Of the four, the second server might give two.
    assert [server_of(second, table) for table in tables].count(again.id) == 2


@pytest.mark.usefixtures("still")
def test_server_that_stops_again_gets_no_tables_back(pair, ana, gone, again):
    first, second = pair
    first.do(lambda: sharing_of(first).miss(again))
    [table] = taken_over(ana, first, gone)
    write(second, lambda c: lease_queries.enter(c, again, True, LONG))
    give_back(first)
    assert server_of(second, table) == sharing_of(first).me.id


@pytest.mark.usefixtures("again", "still")
def test_server_that_is_still_down_gets_no_tables_back(pair, ana, gone):
    first = pair[0]
    [table] = taken_over(ana, first, gone)
    give_back(first)
    assert server_of(first, table) == sharing_of(first).me.id


@pytest.mark.usefixtures("still")
def test_server_that_has_just_started_gets_no_tables_back(pair, ana, gone, again, monkeypatch):
    first, second = pair
    monkeypatch.setattr(sharing, "SETTLED_SECONDS", PATIENCE)
    [table] = taken_over(ana, first, gone)
    write(second, lambda c: lease_queries.enter(c, again, True, LONG))
    give_back(first)
    assert server_of(second, table) == sharing_of(first).me.id


def test_tables_of_a_stopped_server_continue_at_another_server(together, pair):
    first, second = pair
    third = LiveServer(together)
    with third.guest("Cem") as cem:
        table = cem.table("me", "greedy", first=1)["id"]
    assert server_of(first, table) == sharing_of(third).me.id
    third.stop()
    wait_until(lambda: server_of(first, table) in (sharing_of(first).me.id, sharing_of(second).me.id))


@pytest.mark.usefixtures("still")
def test_restarted_server_gets_its_tables_back(together, pair, monkeypatch):
    monkeypatch.setattr(sharing, "SETTLED_SECONDS", 0.0)
    first = pair[0]
    third = LiveServer(together)
    with third.guest("Cem") as cem:
        table = cem.table("me", "local", first=1)["id"]
        give_back(first)  # here the first server learns the address of the third
        third.stop()
        with other_browser(cem, first) as there:
            assert decides(there.state(table))
    assert server_of(first, table) == sharing_of(first).me.id
    again = Peer(token_hex(12), third.url)
    write(first, lambda c: lease_queries.enter(c, again, True, LONG))
    give_back(first)
    assert server_of(first, table) == again.id
    write(first, lambda c: lease_queries.leave(c, again))


def test_new_server_at_an_address_replaces_the_old_one(pair, gone, again):
    first, _ = pair
    assert write(first, lambda c: lease_queries.enter(c, gone, True, LONG)) == []
    assert write(first, lambda c: lease_queries.enter(c, again, True, LONG)) == []
    known = {row.id for row in rows(first, select(servers.c.id))}
    assert again.id in known
    assert gone.id not in known


def test_server_that_cannot_relay_is_refused_by_the_others(pair, gone):
    first, second = pair
    against = write(first, lambda c: lease_queries.enter(c, gone, False, LONG))
    assert set(against) == {first.url, second.url}


def test_server_that_missed_messages_checks_its_tables_again(pair, ana):
    first, _ = pair
    table = ana.table("me", "local", first=1)["id"]
    write(first, lambda c: c.execute(update(games).where(games.c.id == table).values(epoch=7)))
    first.call(sharing_of(first)._lose_what_is_lost())
    wait_until(lambda: table not in first.registry.tables)
    assert decides(ana.state(table))


# --- What is everybody's ----------------------------------------------------------------------------------


def test_logout_takes_effect_at_every_server(pair, ana):
    second = pair[1]
    table = ana.table("me", "local", first=1)["id"]
    with other_browser(ana, second) as there:
        there.state(table)  # it belongs to the second server now
        screen = there.watch(table)
        screen.next("state")
        assert there.get("/api/me")["user"] is not None
        ana.post("/api/logout")
        with pytest.raises(ConnectionClosed) as closed:
            screen.next("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
        assert there.get("/api/me")["user"] is None


def test_change_of_a_name_is_known_at_every_server(pair, ana):
    with other_browser(ana, pair[1]) as there:
        assert there.get("/api/me")["user"]["name"] == "Ana"
        ana.post("/api/guest", {"name": "Anna"})
        wait_until(lambda: there.get("/api/me")["user"]["name"] == "Anna")


def test_every_server_lists_tables_of_all_servers(pair, ana):
    ana.get("/api/tables")
    with other_browser(ana, pair[1]) as there:
        there.get("/api/tables")
        table = ana.table("me", "open", public=True)["id"]
        wait_until(lambda: table in {listed["id"] for listed in there.get("/api/tables")["tables"]})
        ana.post(f"/api/tables/{table}/leave")
        wait_until(lambda: table not in {listed["id"] for listed in there.get("/api/tables")["tables"]})


def test_tables_of_a_guest_at_other_servers_move_to_the_account(pair):
    first, second = pair
    with second.guest("Dora") as guest:
        table = guest.table("me", "open")["id"]
        screen = guest.watch(table)
        screen.next("state")
        with Person(first.url) as dora:
            dora.post("/api/account", {"name": "Dora", "password": "correct horse"})
            name = dora.get("/api/me")["user"]["name"]
        with other_browser(guest, first) as again:
            again.post("/api/login", {"name": name, "password": "correct horse"})
            who = again.id
            assert again.get(f"/api/tables/{table}")["seats"][0]["user"] == who
        wait_until(lambda: table not in second.registry.tables)
        assert rows(first, select(seats.c.user).where(seats.c.game == table, seats.c.player == 0)) == [(who,)]


def test_players_join_a_rematch_at_the_server_that_has_its_table(pair, ana):
    first, second = pair
    with first.guest("Ben") as ben:
        table = ana.table("me", "open", first=1)["id"]
        ben.post(f"/api/tables/{table}/join")
        over = update(games).where(games.c.id == table).values(status="finished", finished=1)
        write(first, lambda c: c.execute(over))
        lose(first, table)
        again = ana.post(f"/api/tables/{table}/rematch")["id"]
        ana.watch(table).next("state")
        with other_browser(ana, second) as there:
            there.state(again)  # it belongs to the second server now
            there.watch(again).next("state")
            joined = ben.post(f"/api/tables/{table}/rematch")
        assert joined["id"] == again
        assert [seat["kind"] for seat in joined["seats"]] == ["person", "person"]


def test_shared_rate_limits_cannot_be_decoded_with_the_password(together):
    house = LiveServer(replace(together, limits=True))
    try:
        password = (house.registry.database.url.password or "").encode()
        house.do(lambda: house.registry.limits.take("login", "10.9.8.7"))
        house.call(sharing_of(house)._share_limits())
        counted = {row.bucket for row in rows(house, select(limits.c.bucket))}
    finally:
        house.stop()
    assert counted
    tried = hmac.new(password, b"login 10.9.8.7", sha256).hexdigest()
    assert tried not in counted


@pytest.mark.usefixtures("no_bucket_fills")
def test_rate_limits_are_shared_between_servers(together):
    strict = LiveServer(replace(together, limits=True))
    try:
        for _ in range(10):
            strict.do(lambda: strict.registry.limits.take("login", "10.1.2.3"))
        strict.call(sharing_of(strict)._share_limits())
        other = LiveServer(replace(together, limits=True))
        try:
            other.call(sharing_of(other)._share_limits())
            with pytest.raises(Refusal) as refused:
                other.do(lambda: other.registry.limits.take("login", "10.1.2.3"))
            assert refused.value.code == "too-often"
            other.do(lambda: other.registry.limits.take("login", "10.1.2.4"))
        finally:
            other.stop()
    finally:
        strict.stop()
