"""Custom scenarios: in strings, at tables and in records; and the example of the docs.

Source: ours.
"""

import re
from contextlib import suppress
from pathlib import Path

import pytest

from kit.realms import wild
from kit.scenario_data import wild_scenario
from kit.table import table
from laws.walks import choose
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.content.catalogue import board_as_said, board_for, find_board, make_rules, numbers_of_players
from smallworld.content.choice import names_of, world_of
from smallworld.content.realms.board_names import name_of
from smallworld.content.realms.rules.rule_modules import RULE_MODULES
from smallworld.content.realms.scenarios.scenario_code import (
    LONGEST,
    decode_scenario,
    encode_scenario,
    name_of_scenario,
    scenario_of,
)
from smallworld.content.realms.scenarios.scenario_file import parse_scenario
from smallworld.content.realms.tiles.errors import LayoutError
from smallworld.content.realms.tiles.layout import TOKENS, Layout, PlacedTile
from smallworld.content.shelf import SetupError, open_box
from smallworld.engine.game import new_game, play
from smallworld.engine.session import replay
from smallworld.engine.steps.score import score_breakdown
from smallworld.engine.text.notation import format_action
from smallworld.engine.text.record import Record, parse_record
from smallworld.workshop.laws.invariants import check
from smallworld.workshop.tables import rules_of_record

PAGE = Path(__file__).parents[4] / "docs" / "create" / "scenarios.md"
TILES = (
    PlacedTile("P", "surface", (0, 0), 0),
    PlacedTile("R", "surface", (1, 0), 0),
    PlacedTile("F", "surface", (0, 1), 0),
)
WELLS = """
title = "Wells"
[[rule]]
tool = "feature-bonus"
feature = "well"
coins = 2
"""


def examples():
    found = re.findall(r"```toml\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    return [parse_scenario(text, "scenarios.md") for text in found]


def data_of(scenario):
    return scenario.to_data()


# --- The string -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(60))
def test_scenario_can_be_read_back_from_its_string(seed):
    scenario = wild_scenario(seed)
    code = encode_scenario(scenario)
    again = decode_scenario(code)
    assert data_of(again) == data_of(scenario)
    assert encode_scenario(again) == code
    assert re.fullmatch(r"[A-Za-z0-9._~-]+", code)
    assert len(code) < 600


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("", "code-torn"),
        ("21s.V2VsbHM", "code-version"),
        ("1", "code-torn"),
        ("11s.V2VsbHM.feature-bonus~well~9", "rules-value"),
        ("11s.V2VsbHM.feature-bonus~well~2~y~1~1", "code-torn"),
        ("11s.V2VsbHM.feature-bonus~moon", "rules-value"),
        ("11s.V2VsbHM.exec~well", "rules-tool"),
        ("1xs.V2VsbHM", "rules-value"),
        ("11q.V2VsbHM", "rules-value"),
        ("11sz.V2VsbHM", "rules-value"),
        ("11s._", "code-torn"),
        ("11s.V2VsbHM.crops.drift", "rules-apart"),
        ("11s.V2VsbHM.night-and-day", "rules-world"),
        ("11s.V2VsbHM.rounds~21", "rules-value"),
        ("11s.V2VsbHM.rounds~x", "rules-value"),
        ("11s.V2VsbHM.rounds", "code-torn"),
        ("11s.V2VsbHM.rounds~9~9", "code-torn"),
        ("11s.V2VsbHM.rounds~9.rounds~9", "code-torn"),
        ("11s.V2VsbHM.water~lava", "rules-value"),
        ("11s.V2VsbHM.water~growing-river", "rules-value"),
        ("11s.V2VsbHM.entry~moon", "rules-value"),
        ("11s.V2VsbHM.teams~12x", "rules-value"),
        ("11s.V2VsbHM.teams~1212~4", "rules-value"),
        ("11b.V2VsbHM.columns.night-and-day", "rules-apart"),
        ("11b.V2VsbHM.homeland.night-and-day", "rules-apart"),
        ("1" * (LONGEST + 1), "code-too-long"),
    ],
)
def test_error_for_an_incomplete_string_says_what_is_wrong(code, why):
    with pytest.raises(LayoutError) as error:
        decode_scenario(code)
    assert error.value.code == why


@pytest.mark.parametrize("seed", range(40))
def test_corrupted_scenario_string_never_causes_a_crash(seed):
    numbers = RandomNumbers(seed, 0)
    code = encode_scenario(wild_scenario(seed))
    for _ in range(30):
        at = numbers.below(len(code))
        broken = code[:at] + chr(33 + numbers.below(90)) + code[at + numbers.below(3) :]
        with suppress(LayoutError):
            assert decode_scenario(broken).box("broken").name == "broken"


# --- The table --------------------------------------------------------------------------------------


def test_name_of_a_custom_scenario_contains_the_whole_scenario():
    name = name_of_scenario(parse_scenario(WELLS, "wells.toml"))
    names = names_of(("base",), scenario=name)
    assert names == ("base", name)
    assert names_of(names) == names
    assert open_box(name).title == "Wells"
    assert make_rules(names).boxes == {"base": 1, name: 1}


def test_table_has_at_most_one_scenario():
    names = [name_of_scenario(wild_scenario(seed)) for seed in (1, 2)]
    with pytest.raises(SetupError, match="choose one at most"):
        names_of(("base", *names))
    with pytest.raises(SetupError, match="choose one at most"):
        names_of(("base", "realms_3"), scenario=names[0])


def test_scenario_of_both_worlds_needs_boxes_of_both():
    name = "scenario-11b.V2VsbHM.night-and-day"
    assert world_of(names_of(("base", "underground"), scenario=name)) == "both"
    with pytest.raises(SetupError, match="needs the box underground"):
        names_of(("base",), scenario=name)


@pytest.mark.parametrize("token", TOKENS)
def test_each_token_on_the_map_pays_by_the_rule_of_the_scenario(token):
    name = name_of_scenario(parse_scenario(WELLS.replace("well", token), "wells.toml"))
    board = find_board(name_of(Layout("Isle", 2, 10, "river", TILES, marks={token: ("Pa", "Ra")})))
    rules = make_rules(("base", name))
    state = new_game(rules, board, 2)
    side, place = 0, board.where(token).bit_length() - 1
    numbers = RandomNumbers(1, 0)
    while not state.held[side]:
        play(state, choose(state, numbers))
    state.held = [1 << place, *state.held[1:]]
    bonus = {rules.names[id]: coins for _, id, coins in score_breakdown(state, 0) if id}
    assert bonus[f"The {token.title()}s"] == 2


@pytest.mark.parametrize(
    ("rule", "price"),
    [
        ('tool = "discount"\nfeature = "forest"', 2 - 1),
        ('tool = "surcharge"\nfeature = "forest"\nby = 2', 2 + 2),
        ('tool = "as-if-empty"\nfeature = "forest"', 2),
        ('tool = "linked"\nfeature = "forest"\nby = 1', 2 - 1),
    ],
)
def test_prices_that_a_scenario_changes_apply_to_declined_ghouls(rule, price):
    holder = "red 1" if "empty" in rule else ""
    drawing = f"home forest me/declined 5 edge \n wood forest {holder} beside home"
    scenario = parse_scenario(f'title = "Own"\n[[rule]]\n{rule}', "own.toml")
    game = table(drawing, me="orcs forest, declined ghouls", own=lambda: scenario.box("own"))
    assert game.price("wood", "me/declined") == price


def test_reach_that_a_scenario_grants_applies_to_declined_ghouls():
    drawing = "home hill me/declined 5 edge \n far forest edge"
    scenario = parse_scenario('title = "Own"\n[[rule]]\ntool = "reach"\nfeature = "forest"', "own.toml")
    game = table(drawing, me="orcs forest, declined ghouls", own=lambda: scenario.box("own"))
    assert game.targets("me/declined") == ["far"]


def test_rule_for_moving_tiles_does_not_change_a_printed_board():
    name = "scenario-11s.V2VsbHM.drift.feature-bonus~forest"
    names = names_of(("base",), scenario=name)
    state, numbers = new_game(make_rules(names), find_board(board_for(3, names)), 3), RandomNumbers(1, 0)
    while not state.over:
        play(state, choose(state, numbers))
        check(state)


def test_record_of_a_custom_scenario_replays_without_its_file():
    name = name_of_scenario(parse_scenario(WELLS, "wells.toml"))
    names = ("base", name)
    board = find_board(name_of(Layout("Isle", 2, 3, "river", TILES, marks={"well": ("Pa",)})))
    rules, numbers = make_rules(names), RandomNumbers(4, 0)
    state, played = new_game(rules, board, 2), []
    while not state.over:
        action = choose(state, numbers)
        played.append(format_action(rules, board, action))
        play(state, action)
    text = Record(dict(rules.boxes), board.name, ["a", "b"], 0, None, played).to_text()
    scenario_of.cache_clear()
    record = parse_record(text)
    again = replay(rules_of_record(record), find_board(record.board), record).state
    assert again.key() == state.key()


@pytest.mark.parametrize("seed", range(12))
def test_games_of_random_scenarios_keep_every_invariant(seed):
    layout = wild(seed)
    scenario = wild_scenario(seed, layout.players)
    name = name_of_scenario(scenario)
    names = names_of(("base", "underground"), scenario=name)
    board = find_board(board_as_said(name_of(layout), names))
    state, numbers = new_game(make_rules(names), board, layout.players), RandomNumbers(seed, 0)
    for _ in range(150):
        if state.over:
            break
        play(state, choose(state, numbers))
        check(state)


# --- The page ---------------------------------------------------------------------------------------


def test_page_on_scenarios_documents_board_and_team_settings():
    _, scenario = examples()
    data = scenario.to_data()
    assert [data[word] for word in ("rounds", "water", "entry", "teams", "alone")] == [
        *(12, "closed-sea", ["gate", "coast"]),
        *([1, 2, 3, 1, 2], 2),
    ]
    assert numbers_of_players(names_of(("base",), scenario=name_of_scenario(scenario))) == [5]


def test_example_on_the_page_on_scenarios_can_be_played():
    scenario, _ = examples()
    assert [rule.tool.word for rule in scenario.rules] == ["feature-bonus", "stronghold", "coins-lying"]
    names = names_of(("base",), scenario=name_of_scenario(scenario))
    assert {"The Wells", "The Gates", "The Statues"} <= set(make_rules(names).names)


def test_page_on_scenarios_documents_every_tool_and_parameter():
    rows = dict(re.findall(r"^\| `([\w-]+)` \|.*\| (.*) \|$", PAGE.read_text("utf-8"), re.MULTILINE))
    assert list(rows) == [tool.word for tool in RULE_MODULES]
    for tool in RULE_MODULES:
        for one in tool.parameters:
            assert f"`{one.name}`" in rows[tool.word]
            if one.kind == "number":
                assert f"`{one.name}` {one.least} to {one.most}, default {one.default}" in rows[tool.word]


def test_page_on_scenarios_names_the_seven_tokens_for_the_map():
    text = PAGE.read_text("utf-8")
    assert len(TOKENS) == 7
    assert all(f"`{token}`" in text for token in TOKENS)
