"""Custom scenarios: checked, encoded in a string, played at a table; a string from a user is only data."""

from __future__ import annotations

import pytest

from kit.built import RIVERSIDE, SMALL
from smallworld.content.realms.rules.rule_modules import RULE_MODULES

BOARD = f"realm-{SMALL}"
WELLS = {
    "title": "Anna’s Wells",
    "rule": [
        {"tool": "feature-bonus", "feature": "well", "coins": 2, "also_declined": True},
        {"tool": "reach", "feature": "gate", "entry": True},
    ],
}
TORN = "11s.V2VsbHM.exec~well"


def test_realms_call_lists_all_tools_for_scenarios(ana):
    tools = ana.get("/api/realms")["tools"]
    assert [tool["tool"] for tool in tools] == [tool.word for tool in RULE_MODULES]
    where = tools[0]["parameters"][0]
    assert where["name"] == "feature"
    assert {"well", "coin-mine", "forest"} <= set(where["choices"])


def test_scenario_rules_can_be_read_back_from_their_string(ana):
    answer = ana.post("/api/realms/rules", {"scenario": WELLS})
    assert answer["name"] == f"scenario-{answer['code']}"
    assert answer["scenario"]["rule"] == WELLS["rule"]
    assert ana.post("/api/realms/rules", {"code": answer["code"]}) == answer


@pytest.mark.parametrize(
    ("rule", "why"),
    [
        ([{"tool": "exec"}], "rules-tool"),
        ([{"tool": "feature-bonus", "feature": "moon"}], "rules-value"),
        ([{"tool": "feature-bonus", "feature": "well", "coins": 99}], "rules-value"),
        ([{"tool": "discount", "feature": "well"}, {"tool": "reach", "feature": "well"}], "rules-twice"),
        ([{"tool": "drift"}, {"tool": "crops"}], "rules-apart"),
        ([{"tool": "night-and-day"}], "rules-world"),
    ],
)
def test_invalid_scenario_rules_are_refused_with_an_error_code(ana, rule, why):
    refused = ana.post("/api/realms/rules", {"scenario": {**WELLS, "rule": rule}}, status=400)["error"]
    assert refused["code"] == "bad-realm"
    assert refused["facts"]["why"] == why


def test_tables_can_use_a_custom_scenario(ana):
    name = ana.post("/api/realms/rules", {"scenario": WELLS})["name"]
    setup = ana.get(f"/api/setup?boxes=base,{name}")
    assert setup["boxes"] == ["base", name]
    wish = {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "board": BOARD}
    table = ana.post("/api/tables", {**wish, "boxes": ["base", name]})
    assert table["scenario"] == name
    assert table["board"] == BOARD
    asked = ana.post("/api/tables", {**wish, "boxes": ["base"], "scenario": name})
    assert asked["scenario"] == name


def test_cut_scenario_string_is_refused_by_every_call(ana):
    assert ana.post("/api/realms/rules", {"code": TORN}, status=400)["error"]["facts"]["why"] == "rules-tool"
    wish = {
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "boxes": ["base", f"scenario-{TORN}"],
        "board": BOARD,
    }
    assert ana.post("/api/tables", wish, status=400)["error"]["facts"]["why"] == "rules-tool"
    assert ana.get(f"/api/setup?boxes=base,scenario-{TORN}", status=400)["error"]["code"] == "bad-realm"
    checked = {"code": BOARD.removeprefix("realm-"), "rules": TORN}
    assert ana.post("/api/realms/check", checked, status=400)["error"]["facts"]["why"] == "rules-tool"


def test_settings_of_a_scenario_apply_to_the_board_of_the_table(ana):
    said = {**WELLS, "rounds": 3, "water": "closed-sea", "entry": ["edge"]}
    answer = ana.post("/api/realms/rules", {"scenario": said})
    assert answer["code"].split(".")[2:5] == ["rounds~3", "water~closed-sea", "entry~edge"]
    assert answer["scenario"]["rounds"] == 3
    wish = {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "board": BOARD, "boxes": ["base"]}
    table = ana.post("/api/tables", {**wish, "scenario": answer["name"]})
    assert table["rounds"] == 3
    assert table["board"].startswith("realm-123c.")
    played = ana.post("/api/realms/check", {"code": table["board"].removeprefix("realm-")})["draft"]
    assert (played["rounds"], played["water"]) == (3, "closed-sea")


def test_board_check_counts_the_entries_that_a_scenario_sets(ana):
    said = {**WELLS, "rule": [], "water": "sea", "entry": ["forest"]}
    rules = ana.post("/api/realms/rules", {"scenario": said})["code"]
    bare = ana.post("/api/realms/check", {"code": RIVERSIDE})
    ruled = ana.post("/api/realms/check", {"code": RIVERSIDE, "rules": rules})
    assert ruled["draft"] == bare["draft"]  # the layout stays unchanged
    assert ruled["census"]["entries"] == ruled["census"]["terrains"]["forest"] != bare["census"]["entries"]
    assert "river" in [plot["terrain"] for plot in bare["plots"]]
    assert "river" not in [plot["terrain"] for plot in ruled["plots"]]


def test_scenario_with_teams_fixes_the_number_of_players(ana):
    name = ana.post("/api/realms/rules", {"scenario": {**WELLS, "teams": [1, 2, 1]}})["name"]
    tables = ana.get(f"/api/setup?boxes=base,{name}")["tables"]
    assert [table["players"] for table in tables if "board" in table] == [3]
    wish = {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "board": BOARD}
    refused = ana.post("/api/tables", {**wish, "boxes": ["base", name]}, status=400)["error"]
    assert (refused["code"], refused["facts"]) == ("other-teams", {"players": 2, "number": 3})
