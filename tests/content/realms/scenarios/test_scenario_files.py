"""Scenario files: their meaning, and the errors for broken files.

Source: ours.
"""

import subprocess
import sys
from importlib.resources import files

import pytest

from smallworld.content import realms
from smallworld.content.realms.box import REALMS
from smallworld.content.realms.formats.layout_file import layout_text, load_layout, parse_layout
from smallworld.content.realms.rules.rule_modules import RULE_MODULES
from smallworld.content.realms.scenarios.scenario_file import (
    LONGEST,
    held_text,
    parse_scenario,
    scenario_held,
)
from smallworld.content.realms.scenarios.scenario_reading import MOST_RULES
from smallworld.content.realms.tiles.errors import LayoutError
from smallworld.engine.errors import NotationError

MINES = """
title = "Wells"
players = [2, 3]

[[rule]]
tool = "feature-bonus"
feature = "coin-mine"
coins = 2
"""


def refused(text):
    with pytest.raises(LayoutError) as error:
        parse_scenario(text, "wells.toml")
    assert str(error.value).startswith("wells.toml: ")
    return error.value


def test_scenario_file_is_read_as_a_box_with_rules():
    box = parse_scenario(MINES, "wells.toml").box("wells")
    assert (box.title, box.layouts, box.stars, box.world) == ("Wells", (2, 3), 1, "surface")
    assert [other.name for other in box.auxiliaries] == ["Victory Coin Mines"]
    assert box.auxiliaries[0].common


def test_each_table_gets_new_ability_objects():
    make = REALMS["realms_3"]
    assert make().auxiliaries[0].ability is not make().auxiliaries[0].ability


def test_every_scenario_file_of_the_package_is_listed():
    folder = files(realms).joinpath("scenarios")
    scenarios = [file.name for file in folder.iterdir() if file.name.endswith(".toml")]
    assert scenarios
    assert {name.removesuffix(".toml") for name in scenarios} <= set(REALMS)


def test_scenario_files_are_read_only_when_opened():
    told = (
        "from smallworld.content.catalogue import make_rules, find_board, players_at_most\n"
        "from smallworld.content.realms.scenarios.scenario_file import scenario_named\n"
        "make_rules(), find_board('base-3'), players_at_most()\n"
        "print(scenario_named.cache_info().currsize)\n"
        "make_rules(scenario='realms-3')\n"
        "print(scenario_named.cache_info().currsize)\n"
    )
    said = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert said.stdout.split() == ["0", "1"]


@pytest.mark.parametrize(
    ("line", "changed", "message"),
    [
        ('title = "Wells"', "", "“title” of the scenario is missing; it should be text"),
        ('title = "Wells"', 'title = " "', "its title is ' '; it should have 1 to 60 letters"),
        (
            'title = "Wells"',
            'title = "W"\nstars = 4',
            "“stars” of the scenario is 4; it should be a number from",
        ),
        ('title = "Wells"', 'title = "W"\nworld = "moon"', "should be one of surface, underground, both"),
        ('title = "Wells"', 'title = "W"\ncode = "x"', "unknown field “code”. Possible: "),
        ('title = "Wells"', 'title = "W"\nfeatures = ["wifi"]', "should be one of chasm, volcano, place"),
        ('title = "Wells"', 'title = "W"\nwithout = [1]', "should be names of races, powers, relics"),
        ('title = "Wells"', 'title = "W"\nwithout = "Orcs"', "it should be a list of at most 40 names"),
        ('title = "Wells"', 'title = "W"\nfeatures = 1', "it should be a list of at most 3 features"),
        (
            "players = [2, 3]",
            "players = [7]",
            "“players” of the scenario is 7; it should be numbers from 2 to 6",
        ),
        ("players = [2, 3]", "players = 2", "“players” of the scenario is 2; it should be a list of"),
        ('tool = "feature-bonus"', 'tool = "exec"', "unknown tool “exec”. Possible: feature-bonus, "),
        ('tool = "feature-bonus"', "", "“tool” of a rule is missing; it should be text"),
        (
            'feature = "coin-mine"',
            'feature = "moon"',
            "“feature” of “feature-bonus” is 'moon'; it should be one",
        ),
        (
            'feature = "coin-mine"',
            "",
            "“feature” of “feature-bonus” is missing; it should be one of well, cairn",
        ),
        ("coins = 2", "coins = 4", "“coins” of “feature-bonus” is 4; it should be a number from 1 to 3"),
        ("coins = 2", "coins = true", "“coins” of “feature-bonus” is True; it should be a number"),
        ("coins = 2", "also_declined = 1", "is 1; it should be true or false"),
        ("coins = 2", "by = 1", "“feature-bonus”: unknown field “by”. Possible: tool, feature, coins"),
    ],
)
def test_error_for_a_scenario_file_lists_the_valid_choices(line, changed, message):
    assert message in str(refused(MINES.replace(line, changed)))


def test_token_with_two_rules_in_a_scenario_is_refused():
    twice = MINES + '[[rule]]\ntool = "feature-bonus"\nfeature = "coin-mine"\n'
    assert "“feature-bonus”: coin-mine already has a rule; each can have only one" in str(refused(twice))


def test_number_of_rules_in_a_scenario_is_limited():
    many = MINES + '[[rule]]\ntool = "drift"\n' * MOST_RULES
    assert f"a list of at most {MOST_RULES} rules" in str(refused(many))


@pytest.mark.parametrize("text", ["title = ", "[" * 20_000, "a = " + "9" * 5000, "x" * (LONGEST + 1)])
def test_scenario_in_invalid_toml_is_refused(text):
    with pytest.raises(NotationError, match=r"^wells\.toml: "):
        parse_scenario(text, "wells.toml")


def test_rule_that_is_not_a_toml_table_is_refused():
    assert "“it” of a rule is 1; it should be a table of fields" in str(refused('title = "W"\nrule = [1]'))


TWO_GATES = """
title = "Two \\"Gates\\" of Änne"
rounds = 12
water = "closed-sea"
entry = ["gate", "coast"]
teams = [1, 2, 1, 2]
alone = 1

[[rule]]
tool = "feature-bonus"
feature = "well"
coins = 2

[[rule]]
tool = "stronghold"
feature = "forest"
"""


@pytest.mark.parametrize("text", [MINES, TWO_GATES])
def test_board_file_may_contain_a_scenario(text):
    layout, scenario = load_layout("realms-3-3.toml"), parse_scenario(text, "wells.toml")
    whole = layout_text(layout) + held_text(scenario)
    assert layout_text(parse_layout(whole, "board.toml")) == layout_text(layout)
    held = scenario_held(whole, "board.toml")
    assert held is not None
    assert held.to_data() == scenario.to_data()
    assert scenario_held(layout_text(layout), "board.toml") is None


def test_error_in_a_scenario_of_a_board_file_names_the_file():
    text = layout_text(load_layout("realms-3-3.toml")) + "[scenario]\ntitle = 7\n"
    with pytest.raises(LayoutError) as error:
        scenario_held(text, "board.toml")
    assert str(error.value).startswith("board.toml: ")


def test_version_of_a_scenario_depends_on_the_tools_it_uses():
    changed = [tool for tool in RULE_MODULES if tool.version > 1]
    of_the_land = {"discount", "surcharge", "as-if-empty", "reach", "linked"}
    assert {tool.word for tool in changed} == {"night-and-day", "homeland", *of_the_land}
    plain = parse_scenario('title = "Own"\nworld = "both"', "own.toml")
    home = parse_scenario('title = "Own"\nworld = "both"\n[[rule]]\ntool = "homeland"', "own.toml")
    assert (plain.box("own").version, home.box("own").version) == (1, 2)
