"""Custom races, powers, boards and scenarios in environments, from files and as objects."""

import json
import pickle
from pathlib import Path

import pytest

from kit.built import ISLE, SMALL
from smallworld.content.realms.board_names import REALM
from smallworld.content.realms.formats.layout_code import decode
from smallworld.content.realms.formats.layout_file import layout_text
from smallworld.content.realms.scenarios.scenario_file import held_text, parse_scenario
from smallworld.content.toolkit.bonuses import FeatureBonus
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.rules import Banner
from smallworld.envs import SmallWorldVectorEnv, smallworld_v0
from smallworld.workshop.reading import from_text

OTTERS = Path(__file__).parents[2] / "examples" / "otters.toml"
DATA = {"race": [{"name": "Newts", "tokens": 4, "ability": [{"tool": "income", "coins": 1}]}]}
MOLES = """
from smallworld.content.toolkit.bonuses import FeatureBonus
from smallworld.engine.rules import Banner

moles = Banner("Moles", 4, 9, FeatureBonus("hill"))
"""
WELLS = 'title = "Wells"\nplayers = [2]\n\n[[rule]]\ntool = "feature-bonus"\nfeature = "coin-mine"\n'


def moles():
    """Return a new banner, as a package offers it."""
    return Banner("Moles", 4, 9, FeatureBonus("hill"))


def played(env):
    env.reset(seed=1)
    for agent in env.agent_iter(40):
        observation, _, terminated, _, _ = env.last()
        env.step(None if terminated else env.action_space(agent).sample(observation["action_mask"]))
    return env


@pytest.fixture
def python_file(tmp_path):
    (tmp_path / "moles.py").write_text(MOLES, encoding="utf-8")
    return tmp_path / "moles.py"


@pytest.mark.parametrize(
    ("item", "race"),
    [
        (str(OTTERS), "Otters"),
        (OTTERS, "Otters"),
        (from_text(json.dumps(DATA)), "Newts"),
        (DATA, "Newts"),
        (json.dumps(DATA), "Newts"),
        (moles, "Moles"),
    ],
    ids=["file", "path", "draft", "data", "text", "function"],
)
def test_custom_race_is_played_and_pickled_in_an_environment(item, race):
    env = played(smallworld_v0.raw_env(boxes=["base", item]))
    assert race in env.setting.rules.names
    twin = pickle.loads(pickle.dumps(env))
    assert twin.setting.rules.names == env.setting.rules.names == twin.table.state.rules.names
    assert twin.table.state.key() == env.table.state.key()


def test_several_custom_sources_are_played_together(python_file):
    env = played(smallworld_v0.raw_env(boxes=["base", str(OTTERS), str(python_file)]))
    twin = pickle.loads(pickle.dumps(env))
    assert {"Otters", "Nimble", "Moles"} <= set(twin.setting.rules.names)
    assert "Moles" in SmallWorldVectorEnv(2, boxes=f"base,{python_file}").setting.rules.names


def test_banner_object_is_played_but_not_pickled():
    env = played(smallworld_v0.raw_env(boxes=["base", moles()]))
    assert "Moles" in env.setting.rules.names
    with pytest.raises(pickle.PicklingError, match="a function of a module"):
        pickle.dumps(env)


def test_banner_object_cannot_be_in_two_sets_of_boxes():
    banner = moles()
    here = smallworld_v0.raw_env(boxes=["base", banner])
    id = banner.ability.id
    smallworld_v0.raw_env(boxes=["base", banner])
    with pytest.raises(SmallWorldError, match="give a function that makes a new race"):
        smallworld_v0.raw_env(boxes=["base", "cursed", banner])
    assert banner.ability.id == id == here.setting.rules.ids["moles"]


def test_custom_board_is_given_by_name_text_or_file(tmp_path):
    file = tmp_path / "small.toml"
    file.write_text(layout_text(decode(SMALL)), encoding="utf-8")
    boards = (REALM + SMALL, SMALL, str(file), file)
    found = {smallworld_v0.raw_env(board=board).setting.board.name for board in boards}
    assert found == {REALM + SMALL}


def test_custom_scenario_is_a_file_or_part_of_a_board(tmp_path):
    scenario, board = tmp_path / "wells.toml", tmp_path / "isle.toml"
    scenario.write_text(WELLS, encoding="utf-8")
    held = held_text(parse_scenario(WELLS, "wells"))
    board.write_text(ISLE + held, encoding="utf-8")
    for options in ({"boxes": ["base", str(scenario)]}, {"board": board}):
        env = played(smallworld_v0.raw_env(**options))
        assert [name for name in env.setting.rules.boxes if name.startswith("scenario-")]
        twin = pickle.loads(pickle.dumps(env))
        assert twin.setting.rules.boxes == env.setting.rules.boxes
