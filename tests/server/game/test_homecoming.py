"""Several displaced races: all players are asked at once, answer in any order, and return clockwise."""

from __future__ import annotations

import pytest

from kit.raiders import raid_at, seed_of_raids
from kit.servers import leave_time
from smallworld.engine.session import replay

LIVE = {"kind": "live", "minutes": 10, "increment": 30}
PLAYERS = 3


@pytest.fixture
def raiders(house, guest, monkeypatch):
    """Return a function that makes a table of three users, where the first has raided the two others."""

    def seat(*names, **wishes):
        monkeypatch.setattr("smallworld.house.tables.setting_up.new_seed", lambda: seed_of_raids(PLAYERS))
        people = {name: guest(name) for name in dict.fromkeys(names)}
        host = people[names[0]]
        kinds = ["me", *["local" if name == names[0] else "open" for name in names[1:]]]
        table = host.table(*kinds, first=1, **wishes)["id"]
        for player, name in enumerate(names, 1):
            if name != names[0]:
                people[name].post(f"/api/tables/{table}/join", {"player": player})
        return Raid(table, [people[name] for name in names], raid_at(house, table))

    return seat


class Raid:
    """Several players who are awaited."""

    def __init__(self, table, people, awaited):
        self.table = table
        self.people = people
        self.first, self.second = awaited
        [self.raider] = {1, 2, 3} - {*awaited}

    def state(self, player):
        return self.people[player - 1].state(self.table)

    def view(self, player):
        return self.state(player)["views"][str(player)]

    def awaited(self):
        return awaited(self.people[0].get(f"/api/tables/{self.table}"))

    def place(self, player, template="together", status=200, **command):
        """Answer with a template of the player's own question."""
        state = self.state(player)
        offered = state["views"][str(player)]["question"]["templates"][template]
        return self.people[player - 1].act(
            self.table, status, **{"player": player, "seq": state["seq"], "place": offered, **command}
        )

    def order(self, player, order, race=None, status=200):
        body = {"player": player, "order": order, **({"race": race} if race else {})}
        return self.people[player - 1].post(f"/api/tables/{self.table}/orders", body, status)


def awaited(summary):
    return {seat["player"] for seat in summary["seats"] if seat["awaited"]}


def hand(view, player):
    return sum(race["hand"] for race in view["seats"][player - 1]["races"])


def deployed(events):
    return [event["player"] for event in events if event.get("action", {}).get("do") == "deploy"]


# --- Asked at once -------------------------------------------------------------------------------------


def test_all_displaced_players_are_asked_at_the_same_time(raiders):
    raid = raiders("Ana", "Ben", "Cem")
    assert raid.awaited() == {raid.first, raid.second}
    for player in (raid.first, raid.second):
        view = raid.view(player)
        assert view["actor"] == player
        assert view["step"] == "return"
        assert view["question"]["amount"] > 0
        assert set(view["question"]["templates"]) == {"even", "borders", "bonus", "together"}
        assert view["actions"]


def test_spectators_see_which_players_are_awaited(raiders, guest):
    raid = raiders("Ana", "Ben", "Cem")
    stranger = guest("Eva")
    state = stranger.state(raid.table)
    assert awaited(state["table"]) == {raid.first, raid.second}
    assert state["spectator"]["actor"] == raid.first
    raid.place(raid.second)
    assert awaited(stranger.state(raid.table)["table"]) == {raid.first}
    assert awaited(raid.state(raid.raider)["table"]) == {raid.first}
    raid.place(raid.first)
    after = awaited(stranger.state(raid.table)["table"])
    assert len(after) == 1  # the player on turn


def test_early_answer_waits_and_only_its_player_can_see_it(raiders):
    raid = raiders("Ana", "Ben", "Cem")
    before = raid.view(raid.first)
    answer = raid.place(raid.second)
    [event] = answer["events"]
    assert {**event, "at": 0} == {"seq": answer["seq"], "player": raid.second, "early": True, "at": 0}
    mine = raid.view(raid.second)
    assert hand(mine, raid.second) == 0
    assert mine["actor"] == raid.first
    assert mine["question"]["shape"] == "watch"
    assert raid.view(raid.first) == before  # answers of others are not visible
    raid.place(raid.first)
    events = raid.people[0].get(f"/api/tables/{raid.table}/events?after={answer['seq']}")["events"]
    assert deployed(events) == sorted(deployed(events), key=[raid.first, raid.second].index)
    assert {*deployed(events)} == {raid.first, raid.second}


def test_record_lists_early_answers_clockwise_and_is_replayable(house, raiders):
    raid = raiders("Ana", "Ben", "Cem")
    before = len(record(house, raid.table).actions)
    raid.place(raid.second)
    assert len(record(house, raid.table).actions) == before
    raid.place(raid.first)
    found = record(house, raid.table)
    play = house.registry.tables[raid.table].game.play
    game = replay(play.rules, play.board, found)
    assert game.state.key() == play.state.key()
    assert [player + 1 for player in game.deciders[before:] if player >= 0] == sorted(
        [player + 1 for player in game.deciders[before:] if player >= 0],
        key=[raid.first, raid.second].index,
    )


def record(house, table):
    return house.registry.tables[table].game.play.record


def test_answer_of_first_displaced_player_applies_immediately(raiders):
    raid = raiders("Ana", "Ben", "Cem")
    answer = raid.place(raid.first)
    assert deployed(answer["events"]) == [raid.first] * len(answer["events"])
    assert raid.awaited() == {raid.second}
    assert raid.view(raid.second)["actor"] == raid.second


def test_answer_to_a_question_that_is_still_open_is_accepted(raiders):
    raid = raiders("Ana", "Ben", "Cem")
    seen = raid.state(raid.second)["seq"]
    raid.place(raid.first)
    raid.place(raid.second, seq=seen)


def test_answer_to_an_earlier_question_is_refused_as_outdated(raiders):
    raid = raiders("Ana", "Ben", "Cem")
    seen = raid.state(raid.second)["seq"]
    offered = raid.view(raid.second)["question"]["templates"]["even"]
    raid.place(raid.second)
    refused = raid.people[raid.second - 1].act(raid.table, 409, player=raid.second, seq=seen, place=offered)
    assert refused["error"]["code"] == "stale"


def test_player_who_answered_is_not_asked_again(raiders):
    raid = raiders("Ana", "Ben", "Cem")
    offered = raid.view(raid.second)["question"]["templates"]["even"]
    seq = raid.place(raid.second)["seq"]
    refused = raid.people[raid.second - 1].act(raid.table, 422, player=raid.second, seq=seq, place=offered)
    assert refused["error"]["code"] == "not-your-turn"


def test_illegal_early_answers_are_refused(raiders):
    raid = raiders("Ana", "Ben", "Cem")
    state = raid.state(raid.second)
    region = next(iter(state["views"][str(raid.second)]["question"]["templates"]["together"]))
    assert raid.place(raid.second, status=422, place={region: 99})["error"]["code"] == "illegal"
    command = {"player": raid.second, "seq": state["seq"], "action": {"do": "decline"}}
    assert raid.people[raid.second - 1].act(raid.table, 422, **command)["error"]["allowed"]
    assert raid.awaited() == {raid.first, raid.second}


def test_early_answer_that_is_sent_twice_is_kept_once(raiders):
    raid = raiders("Ana", "Ben", "Cem")
    state = raid.state(raid.second)
    command = {"player": raid.second, "seq": state["seq"], "key": "k"}
    command["place"] = raid.view(raid.second)["question"]["templates"]["together"]
    first = raid.people[raid.second - 1].act(raid.table, **command)
    assert raid.people[raid.second - 1].act(raid.table, **command) == first
    raid.place(raid.first)
    assert raid.people[raid.second - 1].act(raid.table, **command) == first


def test_attacker_cannot_undo_once_a_displaced_player_answered(raiders):
    raid = raiders("Ana", "Ben", "Cem")
    raid.place(raid.second)
    seq = raid.state(raid.raider)["seq"]
    command = {"player": raid.raider, "seq": seq, "reset": True}
    refused = raid.people[raid.raider - 1].act(raid.table, 422, **command)
    assert refused["error"]["code"] == "no-way-back"


def test_user_may_answer_for_several_seats_in_any_order(raiders):
    raid = raiders("Ana", "Ana", "Ana")
    state = raid.state(1)
    asked = {int(seat) for seat, view in state["views"].items() if view["actor"] == int(seat)}
    assert asked == {raid.first, raid.second}
    raid.place(raid.second)
    raid.place(raid.first)
    assert len(raid.awaited()) == 1


@pytest.mark.parametrize("leaves", ["first", "second"])
def test_displaced_bot_answers_when_it_is_its_turn_to_place(raiders, leaves):
    raid = raiders("Ana", "Ben", "Cem")
    leaver, other = (raid.first, raid.second) if leaves == "first" else (raid.second, raid.first)
    before = raid.state(other)["seq"]
    screen = raid.people[other - 1].watch(raid.table, after=before)
    raid.people[leaver - 1].post(f"/api/tables/{raid.table}/leave")
    raid.place(other)
    state = screen.next("state", lambda state: state["views"][str(other)]["step"] != "return")
    events = raid.people[0].get(f"/api/tables/{raid.table}/events?after={before}")["events"]
    assert [*dict.fromkeys(deployed(events))] == [raid.first, raid.second]
    assert not state["table"]["seats"][other - 1]["away"]


# --- Nobody waits for ever -----------------------------------------------------------------------------


def test_clocks_of_all_awaited_players_run(house, raiders):
    raid = raiders("Ana", "Ben", "Cem", clock=LIVE)
    clock = house.registry.tables[raid.table].clock
    assert clock.running == {raid.first - 1, raid.second - 1}
    raid.place(raid.second)
    assert clock.running == {raid.first - 1}


def run_out(house, raid, *players):
    """Let the time of these players run out."""
    table = house.registry.tables[raid.table]

    def change():
        for player in players:
            leave_time(table, player, 0)
        table.resume()

    house.do(change)


@pytest.mark.parametrize("order", ["ask", "together"])
def test_tokens_of_a_displaced_race_are_placed_on_timeout(house, raiders, order):
    raid = raiders("Ana", "Ben", "Cem", clock=LIVE)
    raid.order(raid.first, order, race="no-such-race", status=400)
    wanted = raid.view(raid.first)["question"]["templates"]["borders"]
    screen = raid.people[raid.second - 1].watch(raid.table, after=raid.state(raid.second)["seq"])
    run_out(house, raid, raid.first)
    state = screen.next("state", lambda state: awaited(state["table"]) == {raid.second})
    seat = state["table"]["seats"][raid.first - 1]
    assert not seat["away"]
    assert seat["clock_ms"] == 0
    placed = {
        event["action"]["region"]: event["action"]["tokens"]
        for event in state["events"]
        if event.get("player") == raid.first
    }
    assert placed == wanted


def test_timeout_of_a_later_displaced_player_delays_nobody(house, raiders):
    raid = raiders("Ana", "Ben", "Cem", clock=LIVE)
    screen = raid.people[raid.first - 1].watch(raid.table)
    screen.next("state")
    run_out(house, raid, raid.second)
    screen.next("table", lambda message: awaited(message["table"]) == {raid.first})
    answer = raid.place(raid.first)
    assert {*deployed(answer["events"])} == {raid.first, raid.second}


# --- Standing orders -----------------------------------------------------------------------------------


def race_of(raid, player):
    return raid.view(player)["side"]["race"]


def test_standing_order_for_a_race_applies_when_it_has_to_place(raiders):
    raid = raiders("Ana", "Ben", "Cem")
    wanted = raid.view(raid.second)["question"]["templates"]["together"]
    raid.order(raid.second, "together", race_of(raid, raid.second))
    assert raid.awaited() == {raid.first}
    assert raid.view(raid.second)["actor"] == raid.first
    answer = raid.place(raid.first)
    placed = [event for event in answer["events"] if event["player"] == raid.second]
    assert {event["action"]["region"]: event["action"]["tokens"] for event in placed} == wanted


def test_new_standing_order_applies_to_a_question_already_asked(raiders):
    raid = raiders("Ana", "Ben", "Cem")
    raid.order(raid.first, "even")
    assert raid.awaited() == {raid.second}


def test_order_for_a_race_overrides_an_order_for_the_seat(raiders):
    raid = raiders("Ana", "Ben", "Cem")
    raid.order(raid.second, "ask", race_of(raid, raid.second))
    raid.order(raid.second, "even")
    assert raid.awaited() == {raid.first, raid.second}
    raid.order(raid.second, None, race_of(raid, raid.second))
    assert raid.awaited() == {raid.first}


def test_standing_orders_are_shown_on_all_pages_of_their_owner(raiders):
    raid = raiders("Ana", "Ben", "Cem")
    screen = raid.people[raid.second - 1].watch(raid.table)
    screen.next("state")
    race = race_of(raid, raid.second)
    raid.order(raid.second, "borders")
    raid.order(raid.second, "bonus", race)
    shown = {str(raid.second): {"order": "borders", "races": {race: "bonus"}}}
    screen.next("state", lambda state: state["orders"] == shown)
    assert raid.state(raid.first)["orders"] == {str(raid.first): {"order": "ask", "races": {}}}


def test_empty_standing_order_without_a_race_is_refused(raiders):
    raid = raiders("Ana", "Ben", "Cem")
    assert raid.order(raid.second, None, status=400)["error"]["code"] == "malformed"
