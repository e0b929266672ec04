"""Many games between bots, and what they tell: coins, victories and ranks, with their uncertainty.

A game is known by its number: it decides who sits where and all that is left to chance, and every sum is
a sum of integers. So a seed gives the same results in one process or in many, compiled or not, as long as
no bot's budget is a time.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context
from typing import Final

from smallworld.bots.bot import Bot
from smallworld.bots.budget import Budget
from smallworld.bots.generator import Generator
from smallworld.bots.match import play_match
from smallworld.bots.registry import make_bot, parse_entry
from smallworld.content.catalogue import board_for, find_board, make_rules
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.game import standings
from smallworld.engine.state import State

NORMAL_95: Final = 1.959964  # standard deviations to either side that hold 95 % of a normal distribution
STREAMS: Final = 16  # of chance in a game: one for the table, one for each bot
SHARES: Final = 60  # a victory in parts, so that it can be shared by up to six without a rest
CHUNKS: Final = 8  # for each process: few enough to be cheap, enough that none waits long for the last
LARGEST_CHUNK: Final = 500  # games; so that progress can be shown

# What a chunk of games sends home, all integers: decisions, then for each entry these sums.
COINS: Final = 0
SQUARES: Final = 1  # of the coins of all entries of one name in one game, at the first of them
VICTORIES: Final = 2  # in SHARES
RANKS: Final = 3  # doubled, since a shared rank may be a half
SUMS: Final = 4


class BotResult:
    """How the bots of one name did. Intervals hold the true value with 95 % confidence.

    `games` counts seats: a name that was entered twice played twice in each game. Such seats are not
    independent, but games are, so the interval of the coins comes from the mean of each game.
    """

    def __init__(
        self,
        name: str,
        games: int,
        mean_coins: float,
        coins_within: float | None,
        win_share: float,
        win_share_from: float,
        win_share_to: float,
        mean_rank: float,
    ) -> None:
        self.name: Final = name
        self.games: Final = games
        self.mean_coins: Final = mean_coins
        self.coins_within: Final = coins_within  # the true mean is this near; None for a single game
        self.win_share: Final = win_share  # victories a seat and game; one shared by k counts 1/k for each
        self.win_share_from: Final = win_share_from
        self.win_share_to: Final = win_share_to
        self.mean_rank: Final = mean_rank  # from 1; those who are equal share the mean of their ranks


class Simulation:
    """What came out of many games."""

    def __init__(self, players: int, games: int, seed: int, decisions: int, bots: list[BotResult]) -> None:
        self.players: Final = players
        self.games: Final = games
        self.seed: Final = seed
        self.decisions: Final = decisions  # of all games, those of chance included
        self.bots: Final = bots  # each name once, in the order of entry


def entries_for(names: list[str], players: int) -> list[str]:
    """The bot of each entry: one name alone plays all.

    Raises:
        SmallWorldError: a name that no bot has, or another number of names than of players.
    """
    for name in names:
        parse_entry(name)
    if len(names) == 1:
        return names * players
    if len(names) != players:
        raise SmallWorldError(
            f"{len(names)} bots for {players} players: name one bot, which then plays all seats, or {players}"
        )
    return names


def simulate(
    entries: list[str],
    games: int,
    seed: int,
    jobs: int = 1,
    boxes: tuple[str, ...] = ("base",),
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Play `games` between `entries`, one bot a player; `progress` is told of games as they are done.

    Raises:
        SmallWorldError: a bot, a box or a number of players that does not exist.
    """
    make_rules(boxes)
    find_board(board_for(len(entries)))
    for name in entries:
        make_bot(name, Generator(seed))
    chunks = split(games, jobs)
    totals = [0] * (1 + SUMS * len(entries))
    if jobs == 1:
        for first, number in chunks:
            _add(totals, play_games(entries, boxes, seed, first, number))
            if progress is not None:
                progress(number)
    else:
        # Spawned, not forked: a fork of a process with threads may hang, and other systems have none.
        with ProcessPoolExecutor(min(jobs, len(chunks)), mp_context=get_context("spawn")) as pool:
            waiting = [
                pool.submit(play_games, entries, boxes, seed, first, number) for first, number in chunks
            ]
            try:
                for place in range(len(chunks)):
                    _add(totals, waiting[place].result())
                    if progress is not None:
                        progress(chunks[place][1])
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise
    return _evaluate(entries, games, seed, totals)


def split(games: int, jobs: int) -> list[tuple[int, int]]:
    """Chunks of games for `jobs` processes, as (first game, number of games)."""
    size = max(1, min(LARGEST_CHUNK, games // (jobs * CHUNKS)))
    return [(first, min(size, games - first)) for first in range(0, games, size)]


def play_games(entries: list[str], boxes: tuple[str, ...], seed: int, first: int, number: int) -> list[int]:
    """Play the games from `first` on; return their decisions and, for each entry, its SUMS."""
    players = len(entries)
    rules, board = make_rules(boxes), find_board(board_for(players))
    sums = [0] * (1 + SUMS * players)
    for game in range(first, first + number):
        bots, budgets = [Bot()] * players, [Budget()] * players
        for entry in range(players):
            stream = Generator(seed, game * STREAMS + 1 + entry)
            seat = seat_of(entry, game, players)
            level, budgets[seat] = parse_entry(entries[entry])
            bots[seat] = level.make(stream)
        state, decisions = play_match(rules, board, bots, budgets, Generator(seed, game * STREAMS))
        sums[0] += decisions
        _note(sums, entries, game, state)
    return sums


def seat_of(entry: int, game: int, players: int) -> int:
    """Where a bot sits: one place further with each game, since the first seat has an advantage."""
    return (entry + game) % players


def _note(sums: list[int], entries: list[str], game: int, state: State) -> None:
    """Add the end of a game to `sums`."""
    players = len(entries)
    table = standings(state)
    together: dict[str, int] = {}
    for entry in range(players):
        at = 1 + SUMS * entry
        mine = table[seat_of(entry, game, players)]
        better = equal = 0
        for other in table:
            if other > mine:
                better += 1
            elif other == mine:
                equal += 1
        sums[at + COINS] += mine[0]
        sums[at + RANKS] += 2 * better + equal + 1
        if better == 0:
            sums[at + VICTORIES] += SHARES // equal
        together[entries[entry]] = together.get(entries[entry], 0) + mine[0]
    for name, coins in together.items():
        sums[1 + SUMS * entries.index(name) + SQUARES] += coins * coins


def _add(totals: list[int], more: list[int]) -> None:
    for place in range(len(totals)):
        totals[place] += more[place]


def _evaluate(entries: list[str], games: int, seed: int, totals: list[int]) -> Simulation:
    results: list[BotResult] = []
    for name in dict.fromkeys(entries):
        sums = [0] * SUMS
        for entry in range(len(entries)):
            if entries[entry] == name:
                _add(sums, totals[1 + SUMS * entry : 1 + SUMS * (entry + 1)])
        results.append(_result(name, entries.count(name), games, sums))
    return Simulation(len(entries), games, seed, totals[0], results)


def _result(name: str, seats: int, games: int, sums: list[int]) -> BotResult:
    played = seats * games
    coins_within: float | None = None
    if games > 1:
        variance = (sums[SQUARES] - sums[COINS] * sums[COINS] / games) / (games - 1)
        coins_within = NORMAL_95 * sqrt(max(0.0, variance) / games) / seats
    win_share = sums[VICTORIES] / SHARES / played
    low, high = wilson(win_share, played)
    return BotResult(
        name, played, sums[COINS] / played, coins_within, win_share, low, high, sums[RANKS] / 2 / played
    )


def wilson(share: float, trials: int) -> tuple[float, float]:
    """Bounds that hold the true share with 95 % confidence (Wilson's score interval).

    Somewhat too wide where victories are shared or one name has several seats, never too narrow.
    """
    spread = NORMAL_95 * NORMAL_95 / trials
    middle = (share + spread / 2) / (1 + spread)
    within = NORMAL_95 * sqrt(share * (1 - share) / trials + spread / trials / 4) / (1 + spread)
    return max(0.0, middle - within), min(1.0, middle + within)
