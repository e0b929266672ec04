"""What compiling gains: random games of both builds, board by board, one after the other."""

import sys

sys.path.pop(0)  # this folder: its copy.py and profile.py are not those of the standard library

import json
import os
import subprocess

from smallworld import is_compiled

SECONDS = "1"


def measure(compiled: str) -> dict:
    """What `smallworld bench` says of one build."""
    command = [sys.executable, "-m", "smallworld", "bench", "--json", "--seconds", SECONDS]
    environment = os.environ | {"SMALLWORLD_COMPILED": compiled}
    return json.loads(subprocess.check_output(command, env=environment, text=True))


source = measure("0")
fast = measure("1") if is_compiled() else None
print(f"Python {source['python']}; games a second, and how many times as many compiled")
print(
    "players  decisions   interpreted   compiled   ratio   driven from Python: interpreted   compiled   ratio"
)
for players, board in source["boards"].items():
    games, driven = board["random_games_per_second"], source["driven_from_python"][players]
    line = f"{players:>7} {board['decisions_per_game']:>10.1f} {games:>13,.0f}"
    if fast is None:
        line += f" {'-':>10} {'-':>7} {driven:>33,.0f} {'-':>10} {'-':>7}"
    else:
        faster = fast["boards"][players]["random_games_per_second"]
        other = fast["driven_from_python"][players]
        line += f" {faster:>10,.0f} {faster / games:>7.1f}"
        line += f" {driven:>33,.0f} {other:>10,.0f} {other / driven:>7.1f}"
    print(line)
