"""The speed of bots at tables while one address requests fairness series, searches and hints.

    python -P benchmarks/background.py --seconds 10 --rounds 3

Bots of one level play at tables of different users, in a server's bot processes but without its sockets.
Every round has three measurements:

- only the bots;
- the bots, with eight fairness series and 48 searches for boards that never end;
- the same, and also 48 hints.

All requests come from one address, without rate limits. The output is the decisions of bots per second, and
their share of the speed of only the bots. On a busy machine, compare only the shares.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager

from smallworld.content.catalogue import board_for, find_board, make_rules
from smallworld.content.realms.formats.layout_code import encode
from smallworld.content.realms.tiles.layout import RIVER, Layout, PlacedTile
from smallworld.engine.game import actor, apply, legal_actions, new_game
from smallworld.engine.state import CHANCE, NOBODY, State
from smallworld.engine.text.notation import parse_action
from smallworld.server.bots import worker
from smallworld.server.bots.pool import BotPool

SERIES, ASKED = 8, 48
ADDRESS = "203.0.113.9"
PLAYERS = 5  # players of the boards for fairness series and searches
SURFACE = ("surface",)
WARM = 40  # decisions before the measurement, so that all processes have started


async def play(pool: BotPool, table: int, bot: str, made: list[float]) -> None:
    """Let bots play games in a row, and note the time of each decision."""
    dice = random.Random(table)
    while True:
        state = begin(dice)
        while actor(state) != NOBODY:
            if actor(state) == CHANCE:
                apply(state, dice.choice(legal_actions(state)))
                continue
            who = f"{table}"
            for text in await pool.choose(state, actor(state), bot, owner=who, table=who):
                apply(state, parse_action(state.rules, state.board, text))
                made.append(time.perf_counter())


def begin(dice: random.Random) -> State:
    """Return a new two-player game."""
    return new_game(make_rules(), find_board(board_for(2)), players=2)


async def weigh(pool: BotPool, person: int) -> None:
    """Play games for the fairness of a board in a row."""
    game = 0
    while True:
        await pool.run(ADDRESS, f"{person}", worker.weigh, ("base",), board_for(PLAYERS), PLAYERS, 1, game)
        game += 1


async def search(pool: BotPool, code: str, number: int) -> None:
    """Fill in layouts in a row."""
    while True:
        await pool.run(ADDRESS, "", worker.search_realm, "fill", code, SURFACE, number)


async def ask_for_hints(pool: BotPool, table: int) -> None:
    """Ask for hints in a row, each for the beginning of a game."""
    state = begin(random.Random(table))
    while actor(state) == CHANCE:
        apply(state, legal_actions(state)[0])
    while True:
        await pool.advise(state, actor(state), household=ADDRESS, table=f"{table}")


@asynccontextmanager
async def running(*work: Coroutine[None, None, None]) -> AsyncIterator[list[asyncio.Task[None]]]:
    """Run these coroutines in tasks during the context."""
    tasks = [asyncio.create_task(one) for one in work]
    try:
        yield tasks
    finally:
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, Exception):
                raise result


async def measure(
    bot: str, tables: int, processes: int, seconds: float, *, background: bool, hints: bool
) -> float:
    """Return how many decisions the bots made per second."""
    pool = BotPool(processes, seconds=0.2)
    code = encode(Layout("Searched", PLAYERS, 8, RIVER, (PlacedTile("A", SURFACE[0], (0, 0), 0),)))
    made: list[float] = []
    work: list[Coroutine[None, None, None]] = [play(pool, table, bot, made) for table in range(tables)]
    if background:
        work += [weigh(pool, person) for person in range(SERIES)]
        work += [search(pool, code, number) for number in range(ASKED)]
    if hints:
        work += [ask_for_hints(pool, number) for number in range(ASKED)]
    try:
        async with running(*work) as tasks:
            while len(made) < WARM and not any(task.done() for task in tasks):
                await asyncio.sleep(0.05)
            since = time.perf_counter()
            await asyncio.sleep(seconds)
            return sum(since <= one < since + seconds for one in made) / seconds
    finally:
        await pool.close()


def main() -> None:
    """Read the options and run."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--bot", default="planner", help="the level of the bots at tables")
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--processes", type=int, default=2, help="processes for bots, as a server has them")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each measurement")
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    kinds = {"bots alone": (False, False), "series, searches": (True, False), "hints too": (True, True)}
    made: dict[str, list[float]] = {kind: [] for kind in kinds}
    for _ in range(options.rounds):
        for kind, (background, hints) in kinds.items():
            found = measure(
                *(options.bot, options.tables, options.processes, options.seconds),
                background=background,
                hints=hints,
            )
            made[kind].append(asyncio.run(found))
    alone = statistics.median(made["bots alone"])
    for kind, rates in made.items():
        rate = statistics.median(rates)
        each = ", ".join(f"{one:.0f}" for one in rates)
        print(f"{kind:17} {rate:6.1f} decisions a second, {rate / alone:4.0%} of alone (rounds: {each})")


if __name__ == "__main__":  # the bots' processes also import this file
    main()
