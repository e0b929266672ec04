"""Bots against each other: the games of an arena or a simulation, one by one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from smallworld import __version__
from smallworld.arena.fixtures import Fixtures, LineUp
from smallworld.arena.workers import Game, Row
from smallworld.bots.bot import Bot
from smallworld.bots.budget import Budget, parse_budget
from smallworld.bots.match import Match, play_match
from smallworld.bots.random_numbers import Chance, RandomNumbers
from smallworld.bots.registry import Level, parse_entry
from smallworld.content.catalogue import check_players, find_board, make_rules
from smallworld.engine.game import placings
from smallworld.engine.reports import Report
from smallworld.engine.rules import Rules

STREAMS: Final = 32  # of chance for a number of a game: first those of the table, then one for each seat
FOR_SEATS: Final = 16

rules_of = cache(make_rules)


class Played(NamedTuple):
    """How a game ended; lists go by seat."""

    players: int
    game: int
    decisions: int  # those of chance included
    coins: list[int]
    tokens: list[int]  # on the map at the end, which break ties
    choices: list[int]  # decisions between two actions or more
    us: list[int]  # time for all of these, in microseconds
    outright: Sequence[int] = ()  # seats that won whatever the coins say

    def table(self) -> list[tuple[int, ...]]:
        """What decides who comes before whom, by seat."""
        return placed(self.coins, self.tokens, self.outright)


class Party(NamedTuple):
    """Seats whose coins and tokens are added up, or one seat alone."""

    seats: tuple[int, ...]
    weight: int  # how often what they have counts


def placed(coins: list[int], tokens: list[int], outright: Sequence[int]) -> list[tuple[int, ...]]:
    """As `engine.game.placings`, from the lists of a row."""
    rows = zip(coins, tokens, strict=True)
    return [(int(seat in outright), *row) for seat, row in enumerate(rows)]


class Contest:
    """Games between the same bots for several numbers of players; a series for workers."""

    def __init__(
        self,
        line_ups: dict[int, list[LineUp]],
        seed: int,
        boxes: tuple[str, ...] = ("base",),
        budget: str = "",
        duplicate: bool = False,
        board: str = "",
    ) -> None:
        """Prepare games of these line-ups, by number of players; `budget` is for bots that name none.

        They meet on `board`, or on those that the boxes bring.

        Raises:
            SmallWorldError: a bot, a budget, a box or a number of players that does not exist.
        """
        for players in line_ups:
            check_players(boxes, players, board=board)
        self.fixtures: Final = {
            players: Fixtures(line_ups[players], duplicate, boxes, board) for players in sorted(line_ups)
        }
        self.seed: Final = seed
        self.boxes: Final = boxes
        self.budget: Final = budget
        self.duplicate: Final = duplicate
        self.board: Final = board
        self.bots: Final = list(
            dict.fromkeys(bot for some in line_ups.values() for line_up in some for bot in line_up)
        )
        self.rules()
        for bot in self.bots:
            level_and_budget(bot, budget)[0].make(RandomNumbers(seed))

    def setup(self) -> dict[str, Any]:
        """What decides every game, as plain data."""
        return {
            "bots": self.bots,
            "seed": self.seed,
            "budget": self.budget,
            "duplicate": self.duplicate,
            "rules": self.rules().boxes,
            "version": __version__,
            **({"board": self.board} if self.board else {}),
        }

    def games(self, games: int) -> list[Game]:
        """The games to play if so many are asked for with each number of players."""
        return [
            (players, game)
            for players, fixtures in self.fixtures.items()
            for game in range(fixtures.whole(games))
        ]

    def play(self, players: int, game: int) -> Row:
        """Play the game of this number."""
        match = self.match(players, game)
        table = placings(match.end)
        return Played(
            players,
            game,
            match.decisions,
            [coins for _, coins, _ in table],
            [tokens for _, _, tokens in table],
            match.choices,
            [nanoseconds // 1000 for nanoseconds in match.nanoseconds],
            [seat for seat, (outright, _, _) in enumerate(table) if outright],
        )._asdict()

    def match(self, players: int, game: int, reports: list[Report] | None = None) -> Match:
        """Play the game of this number, and tell `reports` what happened."""
        fixture = self.fixtures[players][game]
        seated = [level_and_budget(bot, self.budget) for bot in fixture.seats]
        bots = [
            self.prepared(level.make(self.stream(game, FOR_SEATS + seat)), game, seat)
            for seat, (level, _) in enumerate(seated)
        ]
        return play_match(
            self.rules(),
            find_board(fixture.board),
            bots,
            [budget for _, budget in seated],
            Chance(self.seed, fixture.deal * STREAMS),
            reports=reports,
        )

    def rules(self) -> Rules:
        """The rules of all games, put together once in a process."""
        return rules_of(self.boxes)

    def teams(self, players: int) -> list[Party]:
        """Who plays together with so many players; everybody for themselves where the rules have no teams."""
        owners = self.rules().owners_of(players)
        numbers = range(1 + max(owners.teams))
        seats = [tuple(seat for seat in range(players) if owners.teams[seat] == team) for team in numbers]
        return [Party(team, owners.weights[team[0]]) for team in seats]

    def prepared(self, bot: Bot, game: int, seat: int) -> Bot:
        """The bot that takes a seat in a game."""
        return bot

    def stream(self, game: int, number: int) -> RandomNumbers:
        """One of the streams of chance that a game has."""
        return RandomNumbers(self.seed, game * STREAMS + number)


def level_and_budget(bot: str, budget: str) -> tuple[Level, Budget]:
    """Who "search" or "search@26ms" is, and their budget, which is `budget` if they name none.

    Raises:
        SmallWorldError: there is no such level or budget.
    """
    level, own = parse_entry(bot)
    return level, parse_budget(budget) if budget and "@" not in bot else own
