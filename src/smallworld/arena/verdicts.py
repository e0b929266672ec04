"""Conclusions from a report, as far as its intervals allow: the stronger bots, advice for a custom race.

A bot, race or power is stronger than another only if their intervals do not overlap. That is stricter than a
test of the difference, but you can see it in the table.
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
TAKE: Final = "take"  # one token less
GIVE: Final = "give"  # one token more
KEEP: Final = "keep"
UNKNOWN: Final = ""


class Interval(NamedTuple):
    """Bounds of a true value."""

    low: float
    high: float

    def beats(self, other: Interval) -> bool:
        """Return whether it is entirely above another."""
        return self.low > other.high


@dataclass(frozen=True)
class Place:
    """The number of others that one is surely stronger than, and the number of surely stronger others."""

    stronger: int
    weaker: int
    of: int

    @property
    def open(self) -> int:
        """Return how many are too close to decide."""
        return self.of - self.stronger - self.weaker

    def advice(self) -> str:
        """Return the advice for a custom race or power in this place among the printed ones."""
        if self.of and self.stronger == self.of:
            return TAKE
        if self.of and self.weaker == self.of:
            return GIVE
        return KEEP if self.stronger and self.weaker else UNKNOWN


def place_of(mine: Interval, others: Iterable[Interval]) -> Place:
    """Return the place of one interval among others."""
    known = list(others)
    stronger = sum(mine.beats(other) for other in known)
    return Place(stronger, sum(other.beats(mine) for other in known), len(known))


def place_in(balance: Balance, own: Collection[str]) -> Place | None:
    """Return the place of a race or power by its lead, leaving out the custom ones in `own`.

    Return None if it was seen too seldom. Others that were seen too seldom do not count.
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
        return None  # a few samples do not even show their own spread
    return Interval(strength.lead - strength.lead_within, strength.lead + strength.lead_within)


@dataclass(frozen=True)
class Winner:
    """The bot with the most victories, the bots that it surely beats, and the undecided ones."""

    best: BotResult
    beaten: list[str]
    open: list[str]


def winner_of(bots: Collection[BotResult]) -> Winner | None:
    """Return the winner; None without another bot to compare it with."""
    if len(bots) < 2:
        return None
    best, *others = sorted(bots, key=lambda bot: (-bot.win_share, -bot.rating))
    beaten = [bot.bot for bot in others if best.win_share_from > bot.win_share_to]
    return Winner(best, beaten, [bot.bot for bot in others if bot.bot not in beaten])


@dataclass(frozen=True)
class Earner:
    """A race or power, its earnings when taken in turn 1, and its place among the others."""

    name: str
    coins: float
    within: float
    place: Place


def earners_of(table: Table, half: str) -> tuple[Earner, Earner] | None:
    """Return the "races" or "powers" that earn most and least; None if too few were seen often."""
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
