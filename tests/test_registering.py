"""Names that a program registers for its races, bots, boards and scenarios."""

from __future__ import annotations

import pickle

import pytest
from click.testing import CliRunner

import smallworld
from kit.built import ISLE
from smallworld.bots.bot import Bot
from smallworld.bots.budget import Budget
from smallworld.bots.random_bot import RandomBot
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.cli import main
from smallworld.content.box import Box
from smallworld.content.toolkit.bonuses import FeatureBonus
from smallworld.engine.action import Action
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.rules import Banner
from smallworld.engine.state import State
from smallworld.envs import SmallWorldEnv
from smallworld.registry import names
from smallworld.workshop.sources import find_own
from smallworld.workshop.tables import rules_with

WELLS = 'title = "Wells"\n\n[[rule]]\ntool = "feature-bonus"\nfeature = "coin-mine"\n'


class Digger(Bot):
    """A bot of this file."""

    def __init__(self, numbers: RandomNumbers) -> None:
        self.numbers = numbers

    def choose(self, position: State, actions: list[Action], budget: Budget) -> Action:
        return actions[self.numbers.below(len(actions))]


def mole_box() -> Box:
    return Box("m", "M", 1, [Banner("Moles", 4, 9, FeatureBonus("hill"))], [])


@pytest.fixture(autouse=True)
def nothing_registered(monkeypatch):
    monkeypatch.setattr(names, "_REGISTERED", {kind: {} for kind in names.KINDS})


@pytest.fixture
def made(tmp_path):
    """Register a race, a bot, a board and a scenario."""
    (tmp_path / "isle.toml").write_text(ISLE)
    (tmp_path / "wells.toml").write_text(WELLS)
    smallworld.register("banners", "mole-box", mole_box)
    smallworld.register("bots", "digger", Digger)
    smallworld.register("boards", "isle", tmp_path / "isle.toml")
    smallworld.register("scenarios", "my-wells", tmp_path / "wells.toml")


def test_registered_names_work_in_commands(made):
    asked = "--boxes base,mole-box --board isle --scenario my-wells --bots digger --games 8 --json"
    ran = CliRunner().invoke(main, ["balance", "moles", *asked.split()])
    assert ran.exit_code == 0, ran.output
    assert '"name": "moles"' in ran.stdout


def test_registered_names_work_in_environments(made):
    env = SmallWorldEnv(boxes="base,mole-box,my-wells", board="isle", opponents="digger")
    env.reset(seed=1)
    assert "moles" in env.setting.rules.slugs


def test_scenario_of_rules_may_be_a_registered_name_or_file(made, tmp_path):
    file = tmp_path / "wells.toml"
    rules = [smallworld.make_rules(scenario=said) for said in ("my-wells", str(file), file)]
    assert [list(one.boxes) for one in rules] == [list(smallworld.make_rules(["base", file]).boxes)] * 3


def test_registered_function_pickles_under_its_own_name(made):
    rules = rules_with(("base",), find_own("mole-box"))
    assert rules.origin == f"{__name__}:mole_box", "other processes find it without the registered name"
    assert pickle.loads(pickle.dumps(rules)).names == rules.names


def test_object_without_a_module_is_known_by_its_registered_name():
    smallworld.register("banners", "moles", lambda: Banner("Moles", 4, 9, FeatureBonus("hill")))
    assert rules_with(("base",), find_own("moles")).origin == "moles"


def test_same_thing_may_be_registered_twice(made):
    smallworld.register("bots", "digger", Digger)
    with pytest.raises(SmallWorldError, match='"digger" is already registered in bots'):
        smallworld.register("bots", "digger", RandomBot)


@pytest.mark.parametrize("command", ["arena", "simulate", "almanac", "play"])
def test_help_lists_the_bots_registered_at_that_moment(command):
    assert "digger" not in CliRunner().invoke(main, [command, "--help"]).output
    smallworld.register("bots", "digger", Digger)
    assert "digger" in CliRunner().invoke(main, [command, "--help"]).output


def test_no_game_is_begun_with_a_bot_that_cannot_be_made(tmp_path):
    smallworld.register("bots", "digger", object)
    ran = CliRunner().invoke(main, ["play", "--seats", "Ana,digger", "--save", str(tmp_path / "game")])
    assert ran.exit_code == 2
    assert 'bot "digger": ' in ran.output
    assert not (tmp_path / "game").exists()


@pytest.mark.parametrize(
    ("kind", "name", "thing", "reason"),
    [
        ("races", "moles", mole_box, 'kind "races": unknown; available: banners, bots, boards, scenarios'),
        ("bots", "greedy", Digger, '"greedy" is a built-in name'),
        ("banners", "be-not-afraid", mole_box, '"be-not-afraid" is a built-in name'),
        ("boards", "base-2", "isle.toml", '"base-2" is a built-in name'),
        ("bots", "a:b", Digger, 'name "a:b": use a-z'),
        ("boards", "isle", "no-such-file.toml", "does not exist; boards: give the path of a TOML file"),
    ],
)
def test_unsuitable_registrations_are_refused_with_a_reason(kind, name, thing, reason):
    with pytest.raises(SmallWorldError, match=reason):
        smallworld.register(kind, name, thing)


@pytest.mark.parametrize(
    ("kind", "thing"), [("banners", 3), ("bots", 3), ("bots", "settler.py"), ("boards", mole_box)]
)
def test_things_of_another_type_are_refused_with_a_reason(kind, thing):
    with pytest.raises(TypeError, match=f"{kind}: give .*, not {type(thing).__name__}"):
        smallworld.register(kind, "moles", thing)
