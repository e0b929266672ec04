"""Many games in many processes or on a cluster, in pieces that grow until their overhead is small.

A game is identified by its number of players and its own number. A row is the result of a game as plain data.
It depends neither on the process that plays the game nor on the order in which rows arrive.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from itertools import islice
from time import perf_counter
from typing import Any, Final, Protocol

from smallworld.bots.process import processes
from smallworld.engine.errors import SmallWorldError

QUICK: Final = 0.5  # seconds; pieces grow after a faster piece, so that distribution is cheap
SLOW: Final = 2.0  # seconds; pieces shrink after a slower piece, so that stopping loses little
LARGEST: Final = 512  # most games in a piece
AUTO: Final = "auto"

Game = tuple[int, int]  # number of players, number of the game
Row = dict[str, Any]
Done = tuple[list[Row], float]  # the rows of a piece, and the seconds that it took


class Series(Protocol):
    """Games of one kind that can be played in any order and process.

    Each process gets a copy of the series.
    """

    def play(self, players: int, game: int) -> Row:
        """Play game number `game`, and return its result: plain data with the keys `players` and `game`."""


class Pieces:
    """An iterator over pieces of a list of games.

    Their sizes depend on the times that earlier pieces took.
    """

    def __init__(self, games: Iterable[Game]) -> None:
        self.size = 1
        self._games: Final = iter(games)

    def __iter__(self) -> Iterator[list[Game]]:
        return self

    def __next__(self) -> list[Game]:
        piece = list(islice(self._games, self.size))
        if not piece:
            raise StopIteration
        return piece

    def took(self, seconds: float, games: int) -> None:
        """Adapt the size of later pieces, after a piece of `games` games took `seconds`."""
        if seconds < QUICK:
            self.size = min(LARGEST, max(self.size, 2 * games))
        elif seconds > SLOW:
            self.size = max(1, min(self.size, games // 2))


def play_piece(series: Series, piece: list[Game]) -> Done:
    """Play the games of one piece in a worker process; return their results and the time in seconds."""
    began = perf_counter()
    rows = [series.play(players, game) for players, game in piece]
    return rows, perf_counter() - began


def play_all(series: Series, games: Iterable[Game], jobs: int = 1, cluster: str = "") -> Iterator[list[Row]]:
    """Play `games`, and yield the results of each piece of games as soon as it finishes, in no fixed order.

    `jobs` is the number of processes; 0 means one per processor. With `cluster`, it is the maximum number of
    processes on that Ray cluster. `cluster` is an address, or "auto" for a running cluster, or else a new one
    on this machine.

    Raises:
        SmallWorldError: Ray is not installed, or the cluster cannot be reached.
    """
    pieces = Pieces(games)
    play = partial(play_piece, series)
    if cluster:
        done = on_cluster(play, pieces, jobs, cluster)
    elif jobs == 1:
        done = map(play, pieces)
    else:
        done = in_processes(play, pieces, jobs)
    for rows, seconds in done:
        pieces.took(seconds, len(rows))
        yield rows


def in_processes(
    play: Callable[[list[Game]], Done], pieces: Iterator[list[Game]], jobs: int
) -> Iterator[Done]:
    """Play `pieces` in `jobs` processes of this machine, and yield the results."""
    try:
        with processes(jobs) as pool:
            # Two pieces for each process, so that no process waits for us.
            running = {pool.submit(play, piece) for piece in islice(pieces, 2 * (jobs or 1))}
            while running:
                finished, running = wait(running, return_when=FIRST_COMPLETED)
                for future in finished:
                    yield future.result()
                    running |= {pool.submit(play, piece) for piece in islice(pieces, 1)}
    except BrokenProcessPool as error:
        raise SmallWorldError(
            "games: a process ended during a game, perhaps for lack of memory; use fewer jobs"
        ) from error


def on_cluster(
    play: Callable[[list[Game]], Done], pieces: Iterator[list[Game]], jobs: int, cluster: str
) -> Iterator[Done]:
    """Play `pieces` on a Ray cluster, which distributes them, and yield the results."""
    try:
        import ray
        from ray.util.multiprocessing import Pool
    except ImportError as error:
        raise SmallWorldError(
            "cluster: Ray is not installed; python -m pip install 'smallworld[cluster]' includes it"
        ) from error
    if not ray.is_initialized():
        try:
            ray.init(address=None if cluster == AUTO else cluster, log_to_driver=False)
        except (ConnectionError, ValueError) as error:
            raise SmallWorldError(f'cluster "{cluster}": no Ray cluster answers there: {error}') from error
    with Pool(jobs or None) as pool, suppress(GeneratorExit):
        yield from pool.imap_unordered(play, pieces)
