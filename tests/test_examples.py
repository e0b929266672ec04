"""The examples: each runs with small sizes, and the page about them lists every file."""

import re
from importlib import import_module
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).resolve().parents[1] / "examples"
RUNS = {
    "count_decisions": (["--games", "1"], r"\n {6}5 +\d+\.\d +\d+\.\d +\d+\n"),
    "plot_coins": (
        ["--bots", "greedy,random", "--output", "coins.png"],
        r"coins\.png: greedy \d+, random \d+",
    ),
    "search_bot": (["--games", "1", "--simulations", "2"], r"wins \d+% of 1 games against greedy"),
    "train_linear": (["--updates", "2"], r"update 2: \d\.\d+ coins a decision"),
    "train_league": (
        ["--generations", "2", "--updates", "1"],
        r"generation 1, trained against Checkpoint\(0\.npz\): wins \d+%",
    ),
    "own_race": (["--games", "4"], r"\d+ players with Herons: \d+\.\d coins on average\n\d+ players without"),
    "own_board": (["--games", "1"], r"seat 1: \d+\.\d coins"),
    "own_scenario": (["--games", "1"], r"with the scenario: \d+\.\d coins"),
    "events": (["--games", "2"], r"Storm: \d+\.\d coins a game"),
    "analyse_record": (["--play", "game.smallworld"], r"turn 10, Greedy: \d+ conquests, \d+ coins"),
    "tournament": (["--bots", "greedy,random", "--games", "1"], r"greedy: \d.* points, rating \d+\.\d ± "),
}


@pytest.mark.parametrize("name", RUNS)
def test_example_runs_and_prints_its_result(name, monkeypatch, tmp_path, capsys):
    monkeypatch.syspath_prepend(EXAMPLES)
    monkeypatch.chdir(tmp_path)
    arguments, printed = RUNS[name]
    if name.startswith("train_"):  # no option makes these sizes smaller
        monkeypatch.setattr("train_linear.GAMES", 8)
        monkeypatch.setattr("train_linear.STEPS", 16)
        monkeypatch.setattr("train_league.GAMES", 8)
    import_module(name).main(arguments)
    assert re.search(printed, capsys.readouterr().out)


def test_page_about_examples_lists_every_file():
    page = (EXAMPLES.parent / "docs" / "research" / "examples.md").read_text(encoding="utf-8")
    files = {path.name for path in EXAMPLES.iterdir() if path.suffix in (".py", ".toml")}
    assert files == set(re.findall(r"\]\(\.\./\.\./examples/(\w+\.(?:py|toml))\)", page))
