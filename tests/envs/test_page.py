"""The environments page lists every block, action count and reward; the tutorial example learns."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

from kit.speed import long_if_interpreted
from laws.walks import PLAYERS
from smallworld.envs.table import REWARDS, Setting

TABLES = (
    (4, "base,leaders"),
    (6, "base,necromancer"),
    *((3, f"base,realms_{number}") for number in (1, 2, 3, 4, 6, 7, 9)),
    *((3, f"underground,realms_{number}") for number in (8, 10)),
    (5, "base,underground,realms_11"),
    (3, "base,underground,realms_12"),
)
ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "research" / "environments.md").read_text("utf-8")
SETTING = Setting(2)


def rows_of(blocks):
    """Return the blocks as rows of the page."""
    return "\n".join(
        f"| `{block.name}` | {', '.join(map(str, block.shape))} | {block.meaning} |" for block in blocks
    )


def test_page_on_environments_lists_all_blocks_of_an_observation():
    assert rows_of(SETTING.layout.blocks) in PAGE
    assert f"With two players on the base board, a row has {SETTING.layout.size} bytes" in PAGE


def test_page_on_environments_lists_the_blocks_for_relics():
    base = {block.name for block in SETTING.layout.blocks}
    below = Setting(2, boxes=("underground",)).layout
    assert rows_of([block for block in below.blocks if block.name not in base]) in PAGE


def test_page_on_environments_states_the_number_of_actions():
    two, three, four, five = (f"{len(Setting(players).index):,}" for players in PLAYERS)
    said = " ".join(PAGE.split())
    others = f"with three {three}, with four {four} and with five {five}."
    assert f"With two players there are {two} actions, {others}" in said


def test_page_on_environments_lists_all_rewards():
    for reward in REWARDS:
        assert f"| `{reward}` | " in PAGE


@long_if_interpreted
def test_training_example_learns_to_win_and_saves_its_policy(tmp_path):
    command = [
        sys.executable,
        ROOT / "examples" / "train_policy.py",
        *("--updates", "8", "--games", "50", "--opponents", "random", "--save", "policy.npz"),
    ]
    ran = ran_in(tmp_path, command)
    before, after = re.findall(r"wins ([0-9.]+)% against random, ([0-9.]+) coins", ran.stdout)
    assert float(after[0]) > float(before[0]) + 10
    assert float(after[1]) > float(before[1]) + 10
    match = ("--bots", "policy_bot:PolicyBot,random", "--games", "10", "--json")
    ran = ran_in(tmp_path, [sys.executable, "-m", "smallworld", "simulate", *match])
    bots = json.loads(ran.stdout)["bots"]
    assert bots["policy_bot:PolicyBot"]["mean_coins"] > bots["random"]["mean_coins"] + 10


def ran_in(folder, command):
    """Run a command in `folder`, with the package and the examples on its path."""
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT / "examples")])
    return subprocess.run(
        command,
        env=os.environ | {"PYTHONPATH": path, "OMP_NUM_THREADS": "1"},
        cwd=folder,
        capture_output=True,
        text=True,
        check=True,
    )


def test_page_on_environments_names_the_blocks_of_every_box():
    seen = set()
    for players, boxes in TABLES:
        seen |= {block.name for block in Setting(players, boxes=boxes).layout.blocks}
    assert {"captives", "aside_tokens", "field_powers", "dealt_races", "beside"} <= seen
    assert sorted(name for name in seen if f"`{name}`" not in PAGE) == []
