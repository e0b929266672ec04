"""Games in which combos are taken by lot, to learn what each is worth.

Everything but the choice of combos is the bots'. A combo that is taken only when it suits would look better
than it is, and one that bots dislike would hardly be seen; by lot all are taken alike, at every price.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, Final, NamedTuple

from smallworld.arena.contest import Contest
from smallworld.arena.fixtures import LineUp
from smallworld.arena.picks import picks_of
from smallworld.arena.workers import Row
from smallworld.bots.bot import Bot
from smallworld.bots.budget import Budget
from smallworld.bots.generator import Generator
from smallworld.content.box import Box
from smallworld.content.catalogue import make_rules
from smallworld.engine.action import TAKE, Action, by_of
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.game import standings
from smallworld.engine.report import Report
from smallworld.engine.rules import Badge, Banner, Rules, slug
from smallworld.engine.state import State

FOR_LOTS: Final = 8  # the streams of chance that decide who takes what, one for each seat


class Taken(NamedTuple):
    """A combo that somebody took, and how he fared."""

    race: str
    power: str
    seat: int
    turn: int
    paid: int
    found: int
    income: int


class ByLot(Bot):
    """Takes combos by lot, and leaves everything else to another bot."""

    def __init__(self, bot: Bot, lots: Generator) -> None:
        self.bot: Final = bot
        self.lots: Final = lots

    def choose(self, position: State, actions: list[Action], budget: Budget) -> Action:
        if by_of(actions[0]) == TAKE:
            return actions[self.lots.below(len(actions))]
        return self.bot.choose(position, actions, budget)


class Survey(Contest):
    """Games by lot, perhaps with a race or power of one's own: "module:object", a Banner or a Badge."""

    def __init__(
        self,
        line_ups: dict[int, list[LineUp]],
        seed: int,
        boxes: tuple[str, ...] = ("base",),
        budget: str = "",
        own: str = "",
    ) -> None:
        self.own: Final = own
        super().__init__(line_ups, seed, boxes, budget)

    def setup(self) -> dict[str, Any]:
        return {**super().setup(), "combos": "by lot", "own": self.own}

    def rules(self) -> Rules:
        return rules_with(self.boxes, self.own)

    def prepared(self, bot: Bot, game: int, seat: int) -> Bot:
        return ByLot(bot, self.stream(game, FOR_LOTS + seat))

    def play(self, players: int, game: int) -> Row:
        """Play the game of this number; how it ended, and all combos that were taken."""
        reports: list[Report] = []
        match = self.match(players, game, reports)
        table = standings(match.end)
        names = [slug(name) for name in self.rules().names]
        return {
            "players": players,
            "game": game,
            "coins": [coins for coins, _ in table],
            "tokens": [tokens for _, tokens in table],
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
                for pick in picks_of(reports, players)
            ],
        }


@cache
def rules_with(boxes: tuple[str, ...], own: str) -> Rules:
    """The rules of these boxes, and with a race or power of one's own if one is named.

    Raises:
        SmallWorldError: there is no such module or object, or it is neither Banner nor Badge.
    """
    if not own:
        return make_rules(boxes)
    found = find_own(own)
    races = [found] if isinstance(found, Banner) else []
    powers = [found] if isinstance(found, Badge) else []
    box = Box(own, found.name, 1, races, powers)
    try:
        return make_rules(boxes, box)
    except ValueError as error:
        raise SmallWorldError(f'"{own}": {error}') from error


def find_own(own: str) -> Banner | Badge:
    """The race or power that "module:object" names.

    Raises:
        SmallWorldError: there is no such module or object, or it is neither Banner nor Badge.
    """
    module, _, name = own.partition(":")
    try:
        found = getattr(import_module(module), name)
    except Exception as error:  # whatever goes wrong in others' code is theirs, and to be named so
        raise SmallWorldError(f'"{own}": {type(error).__name__}: {error}') from error
    if not isinstance(found, Banner | Badge):
        raise SmallWorldError(
            f'"{own}" is a {type(found).__name__}; a race is a Banner and a power is a Badge: '
            "see docs/learn/write-a-race.md"
        )
    return found
