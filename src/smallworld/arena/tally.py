"""The results of bots over many games: coins, victories, ranks, ratings and time, with intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import permutations
from typing import Final

from smallworld.arena.contest import Contest, Party, Played
from smallworld.arena.elo import Pair, elo
from smallworld.arena.ratings import Ratings
from smallworld.arena.workers import Row
from smallworld.bots.statistics import NORMAL_95, mean_and_error, share_and_bounds, within

SHARES: Final = 60  # parts of a victory, so that up to six players can share it evenly


@dataclass
class Unit:
    """The results of a bot in one deal: a single game, or all duplicate games with the same seed."""

    seats: int = 0
    coins: int = 0
    lead: int = 0  # coins above the table's mean, times the number of teams
    victories: int = 0  # in parts of 1/SHARES


@dataclass(frozen=True)
class BotResult:
    """The results of one bot in games with one number of players, with 95% intervals."""

    bot: str
    games: int  # number of seats: a bot with two seats in a game counts twice
    mean_coins: float  # mean coins, of its team if there are teams
    coins_within: float | None  # half width of the interval; None for a single game
    mean_lead: float  # coins above the mean of its table
    lead_within: float | None
    win_share: float  # victories per seat and game; a victory shared by k counts 1/k for each
    win_share_from: float
    win_share_to: float
    mean_rank: float  # from 1; ties share the mean of their ranks
    rating: float  # by OpenSkill
    rating_within: float
    elo: float | None  # only for two-player games, if every bot has met every other
    elo_within: float | None
    ms_per_decision: float  # time per decision between at least two actions
    coins: Counter[int] = field(default_factory=Counter)  # how often it ended with each number of coins


@dataclass(frozen=True)
class TeamResult:
    """The results of a team, or of a player who faces teams alone, with 95% intervals."""

    seats: tuple[int, ...]  # counted from 0; seat 0 begins
    weight: int  # factor for its coins
    mean_coins: float  # the weighted sum of coins, which decides the game
    coins_within: float | None
    win_share: float  # victories per game; a victory shared by k counts 1/k for each
    win_share_from: float
    win_share_to: float


@dataclass(frozen=True)
class TableResult:
    """The results of the games with one number of players."""

    players: int
    games: int
    deals: int
    decisions: int  # in all games, including outcomes of chance
    bots: list[BotResult]  # in the order in which the user named them
    pairs: dict[Pair, tuple[float, int]]  # for two seats: how often the first finished ahead, and pairs
    parties: int  # the number of teams, or of players if there are no teams
    teams: list[TeamResult]  # results by team; empty without teams


def tally(contest: Contest, players: int, rows: list[Row], *, rated: bool = True) -> TableResult:
    """Return the results of the games with this number of players.

    `rows` must be in the order of the games.
    """
    fixtures = contest.fixtures[players]
    parties = contest.teams(players)
    firsts = [party.seats[0] for party in parties]
    sides = [party.seats * party.weight for party in parties]
    books = {bot: _Book(firsts) for bot in contest.bots}
    results_of_teams = [_TeamBook(party) for party in parties] if len(parties) < players else []
    ratings = Ratings(contest.bots)
    pairs: dict[Pair, tuple[float, int]] = {}
    decisions = 0
    deals: set[int] = set()
    for row in rows:
        played = Played(**row)
        fixture = fixtures[played.game]
        table = played.table()
        decisions += played.decisions
        deals.add(fixture.deal)
        for seat, bot in enumerate(fixture.seats):
            books[bot].note(fixture.deal, played, seat, table)
        for book in results_of_teams:
            book.note(played, table, firsts)
        if rated:
            ratings.note(fixture.seats, table, sides)
        _note_pairs(pairs, fixture.seats, table)
    order = [bot for bot in contest.bots if books[bot].units]
    with_elo = elo(order, pairs) if players == 2 else {}
    results = [books[bot].result(bot, ratings.of(bot), with_elo.get(bot)) for bot in order]
    teams = [book.result() for book in results_of_teams]
    return TableResult(players, len(rows), len(deals), decisions, results, pairs, len(parties), teams)


class _Book:
    """The running sums for one bot. `firsts` has one seat of each team, because a team shares its results."""

    def __init__(self, firsts: Sequence[int]) -> None:
        self.firsts: Final = firsts
        self.units: Final[dict[int, Unit]] = {}
        self.coins: Final[Counter[int]] = Counter()
        self.ranks = 0  # doubled, since a shared rank may be a half
        self.choices = 0
        self.us = 0

    def note(self, deal: int, played: Played, seat: int, table: Sequence[tuple[int, ...]]) -> None:
        better, equal = _place(table, seat, self.firsts)
        unit = self.units.setdefault(deal, Unit())
        unit.seats += 1
        unit.coins += played.coins[seat]
        unit.lead += len(self.firsts) * played.coins[seat] - sum(played.coins[first] for first in self.firsts)
        unit.victories += 0 if better else SHARES // equal
        self.coins[played.coins[seat]] += 1
        self.ranks += 2 * better + equal + 1
        self.choices += played.choices[seat]
        self.us += played.us[seat]

    def result(self, bot: str, rating: tuple[float, float], rated: tuple[float, float] | None) -> BotResult:
        units = list(self.units.values())
        sizes = [unit.seats for unit in units]
        coins, error = mean_and_error([unit.coins for unit in units], sizes)
        lead, lead_error = mean_and_error([unit.lead / len(self.firsts) for unit in units], sizes)
        share, low, high = share_and_bounds([unit.victories / SHARES for unit in units], sizes)
        games = sum(sizes)
        return BotResult(
            bot,
            games,
            coins,
            within(error, len(units)),
            lead,
            within(lead_error, len(units)),
            share,
            low,
            high,
            self.ranks / 2 / games,
            rating[0],
            NORMAL_95 * rating[1],
            rated[0] if rated else None,
            rated[1] if rated else None,
            self.us / 1000 / max(1, self.choices),
            self.coins,
        )


def team_name(team: TeamResult) -> str:
    """Return the name of a team from its seats, and from a factor other than 1: "1 + 4", "3, 2 times"."""
    seats = " + ".join([str(seat + 1) for seat in team.seats])
    return seats if team.weight == 1 else f"{seats}, {team.weight} times"


class _TeamBook:
    """The running sums for one team."""

    def __init__(self, party: Party) -> None:
        self.party: Final = party
        self.coins: Final[list[int]] = []
        self.victories: Final[list[float]] = []

    def note(self, played: Played, table: Sequence[tuple[int, ...]], firsts: Sequence[int]) -> None:
        seat = self.party.seats[0]
        better, equal = _place(table, seat, firsts)
        self.coins.append(played.coins[seat])
        self.victories.append(0.0 if better else 1 / equal)

    def result(self) -> TeamResult:
        ones = [1] * len(self.coins)
        coins, error = mean_and_error(self.coins, ones)
        share, low, high = share_and_bounds(self.victories, ones)
        near = within(error, len(self.coins))
        return TeamResult(self.party.seats, self.party.weight, coins, near, share, low, high)


def _place(table: Sequence[tuple[int, ...]], seat: int, firsts: Sequence[int]) -> tuple[int, int]:
    """Return the number of teams placed before the team of a seat, and the number tied with it.

    The seat's own team counts among the tied teams.
    """
    parties = [table[first] for first in firsts]
    return sum(other > table[seat] for other in parties), parties.count(table[seat])


def _note_pairs(
    pairs: dict[Pair, tuple[float, int]], seats: tuple[str, ...], table: Sequence[tuple[int, ...]]
) -> None:
    for one, other in permutations(range(len(seats)), 2):
        if seats[one] < seats[other]:
            won, met = pairs.get((seats[one], seats[other]), (0.0, 0))
            score = 0.5 if table[one] == table[other] else float(table[one] > table[other])
            pairs[seats[one], seats[other]] = won + score, met + 1
