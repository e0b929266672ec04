"""A turn planned during other players' turns, on a copy that is neither shown nor stored."""

from __future__ import annotations

import pytest

from kit.serving import LiveServer
from kit.shapes import faults
from smallworld.server.settings import Settings

EXPAND = {"action": {"do": "expand"}}
STOP = {"action": {"do": "stop"}}


@pytest.fixture
def game(ana, ben):
    """Return a game of two players with open draws; Ana has taken a combo."""
    table = ana.table("me", "open", first=1)["id"]
    ben.post(f"/api/tables/{table}/join")
    decide(ana, table, 1, {"do": "take", "place": 1})
    return table


@pytest.fixture
def ben(guest):
    return guest("Ben")


def view_of(person, table, player):
    return person.state(table)["views"][str(player)]


def decide(person, table, player, action):
    return person.act(table, player=player, seq=person.state(table)["seq"], action=action)


def plan(person, table, player, *steps, status=200):
    answer = person.post(f"/api/tables/{table}/plan", {"player": player, "steps": list(steps)}, status)
    if status == 200:
        assert faults(answer, "Planned") == []
    return answer


def combo(view, place):
    """Return a combo of the column as a step of a plan."""
    found = next(one for one in view["column"] if one["place"] == place)
    return {"combo": {"race": found["race"], "power": found["power"]}}


def cheapest(view):
    """Return the conquest that takes the fewest tokens."""
    ways = [action for action in view["actions"] if action["do"] == "conquer"]
    return {"action": min(ways, key=lambda action: (action["tokens"], action["region"]))}


def end_turn(person, table, player):
    """Play on with the simplest actions until another player is on turn."""
    while (view := view_of(person, table, player))["actor"] == player and view["on_turn"] == player:
        if "distribution" in view["question"] or view["question"]["shape"] == "spread":
            place = view["question"]["templates"]["even"]
            person.act(table, player=player, seq=person.state(table)["seq"], place=place)
        else:
            way = next((one for one in view["actions"] if one["do"] in ("stop", "pass")), view["actions"][0])
            decide(person, table, player, way)


def test_player_may_plan_during_the_turn_of_another_player(ben, game):
    answer = plan(ben, game, 2)
    assert (answer["view"]["actor"], answer["view"]["question"]["shape"]) == (2, "combo")
    assert (answer["steps"], answer["goes_on"], answer["stopped"]) == ([], True, None)
    assert answer["view"]["regions"] == view_of(ben, game, 2)["regions"]
    assert [answer["turn"], plan(ben, game, 2, *whole_turn(ben, game))["turn"]] == [1, 1]


def test_plan_can_continue_after_taking_a_combo(ben, game):
    first = combo(plan(ben, game, 2)["view"], 1)
    answer = plan(ben, game, 2, first)
    assert answer["view"]["question"]["shape"] == "conquest"
    assert answer["view"]["prices"]
    assert [report["kind"] for report in answer["steps"][0]["story"]] == ["combo taken"]


def test_plan_does_not_change_the_game_and_is_hidden_from_others(ana, ben, game):
    def shown():
        states = [ana.state(game), ben.state(game)]
        for state in states:
            del state["table"]["gone"]  # counts the seconds since a player was present
        return states

    before = shown()
    steps = whole_turn(ben, game)
    assert plan(ben, game, 2, *steps)["steps"][-1]["ends"]
    assert shown() == before


def whole_turn(person, table):
    """Return steps for player 2's whole turn: the first combo, two conquests, and tokens spread evenly."""
    steps = [combo(plan(person, table, 2)["view"], 1)]
    for _ in range(2):
        steps.append(cheapest(plan(person, table, 2, *steps)["view"]))
    steps.append(STOP)
    while (answer := plan(person, table, 2, *steps))["goes_on"]:
        question = answer["view"]["question"]
        if question["shape"] == "spread":
            steps.append({"place": question["templates"]["even"]})
        else:
            steps.append({"action": answer["view"]["actions"][-1]})
    return steps


def test_plan_forecasts_the_coins_of_the_turn(ben, game):
    assert plan(ben, game, 2)["forecast"] is None
    steps = whole_turn(ben, game)
    begun = plan(ben, game, 2, *steps[:2])
    assert begun["forecast"] == begun["view"]["forecast"]
    told = plan(ben, game, 2, *steps)
    scored = [one["number"] for one in told["steps"][-1]["story"] if one["kind"] == "coins scored"]
    assert told["forecast"]["coins"] == sum(scored) > 0


def test_planned_turn_can_be_played_as_planned(ana, ben, game):
    steps = whole_turn(ben, game)
    thought = plan(ben, game, 2, *steps)["view"]["regions"]
    end_turn(ana, game, 1)
    for _ in range(len(steps)):
        told = plan(ben, game, 2, *steps)
        assert told["stopped"] is None
        ben.act(game, player=2, seq=told["seq"], actions=told["steps"][0]["actions"])
        steps = steps[1:]
    mine = [region for region in view_of(ben, game, 2)["regions"] if region["player"] == 2]
    assert mine == [region for region in thought if region["player"] == 2]


def test_planned_conquest_costs_the_price_when_it_is_played(ana, ben, game):
    first = combo(plan(ben, game, 2)["view"], 1)
    view = plan(ben, game, 2, first)["view"]
    theirs = {one["region"]: one for one in view_of(ana, game, 1)["actions"] if one["do"] == "conquer"}
    shared = [one for one in view["actions"] if one["do"] == "conquer" and one["region"] in theirs]
    wanted = min(shared, key=lambda action: action["tokens"])
    decide(ana, game, 1, theirs[wanted["region"]])
    answer = plan(ben, game, 2, first, {"action": wanted})
    if answer["stopped"]:  # too expensive for the tokens in hand, as the answer says
        prices = {price["region"]: price for price in answer["view"]["prices"]}
        assert prices[wanted["region"]]["short"] > 0 or prices[wanted["region"]]["refusals"]
    else:
        assert answer["steps"][1]["actions"][0]["tokens"] > wanted["tokens"]


def test_planned_combo_is_taken_wherever_it_is_in_the_column(ana, ben, game):
    end_turn(ana, game, 1)
    wanted = combo(plan(ana, game, 1)["view"], 1)  # no combo for a player who has a race
    assert plan(ana, game, 1, wanted)["stopped"]["code"] == "illegal"
    third, second = (combo(view_of(ben, game, 2), place) for place in (3, 2))
    decide(ben, game, 2, {"do": "take", "place": 2})
    end_turn(ben, game, 2)
    after = plan(ana, game, 1, {"action": {"do": "decline"}})
    assert after["steps"][0]["ends"]
    assert not after["goes_on"]
    decide(ana, game, 1, {"do": "decline"})
    end_turn(ana, game, 1)
    here = plan(ana, game, 1, third)
    assert here["stopped"] is None
    assert here["steps"][0]["actions"] == [{"do": "take", "place": 2}]
    gone = plan(ana, game, 1, second)
    assert (gone["steps"], gone["stopped"]["code"]) == ([], "illegal")
    assert gone["goes_on"]


def test_plan_stops_at_its_first_impossible_step(ben, game):
    first = combo(plan(ben, game, 2)["view"], 1)
    nowhere = {"action": {"do": "conquer", "region": "no-such-region", "tokens": 1}}
    answer = plan(ben, game, 2, first, nowhere, STOP)
    assert len(answer["steps"]) == 1
    assert answer["stopped"]["code"] == "illegal"


def test_plan_hides_the_coins_of_other_players(ben, game):
    seats = plan(ben, game, 2)["view"]["seats"]
    assert [seat["coins"] for seat in seats] == [None, 5]
    taken = plan(ben, game, 2, *whole_turn(ben, game))["view"]["seats"]
    assert taken[0]["coins"] is None


def test_plan_shows_coins_that_are_open_to_everyone(ana, ben):
    table = ana.table("me", "open", first=1, open_coins=True)["id"]
    ben.post(f"/api/tables/{table}/join")
    assert [seat["coins"] for seat in plan(ben, table, 2)["view"]["seats"]] == [5, 5]


def test_planning_for_another_seat_is_refused(ana, ben, game, guest):
    assert plan(ben, game, 1, status=403)["error"]["code"] == "not-your-seat"
    assert plan(guest("Cleo"), game, 1, status=403)["error"]["code"] == "not-your-seat"


def test_malformed_plan_steps_are_refused(ben, game):
    for step in ({}, {"action": {"do": "expand"}, "select": []}):
        assert plan(ben, game, 2, step, status=400)["error"]["code"] == "malformed"
    assert plan(ben, game, 2, *[EXPAND] * 41, status=400)["error"]["code"] == "malformed"


def test_plan_stops_at_the_end_of_the_game_and_hides_final_coins(ana, ben, game):
    rounds = ana.get(f"/api/tables/{game}")["rounds"]
    while ana.get(f"/api/tables/{game}")["turn"] < rounds:
        end_turn(ana, game, 1)
        end_turn(ben, game, 2)
    end_turn(ana, game, 1)
    assert plan(ana, game, 1, status=409)["error"]["code"] == "no-turn-ahead"
    steps = [EXPAND] if view_of(ben, game, 2)["question"]["shape"] == "course" else []
    if not steps:
        steps = [combo(view_of(ben, game, 2), 1)]
    steps.append(STOP)
    while (answer := plan(ben, game, 2, *steps))["goes_on"]:
        question = answer["view"]["question"]
        place = {"place": question["templates"]["even"]} if question["shape"] == "spread" else None
        steps.append(place or {"action": answer["view"]["actions"][-1]})
    assert answer["steps"][-1]["ends"]
    assert answer["view"]["seats"][0]["coins"] is None
    assert answer["view"]["winners"] == []


def test_planning_before_the_game_is_refused(ana):
    table = ana.table("me", "open")["id"]
    assert plan(ana, table, 1, status=409)["error"]["code"] == "not-running"


@pytest.mark.usefixtures("no_bucket_fills")
def test_plans_are_rate_limited(tmp_path):
    house = LiveServer(Settings(str(tmp_path / "tables.sqlite"), bot_delay=0, bot_processes=1))
    with house.guest("Ana") as ana:
        table = ana.table("me", "local Ben", first=1)["id"]
        answers = [
            ana.web.post(f"/api/tables/{table}/plan", json={"player": 2, "steps": []}).status_code
            for _ in range(70)
        ]
    house.stop()
    assert answers == [200] * 60 + [429] * 10
