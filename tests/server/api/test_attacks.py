"""Regression tests for attacks: requests that no player would send."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import func, select
from websockets.exceptions import InvalidStatus

from kit.servers import pretend
from kit.serving import LiveServer, mine
from kit.waiting import PATIENCE
from smallworld.house.game.play import now_ms
from smallworld.house.refusal import Refusal
from smallworld.house.tables import serialize
from smallworld.server.accounts.people import User
from smallworld.server.settings import Settings
from smallworld.server.storage.sql_tables import sessions
from smallworld.server.tables import lobby, moderation, registry
from smallworld.server.tables.table import Table

DAYS_200 = 200 * 24 * 3_600_000
SECURITY = Path(__file__).parents[3] / "docs" / "host" / "security-model.md"


def brackets(number):
    """Return deeply nested JSON."""
    return '{"id":' + "[" * number + "]" * number + "}"


@pytest.mark.parametrize("call", ["login", "register"])
@pytest.mark.parametrize(
    "body",
    [brackets(8_000), brackets(900), '{"id":"\\ud800"}', '{"id":"x","rawId":1}', '{"id":"x","response":[]}'],
    ids=["thousands of brackets", "hundreds of brackets", "half a letter", "a number", "a list"],
)
def test_malformed_passkeys_are_refused(ana, call, body):
    ana.web.post(f"/api/passkey/{call}", json={})
    answer = ana.web.post(f"/api/passkey/{call}", content=body, headers={"content-type": "application/json"})
    assert answer.status_code in (400, 401), answer.text


@pytest.mark.parametrize("origin", ["http://[::1", "http://[", "null", "\\"])
@pytest.mark.parametrize("path", ["/api/guest", "/api/passkey/login"])
def test_malformed_origins_are_refused(ana, origin, path):
    answer = ana.web.post(path, json={"name": "Ana"}, headers={"origin": origin})
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "origin")


def test_socket_with_a_malformed_origin_is_refused(ana):
    table = ana.table("me", "local")["id"]
    with pytest.raises(InvalidStatus) as refused:
        ana.watch(table, Origin="http://[::1")
    assert refused.value.response.status_code == 403


def test_invalid_unicode_in_a_message_does_not_close_the_socket(ana):
    screen = ana.watch(ana.table("me", "local")["id"])
    screen.next("state")
    for text in (
        '{"type":"act","key":"\\ud800"}',
        '{"type":"act","key":"\\uDfff","\\ud800":1}',
        '["\\ud800"]',
    ):
        screen.socket.send(text)
        assert screen.next("error")["error"]["code"] == "malformed"
    screen.send(type="ping")
    screen.next("pong")


def test_texts_that_postgresql_rejects_are_refused(ana):
    table = ana.table("me", "local", first=1)["id"]
    state = ana.state(table)
    player, view = mine(state)
    command = {"player": player, "seq": state["seq"], "action": view["actions"][0]}
    for path, body in (
        (f"/api/tables/{table}/act", {**command, "key": "nul\0"}),
        ("/api/login", {"name": "nul\0", "password": "wrong password"}),
        ("/api/tables", {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "nul\0"}]}),
        ("/api/account", {"name": "\ufdfa" * 20, "password": "long in lower case"}),
    ):
        answer = ana.web.post(path, json=body)
        assert answer.status_code == 400, answer.text
    assert ana.get("/api/tables/nul%00/state", status=404)["error"]["code"] == "missing"


def test_negative_event_numbers_are_refused(ana):
    table = ana.table("me", "local")["id"]
    ana.get(f"/api/tables/{table}/events?after=-1", status=400)
    with pytest.raises(InvalidStatus) as refused:
        ana.watch(table, after=-1)
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("tokens", ["1", True, 1.0])
def test_only_integers_are_accepted_as_numbers(ana, tokens):
    table = ana.table("me", "local", first=1)["id"]
    seq = ana.state(table)["seq"]
    action = {"do": "conquer", "region": "old-oak", "tokens": tokens}
    error = ana.act(table, 400, player=1, seq=seq, action=action)["error"]
    assert error["code"] == "malformed"


def test_join_succeeds_or_gets_404_while_the_last_player_leaves(house, ana, ben):
    async def at_once(table: Table, host: User, guest: User):
        leaving = lobby.leave(house.registry, table, host)
        joining = lobby.join(house.registry, table, guest, None)
        return await asyncio.gather(leaving, joining, return_exceptions=True)

    for _ in range(5):
        found = house.registry.tables[ana.table("me", "open")["id"]]
        people = [User(person.id, "somebody", "guest") for person in (ana, ben)]
        stays, joined = house.call(at_once(found, *people))
        is_there = ben.web.get(f"/api/tables/{found.data.id}").status_code == 200
        assert is_there == (joined is None) == stays
        assert joined is None or (isinstance(joined, Refusal) and joined.status == 404)


def test_arrival_of_a_spectator_is_not_announced_to_others(house, ana, ben, guest):
    table = ana.table("me", "open", "open")["id"]
    ben.post(f"/api/tables/{table}/join")
    screen = ana.watch(table)
    screen.next("state")
    told = house.registry.tables[table].audience
    [watcher] = told.watchers
    house.do(lambda: setattr(watcher, "owes_table", False))
    for person in (guest("Cora"), guest("Dora")):
        seen = person.watch(table)
        seen.next("state")
        seen.close()
    assert not screen_was_told(screen)
    ben.watch(table).next("state")
    assert screen_was_told(screen)


def screen_was_told(screen):
    """Return whether a message about the table came before the answer to a ping."""
    screen.send(type="ping")
    told = False
    while True:
        message = json.loads(screen.socket.recv(timeout=PATIENCE))
        if message["type"] == "pong":
            return told
        told = told or message["type"] == "table"


def test_server_summarises_only_tables_that_the_lobby_lists(house, ana, monkeypatch):
    summed = []
    real = serialize.summary
    monkeypatch.setattr(registry, "LISTED", 3)
    for _ in range(5):
        ana.table("me", "open", public=True)

    def summary(data, *present):
        summed.append(data)
        return real(data, *present)

    monkeypatch.setattr(registry, "summary", summary)
    assert len(ana.get("/api/tables")["tables"]) == 3
    assert len(summed) == 3


def test_hidden_coins_can_be_computed_from_the_public_record(ana, ben):
    table = ana.table("me", "local", first=1)["id"]
    assert [seat["coins"] for seat in ben.state(table)["spectator"]["seats"]] == [None, None]
    assert ben.web.get(f"/api/tables/{table}/record").status_code == 200
    assert "Anyone who adds up the incomes knows the coins." in " ".join(SECURITY.read_text("utf-8").split())


def test_clock_that_jumps_ahead_deletes_no_users_or_tables(sqlite, monkeypatch):
    settings = Settings(database=sqlite, bot_delay=0, limits=False)
    house = LiveServer(settings)
    ana = house.guest()
    table = ana.table("me", "open")["id"]
    house.call(house.registry.tidy())

    def kept():
        count = select(func.count()).select_from(sessions)
        return house.call(house.registry.database.read(lambda c: c.execute(count).scalar()))

    with monkeypatch.context() as ahead:
        ahead.setattr(registry, "now_ms", lambda: now_ms() + DAYS_200)
        house.call(house.registry.tidy())
        assert (kept(), table in house.registry.tables) == (1, True)
        house.stop()
        house = LiveServer(replace(settings))
        house.call(house.registry.tidy())
        assert (kept(), table in house.registry.tables) == (1, True)
    ana.move_to(house.url)
    assert ana.get(f"/api/tables/{table}")["status"] == "open"
    ana.close()
    house.stop()


def test_clock_that_jumps_ahead_deletes_no_report(sqlite, monkeypatch):
    settings = Settings(database=sqlite, bot_delay=0, limits=False)
    house = LiveServer(settings)
    with house.guest() as ana:
        table = ana.table("me", "open")["id"]
        ana.post(f"/api/tables/{table}/report", {"reason": "name"})
        house.call(house.registry.tidy())
        house.stop()
        monkeypatch.setattr(registry, "now_ms", lambda: now_ms() + DAYS_200)
        monkeypatch.setattr(moderation, "now_ms", lambda: now_ms() + DAYS_200)
        house = LiveServer(replace(settings))
        ana.move_to(house.url)
        kept = ana.web.get("/api/me/export").json()["reports"]
        house.stop()
    assert len(kept) == 1


def test_tables_that_wait_for_players_are_deleted_after_a_day(sqlite, monkeypatch):
    house = LiveServer(Settings(database=sqlite, bot_delay=0, limits=False))
    ana = house.guest()
    table = ana.table("me", "open")["id"]
    house.do(lambda: pretend(house.registry.tables[table], created=now_ms() - 25 * 3_600_000))
    house.call(house.registry.tidy())
    assert table not in house.registry.tables
    ana.close()
    house.stop()
