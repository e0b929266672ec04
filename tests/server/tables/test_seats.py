"""Leaving and coming back, and standing orders for displaced tokens."""

from __future__ import annotations

import random

import pytest

from kit.serving import anything, decides, mine


def test_bot_plays_for_a_player_who_left(ana):
    table = ana.table("me", "greedy")["id"]
    screen = ana.watch(table)
    screen.next("state")
    left = ana.post(f"/api/tables/{table}/leave")
    assert left["seats"][0]["away"]
    screen.next("state", lambda state: state["table"]["status"] == "finished")


def test_bots_play_among_themselves_while_somebody_watches(ana, ben):
    table = ana.table("greedy", "random")
    assert (table["status"], [seat["user"] for seat in table["seats"]]) == ("running", [None, None])
    assert ana.get(f"/api/tables/{table['id']}/events")["events"][-1]["player"] is None  # only chance so far
    screen = ben.watch(table["id"])
    screen.next("state", lambda state: state["table"]["status"] == "finished")


def test_returning_player_takes_over_from_the_bot(ana, ben):
    table = ana.table("me", "open", first=1)["id"]
    ben.post(f"/api/tables/{table}/join")
    screen = ben.watch(table)
    ana.post(f"/api/tables/{table}/leave")
    state = screen.next("state", lambda state: decides(state))  # the bot has played Ana's turn
    assert (
        ana.act(table, 409, player=1, seq=state["seq"], action={"do": "decline"})["error"]["code"] == "away"
    )
    assert not ana.post(f"/api/tables/{table}/return")["seats"][0]["away"]
    while not decides(ana.state(table)):
        state = ben.state(table)
        player, view = mine(state)
        ben.act(table, player=player, seq=state["seq"], action=view["actions"][-1])
    state = ana.state(table)
    ana.act(table, player=1, seq=state["seq"], action=mine(state)[1]["actions"][0])


def test_only_seated_players_can_leave_or_return(ana, ben):
    table = ana.table("me", "local")["id"]
    for call in ("leave", "return", "orders", "rematch"):
        body = {"player": 1, "order": "even"} if call == "orders" else {}
        assert ben.post(f"/api/tables/{table}/{call}", body, status=403)["error"]["code"] == "not-your-seat"


def test_there_are_five_standing_orders(ana):
    table = ana.table("me", "local")["id"]
    for order in ("ask", "even", "borders", "bonus", "together"):
        ana.post(f"/api/tables/{table}/orders", {"player": 1, "order": order})
    ana.post(f"/api/tables/{table}/orders", {"player": 1, "order": "home"}, status=400)
    ana.post(f"/api/tables/{table}/orders", {"player": 9, "order": "even"}, status=403)


@pytest.fixture
def same_chance(monkeypatch):
    """Make every game the same."""
    monkeypatch.setattr("smallworld.house.tables.setting_up.new_seed", lambda: bytes(32))


def _asked_for_returns(person, table, dice):
    """Yield the first player who must place displaced tokens, then finally the number of such questions."""
    asked = 0
    while decides(state := person.state(table)):
        player, view = mine(state)
        if view["question"]["shape"] == "spread" and view["on_turn"] != player:
            asked += 1
            if asked == 1:
                yield player
        person.act(table, player=player, seq=state["seq"], action=anything(view, dice))
    yield asked


def test_players_choose_where_their_displaced_tokens_go(ana, same_chance):
    table = ana.table("me", "local", first=1)["id"]
    assert list(_asked_for_returns(ana, table, random.Random(1)))[-1] > 0


@pytest.mark.parametrize("order", ["even", "borders", "bonus", "together"])
def test_standing_order_places_displaced_tokens_without_asking(ana, same_chance, order):
    table = ana.table("me", "local", first=1)["id"]
    for player in (1, 2):
        ana.post(f"/api/tables/{table}/orders", {"player": player, "order": order})
    assert list(_asked_for_returns(ana, table, random.Random(1)))[-1] == 0
    deployed = [
        event
        for event in ana.get(f"/api/tables/{table}/events")["events"]
        if event.get("action", {}).get("do") == "deploy"
    ]
    assert deployed


def test_new_standing_order_answers_an_open_question(ana, same_chance):
    table = ana.table("me", "local", first=1)["id"]
    player = next(_asked_for_returns(ana, table, random.Random(1)))
    before = ana.state(table)
    ana.post(f"/api/tables/{table}/orders", {"player": player, "order": "even"})
    after = ana.state(table)
    assert after["seq"] > before["seq"]
    assert not (mine(after)[0] == player and mine(after)[1]["on_turn"] != player)
