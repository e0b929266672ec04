"""Custom content in every tool: a table with a test, or the reason for having none, in each cell."""

from __future__ import annotations

import json
import pickle
import random
import re
import shlex
import shutil
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from kit.built import ISLE
from smallworld import Game, make_rules, replay
from smallworld.bots.playout import random_games
from smallworld.cli import main
from smallworld.cli.commands.serve import offered
from smallworld.cli.options.results import MADE_BY
from smallworld.content.catalogue import find_board
from smallworld.content.toolkit.bonuses import FeatureBonus
from smallworld.engine.board import Board
from smallworld.engine.errors import RecordError
from smallworld.engine.rules import Banner, Rules
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
# A bot that takes a wanted race or power whenever it can, and writes down what it has seen of its games.
WITNESS = """
from pathlib import Path
from smallworld.bots.bot import Bot
from smallworld.engine.action import TAKE, by_of, place_taken

class Witness(Bot):
    def __init__(self, numbers):
        self.numbers = numbers
        self.told = set()

    def choose(self, position, actions, budget):
        rules = position.rules
        seen = {f"bot {type(self).__name__}", f"board {position.board.name}"}
        seen |= {f"box {name}" for name in rules.boxes}
        seen |= {f"with {rules.slugs[id]}" for id in rules.auxiliaries}
        seen |= {f"held {rules.slugs[id]}" for id in (*position.banners, *position.badges)}
        if seen - self.told:
            with Path("seen.txt").open("a", encoding="utf-8") as file:
                file.writelines(f"{line}\\n" for line in sorted(seen - self.told))
            self.told |= seen
        wanted = Path("wanted.txt").read_text(encoding="utf-8")
        for action in actions:
            if by_of(action) == TAKE:
                place = place_taken(action)
                offered = (position.offered_races[place], position.offered_powers[place])
                if wanted in [rules.slugs[id] for id in offered]:
                    return action
        return actions[self.numbers.below(len(actions))]

"""
SHORES = new_board_text("Two Shores", 2, "surface", 1)
FILES = {
    "moles.py": MOLES.format('moles = Banner("Moles", 4, 9, FeatureBonus("hill"))'),
    "mole_box.py": MOLES.format(
        'def box():\n    return Box("m", "M", 1, [Banner("Moles", 4, 9, FeatureBonus("hill"))], [])'
    ),
    "settler.py": WITNESS + "class Settler(Witness):\n    pass\n",
    "wells.toml": 'title = "Wells"\n\n[[rule]]\ntool = "feature-bonus"\nfeature = "coin-mine"\n',
    "isle.toml": ISLE,
    "shores.toml": SHORES,
}
# The files of an installed package: its code, its boards and its entry points.
PACKAGE = {
    "mole_pack.py": MOLES.format(
        "from pathlib import Path\n\n"
        'isle = Path(__file__).with_name("packed_isle.toml")\n'
        'wells = str(isle.with_name("packed_wells.toml"))\n\n'
        'def moles():\n    return Banner("Moles", 4, 9, FeatureBonus("hill"))\n\n'
    )
    + WITNESS
    + "class Digger(Witness):\n    pass\n",
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
    "a race of a new terrain": ("salters.toml", "salters"),  # played on salt_flats.toml
    "a box of a module": ("mole_box:box", "moles"),
    "a race of a package": ("mole-pack", "moles"),
    "a new kind of piece": ("beacons.py", "lighted"),
    "a deck of events": ("events.py", ""),
}
# By board: the file that describes it.
BOARDS = {
    "a board of tiles": "isle.toml",
    "a free board": "shores.toml",
    "a board of a new terrain": "salt_flats.toml",
    "a board of a package": "mole-isle",
}
BOARD_OF = {"a race of a new terrain": "salt_flats.toml"}
SCENARIOS = {"a scenario": "wells.toml", "a scenario of a package": "mole-wells"}
BOTS = {"a bot": "settler.py:Settler", "a bot of a package": "digger"}
MADE = [*RACES, *BOARDS, *SCENARIOS, *BOTS]

Made = str
MOST_GAMES = 40  # of two players, until a bot must have met the custom race
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
        board = ["--board", BOARD_OF[made]] if made in BOARD_OF else []
        return board + (["--boxes", f"base,{source}"] if source == "mole-pack" else ["--custom", source])
    if made in BOARDS:
        return ["--board", BOARDS[made]]
    return ["--scenario", SCENARIOS[made]] if made in SCENARIOS else []


def bots_of(made: Made) -> str:
    return BOTS.get(made, "settler.py:Settler")


def is_seen(made: Made) -> bool:
    """Return whether a bot has met this content in its games; see WITNESS."""
    seen = Path("seen.txt").read_text(encoding="utf-8").splitlines() if Path("seen.txt").exists() else []
    return expected(made) <= set(seen)


def expected(made: Made) -> set[str]:
    """Return what a bot must have seen: the race in play, the board, the scenario, or the bot itself."""
    if made in RACES:
        name = RACES[made][1]
        board = {f"board {board_in(Path(BOARD_OF[made]))}"} if made in BOARD_OF else set()
        return board | ({f"held {name}"} if name else {"with events"})
    if made in BOARDS:
        return {f"board {board_in(Path(BOARDS[made]))}"}
    if made in SCENARIOS:
        return {f"box {scenario_in(SCENARIOS[made])}"}
    return {f"bot {'Settler' if BOTS[made] == 'settler.py:Settler' else 'Digger'}"}


def is_in(made: Made, rules: Rules, board: Board) -> bool:
    """Return whether this content is among the rules and the board of a game, or is a bot."""
    there = {f"board {board.name}", *[f"box {name}" for name in rules.boxes]}
    there |= {f"held {name}" for name in rules.slugs} | {f"with {name}" for name in rules.slugs}
    return made in BOTS or expected(made) <= there


def run(*words: str) -> str:
    ran = CliRunner().invoke(main, list(words))
    assert ran.exit_code == 0, ran.output
    return ran.stdout


def play(made: Made) -> None:
    seats = f"{bots_of(made)},random"
    told = run("play", "--seats", seats, "--plain", "--seed", "1", "--save", "game", *options_of(made))
    assert "The record is in game" in told
    assert is_seen(made)


def replayed(made: Made) -> None:
    play(made)
    source = RACES[made][0] if made in RACES else ""
    # A record contains races in TOML, and the names of packages. It never loads other code by itself.
    own = source if source.endswith(".py") or ":" in source else ""
    run("replay", "game", "--plain", *(["--custom", own] if own else []))
    game = replay("game", own=own or None)
    assert game.state.over
    assert is_in(made, game.rules, game.board)


def simulate(made: Made) -> None:
    run("simulate", *surveyed(made))
    assert is_seen(made)


def arena(made: Made) -> None:
    run("arena", *surveyed(made))
    assert is_seen(made)


def surveyed(made: Made) -> list[str]:
    return ["--bots", bots_of(made), "--players", "2", "--games", "8", *options_of(made)]


def almanac(made: Made) -> None:
    run("almanac", *surveyed(made), "--output", "almanac")
    assert measured(made) in Path("almanac/almanac.json").read_text(encoding="utf-8")
    assert is_seen(made)


def measured(made: Made) -> str:
    """Return the race or power to measure: the custom one, or one of the base box."""
    return RACES.get(made, ("", ""))[1] or "orcs"


def balance(made: Made) -> None:
    told = json.loads(run("balance", measured(made), *surveyed(made), "--json"))
    assert measured(made) in json.dumps(told)
    assert is_seen(made)


def report(made: Made) -> None:
    options = ["--bots", bots_of(made), "--players", "2", "--games", "16", "--json"]
    board = ["--board", BOARD_OF[made]] if made in BOARD_OF else []
    options += board if made in RACES else options_of(made)
    run("banner", "report", RACES.get(made, ("otters.toml", ""))[0], *options)
    assert is_seen(made)


def realm_fair(made: Made) -> None:
    board = BOARDS.get(made, "isle.toml")
    options = [] if made in BOARDS else options_of(made)
    run("realm", "fair", board, "--games", "8", "--bot", bots_of(made), *options)
    assert is_seen(made)


def board_fair(made: Made) -> None:
    board = BOARDS.get(made) or BOARD_OF.get(made, "shores.toml")
    options = [] if made in BOARDS else without_board(options_of(made))
    run("board", "fair", board, "--games", "8", "--bot", bots_of(made), *options)
    assert is_seen(made)


def without_board(options: list[str]) -> list[str]:
    """Return these options without the one for the board, which another argument names."""
    return options[2:] if options[:1] == ["--board"] else options


def bench(made: Made) -> None:
    told = json.loads(run("bench", "--seconds", "0.05", "--json", *options_of(made)))
    assert made not in RACES or "workshop" in told[MADE_BY]["rules"]
    assert made not in SCENARIOS or scenario_in(SCENARIOS[made]) in told[MADE_BY]["rules"]
    assert (list(told["boards"]) == ["2"]) == (made in BOARDS or made in BOARD_OF)


def train(made: Made) -> None:
    least = ("--players", "2", "--games", "1", "--generations", "1", "--width", "1")
    run("train", "trained", *least, *options_of(made))
    wishes = json.loads(Path("trained/wishes.json").read_text(encoding="utf-8"))
    assert Path("trained/weights/1/any.json").exists()
    assert bool(wishes["own"]) == (made in RACES)
    assert bool(wishes["board"]) == (made in BOARDS or made in BOARD_OF)


def asked_of(made: Made) -> dict[str, Any]:
    """Return the arguments that make an environment use this content."""
    if made in RACES:
        board = {"board": BOARD_OF[made]} if made in BOARD_OF else {}
        return {"boxes": ["base", RACES[made][0]], **board}
    if made in BOARDS:
        return {"board": BOARDS[made]}
    return {"boxes": f"base,{SCENARIOS[made]}"} if made in SCENARIOS else {"opponents": BOTS[made]}


def pettingzoo(made: Made) -> None:
    env = smallworld_v0.raw_env(**asked_of(made))
    env.reset(seed=1)
    assert is_in(made, env.setting.rules, env.setting.board)
    for agent in env.agent_iter():
        observation, _, over, truncated, _ = env.last()
        assert observation is not None
        sample = env.action_space(agent).sample
        env.step(None if over or truncated else sample(observation["action_mask"]))
    assert not env.agents


def gymnasium(made: Made) -> None:
    env = SmallWorldEnv(**{"opponents": bots_of(made), **asked_of(made)})
    assert is_in(made, env.setting.rules, env.setting.board)
    for seed in range(MOST_GAMES):  # the race is not offered in each game
        _, info = env.reset(seed=seed)
        env.action_space.seed(seed)
        over = False
        while not over:
            _, _, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
        if is_seen(made):
            return
    pytest.fail(f"no opponent met {made} in {MOST_GAMES} games")


def vector(made: Made) -> None:
    env = SmallWorldVectorEnv(2, **{"opponents": bots_of(made), **asked_of(made)})
    _, info = env.reset(seed=1)
    ended = 0
    while ended < MOST_GAMES and not (ended and is_seen(made)):
        _, _, over, _, info = env.step(info["action_mask"].argmax(axis=1))
        ended += int(over.sum())
    assert is_seen(made)


def openspiel(made: Made) -> None:
    if find_spec("pyspiel") is None:
        pytest.skip("OpenSpiel is not installed: pip install 'smallworld[openspiel]'")
    import pyspiel

    import smallworld.envs.openspiel

    assert smallworld.envs.openspiel.NAME
    asked = asked_of(made)
    if "boxes" in asked:
        boxes = asked["boxes"].split(",") if isinstance(asked["boxes"], str) else asked["boxes"]
        asked = {**asked, "boxes": "+".join(boxes)}
    state, numbers = pyspiel.load_game("python_smallworld", asked).new_initial_state(), random.Random(1)
    assert is_in(made, state.position.rules, state.position.board)
    while not state.is_terminal():
        state.apply_action(numbers.choice(state.legal_actions()))
    assert len(state.returns()) == 2


def pickled(made: Made) -> None:
    value: Any
    if made in RACES:
        value = rules_with(("base",), find_own(RACES[made][0]))
        twin = pickle.loads(pickle.dumps(value))
        assert (twin.names, twin.eager) == (value.names, value.eager)
        board = find_board(board_in(Path(BOARD_OF[made])) if made in BOARD_OF else "base-2")
        assert random_games(twin, board, 2, 2, 1) == random_games(value, board, 2, 2, 1)
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
        "a race of a new terrain": f"{SERVED}test_free_boards.py"
        "::test_race_of_a_new_terrain_is_only_for_boards_that_have_it",
        "a box of a module": NEVER_CODE,
        "a race of a package": NOT_THERE,
        "a new kind of piece": NEVER_CODE,
        "a deck of events": NEVER_CODE,
        "a board of tiles": f"{SERVED}test_realms.py::test_tables_on_custom_boards_can_combine_boxes",
        "a free board": f"{SERVED}test_free_boards.py::test_board_file_can_be_read_and_played_on",
        "a board of a new terrain": f"{SERVED}test_free_boards.py::test_board_of_a_new_terrain_can_be_played",
        "a board of a package": "tests/cli/test_made_things.py::test_host_can_offer_the_board_of_a_package",
        "a scenario": f"{SERVED}test_own_scenarios.py::test_tables_can_use_a_custom_scenario",
        "a scenario of a package": NO_FILES,
        "a bot": "a server plays bots of installed packages, and no others",
        "a bot of a package": "tests/bots/test_registry.py::test_installed_bot_is_listed_among_the_levels",
    },
    "replay": replayed,
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
    **{(bot, "replay"): "a record has the moves of a bot, and the bot is not asked again" for bot in BOTS},
    **{(bot, "bench"): "it measures the rules, with random moves" for bot in BOTS},
    ("a deck of events", "banner report"): "it has neither a race nor a power to compare",
    ("a race of a new terrain", "realm fair"): "boards of tiles have no new terrains",
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
    for name in ("otters.toml", "salters.toml", "salt_flats.toml", "beacons.py", "events.py"):
        shutil.copy(ROOT / "examples" / name, tmp_path)
    (tmp_path / "wanted.txt").write_text("", encoding="utf-8")
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
    Path("wanted.txt").write_text(RACES[made][1] if made in RACES else "", encoding="utf-8")
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


def test_host_can_offer_the_board_of_a_package(workplace):
    assert offered(Path("mole-isle")) == board_in(Path("packed_isle.toml"))


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


@pytest.mark.parametrize(
    "options",
    [
        ("--custom", "otters.toml", "--custom", "moles.py"),
        ("--custom", "moles.py", "--boxes", "base,otters.toml", "--custom", "moles.py"),
    ],
)
def test_repeated_custom_options_add_all_their_sources(workplace, options):
    run("play", "--seats", "random,random", "--plain", "--seed", "1", "--save", "game", *options)
    assert {"banner otters", "banner moles"} <= set(Path("game").read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize(
    "words",
    [
        "balance xyzzy --custom otters.toml",
        "balance xyzzy --custom moles.py",
        "balance xyzzy --custom salters.toml --board salt_flats.toml",
        "balance xyzzy --boxes base,moles.py",
        "banner report otters.toml --name xyzzy",
    ],
)
def test_unknown_race_is_refused_despite_custom_races(workplace, words):
    ran = CliRunner().invoke(main, [*words.split(), "--games", "2"])
    assert ran.exit_code == 2
    assert 'unknown race or power "xyzzy". Available: ' in ran.stderr


def test_balance_of_a_module_adds_other_custom_races(workplace):
    games = ("--players", "2", "--games", "60", "--bots", "random", "--json")
    told = json.loads(run("balance", "mole_box:box", "--custom", "otters.toml", *games))
    assert told["name"] == "moles"
    assert "otters" in told["all"]


def test_source_without_races_and_powers_is_not_compared(workplace):
    ran = CliRunner().invoke(main, ["banner", "report", "events.py", "--games", "2"])
    assert ran.exit_code == 2
    assert '"events.py" has neither a race nor a power to compare' in ran.stderr


def play_with_toml_and_python() -> None:
    seats = ("--seats", "random,random", "--seed", "1", "--plain", "--save", "game")
    run("play", *seats, "--boxes", "base,otters.toml,moles.py")


@pytest.mark.parametrize("custom", ["both", "moles.py", "both/moles.py"])
def test_record_of_races_in_toml_and_python_is_replayed(workplace, custom):
    play_with_toml_and_python()
    Path("both").mkdir()
    for name in ("otters.toml", "moles.py"):
        shutil.copy(name, "both")
    run("replay", "game", "--plain", "--custom", custom)
    assert {"otters", "moles"} <= set(replay("game", own=custom).rules.slugs)


def test_record_asks_only_for_the_python_files_it_lacks(workplace):
    play_with_toml_and_python()
    with pytest.raises(RecordError, match=r'powers from "moles.py"; give them with --custom "moles.py", or'):
        replay("game")


def test_game_of_races_in_toml_and_python_can_be_resumed(workplace):
    seats = ("--seats", "Ana,random", "--first", "Ana", "--plain", "--save", "game")
    run("play", *seats, "--custom", "otters.toml", "--custom", "moles.py")
    told = run("play", "--resume", "game", "--plain", "--custom", "moles.py")
    assert "Otters" in told
    assert "Moles" in told


@pytest.mark.parametrize(
    ("custom", "shown"),
    [
        (["moles.py"], " --custom moles.py"),
        (["my races"], " --custom 'my races'"),
        (["otters.toml", "beacons.py", "moles.py"], " --custom beacons.py --custom moles.py"),
        (["otters.toml", "mole-pack"], ""),
    ],
)
def test_command_to_continue_names_custom_code(workplace, custom, shown):
    Path("my races").mkdir()
    for name in ("otters.toml", "moles.py"):
        shutil.copy(name, "my races")
    seats = ("--seats", "Ana,random", "--first", "Ana", "--plain", "--save", "game")
    told = run("play", *seats, *[word for source in custom for word in ("--custom", source)])
    for _ in range(2):
        command = told.splitlines()[-1].strip()
        assert command == f"smallworld play --resume game{shown}"
        told = run(*shlex.split(command)[1:], "--plain")


@pytest.mark.parametrize("command", ["replay", "review --simulations 1", "play --seed 1 --resume"])
def test_record_of_a_program_with_custom_races_is_read(workplace, command):
    game = Game(make_rules(own="otters.toml"), seats=["random", "random"])
    for line in ("banner skeletons", "badge hill"):
        game.apply(game.parse(line))
    numbers = random.Random(1)
    while len(game.record) < 40:
        game.apply(numbers.choice(game.legal_actions()))
    Path("game").write_text(game.record.to_text(), encoding="utf-8")
    assert replay("game") == game
    run(*command.split(), "game", "--plain")
