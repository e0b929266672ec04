"""Custom content in every tool: a table with a test, or the reason for having none, in each cell."""

from __future__ import annotations

import pickle
import re
import shutil
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from click.testing import CliRunner

from smallworld.cli import main
from smallworld.content.catalogue import find_board, make_rules
from smallworld.content.realms.formats.layout_file import layout_text
from smallworld.content.toolkit.bonuses import FeatureBonus
from smallworld.engine.rules import Banner
from smallworld.envs import SmallWorldEnv, SmallWorldVectorEnv, smallworld_v0
from smallworld.workshop import contents, sources
from smallworld.workshop.plotting import new_board_text
from smallworld.workshop.realm_files import board_in, scenario_in
from smallworld.workshop.sources import find_own
from smallworld.workshop.tables import rules_with
from smallworld.workshop.tiling import random_layout

ROOT = Path(__file__).parents[2]
MOLES = """
from smallworld.content.box import Box
from smallworld.content.toolkit.bonuses import FeatureBonus
from smallworld.engine.rules import Banner

{}
"""
FILES = {
    "moles.py": MOLES.format('moles = Banner("Moles", 4, 9, FeatureBonus("hill"))'),
    "mole_box.py": MOLES.format(
        'def box():\n    return Box("m", "M", 1, [Banner("Moles", 4, 9, FeatureBonus("hill"))], [])'
    ),
    "settler.py": "from smallworld.bots.random_bot import RandomBot as Settler\n",
    "wells.toml": 'title = "Wells"\n\n[[rule]]\ntool = "feature-bonus"\nfeature = "coin-mine"\n',
    "isle.toml": layout_text(random_layout("Isle", 2, ("surface",), 4, "river")),
    "shores.toml": new_board_text("Two Shores", 2, "surface", 1),
}
BOT = "settler.py:Settler"
# By race: how it is named, and what it is called.
RACES = {
    "a race in TOML": ("otters.toml", "otters"),
    "a race in Python": ("moles.py", "moles"),
    "a box of a module": ("mole_box:box", "moles"),
    "a race of a package": ("mole-pack", "moles"),
}
# By board: the file that describes it.
BOARDS = {"a board of tiles": "isle.toml", "a free board": "shores.toml"}
MADE = [*RACES, *BOARDS, "a scenario", "a bot"]

Made = str
NEVER_CODE = "a server takes designs only as data, and never runs Python that a player sends"
NO_BOXES = "it trains the planner, whose features are those of the base box"
SERVED = "tests/server/custom/"


def new_moles() -> Banner:
    return Banner("Moles", 4, 9, FeatureBonus("hill"))


def options_of(made: Made) -> list[str]:
    """Return the options that make a command use this content."""
    if made in RACES:
        return ["--custom", RACES[made][0]]
    if made in BOARDS:
        return ["--board", BOARDS[made]]
    return ["--scenario", "wells.toml"] if made == "a scenario" else []


def bots_of(made: Made) -> str:
    return BOT if made == "a bot" else "random"


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
    options = [*surveyed(made), "--json"]
    if made in RACES:
        options = [word for word in options if word not in ("--custom", RACES[made][0])]
    run("banner", "report", RACES.get(made, ("otters.toml", ""))[0], *options)


def realm_fair(made: Made) -> None:
    options = [] if made in BOARDS else options_of(made)
    run("realm", "fair", "isle.toml", "--games", "2", "--bot", bots_of(made), *options)


def board_fair(made: Made) -> None:
    options = [] if made in BOARDS else options_of(made)
    run("board", "fair", "shores.toml", "--games", "2", "--bot", bots_of(made), *options)


def asked_of(made: Made) -> dict[str, Any]:
    """Return the arguments that make an environment use this content."""
    if made in RACES:
        return {"boxes": ["base", RACES[made][0]]}
    if made in BOARDS:
        return {"board": BOARDS[made]}
    return {"boxes": "base,wells.toml"} if made == "a scenario" else {"opponents": BOT}


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
    elif made == "a scenario":
        value = make_rules(scenario=scenario_in("wells.toml"))
        assert pickle.loads(pickle.dumps(value)).names == value.names
    else:
        env = SmallWorldEnv(opponents=BOT)
        env.reset(seed=1)
        assert pickle.loads(pickle.dumps(env)).bots == env.bots


# By use: how to try it. A text in place of a function says why the cell is empty, or names the test of it.
USES: dict[str, Callable[[Made], None] | dict[Made, str]] = {
    "play": play,
    "serve": {
        "a race in TOML": f"{SERVED}test_own.py::test_custom_race_and_power_form_the_first_combo",
        "a race in Python": NEVER_CODE,
        "a box of a module": NEVER_CODE,
        "a race of a package": NEVER_CODE,
        "a board of tiles": f"{SERVED}test_realms.py::test_tables_on_custom_boards_can_combine_boxes",
        "a free board": "the client shows only boards whose drawing the server has",
        "a scenario": f"{SERVED}test_own_scenarios.py::test_tables_can_use_a_custom_scenario",
        "a bot": "a server plays bots of installed packages, and no others",
    },
    "simulate": simulate,
    "arena": arena,
    "almanac": almanac,
    "balance": balance,
    "banner report": report,
    "realm fair": realm_fair,
    "board fair": board_fair,
    "train": dict.fromkeys(MADE, NO_BOXES) | {"a bot": "it trains a bot of its own"},
    "PettingZoo": pettingzoo,
    "Gymnasium": gymnasium,
    "vector": vector,
    "OpenSpiel": openspiel,
    "pickle": pickled,
}
NO_SEAT = "every seat belongs to a learner"
EMPTY = {
    ("a bot", "PettingZoo"): NO_SEAT,
    ("a bot", "OpenSpiel"): NO_SEAT,
    ("a free board", "realm fair"): "`board fair` measures it",
    ("a board of tiles", "board fair"): "`realm fair` measures it",
}


@pytest.fixture
def workplace(tmp_path, monkeypatch):
    """Make the current folder one with all files, and install a package with a race."""
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    shutil.copy(ROOT / "examples" / "otters.toml", tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    point = SimpleNamespace(
        name="mole-pack", load=lambda: lambda: Banner("Moles", 4, 9, FeatureBonus("hill"))
    )

    def points(group, name="mole-pack"):
        return [point]

    monkeypatch.setattr(sources, "entry_points", points)
    monkeypatch.setattr(contents, "entry_points", points)
    # Plots are slow, and tested elsewhere.
    monkeypatch.setattr("smallworld.cli.commands.almanac.must_be_possible", lambda *given: None)
    monkeypatch.setattr("smallworld.cli.commands.almanac.write_almanac_page", lambda *given: None)


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


@pytest.mark.parametrize("board", BOARDS.values())
def test_custom_race_board_scenario_and_bot_are_weighed_together(workplace, board):
    made = ("--custom", "moles.py", "--board", board, "--scenario", "wells.toml", "--bots", BOT)
    assert '"name": "moles"' in run("balance", "moles", *made, "--games", "8", "--json")
