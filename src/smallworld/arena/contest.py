"""The individual games between bots that make up an arena or a simulation."""

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
from smallworld.content.catalogue import check_players, find_board
from smallworld.engine.game import placings
from smallworld.engine.given import check_type
from smallworld.engine.reports import Report
from smallworld.engine.rules import Rules
from smallworld.workshop.sources import find_own
from smallworld.workshop.tables import rules_with

STREAMS: Final = 32  # random streams per game: one for the table, then one for each seat
FOR_SEATS: Final = 16


class Played(NamedTuple):
    """The result of a game. Each list has one entry per seat."""

    players: int
    game: int
    decisions: int  # including outcomes of chance
    coins: list[int]
    tokens: list[int]  # tokens on the map at the end, which break ties
    choices: list[int]  # decisions between at least two actions
    us: list[int]  # total time for these, in microseconds
    outright: Sequence[int] = ()  # seats that won regardless of coins

    def table(self) -> list[tuple[int, ...]]:
        """Return, for each seat, the values that decide its placing."""
        return placed(self.coins, self.tokens, self.outright)


class Party(NamedTuple):
    """A team, whose coins and tokens are added up, or a single player."""

    seats: tuple[int, ...]
    weight: int  # factor for the coins of these seats


def placed(coins: list[int], tokens: list[int], outright: Sequence[int]) -> list[tuple[int, ...]]:
    """Return the placings of a game from the row with its result, in the format of `engine.game.placings`."""
    rows = zip(coins, tokens, strict=True)
    return [(int(seat in outright), *row) for seat, row in enumerate(rows)]


class Contest:
    """A series of games between the same bots, for several numbers of players, which workers can play."""

    def __init__(
        self,
        line_ups: dict[int, list[LineUp]],
        seed: int,
        boxes: tuple[str, ...] = ("base",),
        budget: str = "",
        duplicate: bool = False,
        board: str = "",
        own: str = "",
    ) -> None:
        """Prepare games with these line-ups, by number of players.

        Bots without their own budget get `budget`. The games are played on `board`, or on the boards of the
        boxes. `own` names custom races and powers: a draft as text, or a source of Python code.

        Raises:
            SmallWorldError: a bot, budget, box or number of players does not exist.
        """
        check_type(line_ups, dict, "line_ups")
        check_type(seed, int, "seed")
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
        self.own: Final = own
        self.bots: Final = list(
            dict.fromkeys(bot for some in line_ups.values() for line_up in some for bot in line_up)
        )
        self.rules()
        for bot in self.bots:
            level_and_budget(bot, budget)[0].make(RandomNumbers(seed))

    def setup(self) -> dict[str, Any]:
        """Return everything that determines the games, as plain data."""
        return {
            "bots": self.bots,
            "seed": self.seed,
            "budget": self.budget,
            "duplicate": self.duplicate,
            "rules": self.rules().boxes,
            "version": __version__,
            **({"board": self.board} if self.board else {}),
            **({"own": self.own} if self.own else {}),
        }

    def games(self, games: int) -> list[Game]:
        """Return the list of all games to play: at least `games` for each number of players."""
        return [
            (players, game)
            for players, fixtures in self.fixtures.items()
            for game in range(fixtures.whole(games))
        ]

    def play(self, players: int, game: int) -> Row:
        """Play game number `game`, and return a row of plain data with its result."""
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
        """Play game number `game`, and return its results. Append its reports to `reports`."""
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
        """Return the rules of all games. Each process builds the rules only once."""
        return rules_of(self.boxes, self.own)

    def teams(self, players: int) -> list[Party]:
        """Return the teams for this number of players. Without teams, each player is a party."""
        owners = self.rules().owners_of(players)
        numbers = range(1 + max(owners.teams))
        seats = [tuple(seat for seat in range(players) if owners.teams[seat] == team) for team in numbers]
        return [Party(team, owners.weights[team[0]]) for team in seats]

    def prepared(self, bot: Bot, game: int, seat: int) -> Bot:
        """Make a new bot for a seat in a game."""
        return bot

    def stream(self, game: int, number: int) -> RandomNumbers:
        """Return the random numbers of one of the streams of a game."""
        return RandomNumbers(self.seed, game * STREAMS + number)


@cache
def rules_of(boxes: tuple[str, ...], own: str) -> Rules:
    """Return the rules of these boxes, with the custom races and powers that `own` names.

    Raises:
        SmallWorldError: `own` has no races or powers, or one has the name of an existing one.
    """
    return rules_with(boxes, find_own(own) if own else None, eager=False)


def level_and_budget(bot: str, budget: str) -> tuple[Level, Budget]:
    """Parse "search" or "search@26ms" into a level and its budget; the default budget is `budget`.

    Raises:
        SmallWorldError: the level or the budget does not exist.
    """
    level, own = parse_entry(bot)
    return level, parse_budget(budget) if budget and "@" not in bot else own
