"""Games in the compiled and the interpreted build, which must be the same."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import smallworld
from laws.digests import digests

GAMES = 150
more = pytest.mark.long("the same, in more games")


@pytest.mark.skipif(
    not smallworld.is_compiled(), reason="nothing is compiled that could differ from the source"
)
@pytest.mark.parametrize("first", [0, *[pytest.param(number * GAMES, marks=more) for number in range(1, 7)]])
def test_compiled_and_interpreted_rules_give_the_same_games(first):
    folders = [Path(smallworld.__file__).parent.parent, Path(__file__).parent.parent]
    environment = os.environ | {
        "SMALLWORLD_COMPILED": "0",
        "PYTHONPATH": os.pathsep.join(str(folder) for folder in folders),
    }
    with subprocess.Popen(
        [sys.executable, "-m", "laws.digests", "--games", str(GAMES), "--first", str(first)],
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    ) as source:
        compiled = list(digests(GAMES, first))
        interpreted = source.communicate()[0].split()
    assert source.returncode == 0
    assert len(interpreted) == GAMES
    differing = [first + game for game in range(GAMES) if compiled[game] != interpreted[game]]
    assert not differing, f"{len(differing)} games differ, the first are {differing[:20]}; see laws.digests"


def test_checksums_of_different_games_differ():
    assert len(set(digests(40))) == 40
