"""The program that compares settings of the search."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from runpy import run_path

import pytest

from kit.table import table
from smallworld.bots.budget import Budget
from smallworld.engine.game import legal_actions
from smallworld.engine.state import State
from smallworld.views.seat import seen_by

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = str(ROOT / "benchmarks" / "search_settings.py")


def search_settings(*options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, PROGRAM, *options]
    return subprocess.run(command, cwd=ROOT, text=True, capture_output=True, check=False)


def test_gain_is_printed_for_each_variant_of_the_search():
    printed = search_settings(
        "--players", "2", "--games", "1", "--ms", "1", "--visits", "1", "trust=6,width=2"
    ).stdout
    assert re.match(r"[1-9]\d* positions with 2 players, 1 ms a turn\n", printed)
    assert re.search(r"^no change: gain -?\d+\.\d\d; \d+ simulations$", printed, re.MULTILINE)
    assert re.search(
        r"^trust=6,width=2: gain -?\d.* more than with no change; \d+ sim", printed, re.MULTILINE
    )


def test_examined_positions_have_estimates_of_hidden_coins():
    game = table("camp hill me 1 \n keep hill red 1 beside camp", me="ratmen", red="orcs", hand=2, turn=4)
    position, notes = seen_by(game.state, 0), list[State]()
    assert position.coins[1] == 0  # hidden
    run_path(PROGRAM)["Witness"](notes, 0).choose(position, legal_actions(position), Budget())
    assert notes[0].coins[1] > 0


def test_variant_changes_only_the_named_settings():
    settings_of = run_path(PROGRAM)["settings_of"]
    variant, usual = settings_of("trust=6,width=2"), settings_of("")
    assert (variant.trust, variant.width) == (6.0, 2)
    assert (variant.candidates, variant.exploration) == (usual.candidates, usual.exploration)


def test_unknown_search_setting_is_refused_with_all_settings():
    ran = search_settings("trus=6")
    assert ran.returncode == 1
    assert '"trus" is not a setting. The settings are candidates,' in ran.stderr


@pytest.mark.parametrize(
    ("setting", "message"),
    [
        ("trust=high", "trust=high: give a number, such as trust=3.0"),
        ("candidates=8.5", "candidates=8.5: give a whole number, such as candidates=16"),
    ],
)
def test_search_setting_without_a_number_is_refused(setting: str, message: str):
    ran = search_settings(setting)
    assert ran.returncode == 1
    assert message in ran.stderr
