"""Whole games over sockets, with users and bots."""

from __future__ import annotations

import random

import pytest

from kit.built import BOTH_WORLDS
from kit.serving import anything, decides, mine
from kit.shapes import faults
from smallworld.content.catalogue import find_board, make_rules
from smallworld.engine.session import replay
from smallworld.engine.text.record import parse_record
from smallworld.house.game.chance import verify

FINISHED = "finished"


def play_on(screen, dice):
    """Play one step of a user at a screen; return whether the game is over."""
    state = screen.last
    assert faults(state, "StateMessage") == []
    if state["table"]["status"] == FINISHED:
        return True
    if decides(state):
        player, view = mine(state)
        command = {"player": player, "seq": state["seq"]}
        asked = view["question"]
        if asked["shape"] == "regions":
            everywhere = [region for region, times in asked["times"].items() for _ in range(times)]
            screen.act(**command, select=dice.sample(everywhere, asked["most"]))
        elif asked["shape"] == "spread" and dice.random() < 0.5:
            screen.act(**command, place=dice.choice(list(asked["templates"].values())))
        elif state["undo"].get(str(player)) and dice.random() < 0.1:
            screen.act(**command, undo=dice.randint(1, state["undo"][str(player)]))
        else:
            screen.act(**command, action=anything(view, dice))
    screen.next("state", lambda new: new["seq"] > state["seq"])
    return False


def check_record(person, table):
    """Check that the record replays and its chance verifies; return the final state."""
    record = parse_record(person.web.get(f"/api/tables/{table}/record").text)
    assert verify(record) > 12
    return replay(make_rules(tuple(record.boxes)), find_board(record.board), record).state


def test_two_users_can_play_a_whole_game(ana, ben):
    table = ana.table("me", "open")["id"]
    ben.post(f"/api/tables/{table}/join")
    screens = [ana.watch(table), ben.watch(table)]
    for screen in screens:
        screen.next("state", lambda state: state["views"])
    dice = random.Random(5)
    while True:
        waiting = [screen for screen in screens if decides(screen.last)]
        if not waiting:
            break
        seq = waiting[0].last["seq"]
        play_on(waiting[0], dice)
        for screen in screens:
            if screen.last["seq"] <= seq:
                screen.next("state", lambda state, seq=seq: state["seq"] > seq)
        newest = max(screen.last["seq"] for screen in screens)
        for screen in screens:
            if screen.last["seq"] < newest:
                screen.next("state", lambda state, newest=newest: state["seq"] >= newest)
    final = ana.state(table)
    assert final["table"]["status"] == FINISHED
    assert check_record(ana, table).coins == [row["coins"] for row in final["views"]["1"]["standings"]]
    assert final["undo"] == {"1": 0} or final["undo"] == {}


def test_user_and_two_bots_can_play_a_whole_game(ana):
    table = ana.table("me", "greedy", "random", open_coins=True)["id"]
    screen = ana.watch(table, after=0)
    first = screen.next("state")
    assert all(seat["coins"] is not None for seat in first["views"]["1"]["seats"])
    seen = [event["seq"] for event in first["events"]]
    dice = random.Random(6)
    while screen.last["table"]["status"] != FINISHED:
        state = screen.last
        if decides(state):
            screen.act(player=1, seq=state["seq"], action=anything(mine(state)[1], dice))
        new = screen.next("state", lambda new, state=state: new["seq"] > state["seq"])
        seen += [event["seq"] for event in new["events"]]
    assert seen == list(range(1, screen.last["seq"] + 1))  # every event once, in order
    end = check_record(ana, table)
    standings = screen.last["views"]["1"]["standings"]
    assert [row["coins"] for row in standings] == end.coins
    check_afterwards(ana, table, screen.last["seq"], end)


def check_afterwards(ana, table, last, end):
    """Check the output for a finished game."""
    summary = ana.get(f"/api/tables/{table}")
    assert summary["status"] == FINISHED
    assert len(summary["seed"]) == 64
    chronicle = ana.get(f"/api/tables/{table}/chronicle")
    assert chronicle["coins"][-1] == end.coins
    assert len(chronicle["coins"]) == 30  # three players, ten turns
    assert all(len(race["turns"]) == 10 for race in chronicle["races"])
    at = ana.get(f"/api/tables/{table}/at/{last}")
    assert [seat["coins"] for seat in at["view"]["seats"]] == end.coins
    assert at["events"] == ana.get(f"/api/tables/{table}/events?after={last - 1}")["events"]
    assert ana.get(f"/api/tables/{table}/at/0")["events"] == []
    ana.get(f"/api/tables/{table}/at/{last + 1}", status=404)
    ana.get(f"/api/tables/{table}/at/-1", status=404)
    assert ana.act(table, 409, player=1, seq=last, action={"do": "decline"})["error"]["code"] == "not-running"


@pytest.mark.parametrize("players", [2, 4, 5])
def test_players_at_one_screen_can_play_a_whole_game(ana, players):
    table = ana.table("me", *["local"] * (players - 1))["id"]
    screen = ana.watch(table)
    screen.next("state")
    dice = random.Random(players)
    for _ in range(80):
        if play_on(screen, dice):
            break
    assert set(screen.last["views"]) == {str(player) for player in range(1, players + 1)}


more = pytest.mark.long("other boxes and boards to the same end")
BUILT = f"realm-{BOTH_WORLDS}"


@pytest.mark.parametrize(
    "wish",
    [
        pytest.param({"leaders": True}, marks=more),
        {"scenario": "necromancer"},
        pytest.param({"scenario": "realms_4"}, marks=more),
        pytest.param({"scenario": "realms-8"}, marks=more),
        {"board": BUILT},
    ],
    ids=lambda wish: "".join(wish.get("scenario", next(iter(wish)))),
)
def test_whole_game_with_all_boxes_can_be_played(ana, wish):
    table = ana.table("me", "local", "local", boxes=["all"], **wish)["id"]
    screen = ana.watch(table)
    screen.next("state")
    dice = random.Random(11)
    while not play_on(screen, dice):
        pass
    end = check_record(ana, table)
    assert end.coins == [row["coins"] for row in screen.last["views"]["1"]["standings"]]
    assert ana.get(f"/api/tables/{table}/chronicle")["coins"][-1] == end.coins


@pytest.mark.parametrize("wish", [{"scenario": "realms_3"}, {"board": BUILT}], ids=["scenario", "own board"])
def test_spectators_can_watch_and_replay_a_game_on_a_built_board(ana, ben, wish):
    seats = ["local"] if "scenario" in wish else ["local", "local"]
    table = ana.table("me", *seats, first=1, **wish)["id"]
    screen = ana.watch(table)
    screen.next("state")
    stranger = ben.watch(table)
    dice = random.Random(12)
    for _ in range(40):
        play_on(screen, dice)
    last = screen.last["seq"]
    seen = stranger.next("state", lambda state: state["seq"] >= last)
    assert faults(seen, "StateMessage") == []
    board = ana.get(f"/api/tables/{table}")["board"]
    assert board.startswith("realm-")
    assert len(ben.get(f"/api/boards/{board}")["regions"]) == len(find_board(board))
    for seq in (0, last // 2, last):
        assert faults(ana.get(f"/api/tables/{table}/at/{seq}")["view"], "View") == []
    record = parse_record(ana.web.get(f"/api/tables/{table}/record").text)
    assert record.board == board
    assert replay(make_rules(tuple(record.boxes)), find_board(record.board), record).state.turn >= 1
    if decides(screen.last):
        assert ana.get(f"/api/tables/{table}/hint?player={mine(screen.last)[0]}")
