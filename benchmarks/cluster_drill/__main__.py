"""A failover test, which kills servers and workers in turn, and checks that no acknowledged move is lost.

    python benchmarks/cluster_drill --tables 60 --minutes 5

It starts PostgreSQL, three servers, two bot workers and nginx (with deploy/nginx.conf) on 127.0.0.1. All data
are in a folder that is removed afterwards. At half of the tables, a person plays against a bot; at the
others, two persons play. Each person has a socket, waits `pause` seconds on average, and decides at random.

From time to time, a random server or worker is killed (SIGKILL), and restarted a few seconds later. Like
browsers, persons reconnect when their socket breaks. They repeat a move with the same key until they get an
answer.

In the end, the test reads every game. Events must be numbered without gaps, and contain each acknowledged
move exactly once, as in the answer. The test measures these times:

- from sending a move to its answer, including kills;
- until a socket gets a state again, after it broke or after its table was given back to its owner;
- until a bot makes its first decision of a turn;
- without kills (--every 0), the processor time of a move, by program.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import httpx
import psycopg
from people import NO_TLS, Drill, Game, Person, play_games
from programs import Program, free_port, nginx, postgres, seconds_of, serve

from smallworld import is_compiled

SERVERS, WORKERS = 3, 2
AT_THE_DOOR = 4  # tables created at the same time
DOWN_SECONDS = (3.0, 9.0)  # time until a killed process is restarted
GOES_ON_SECONDS = 10.0  # after a kill, every table must continue within this time
SETTLED_SECONDS = 30.0  # time in which most tables are created


async def kill_at_random(drill: Drill, programs: list[Program], every: float, dice: random.Random) -> None:
    """Kill the programs in random order, and restart each."""
    while every and time.perf_counter() + every < drill.until:
        await asyncio.sleep(every)
        program = dice.choice(programs)
        program.kill()
        drill.killed.append(time.perf_counter())
        print(f"{program.name} is killed", flush=True)
        await asyncio.sleep(dice.uniform(*DOWN_SECONDS))
        program.start()


async def check(drill: Drill, game: Game, reader: Person) -> str:
    """Return what is wrong with a game; "" if it has each acknowledged move exactly once."""
    events = (await reader.get(f"/api/tables/{game.id}/events"))["events"]
    if [event["seq"] for event in events] != list(range(1, len(events) + 1)):
        return f"{game.id}: its events are not numbered in a row"
    counted: set[int] = set()
    for command, answer in game.acknowledged:
        first = answer["events"][0]
        if first["seq"] > len(events) or events[first["seq"] - 1] != first:
            return f"{game.id}: event {first['seq']} is not what was acknowledged"
        if first["seq"] in counted or first["player"] != command["player"]:
            return f"{game.id}: event {first['seq']} was acknowledged twice"
        counted.add(first["seq"])
    of_people = {event["seq"] for event in events if event["player"] == 1 and not event.get("early")}
    return "" if game.acknowledged or not of_people else f"{game.id}: nothing was acknowledged"


async def wait_for(url: str) -> None:
    """Wait until a server answers."""
    async with httpx.AsyncClient(verify=NO_TLS) as web:
        while True:
            with suppress(httpx.TransportError):
                if (await web.get(f"{url}/health", timeout=5)).status_code == 200:
                    return
            await asyncio.sleep(0.2)


async def drill_all(
    url: str, programs: list[Program], ports: list[int], besides: dict[str, int], options: argparse.Namespace
) -> int:
    """Play, kill programs and check all games; return the number of games with faults.

    `besides` are the processes of the programs that are never killed.
    """
    for port in ports:
        await wait_for(f"http://127.0.0.1:{port}")
    drill = Drill(url, options.pause)
    drill.until = time.perf_counter() + options.minutes * 60
    door = asyncio.Semaphore(AT_THE_DOOR)
    playing = [asyncio.create_task(play_games(drill, number, door)) for number in range(options.tables)]
    await asyncio.sleep(min(SETTLED_SECONDS, options.minutes * 30))
    before, moves = times_of(programs, besides), drill.moves()
    await kill_at_random(drill, programs, options.every, random.Random(options.seed))
    await asyncio.sleep(max(0.0, drill.until - time.perf_counter()))
    after, moves = times_of(programs, besides), drill.moves() - moves
    await asyncio.gather(*playing)
    if not options.every:
        print(f"processor time for each of {moves} moves, decisions of bots included in the share:")
        for name, seconds in after.items():
            print(f"  {name}: {(seconds - before[name]) / max(1, moves) * 1000:.2f} ms")
    reader = Person(drill, -1)
    faults = [fault for game in drill.games if (fault := await check(drill, game, reader))]
    await reader.web.aclose()
    report(drill, options, faults)
    return len(faults)


def times_of(programs: list[Program], besides: dict[str, int]) -> dict[str, float]:
    """Return the processor time used so far, by kind of program."""
    times = {name: seconds_of(process) for name, process in besides.items()}
    for program in programs:
        kind = program.name.split()[0] + "s"
        times[kind] = times.get(kind, 0.0) + seconds_of(program.process.pid)
    return times


def report(drill: Drill, options: argparse.Namespace, faults: list[str]) -> None:
    """Print the measurements."""
    build = "compiled" if is_compiled() else "interpreted"
    print(
        f"{options.tables} tables, {options.minutes:g} minutes, {len(drill.killed)} kills, "
        f"{len(drill.games)} games, engine {build}"
    )
    print(f"moves acknowledged: {drill.moves()}; sent again: {drill.again}; refused: {drill.refused}")
    for what, times in (
        ("a move on its way", drill.ways),
        ("a broken socket", drill.back),
        ("a table given back", drill.led),
        ("a bot's first decision", drill.bots),
    ):
        print(f"{what}: {quantiles(times)}")
    waits = [*drill.ways, *drill.back, *drill.led, *drill.bots]
    late = sum(wait > GOES_ON_SECONDS for wait in waits)
    print(
        f"the longest at any table: {max(waits, default=0):.2f} s; longer than {GOES_ON_SECONDS:g} s: {late}"
    )
    print("\n".join(faults) or "nothing was lost, and nothing done twice")


def size_of(database: str) -> str:
    """Return the size of an event in the database, with commands and indexes."""
    with psycopg.connect(database) as connection:
        sizes = "pg_total_relation_size('events') + pg_total_relation_size('commands')"
        query = f"SELECT count(*), {sizes} FROM events"
        events, size = connection.execute(query).fetchone() or (0, 0)
    return f"disk: {size / max(1, events):.0f} bytes for each of {events} events"


def quantiles(times: list[float]) -> str:
    """Return the median, the 99th percentile and the longest of these times."""
    if not times:
        return "never"
    times = sorted(times)
    half, most = (times[min(len(times) - 1, int(len(times) * share))] for share in (0.5, 0.99))
    return f"p50 {half:.3f} s, p99 {most:.3f} s, longest {times[-1]:.2f} s ({len(times)} times)"


def main() -> None:
    """Read the options and run."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--minutes", type=float, default=3)
    parser.add_argument("--pause", type=float, default=2.0, help="seconds that a person thinks, on average")
    parser.add_argument(
        "--every", type=float, default=15.0, help="seconds between two kills, and some more; 0: none"
    )
    parser.add_argument("--seed", type=int, default=1, help="of who is killed")
    parser.add_argument("--serve", nargs=2, help=argparse.SUPPRESS)  # database and port; for internal calls
    options = parser.parse_args()
    if options.serve:
        serve(options.serve[0], int(options.serve[1]))
        return
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # and end all started processes
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        postgres(Path(folder)) as (database, base),
    ):
        ports = [free_port() for _ in range(SERVERS)]
        own = (sys.executable, str(Path(__file__).parent), "--serve", database)
        bots = (sys.executable, "-m", "smallworld", "bots", "--database", database, "--processes", "1")
        programs = [Program(f"server {port}", *own, str(port)) for port in ports]
        programs += [Program(f"worker {number}", *bots, "--log-level", "error") for number in range(WORKERS)]
        try:
            with (
                tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder_of_proxy,
                nginx(Path(folder_of_proxy), ports) as (url, proxy),
            ):
                besides = {"PostgreSQL": base, "nginx": proxy}
                faults = asyncio.run(drill_all(url, programs, ports, besides, options))
                print(size_of(database))
        finally:
            for program in programs:
                program.process.terminate()
            for program in programs:
                program.process.wait(30)
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
