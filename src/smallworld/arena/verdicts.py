"""Conclusions from the intervals in a report, such as the stronger bots, or advice for a custom race.

A bot, race or power counts as stronger than another only if their intervals do not overlap. This is stricter
than a test of the difference, but readers can see it in the table.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple

from smallworld.arena.almanac import FIRST, Table, income
from smallworld.arena.balance import Balance, Strength
from smallworld.arena.tally import BotResult
from smallworld.bots.statistics import ENOUGH, NORMAL_95

# Advice for a custom race or power.
TAKE: Final = "take"  # remove one token
GIVE: Final = "give"  # add one token
KEEP: Final = "keep"
UNKNOWN: Final = ""


class Interval(NamedTuple):
    """The bounds of a value that is known only approximately."""

    low: float
    high: float

    def beats(self, other: Interval) -> bool:
        """Return whether this interval lies entirely above another."""
        return self.low > other.high


@dataclass(frozen=True)
class Place:
    """The place of a bot, race or power: how many others are surely weaker, and how many surely stronger."""

    stronger: int
    weaker: int
    of: int

    @property
    def open(self) -> int:
        """Return how many others are neither surely weaker nor surely stronger."""
        return self.of - self.stronger - self.weaker

    def advice(self) -> str:
        """Return the advice for a custom race or power with this place among the published content."""
        if self.of and self.stronger == self.of:
            return TAKE
        if self.of and self.weaker == self.of:
            return GIVE
        return KEEP if self.stronger and self.weaker else UNKNOWN


def place_of(mine: Interval, others: Iterable[Interval]) -> Place:
    """Compare an interval with others, and return its place."""
    known = list(others)
    stronger = sum(mine.beats(other) for other in known)
    return Place(stronger, sum(other.beats(mine) for other in known), len(known))


def place_in(balance: Balance, own: Collection[str]) -> Place | None:
    """Return the place of a race or power by its lead, compared with all others that are not in `own`.

    Return None if the race or power was taken too seldom. Others that were taken too seldom do not count.
    """
    mine = _lead(balance.all[balance.name])
    if mine is None:
        return None
    others = [
        _lead(strength) for name, strength in balance.all.items() if name != balance.name and name not in own
    ]
    return place_of(mine, [other for other in others if other is not None])


def _lead(strength: Strength) -> Interval | None:
    if strength.lead_within is None or strength.samples < ENOUGH:
        return None  # too few samples even to estimate the spread
    return Interval(strength.lead - strength.lead_within, strength.lead + strength.lead_within)


@dataclass(frozen=True)
class Winner:
    """The bot with the most victories, the bots that it surely beats, and those that may be as strong."""

    best: BotResult
    beaten: list[str]
    open: list[str]


def winner_of(bots: Collection[BotResult]) -> Winner | None:
    """Return the winner among these bots; None if there is only one bot."""
    if len(bots) < 2:
        return None
    best, *others = sorted(bots, key=lambda bot: (-bot.win_share, -bot.rating))
    beaten = [bot.bot for bot in others if best.win_share_from > bot.win_share_to]
    return Winner(best, beaten, [bot.bot for bot in others if bot.bot not in beaten])


@dataclass(frozen=True)
class Earner:
    """A race or power, its earnings when taken in turn 1, and its place among all others."""

    name: str
    coins: float
    within: float
    place: Place


def earners_of(table: Table, half: str) -> tuple[Earner, Earner] | None:
    """Return the best-earning and the worst-earning of the "races" or "powers".

    Return None if too few of them have enough samples.
    """
    found: dict[str, tuple[float, float]] = {}
    for name, effect in getattr(table.phases[FIRST], half).items():
        if effect.samples >= ENOUGH:
            coins, error = income(table.turns[1], effect)
            found[name] = coins, NORMAL_95 * error
    if len(found) < 2:
        return None
    order = sorted(found, key=lambda name: -found[name][0])
    spans = {name: Interval(coins - within, coins + within) for name, (coins, within) in found.items()}

    def earner(name: str) -> Earner:
        others = [span for other, span in spans.items() if other != name]
        return Earner(name, *found[name], place_of(spans[name], others))

    return earner(order[0]), earner(order[-1])
