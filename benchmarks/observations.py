"""The cost of an observation, by the parts that write its blocks, in microseconds of processor time.

    python benchmarks/observations.py --players 2
    python benchmarks/observations.py --players 4 --boxes all

Each part writes some blocks. A block that is empty in all positions is not listed. The best of all rounds
counts, because other programs can only slow a round down.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from time import process_time

from smallworld import Game, is_compiled
from smallworld.bots.random_numbers import RandomNumbers, draw
from smallworld.engine.game import actor, apply, legal_actions
from smallworld.engine.state import CHANCE, State
from smallworld.envs.observation import Layout
from smallworld.envs.table import Setting
from smallworld.views.view import seen_by

POSITIONS = 200
ROUNDS = 15
GAP = 7  # decisions between two positions


def positions(setting: Setting) -> list[tuple[State, int]]:
    """Return positions of random games as the seat that decides sees them, with this seat."""
    numbers, found = RandomNumbers(1), []
    while len(found) < POSITIONS:
        state = Game(setting.rules, setting.board, seats=[""] * setting.players).state
        decisions = 0
        while not state.over and len(found) < POSITIONS:
            seat = actor(state)
            if seat == CHANCE:
                apply(state, draw(state, numbers))
                continue
            if decisions % GAP == 0:
                found.append((seen_by(state, seat), seat))
            legal = legal_actions(state)
            apply(state, legal[numbers.below(len(legal))])
            decisions += 1
    return found


def cost(
    write: Callable[[State, int, bytearray, int], None], size: int, seen: list[tuple[State, int]]
) -> float:
    """Return the microseconds of a call, the least of all rounds."""
    rows = [bytearray(size) for _ in seen]
    best = float("inf")
    for _ in range(ROUNDS):
        began = process_time()
        for (state, seat), row in zip(seen, rows, strict=True):
            write(state, seat, row, 0)
        best = min(best, process_time() - began)
    return best / len(seen) * 1e6


def written(layout: Layout, number: int, seen: list[tuple[State, int]]) -> list[str]:
    """Return the blocks that a part fills in any of these positions."""
    row = bytearray(layout.size)
    for state, seat in seen:
        layout.parts[number].write(state, seat, row, 0)
    return [block.name for block in layout.blocks if any(row[block.start : block.start + block.size()])]


def main() -> None:
    """Read the options, measure each part, and print the results."""
    parser = argparse.ArgumentParser(description="The cost of each part of an observation.")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--boxes", default="base")
    wanted = parser.parse_args()
    setting = Setting(wanted.players, boxes=wanted.boxes)
    layout, seen = setting.layout, positions(setting)
    whole = cost(layout.write, layout.size, seen)
    built = "compiled" if is_compiled() else "source"
    print(f"{built}, {wanted.players} players, {layout.size} bytes: {whole:.2f} µs")
    for number, part in enumerate(layout.parts):
        names = ", ".join(written(layout, number, seen))
        print(f"{cost(part.write, layout.size, seen):8.2f} µs  {type(part).__name__}: {names}")


if __name__ == "__main__":
    main()
