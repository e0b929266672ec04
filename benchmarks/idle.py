"""The memory of a game in progress without connected players.

    python -P benchmarks/idle.py --games 300

It creates two-player games in a registry of this process, with a database in a folder that is removed
afterwards. It plays some moves of each game, and prints the memory per game. After ten minutes without
players, a server would free most of this memory.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import logging
import random
import tempfile
from pathlib import Path

import structlog

from smallworld.engine.game import legal_actions
from smallworld.engine.text.notation import action_to_json
from smallworld.server.accounts.people import User
from smallworld.server.schema.commands import Command
from smallworld.server.schema.requests import TableWish
from smallworld.server.settings import Settings
from smallworld.server.tables.decisions import act
from smallworld.server.tables.lobby import create, join
from smallworld.server.tables.registry import Registry

MOVES = 30


def resident() -> float:
    """Return the memory of this process in KiB."""
    gc.collect()
    status = Path("/proc/self/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return float(line.split()[1])


async def begun(registry: Registry, people: list[User], number: int) -> None:
    """Create a game, and play some moves."""
    table = await create(
        registry, people[0], TableWish.model_validate({"seats": [{"kind": "me"}, {"kind": "open"}]})
    )
    await join(registry, table, people[1], None)
    dice = random.Random(number)
    for _ in range(MOVES):
        play = await table.game.wake()
        assert play is not None
        player = table.data.decider
        action = dice.choice(legal_actions(play.faced_by(player)))
        fields = action_to_json(play.rules, play.board, action)
        command = {"player": player + 1, "seq": play.seq, "key": str(play.seq), "action": fields}
        await act(table, people[player].id, Command.model_validate(command))
        for person in people:
            await table.tell(person.id, None)


async def measure(games: int) -> None:
    """Print the memory per game."""
    with tempfile.TemporaryDirectory() as folder:
        registry = Registry(Settings(database=f"{folder}/tables.sqlite", limits=False))
        await registry.open()
        people = [await registry.people.new_guest(name) for name in ("Ana", "Ben")]
        await begun(registry, people, 0)  # after this, everything that games share is in memory
        empty = resident()
        for number in range(games):
            await begun(registry, people, number)
        awake = resident()
        print(f"{games} games for two after {MOVES} moves: {(awake - empty) / games:.0f} KiB each")
        await registry.close()


def main() -> None:
    """Read the options and run."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=300)
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    asyncio.run(measure(parser.parse_args().games))


if __name__ == "__main__":
    main()
