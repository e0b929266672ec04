"""The lobby: its live list of tables, and the users who look at it."""

from __future__ import annotations

import asyncio
import json
from types import SimpleNamespace
from typing import Any

import pytest
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed

from kit.servers import sharing_of
from kit.serving import LiveServer, Person, mine
from kit.waiting import wait_until
from kit.watch import let_go_by, run_leaping, watch_of
from smallworld.house.game.clock import DAYS, LIVE
from smallworld.server.tables.lobby_feed import LobbyFeed, Page, Visitor
from smallworld.server.tables.matching import is_suitable


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """Let the lobby make its lists without pauses."""
    monkeypatch.setattr("smallworld.server.tables.lobby_feed.REFRESH_SECONDS", 0)


# --- The list ---------------------------------------------------------------------------------------------


def test_lobby_shows_a_new_public_table(ana, ben):
    lobby = ben.lobby()
    lobby.next()
    hidden = ana.table("me", "open")["id"]
    table = ana.table("me", "open", public=True)["id"]
    lobby.until(lambda seen: table in seen.tables)
    assert hidden not in lobby.tables
    assert lobby.tables[table]["seats"][0]["name"] == "Ana"


@pytest.mark.both_databases
def test_lobby_shows_a_new_table_until_it_is_deleted(ana, ben):
    lobby = ben.lobby()
    table = ana.table("me", "open", public=True)["id"]
    lobby.until(lambda seen: seen.tables.get(table, {}).get("status") == "open")
    ana.post(f"/api/tables/{table}/leave")
    lobby.until(lambda seen: table not in seen.tables)


def test_lobby_shows_the_round_of_a_running_game(ana, ben):
    lobby = ben.lobby()
    table = ana.table("me", "random", public=True, first=1)["id"]
    lobby.until(lambda seen: seen.tables.get(table, {}).get("turn") == 1)
    while (state := ana.state(table))["table"]["turn"] == 1:
        if state["views"]["1"]["actor"] == 1:
            player, view = mine(state)
            ana.act(table, player=player, seq=state["seq"], action=view["actions"][-1])
    lobby.until(lambda seen: seen.tables[table]["turn"] == 2)


def test_lobby_counts_spectators_but_not_players(ana, ben, guest):
    table = ana.table("me", "local", public=True)["id"]
    lobby = ben.lobby()
    lobby.until(lambda seen: table in seen.tables)
    ana.watch(table).next("state")
    lobby.until(lambda seen: seen.tables[table]["seats"][0]["here"])
    assert lobby.tables[table]["watchers"] == 0
    cem = guest("Cem")
    screens = [cem.watch(table), cem.watch(table)]
    lobby.until(lambda seen: seen.tables[table]["watchers"] == 1)
    for screen in screens:
        screen.close()
    lobby.until(lambda seen: seen.tables[table]["watchers"] == 0)


def test_later_messages_contain_only_changed_tables(ana, ben):
    first = ana.table("me", "open", public=True)["id"]
    lobby = ben.lobby()
    lobby.until(lambda seen: first in seen.tables)
    second = ana.table("me", "open", public=True)["id"]
    lobby.until(lambda seen: second in seen.tables)
    told = [table["id"] for message in lobby.messages[1:] for table in message["tables"]]
    assert first not in told
    assert list(lobby.tables)[:2] == [second, first]


@pytest.mark.both_databases
def test_lobby_hides_a_table_closed_by_moderators(ana, ben, moderate):
    table = ana.table("me", "local", public=True)["id"]
    lobby = ben.lobby()
    lobby.until(lambda seen: table in seen.tables)
    moderate("close", table)
    lobby.until(lambda seen: table not in seen.tables)
    assert table not in [found["id"] for found in ben.get("/api/tables")["tables"]]


def test_lobby_socket_accepts_no_message_but_a_ping(ben):
    lobby = ben.lobby()
    lobby.socket.send(json.dumps({"type": "ping"}))
    lobby.until(lambda seen: seen.messages[-1]["type"] == "pong")
    lobby.socket.send(json.dumps({"type": "act"}))
    lobby.until(lambda seen: seen.messages[-1]["type"] == "error")
    assert lobby.messages[-1]["error"]["code"] == "malformed"


def test_logging_out_closes_the_socket_of_the_lobby(ben):
    lobby = ben.lobby()
    lobby.next()
    ben.post("/api/logout")
    with pytest.raises(ConnectionClosed):
        lobby.until(lambda seen: False)
    assert lobby.socket.close_code == 4401


def test_server_makes_no_list_of_tables_without_visitors(house, ana, ben):
    lobby = ben.lobby()
    lobby.next()
    lobby.close()
    feed = house.registry.feed
    wait_until(lambda: house.do(lambda: not feed.visitors))
    made_at = house.do(lambda: feed._made_at)
    ana.table("me", "open", public=True)
    ana.post(f"/api/tables/{ana.table('me', 'open', public=True)['id']}/leave")
    assert house.do(lambda: feed._made_at) == made_at


class Feed(LobbyFeed):
    """The feed of a lobby without a server; its first list cannot be made."""

    def __init__(self):
        showcase = SimpleNamespace(stir=lambda: None)
        registry: Any = SimpleNamespace(begin_work=asyncio.create_task, showcase=showcase)
        super().__init__(registry)
        self.tried = 0

    async def _now(self):
        self.tried += 1
        if self.tried == 1:
            raise ZeroDivisionError("ours")
        return Page({"t": "{}"}, "{}")


@pytest.fixture
def unhurried(monkeypatch):
    """Let a second pass between two lists, by a clock that stands still."""
    monkeypatch.setattr("smallworld.server.tables.lobby_feed.REFRESH_SECONDS", 1)
    watch_of(monkeypatch, "server.tables.lobby_feed")


@pytest.mark.usefixtures("unhurried")
def test_lobby_is_listed_again_after_a_failure():
    async def visit():
        feed, visitor = Feed(), Visitor()
        feed.enter(visitor)
        await let_go_by(0.5)
        assert (feed.tried, feed.told(visitor)) == (1, None)
        assert feed._making is not None
        await feed._making
        return feed.tried, feed.told(visitor)

    with capture_logs() as log:
        assert run_leaping(visit()) == (2, '{"type":"lobby","tables":[{}],"ids":["t"],"people":{}}')
    assert [line["event"] for line in log] == ["the lobby could not be listed"]


@pytest.mark.usefixtures("unhurried")
def test_closed_lobby_makes_no_more_lists():
    async def close():
        feed = Feed()
        feed.enter(Visitor())
        await let_go_by(0.5)
        await feed.close()
        await let_go_by(5)
        return feed.tried

    assert run_leaping(close()) == 1


def test_only_the_visits_of_a_user_who_logs_out_end():
    feed = Feed()
    visitors = [Visitor("ana"), Visitor("ben"), Visitor("ana"), Visitor()]
    feed.visitors.update(visitors)
    feed.dismiss("ana")
    assert [visitor.dismissed for visitor in visitors] == [True, False, True, False]


# --- Who is here ------------------------------------------------------------------------------------------


def names(lobby):
    """Return the names in the last message about users."""
    people = [message["people"] for message in lobby.messages if "people" in message]
    return [user["name"] for user in people[-1]["lobby"]]


def number(lobby, what):
    """Return a number from the last message about users."""
    return [message["people"] for message in lobby.messages if "people" in message][-1][what]


def test_lobby_names_its_visitors(ana, ben):
    lobby = ben.lobby()
    lobby.until(lambda seen: names(seen) == ["Ben"])
    theirs = ana.lobby()
    lobby.until(lambda seen: names(seen) == ["Ana", "Ben"])
    theirs.close()
    lobby.until(lambda seen: names(seen) == ["Ben"])


def test_user_with_two_open_pages_counts_once(ben):
    lobby, other = ben.lobby(), ben.lobby()
    other.next()
    lobby.until(lambda seen: names(seen) == ["Ben"])
    assert number(lobby, "more") == 0


def test_lobby_counts_visitors_without_a_visible_name(house, ana, ben):
    lobby = ben.lobby()
    lobby.until(names)
    ana.lobby("?name=false")
    with Person(house.url) as stranger:
        stranger.lobby()
        lobby.until(lambda seen: number(seen, "more") == 2)
        assert names(lobby) == ["Ben"]
    lobby.until(lambda seen: number(seen, "more") == 1)


def test_users_at_tables_are_counted_but_not_named(ana, ben):
    lobby = ben.lobby()
    lobby.until(names)
    screen = ana.watch(ana.table("me", "local")["id"])
    lobby.until(lambda seen: number(seen, "tables") == 1)
    assert names(lobby) == ["Ben"]
    screen.close()
    lobby.until(lambda seen: number(seen, "tables") == 0)


@pytest.mark.both_databases
@pytest.mark.parametrize("sanction", ["mute", "ban"])
def test_lobby_hides_names_of_sanctioned_users(ana, ben, moderate, sanction):
    lobby = ben.lobby()
    ana.lobby()
    lobby.until(lambda seen: names(seen) == ["Ana", "Ben"])
    moderate(sanction, ana.id)
    ben.lobby()
    lobby.until(lambda seen: names(seen) == ["Ben"])
    assert number(lobby, "more") == 1


# --- Playing with anyone ----------------------------------------------------------------------------------


def play(person):
    """Let a user play with anyone and open the table; return the table."""
    table = person.post("/api/lobby/play")
    person.watch(table["id"]).next("state")
    return table


def kinds(table):
    """Return the name of the person, or the kind of player, in each seat."""
    return [seat["name"] if seat["kind"] == "person" else seat["kind"] for seat in table["seats"]]


@pytest.fixture
def slow(house, monkeypatch):
    """Let bots wait for ever before they play, so that a turn lasts."""
    monkeypatch.setattr("smallworld.server.bots.driver.BotDriver.drive", lambda driver: None)


def test_first_user_who_wants_to_play_starts_against_bots(guest, slow):
    table = play(guest("Dana"))
    assert table["status"] == "running"
    assert sorted(kinds(table)) == ["Dana", "bot", "bot"]
    assert table["public"]
    assert table["drop_in"]


def test_second_user_who_wants_to_play_takes_the_seat_of_a_bot(guest, slow):
    first = play(guest("Emil"))
    second = play(guest("Fina"))
    assert second["id"] == first["id"]
    assert sorted(kinds(second)) == ["Emil", "Fina", "bot"]
    fina = next(seat for seat in second["seats"] if seat["name"] == "Fina")
    assert fina["clock_ms"] == 20 * 60_000
    assert fina["bot"] is None


def test_user_who_finds_nobody_waiting_gets_a_new_table(guest, slow):
    table = guest("Gero").table("me", "open", public=True)["id"]
    assert guest("Hanna").post("/api/lobby/play")["id"] != table


@pytest.mark.both_databases
def test_user_who_wants_to_play_first_gets_the_last_free_seat(guest, slow):
    play(guest("Ida"))
    host = guest("Jan")
    open_table = host.table("me", "open", public=True)["id"]
    host.watch(open_table).next("state")
    found = play(guest("Kim"))
    assert found["id"] == open_table
    assert found["status"] == "running"


def test_bot_on_turn_keeps_its_seat_until_its_turn_ends(ana, ben, slow):
    table = ana.table("me", "random", first=2, drop_in=True)["id"]
    answer = ben.post(f"/api/tables/{table}/join", {"player": 2}, status=409)
    assert answer["error"]["code"] == "bots-turn"


def test_new_player_decides_in_place_of_the_replaced_bot(ana, ben):
    table = ana.table("me", "random", first=1, drop_in=True)["id"]
    joined = ben.post(f"/api/tables/{table}/join")
    assert kinds(joined) == ["Ana", "Ben"]
    assert set(ben.state(table)["views"]) == {"2"}
    assert table in [game["id"] for game in ben.get("/api/me/games")["games"]]


def test_only_the_host_can_let_others_take_the_seats_of_bots(ana, ben):
    table = ana.table("me", "random", first=1)["id"]
    assert ben.post(f"/api/tables/{table}/join", status=409)["error"]["code"] == "begun"
    answer = ben.post(f"/api/tables/{table}/drop-in", {"allowed": True}, status=403)
    assert answer["error"]["code"] == "not-host"
    assert ana.post(f"/api/tables/{table}/drop-in", {"allowed": True})["drop_in"]
    ana.post(f"/api/tables/{table}/drop-in", {"allowed": False})
    assert ben.post(f"/api/tables/{table}/join", status=409)["error"]["code"] == "begun"


def test_nobody_can_take_the_seat_of_an_absent_player(ana, ben):
    table = ana.table("me", "local", first=1, drop_in=True)["id"]
    ana.post(f"/api/tables/{table}/leave")
    assert ben.post(f"/api/tables/{table}/join", status=409)["error"]["code"] == "taken"


@pytest.mark.parametrize(
    ("change", "suits"),
    [({}, True), ({"clock": {"kind": DAYS}}, False), ({"own": True}, False)],
    ids=["usual", "slow", "custom"],
)
def test_nobody_is_sent_to_slow_games_or_custom_races(change, suits):
    free = {"kind": "open", "user": None, "kept_for": None}
    usual = {"id": "t", "seats": [free], "clock": {"kind": LIVE}, "own": False, "status": "open"}
    table: Any = {**usual, **change}
    assert is_suitable(table, "ana", {"t"}) == suits


def test_banned_user_gets_no_seat(ana, moderate):
    moderate("ban", ana.id)
    assert ana.post("/api/lobby/play", status=403)["error"]["code"] == "banned"


# --- Several servers --------------------------------------------------------------------------------------


def test_lobby_shows_changes_of_tables_at_another_server(pair):
    first, second = pair
    with first.guest("Ana") as ana, second.guest("Ben") as ben:
        lobby = ben.lobby()
        lobby.next()
        table = ana.table("me", "open", public=True)["id"]
        lobby.until(lambda seen: seen.tables.get(table, {}).get("status") == "open")
        ana.post(f"/api/tables/{table}/start")
        lobby.until(lambda seen: seen.tables[table]["status"] == "running")
        assert table in first.registry.tables
        assert table not in second.registry.tables


def test_lobby_is_up_to_date_after_messages_were_lost(pair, together):
    deaf = LiveServer(together)  # not one of the pair, which later tests share
    sharing = sharing_of(deaf)
    assert sharing._listener is not None
    try:
        with pair[0].guest("Ana") as ana, deaf.guest("Ben") as ben:
            lobby = ben.lobby()
            lobby.until(lambda seen: names(seen) == ["Ben"])
            deaf.call(sharing._listener.close())
            table = ana.table("me", "open", public=True)["id"]
            deaf.call(sharing._lose_what_is_lost())
            lobby.until(lambda seen: seen.tables.get(table, {}).get("status") == "open")
    finally:
        deaf.stop()


def test_lobby_shows_visitors_and_spectators_of_another_server(pair):
    first, second = pair
    with first.guest("Ana") as ana, second.guest("Ben") as ben, first.guest("Cem") as cem:
        lobby = ben.lobby()
        ana.lobby()
        lobby.until(lambda seen: names(seen) == ["Ana", "Ben"])
        table = ana.table("me", "local", public=True)["id"]
        cem.watch(table).next("state")
        lobby.until(lambda seen: seen.tables.get(table, {}).get("watchers") == 1)
        assert number(lobby, "tables") == 1
    wait_until(lambda: not first.do(first.registry.feed.presence).named)


def test_user_takes_the_seat_of_a_bot_at_another_server(pair):
    first, second = pair
    with first.guest("Ana") as ana, second.guest("Ben") as ben:
        table = ana.table("me", "local", "random", public=True, drop_in=True, first=1)["id"]
        ana.watch(table).next("state")
        wait_until(lambda: table in second.call(second.registry.feed.tables_with_players()))
        found = ben.post("/api/lobby/play")
        assert found["id"] == table
        assert "Ben" in kinds(found)
        assert table in first.registry.tables
