"""Hands, which only their owner sees in all output of the server."""

from __future__ import annotations

import json

import pytest

from smallworld.content.catalogue import make_rules


@pytest.fixture
def table(ana, ben):
    """Return a table of Ana and Ben, each with a hand, and a bot; Ana has to lay the first tile."""
    id = ana.table("me", "open", "random", first=1, scenario="realms_9")["id"]
    ben.post(f"/api/tables/{id}/join")
    return id


def hand_of(person, table, player):
    (view,) = person.state(table)["views"].values()
    return view["seats"][player - 1]["unplayed"]


def test_players_see_only_their_own_hand_of_races_and_powers(ana, ben, table):
    assert len(hand_of(ana, table, 1)) == len(hand_of(ben, table, 2)) == 6
    assert [hand_of(ana, table, player) for player in (2, 3)] == [None, None]
    assert [hand_of(ben, table, player) for player in (1, 3)] == [None, None]


def test_player_laying_a_tile_is_on_turn_before_round_one(ana, table):
    assert ana.state(table)["table"]["on_turn"] == 1
    (view,) = ana.state(table)["views"].values()
    assert view["on_turn"] == view["actor"] == 1


def test_player_can_take_back_a_tile_that_was_laid(ana, ben, table):
    before = ana.state(table)
    (view,) = before["views"].values()
    assert before["undo"] == {"1": 0}
    ana.act(table, player=1, seq=before["seq"], action=view["actions"][0])
    assert ana.state(table)["undo"] == {"1": 1}
    assert ben.state(table)["undo"] == {}
    ana.act(table, player=1, seq=ana.state(table)["seq"], undo=1)
    (again,) = ana.state(table)["views"].values()
    assert again["actions"] == view["actions"]


def test_events_do_not_reveal_the_hands_that_were_dealt(ana, table):
    events = ana.get(f"/api/tables/{table}/events?after=0")["events"]
    dealt = [event["action"] for event in events if event["action"]["do"] in ("banner", "badge")]
    assert dealt == [{"do": "banner"}] * 9 + [{"do": "badge"}] * 9


def test_record_of_a_game_with_hands_is_refused_until_it_ends(ana, table):
    assert ana.get(f"/api/tables/{table}/record", status=409)["error"]["code"] == "running"


def test_earlier_positions_of_a_game_show_no_hands(ana, ben, table):
    seq = ana.state(table)["seq"]
    names = {name for name in make_rules(("base",)).slugs if name}
    told = ana.get(f"/api/tables/{table}/at/{seq}")
    assert [seat["unplayed"] for seat in told["view"]["seats"]] == [None] * 3
    stacks = told["view"]["stacks"]
    assert {*stacks["unseen_races"], *stacks["unseen_powers"]} == names  # as if nothing had been dealt
    others = json.dumps(told["events"])
    assert not any(f'"{name}"' in others for name in hand_of(ben, table, 2))
