"""Games in which players take combos at random, to measure the worth of each combo.

Bots make all other decisions. If bots also chose combos, a combo taken only in good situations would look too
strong, and a combo that bots dislike would hardly appear. At random, all combos are taken equally often, at
every price.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from smallworld.arena.contest import Contest
from smallworld.arena.picks import picks_of
from smallworld.arena.workers import Row
from smallworld.bots.bot import Bot
from smallworld.bots.budget import Budget
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.engine.action import TAKE, Action, by_of
from smallworld.engine.game import placings
from smallworld.engine.reports import Report
from smallworld.engine.rules import slug
from smallworld.engine.state import State

FOR_LOTS: Final = 8  # the first random stream for choosing combos, with one for each seat


class Taken(NamedTuple):
    """A combo that a player took, with its results."""

    race: str
    power: str
    seat: int
    turn: int
    paid: int
    found: int
    income: int


class ByLot(Bot):
    """A bot that takes combos at random, and lets another bot make all other decisions."""

    def __init__(self, bot: Bot, lots: RandomNumbers) -> None:
        self.bot: Final = bot
        self.lots: Final = lots

    def choose(self, position: State, actions: list[Action], budget: Budget) -> Action:
        if by_of(actions[0]) == TAKE:
            return actions[self.lots.below(len(actions))]
        return self.bot.choose(position, actions, budget)


class Survey(Contest):
    """A series of games with random combos."""

    def setup(self) -> dict[str, Any]:
        return {**super().setup(), "combos": "by lot", "own": self.own}

    def prepared(self, bot: Bot, game: int, seat: int) -> Bot:
        return ByLot(bot, self.stream(game, FOR_LOTS + seat))

    def play(self, players: int, game: int) -> Row:
        """Play game number `game`, and return a row with its result and all combos taken."""
        reports: list[Report] = []
        match = self.match(players, game, reports)
        table = placings(match.end)
        names = [slug(name) for name in self.rules().names]
        return {
            "players": players,
            "game": game,
            "coins": [coins for _, coins, _ in table],
            "tokens": [tokens for _, _, tokens in table],
            "outright": [seat for seat, (outright, _, _) in enumerate(table) if outright],
            "taken": [
                Taken(
                    names[pick.race],
                    names[pick.power],
                    pick.player,
                    pick.turn,
                    pick.paid,
                    pick.found,
                    pick.income,
                )
                for pick in picks_of(reports, match.end.owners)
            ],
        }
