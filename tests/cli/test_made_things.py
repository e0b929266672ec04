"""Custom content in every tool: a table with a test, or the reason for having none, in each cell."""

from __future__ import annotations

import json
import pickle
import re
import shutil
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from kit.built import ISLE
from smallworld.cli import main
from smallworld.content.catalogue import find_board, make_rules
from smallworld.content.toolkit.bonuses import FeatureBonus
from smallworld.engine.rules import Banner
from smallworld.envs import SmallWorldEnv, SmallWorldVectorEnv, smallworld_v0
from smallworld.workshop.plotting import new_board_text
from smallworld.workshop.realm_files import board_in, scenario_in
from smallworld.workshop.sources import find_own
from smallworld.workshop.tables import rules_with

ROOT = Path(__file__).parents[2]
MOLES = """
from smallworld.content.box import Box
from smallworld.content.toolkit.bonuses import FeatureBonus
from smallworld.engine.rules import Banner

{}
"""
SHORES = new_board_text("Two Shores", 2, "surface", 1)
SALT_FLAT = 'name = "Salt Flat"\nlook = "farmland"\ncolour = "#f6f1ee"\n'
FILES = {
    "moles.py": MOLES.format('moles = Banner("Moles", 4, 9, FeatureBonus("hill"))'),
    "mole_box.py": MOLES.format(
        'def box():\n    return Box("m", "M", 1, [Banner("Moles", 4, 9, FeatureBonus("hill"))], [])'
    ),
    "settler.py": "from smallworld.bots.random_bot import RandomBot as Settler\n",
    "wells.toml": 'title = "Wells"\n\n[[rule]]\ntool = "feature-bonus"\nfeature = "coin-mine"\n',
    "isle.toml": ISLE,
    "shores.toml": SHORES,
    "flats.toml": f"{SHORES}\n[[terrain]]\n{SALT_FLAT}".replace('"farmland"', '"salt-flat"', 2),
}
# The files of an installed package: its code, its boards and its entry points.
PACKAGE = {
    "mole_pack.py": MOLES.format(
        "from pathlib import Path\n"
        "from smallworld.bots.bot import Bot\n\n"
        'isle = Path(__file__).with_name("packed_isle.toml")\n'
        'wells = str(isle.with_name("packed_wells.toml"))\n\n'
        'def moles():\n    return Banner("Moles", 4, 9, FeatureBonus("hill"))\n\n'
        "class Digger(Bot):\n"
        "    def __init__(self, numbers):\n        self.numbers = numbers\n\n"
        "    def choose(self, position, actions, budget):\n"
        "        return actions[self.numbers.below(len(actions))]\n"
    ),
    "packed_isle.toml": FILES["isle.toml"],
    "packed_wells.toml": FILES["wells.toml"],
    "mole_pack-1.0.dist-info/METADATA": "Metadata-Version: 2.1\nName: mole-pack\nVersion: 1.0\n",
    "mole_pack-1.0.dist-info/entry_points.txt": (
        "[smallworld.banners]\nmole-pack = mole_pack:moles\n"
        "[smallworld.boards]\nmole-isle = mole_pack:isle\n"
        "[smallworld.scenarios]\nmole-wells = mole_pack:wells\n"
        "[smallworld.bots]\ndigger = mole_pack:Digger\n"
    ),
}
# By race: how it is named, and what it is called.
RACES = {
    "a race in TOML": ("otters.toml", "otters"),
    "a race in Python": ("moles.py", "moles"),
    "a box of a module": ("mole_box:box", "moles"),
    "a race of a package": ("mole-pack", "moles"),
    "a new kind of piece": ("beacons.py", "lighted"),
    "a deck of events": ("events.py", "orcs"),
}
# By board: the file that describes it.
BOARDS = {
    "a board of tiles": "isle.toml",
    "a free board": "shores.toml",
    "a board of a new terrain": "flats.toml",
    "a board of a package": "mole-isle",
}
SCENARIOS = {"a scenario": "wells.toml", "a scenario of a package": "mole-wells"}
BOTS = {"a bot": "settler.py:Settler", "a bot of a package": "digger"}
MADE = [*RACES, *BOARDS, *SCENARIOS, *BOTS]

Made = str
NEVER_CODE = "a server takes designs only as data, and never runs Python that a player sends"
NOT_THERE = (
    "a table may move to another server or continue in a browser alone, and neither has the package; "
    "a race in TOML travels with the table"
)
NO_FILES = "a server looks up no files by names from players; players upload the file instead"
OWN_BOT = "it trains a bot of its own"
SERVED = "tests/server/custom/"


def new_moles() -> Banner:
    return Banner("Moles", 4, 9, FeatureBonus("hill"))


def options_of(made: Made) -> list[str]:
    """Return the options that make a command use this content."""
    if made in RACES:
        source = RACES[made][0]
        return ["--boxes", f"base,{source}"] if source == "mole-pack" else ["--custom", source]
    if made in BOARDS:
        return ["--board", BOARDS[made]]
    return ["--scenario", SCENARIOS[made]] if made in SCENARIOS else []


def bots_of(made: Made) -> str:
    return BOTS.get(made, "random")


def run(*words: str) -> str:
    ran = CliRunner().invoke(main, list(words))
    assert ran.exit_code == 0, ran.output
    return ran.stdout


def play(made: Made) -> None:
    seats = f"{bots_of(made)},random"
    told = run("play", "--seats", seats, "--plain", "--seed", "1", "--save", "game", *options_of(made))
    assert "The record is in game" in told


def simulate(made: Made) -> None:
    run("simulate", "--bots", bots_of(made), "--players", "2", "--games", "1", *options_of(made))


def arena(made: Made) -> None:
    run("arena", "--bots", bots_of(made), "--players", "2", "--games", "1", *options_of(made))


def surveyed(made: Made) -> list[str]:
    return ["--bots", bots_of(made), "--players", "2", "--games", "8", *options_of(made)]


def almanac(made: Made) -> None:
    run("almanac", *surveyed(made), "--output", "almanac")
    assert RACES.get(made, ("", "orcs"))[1] in Path("almanac/almanac.json").read_text(encoding="utf-8")


def balance(made: Made) -> None:
    run("balance", RACES.get(made, ("", "orcs"))[1], *surveyed(made), "--json")


def report(made: Made) -> None:
    options = ["--bots", bots_of(made), "--players", "2", "--games", "8", "--json"]
    options += [] if made in RACES else options_of(made)
    run("banner", "report", RACES.get(made, ("otters.toml", ""))[0], *options)


def realm_fair(made: Made) -> None:
    options = [] if made in BOARDS else options_of(made)
    run("realm", "fair", "isle.toml", "--games", "2", "--bot", bots_of(made), *options)


def board_fair(made: Made) -> None:
    options = [] if made in BOARDS else options_of(made)
    board = BOARDS.get(made, "shores.toml")
    run("board", "fair", board, "--games", "2", "--bot", bots_of(made), *options)


def bench(made: Made) -> None:
    run("bench", "--seconds", "0.05", "--json", *options_of(made))


def train(made: Made) -> None:
    least = ("--players", "2", "--games", "1", "--generations", "1", "--width", "1")
    run("train", "trained", *least, *options_of(made))
    wishes = json.loads(Path("trained/wishes.json").read_text(encoding="utf-8"))
    assert Path("trained/weights/1/any.json").exists()
    assert bool(wishes["own"]) == (made in RACES)
    assert bool(wishes["board"]) == (made in BOARDS)


def asked_of(made: Made) -> dict[str, Any]:
    """Return the arguments that make an environment use this content."""
    if made in RACES:
        return {"boxes": ["base", RACES[made][0]]}
    if made in BOARDS:
        return {"board": BOARDS[made]}
    return {"boxes": f"base,{SCENARIOS[made]}"} if made in SCENARIOS else {"opponents": BOTS[made]}


def pettingzoo(made: Made) -> None:
    env = smallworld_v0.raw_env(**asked_of(made))
    env.reset(seed=1)
    assert made not in RACES or RACES[made][1] in env.setting.rules.slugs


def gymnasium(made: Made) -> None:
    SmallWorldEnv(**asked_of(made)).reset(seed=1)


def vector(made: Made) -> None:
    SmallWorldVectorEnv(2, **asked_of(made)).reset(seed=1)


def openspiel(made: Made) -> None:
    if find_spec("pyspiel") is None:
        pytest.skip("OpenSpiel is not installed: pip install 'smallworld[openspiel]'")
    import pyspiel

    import smallworld.envs.openspiel

    assert smallworld.envs.openspiel.NAME
    asked = asked_of(made)
    if "boxes" in asked:
        boxes = asked["boxes"].split(",") if isinstance(asked["boxes"], str) else asked["boxes"]
        asked = {"boxes": "+".join(boxes)}
    pyspiel.load_game("python_smallworld", asked).new_initial_state()


def pickled(made: Made) -> None:
    value: Any
    if made in RACES:
        value = rules_with(("base",), find_own(RACES[made][0]))
        twin = pickle.loads(pickle.dumps(value))
        assert (twin.names, twin.eager) == (value.names, value.eager)
    elif made in BOARDS:
        value = find_board(board_in(Path(BOARDS[made])))
        assert pickle.loads(pickle.dumps(value)) is value
    elif made in SCENARIOS:
        value = make_rules(scenario=scenario_in(SCENARIOS[made]))
        assert pickle.loads(pickle.dumps(value)).names == value.names
    else:
        env = SmallWorldEnv(opponents=BOTS[made])
        env.reset(seed=1)
        twin = pickle.loads(pickle.dumps(env))
        assert [one.name for one in twin.opponents] == [one.name for one in env.opponents]


# By use: how to try it. A text in place of a function says why the cell is empty, or names the test of it.
USES: dict[str, Callable[[Made], None] | dict[Made, str]] = {
    "play": play,
    "serve": {
        "a race in TOML": f"{SERVED}test_own.py::test_custom_race_and_power_form_the_first_combo",
        "a race in Python": NEVER_CODE,
        "a box of a module": NEVER_CODE,
        "a race of a package": NOT_THERE,
        "a new kind of piece": NEVER_CODE,
        "a deck of events": NEVER_CODE,
        "a board of tiles": f"{SERVED}test_realms.py::test_tables_on_custom_boards_can_combine_boxes",
        "a free board": f"{SERVED}test_free_boards.py::test_board_file_can_be_read_and_played_on",
        "a board of a new terrain": f"{SERVED}test_free_boards.py::test_board_of_a_new_terrain_can_be_played",
        "a board of a package": NO_FILES,
        "a scenario": f"{SERVED}test_own_scenarios.py::test_tables_can_use_a_custom_scenario",
        "a scenario of a package": NO_FILES,
        "a bot": "a server plays bots of installed packages, and no others",
        "a bot of a package": "tests/bots/test_registry.py::test_installed_bot_is_listed_among_the_levels",
    },
    "simulate": simulate,
    "arena": arena,
    "almanac": almanac,
    "balance": balance,
    "banner report": report,
    "realm fair": realm_fair,
    "board fair": board_fair,
    "bench": bench,
    "train": train,
    "PettingZoo": pettingzoo,
    "Gymnasium": gymnasium,
    "vector": vector,
    "OpenSpiel": openspiel,
    "pickle": pickled,
}
NO_SEAT = "every seat belongs to a learner"
EMPTY = {
    **{(bot, use): NO_SEAT for bot in BOTS for use in ("PettingZoo", "OpenSpiel")},
    **{(bot, "train"): OWN_BOT for bot in BOTS},
    **{(bot, "bench"): "it measures the rules, with random moves" for bot in BOTS},
    ("a deck of events", "banner report"): "it has neither a race nor a power to compare",
    ("a free board", "realm fair"): "`board fair` measures it",
    ("a board of a new terrain", "realm fair"): "`board fair` measures it",
    ("a board of tiles", "board fair"): "`realm fair` measures it",
    ("a board of a package", "board fair"): "`realm fair` measures it, since it has tiles",
}


@pytest.fixture
def workplace(tmp_path, monkeypatch):
    """Make the current folder one with all files, and install a package with a race."""
    for name, text in {**FILES, **PACKAGE}.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    for name in ("otters.toml", "beacons.py", "events.py"):
        shutil.copy(ROOT / "examples" / name, tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "mole_pack", raising=False)
    # Plots are slow, and tested elsewhere.
    monkeypatch.setattr("smallworld.cli.commands.almanac.must_be_possible", lambda *given: None)
    monkeypatch.setattr("smallworld.cli.commands.almanac.write_almanac_page", lambda *given: None)
    monkeypatch.setattr("smallworld.training.curves.draw_curves", lambda *given: None)


def cells() -> list[tuple[Made, str]]:
    return [(made, use) for made in MADE for use, how in USES.items() if callable(how)]


@pytest.mark.parametrize(("made", "use"), [cell for cell in cells() if cell not in EMPTY])
def test_custom_content_works_in_every_tool(workplace, made, use):
    how = USES[use]
    assert callable(how)
    how(made)


@pytest.mark.parametrize("use", [use for use, how in USES.items() if not callable(how)])
def test_every_other_cell_gives_a_reason_or_its_test(use):
    told = USES[use]
    assert not callable(told)
    assert list(told) == MADE
    for text in told.values():
        if text.startswith("tests/"):
            file, _, name = text.partition("::")
            assert re.search(rf"^def {name}\(", (ROOT / file).read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("board", ["isle.toml", "shores.toml"])
def test_custom_race_board_scenario_and_bot_are_weighed_together(workplace, board):
    made = (
        "--custom",
        "moles.py",
        "--board",
        board,
        "--scenario",
        "wells.toml",
        "--bots",
        "settler.py:Settler",
    )
    assert '"name": "moles"' in run("balance", "moles", *made, "--games", "8", "--json")


def test_names_of_a_package_are_weighed_together(workplace):
    made = ("--boxes", "base,mole-pack", "--board", "mole-isle", "--scenario", "mole-wells")
    assert '"name": "moles"' in run("balance", "moles", *made, "--bots", "digger", "--games", "8", "--json")
