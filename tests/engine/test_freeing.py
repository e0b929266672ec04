"""Objects are freed without damage to others, however deeply they are nested."""

from __future__ import annotations

import os
import subprocess
import sys

NESTED = """
from smallworld.content.catalogue import board_for, find_board, make_rules
from smallworld.engine.game import new_game

state = new_game(make_rules(("base",)), find_board(board_for(2)), 2)
for depth in range(200):
    nested = state.copy()
    for _ in range(depth):
        nested = [nested]
    del nested
"""


def test_deeply_nested_states_are_freed_without_damage():
    # A search nests states deeply. This allocator stops Python if something wrote outside of an object.
    environment = os.environ | {"PYTHONMALLOC": "debug"}
    run = subprocess.run(
        [sys.executable, "-c", NESTED], env=environment, text=True, capture_output=True, check=False
    )
    assert (run.returncode, run.stderr) == (0, "")
