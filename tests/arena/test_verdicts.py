"""The conclusions of a report, which must follow from its intervals."""

from __future__ import annotations

import pytest

from smallworld.arena.balance import RACE, Balance, Strength
from smallworld.arena.tally import BotResult
from smallworld.arena.verdicts import (
    GIVE,
    KEEP,
    TAKE,
    UNKNOWN,
    Interval,
    Place,
    place_in,
    place_of,
    winner_of,
)


def strength(lead: float, within: float | None = 1.0, samples: int = 100) -> Strength:
    return Strength(samples, 0.0, 1.0, lead, within, 0.0, 0.1)


def balance(**leads: Strength) -> Balance:
    return Balance("otters", RACE, 100, leads, {})


def test_race_is_stronger_only_if_intervals_do_not_overlap():
    mine = Interval(2.0, 4.0)
    others = [Interval(0.0, 1.9), Interval(0.0, 2.0), Interval(3.0, 3.5), Interval(4.1, 9.0)]
    assert place_of(mine, others) == Place(stronger=1, weaker=1, of=4)
    assert place_of(mine, others).open == 2


@pytest.mark.parametrize(
    ("place", "advice"),
    [
        (Place(14, 0, 14), TAKE),
        (Place(0, 14, 14), GIVE),
        (Place(3, 4, 14), KEEP),
        (Place(13, 0, 14), UNKNOWN),
        (Place(0, 13, 14), UNKNOWN),
        (Place(0, 0, 14), UNKNOWN),
        (Place(0, 0, 0), UNKNOWN),
    ],
)
def test_advice_is_given_only_with_enough_evidence(place, advice):
    assert place.advice() == advice


def test_rarely_seen_races_are_neither_judged_nor_compared():
    found = balance(otters=strength(9.0), orcs=strength(0.0), elves=strength(-5.0, samples=29))
    assert place_in(found, own=["otters"]) == Place(1, 0, 1)
    assert place_in(balance(otters=strength(9.0, samples=29), orcs=strength(0.0)), own=[]) is None
    assert place_in(balance(otters=strength(9.0, within=None, samples=1), orcs=strength(0.0)), own=[]) is None


def test_custom_races_are_not_compared_with_each_other():
    found = balance(otters=strength(9.0), orcs=strength(0.0), newts=strength(0.0))
    assert place_in(found, own=["otters", "newts"]) == Place(1, 0, 1)


def bot(name: str, share: float, low: float, high: float) -> BotResult:
    return BotResult(name, 50, 80.0, 2.0, 0.0, 2.0, share, low, high, 1.5, 25.0, 3.0, None, None, 1.0)


def test_best_bot_beats_only_bots_with_lower_intervals():
    found = winner_of([bot("a", 0.1, 0.05, 0.2), bot("b", 0.6, 0.4, 0.8), bot("c", 0.5, 0.3, 0.7)])
    assert found is not None
    assert (found.best.bot, found.beaten, found.open) == ("b", ["a"], ["c"])
    assert winner_of([bot("a", 0.5, 0.4, 0.6)]) is None
