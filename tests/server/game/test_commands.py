"""Commands: carried out once, in turn, for the seats of their user, or refused with a reason."""

from __future__ import annotations

import pytest

from kit.serving import decides, mine


@pytest.fixture
def table(ana):
    """Return a table with two seats of Ana's; player 1 has to choose a combo."""
    return ana.table("me", "local Bo", first=1)["id"]


@pytest.fixture
def conquering(ana, table):
    """Return the state of that table when player 1 is ready to conquer."""
    _play_until(ana, table, "conquer")
    return ana.state(table)


def _play_until(ana, table, step):
    while True:
        state = ana.state(table)
        player, view = mine(state)
        if view["step"] == step:
            return
        ana.act(table, player=player, seq=state["seq"], action=view["actions"][0])


def _conquests(state):
    return [action for action in mine(state)[1]["actions"] if action["do"] == "conquer"]


def test_action_command_is_carried_out(ana, table):
    state = ana.state(table)
    answer = ana.act(table, player=1, seq=state["seq"], action={"do": "take", "place": 1})
    after = ana.state(table)
    assert answer["seq"] == after["seq"] > state["seq"]
    first = answer["events"][0]
    assert (first["seq"], first["player"], first["action"]) == (
        state["seq"] + 1,
        1,
        {"do": "take", "place": 1},
    )
    assert first["story"][0]["kind"] == "combo taken"
    assert after["views"]["1"]["seats"][0]["races"][0]["race"] == state["views"]["1"]["column"][0]["race"]
    assert ana.get(f"/api/tables/{table}/events?after={state['seq']}")["events"] == answer["events"]


def test_list_of_actions_is_carried_out(ana, table, conquering):
    one = _conquests(conquering)[0]
    answer = ana.act(table, player=1, seq=conquering["seq"], actions=[one])
    assert [event["action"] for event in answer["events"]] == [one]


def test_list_of_actions_is_carried_out_completely_or_not_at_all(ana, table, conquering):
    one = _conquests(conquering)[0]
    answer = ana.act(table, 422, player=1, seq=conquering["seq"], actions=[one, one])
    assert answer["error"]["code"] == "illegal"
    assert one in answer["error"]["allowed"]
    assert ana.state(table)["seq"] == conquering["seq"]


def test_one_command_can_place_all_tokens(ana, table, conquering):
    for _ in range(3):
        state = ana.state(table)
        player, view = mine(state)
        if view["question"]["shape"] == "spread" or not _conquests(state):
            break
        ana.act(table, player=player, seq=state["seq"], action=_conquests(state)[0])
    state = ana.state(table)
    if mine(state)[1]["question"]["shape"] != "spread":
        ana.act(table, player=1, seq=state["seq"], action={"do": "stop"})
        state = ana.state(table)
    view = mine(state)[1]
    while view["question"]["shape"] != "spread":  # an ability asks a question first
        ana.act(table, player=1, seq=state["seq"], action=view["actions"][-1])
        state = ana.state(table)
        view = mine(state)[1]
    place = view["question"]["templates"]["even"]
    wrong = {region: number + 1 for region, number in place.items()}
    assert ana.act(table, 422, player=1, seq=state["seq"], place=wrong)["error"]["code"] == "illegal"
    assert (
        ana.act(table, 400, player=1, seq=state["seq"], place={"nowhere": 1})["error"]["code"] == "malformed"
    )
    answer = ana.act(table, player=1, seq=state["seq"], place=place)
    assert {event["action"]["do"] for event in answer["events"]} >= {"deploy"}


def test_decisions_can_be_undone(ana, table, conquering):
    before = conquering["views"]["1"]
    for _ in range(2):
        state = ana.state(table)
        ana.act(table, player=1, seq=state["seq"], action=_conquests(state)[0])
    state = ana.state(table)
    possible = state["undo"]["1"]
    assert possible >= 2
    answer = ana.act(table, player=1, seq=state["seq"], undo=2)
    undone = answer["events"][0]
    assert (undone["undone"], undone["player"], undone["seq"]) == (state["seq"] - 1, 1, state["seq"] + 1)
    after = ana.state(table)
    assert after["views"]["1"] == before
    assert after["undo"]["1"] == possible - 2
    assert all(event["seq"] < undone["undone"] for event in after["story"])
    assert "undo" not in ana.web.get(f"/api/tables/{table}/record").text


def test_undo_of_one_decision_keeps_the_earlier_ones(ana, table, conquering):
    ana.act(table, player=1, seq=conquering["seq"], action=_conquests(conquering)[0])
    first = ana.state(table)
    ana.act(table, player=1, seq=first["seq"], action=_conquests(first)[0])
    ana.act(table, player=1, seq=ana.state(table)["seq"], undo=1)
    after = ana.state(table)
    assert after["views"]["1"] == first["views"]["1"]
    assert after["undo"] == first["undo"]


def test_turn_can_be_reset(ana, table, conquering):
    state = ana.state(table)
    ana.act(table, player=1, seq=state["seq"], action=_conquests(state)[0])
    state = ana.state(table)
    ana.act(table, player=1, seq=state["seq"], reset=True)
    after = ana.state(table)
    assert after["undo"]["1"] == 0
    # Decisions before the first one of the turn cannot be undone.
    answer = ana.act(table, 422, player=1, seq=after["seq"], reset=True)
    assert answer["error"]["code"] == "no-way-back"


def test_undo_cannot_go_back_before_the_start_of_the_turn(ana, table, conquering):
    possible = conquering["undo"]["1"]
    answer = ana.act(table, 422, player=1, seq=conquering["seq"], undo=possible + 1)
    assert answer["error"]["code"] == "no-way-back"
    answer = ana.act(table, 422, player=2, seq=conquering["seq"], undo=1)
    assert answer["error"]["code"] == "no-way-back"


def test_command_sent_twice_is_carried_out_once(ana, table):
    state = ana.state(table)
    command = {"player": 1, "seq": state["seq"], "key": "k1", "action": {"do": "take", "place": 1}}
    first = ana.act(table, **command)
    assert ana.act(table, **command) == first
    assert ana.act(table, **{**command, "seq": first["seq"]}) == first  # also with a newer seq
    assert ana.state(table)["seq"] == first["seq"]


def test_old_command_that_is_sent_again_gets_its_first_answer(ana, table):
    state = ana.state(table)
    command = {"player": 1, "seq": state["seq"], "key": "k2", "action": {"do": "take", "place": 1}}
    first = ana.act(table, **command)
    for _ in range(60):
        state = ana.state(table)
        if not decides(state):
            break  # the game is over, but the answer is still available
        player, view = mine(state)
        ana.act(table, player=player, seq=state["seq"], action=view["actions"][-1])
    assert ana.act(table, **command) == first


def test_users_may_use_the_same_command_key_independently(ana, ben):
    table = ana.table("me", "open", first=1)["id"]
    ben.post(f"/api/tables/{table}/join")
    state = ana.state(table)
    command = {"seq": state["seq"], "key": "same", "action": {"do": "take", "place": 1}}
    ana.act(table, player=1, **command)
    assert ben.act(table, 409, player=2, **command)["error"]["code"] == "stale"


def test_command_based_on_another_event_number_is_refused(ana, table):
    state = ana.state(table)
    for seq in (0, state["seq"] - 1, state["seq"] + 1):
        answer = ana.act(table, 409, player=1, seq=seq, action={"do": "take", "place": 1})
        assert answer["error"]["code"] == "stale"
        assert answer["error"]["seq"] == state["seq"]
    assert ana.state(table)["seq"] == state["seq"]


def test_command_of_a_player_who_is_not_on_turn_is_refused(ana, table):
    seq = ana.state(table)["seq"]
    answer = ana.act(table, 422, player=2, seq=seq, action={"do": "take", "place": 1})
    assert answer["error"]["code"] == "not-your-turn"


def test_command_for_the_seat_of_another_user_is_refused(ana, ben, table):
    seq = ana.state(table)["seq"]
    answer = ben.act(table, 403, player=1, seq=seq, action={"do": "take", "place": 1})
    assert answer["error"]["code"] == "not-your-seat"
    against = ana.table("me", "greedy", first=1)["id"]
    seq = ana.state(against)["seq"]
    assert ana.act(against, 403, player=2, seq=seq, action={"do": "take", "place": 1})["error"]


def test_commands_without_a_session_are_refused(house, ana, table):
    ana.web.cookies.clear()
    answer = ana.act(table, 401, player=1, seq=1, action={"do": "take", "place": 1})
    assert answer["error"]["code"] == "nobody"


@pytest.mark.parametrize(
    "change",
    [
        {"player": "1"},
        {"player": 0},
        {"player": None},
        {"seq": -1},
        {"seq": 1.5},
        {"seq": True},
        {"key": ""},
        {"key": "x" * 65},
        {"key": 7},
        {"action": None},
        {"action": {}},
        {"action": {"do": "dance"}},
        {"action": {"do": "take"}},
        {"action": {"do": "take", "place": "first"}},
        {"action": {"do": "take", "place": 1, "twice": 1}},
        {"action": {"do": ["take"]}},
        {"action": [1]},
        {"actions": []},
        {"actions": [{"do": "take", "place": 1}]},
        {"undo": 1},
        {"reset": True},
        {"action": None, "undo": 0},
        {"action": None, "reset": False},
        {"action": None, "place": {}},
        {"action": None, "place": {"x": "y"}},
        {"more": 1},
    ],
    ids=str,
)
def test_malformed_commands_are_refused(ana, table, change):
    seq = ana.state(table)["seq"]
    command = {"player": 1, "seq": seq, "key": "k", "action": {"do": "take", "place": 1}, **change}
    answer = ana.post(f"/api/tables/{table}/act", command, status=400)
    assert answer["error"]["code"] == "malformed"
    assert ana.state(table)["seq"] == seq


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"7", b"\xff\xfe", b"[" * 9000, b'{"player": 1e999}'])
def test_request_body_without_a_command_is_refused(ana, table, body):
    answer = ana.web.post(f"/api/tables/{table}/act", content=body)
    assert answer.status_code == 400
    assert answer.json()["error"]["code"] == "malformed"


def test_refusal_of_an_illegal_action_names_legal_ones(ana, table):
    state = ana.state(table)
    for action in ({"do": "take", "place": 9}, {"do": "decline"}, {"do": "roll", "pips": 3}):
        answer = ana.act(table, 422, player=1, seq=state["seq"], action=action)
        assert answer["error"]["code"] == "illegal"
        assert answer["error"]["allowed"] == state["views"]["1"]["actions"]
    assert ana.state(table)["seq"] == state["seq"]


def test_undo_is_refused_after_too_many_undone_moves_in_a_turn(ana, monkeypatch):
    monkeypatch.setattr("smallworld.house.game.command.MOST_TAKEN_BACK", 3)
    table = ana.table("me", "local", first=1)["id"]
    ana.act(table, player=1, seq=ana.state(table)["seq"], action={"do": "take", "place": 1})
    codes = []
    for _ in range(4):
        state = ana.state(table)
        conquest = next(action for action in mine(state)[1]["actions"] if action["do"] == "conquer")
        seq = ana.act(table, player=1, seq=state["seq"], action=conquest)["seq"]
        wish = {"player": 1, "seq": seq, "key": f"back {seq}", "undo": 1}
        codes.append(ana.web.post(f"/api/tables/{table}/act", json=wish).json().get("error", {}).get("code"))
    assert codes[0] is None
    assert codes[-1] == "no-way-back"
