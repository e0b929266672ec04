"""Custom races and powers at tables: drafts are checked, stored with the game, and never run as code."""

from __future__ import annotations

import json
import random
from itertools import groupby

import pytest

from kit.serving import LiveServer, anything, decides, mine
from smallworld.content.catalogue import find_board
from smallworld.engine.session import replay
from smallworld.engine.text.record import parse_record
from smallworld.house.game.chance import verify
from smallworld.server.settings import Settings
from smallworld.workshop.tables import rules_of_record
from smallworld.workshop.tools import HEADINGS, TOOLS

OTTERS = {
    "race": [
        {
            "name": "Otters",
            "tokens": 5,
            "ability": [{"tool": "discount", "features": ["coast"]}, {"tool": "late-decline"}],
        }
    ],
    "power": [{"name": "Misty", "tokens": 4, "ability": [{"tool": "income", "coins": 1}]}],
}
WRONG = {"race": [{"name": "<script>", "tokens": 99, "ability": [{"tool": "eval", "code": "1"}]}]}


def codes(answer):
    return [problem["code"] for problem in answer["problems"]]


# --- The workshop -------------------------------------------------------------------------------------------


def test_workshop_call_lists_tools_and_limits(ana):
    found = ana.get("/api/workshop")
    assert [tool["tool"] for tool in found["tools"]] == [tool.word for tool in TOOLS]
    headings = [heading for heading, _ in groupby(found["tools"], key=lambda tool: tool["heading"])]
    assert headings == list(HEADINGS)
    assert found["limits"]["usual_tokens"] == {"race": 10, "power": 5}


def test_workshop_call_explains_a_draft(ana):
    answer = ana.post("/api/workshop/check", {"draft": OTTERS})
    assert answer["problems"] == []
    otters, misty = answer["designs"]
    assert (otters["kind"], otters["name"], otters["supply"]) == ("race", "otters", 10)
    assert otters["parts"] == [
        {"name": "otters-2", "tool": "discount"},
        {"name": "otters-3", "tool": "late-decline"},
    ]
    assert otters["sentences"][1] == {
        "id": "tool-discount",
        "values": {"where": "some", "number": 1},
        "features": ["coast"],
    }
    assert misty["title"] == "Misty"


def test_workshop_call_reports_errors_and_explains_the_rest(ana):
    answer = ana.post("/api/workshop/check", {"draft": WRONG})
    assert codes(answer) == ["name-signs", "out-of-range", "unknown-tool"]
    assert answer["problems"][1]["path"] == ["race", 0, "tokens"]
    assert [sentence["id"] for sentence in answer["designs"][0]["sentences"]] == ["draft-race"]


@pytest.mark.parametrize("body", [{}, {"draft": []}, {"draft": "x"}, {"draft": {}, "more": 1}])
def test_malformed_drafts_are_refused(ana, body):
    assert ana.post("/api/workshop/check", body, status=400)["error"]["code"] == "malformed"


def test_error_for_a_draft_that_is_too_long_is_short(ana):
    monstrous = {f"field {number}": [[[number]]] for number in range(500)}
    assert len(ana.post("/api/workshop/check", {"draft": monstrous})["problems"]) == 50
    deep: list[object] = []
    for _ in range(100):
        deep = [deep]
    assert codes(ana.post("/api/workshop/check", {"draft": {"race": deep}})) == ["not-a-table"]
    ana.post("/api/workshop/check", {"draft": {"race": "x" * 100_000}}, status=413)


@pytest.mark.usefixtures("no_bucket_fills")
def test_calls_to_check_drafts_are_rate_limited(tmp_path):
    house = LiveServer(Settings(database=str(tmp_path / "limited.sqlite"), bot_processes=1))
    with house.guest() as ana:
        status = [ana.web.post("/api/workshop/check", json={"draft": OTTERS}).status_code for _ in range(80)]
    house.stop()
    assert status == [200] * 60 + [429] * 20


# --- Tables -------------------------------------------------------------------------------------------------


def test_custom_race_and_power_form_the_first_combo(ana):
    table = ana.table("me", "greedy", own=OTTERS, first=1)
    assert table["own"] is True
    assert table["boxes"] == ["base"]
    view = ana.state(table["id"])["views"]["1"]
    assert (view["column"][0]["race"], view["column"][0]["power"]) == ("otters", "misty")
    found = ana.get(f"/api/tables/{table['id']}/own")
    assert found["draft"]["race"][0]["name"] == "Otters"
    assert [design["name"] for design in found["designs"]] == ["otters", "misty"]


def test_game_with_a_custom_race_can_be_uploaded(ana):
    table = ana.table("me", "greedy", own=OTTERS, first=1)["id"]
    record = ana.web.get(f"/api/tables/{table}/record").text
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    again = ana.post("/api/records", {"record": record, "seats": seats})["id"]
    assert ana.get(f"/api/tables/{again}/own") == ana.get(f"/api/tables/{table}/own")


def test_table_without_custom_races_has_no_draft(ana):
    table = ana.table("me", "greedy")
    assert table["own"] is False
    assert ana.get(f"/api/tables/{table['id']}/own", status=404)["error"]["code"] == "missing"


@pytest.mark.parametrize(
    ("own", "wishes", "code"),
    [
        (WRONG, {}, "bad-draft"),
        ({}, {}, "bad-draft"),
        ({"race": [{"name": "Kobolds", "tokens": 5}]}, {}, "bad-draft"),
        (OTTERS, {"public": True}, "own-is-private"),
        ("os:system", {}, "malformed"),
    ],
)
def test_tables_refuse_invalid_custom_races(ana, own, wishes, code):
    body = {"seats": [{"kind": "me"}, {"kind": "bot"}], "own": own, **wishes}
    assert ana.post("/api/tables", body, status=400)["error"]["code"] == code


def test_game_with_a_custom_race_can_be_recorded_and_verified(ana):
    table = ana.table("me", "greedy", own=OTTERS, boxes=["base", "cursed"], first=1)["id"]
    screen = ana.watch(table)
    screen.next("state", lambda state: state["views"])
    dice = random.Random(8)
    taken = False
    while screen.last["table"]["status"] != "finished":
        state = screen.last
        if decides(state):
            player, view = mine(state)
            action = anything(view, dice)
            if not taken and view["step"] == "choose-combo":
                action, taken = {"do": "take", "place": 1}, True
            screen.act(player=player, seq=state["seq"], action=action)
        screen.next("state", lambda new, seq=state["seq"]: new["seq"] > seq)
    assert taken
    record = parse_record(ana.web.get(f"/api/tables/{table}/record").text)
    assert json.loads(record.options["own"])["race"][0]["name"] == "Otters"
    assert record.boxes == {"base": 1, "cursed": 2, "workshop": 1}
    assert verify(record) > 12
    rules = rules_of_record(record)
    assert replay(rules, find_board(record.board), record).state.over
    again = ana.post(f"/api/tables/{table}/rematch")
    assert again["own"] is True


def test_game_with_a_custom_race_survives_a_restart(tmp_path):
    settings = Settings(database=str(tmp_path / "kept.sqlite"), limits=False, bot_processes=1)
    first = LiveServer(settings)
    ana = first.guest()
    table = ana.table("me", "local Bo", own=OTTERS, first=1)["id"]
    seq = ana.state(table)["seq"]
    ana.act(table, player=1, seq=seq, action={"do": "take", "place": 1})
    before = ana.state(table)["views"]["1"]
    first.stop()
    second = LiveServer(settings)
    ana.move_to(second.url)
    after = ana.state(table)
    assert after["views"]["1"] == before
    assert after["table"]["own"] is True
    assert ana.get(f"/api/tables/{table}/own")["designs"][0]["name"] == "otters"
    ana.close()
    second.stop()


def test_hints_work_with_custom_races(ana):
    table = ana.table("me", "greedy", own=OTTERS, first=1)["id"]
    assert ana.get(f"/api/tables/{table}/hint?player=1")["hint"]["actions"]
