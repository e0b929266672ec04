"""The balance report of a race or power, from games made by hand and with one that is far too strong."""

import pytest

from smallworld.arena.balance import RACE, observe, subject_of, weigh
from smallworld.arena.fixtures import line_ups_of
from smallworld.arena.ledger import Ledger
from smallworld.arena.survey import Survey
from smallworld.arena.workers import play_all
from smallworld.engine.ability import Ability
from smallworld.engine.board import Side
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.rules import Banner
from smallworld.engine.state import State
from smallworld.workshop.sources import find_own


class Golden(Ability):
    """A power that pays ten coins each turn."""

    def score(self, state: State, me: Side) -> int:
        return 0 if state.is_declined(me) else 10


misers = Banner("Misers", 8, 16, Golden())
nothing = 3
HERE = "tests_of_balance"


@pytest.fixture(autouse=True)
def as_a_module(monkeypatch):
    """Make this file a module that can be imported by name."""
    import sys

    monkeypatch.setitem(sys.modules, HERE, sys.modules[__name__])


def survey(players=2, own="", boxes=("base",)):
    return Survey({players: line_ups_of(["greedy"], players)}, seed=2, own=own, boxes=boxes)


def weighed(games, own):
    series = survey(own=own)
    ledger = Ledger(series.setup())
    for rows in play_all(series, series.games(games)):
        ledger.add(rows)
    return weigh(observe(series, ledger, games), *subject_of(series, "misers"), games)


def test_balance_report_detects_a_race_that_is_far_too_strong():
    report = weighed(60, f"{HERE}:misers")
    assert (report.name, report.kind) == ("misers", RACE)
    assert next(iter(report.all)) == "misers"
    assert len(report.all) == 14 + 1
    mine = report.all["misers"]
    assert mine.coins - (mine.coins_within or 0) > 10
    assert mine.victory - (mine.victory_within or 0) > 0.2
    for part in report.parts.values():
        assert sum(one.samples for one in part.values()) == mine.samples


def row(game, coins, *picks):
    return {"players": 2, "game": game, "coins": coins, "tokens": [0, 0], "taken": list(picks)}


def pick(race, seat, income, turn=1, paid=0, found=0, power="hill"):
    return [race, power, seat, turn, paid, found, income]


def test_race_is_compared_with_combos_of_the_same_turn_and_seat():
    series = survey()
    ledger = Ledger(series.setup())
    ledger.add(
        [
            row(0, [60, 50], pick("elves", 0, 60, paid=2, found=1), pick("orcs", 1, 50)),
            row(1, [40, 50], pick("orcs", 0, 40), pick("elves", 1, 50)),
        ]
    )
    seen = observe(series, ledger, 2)
    report = weigh(seen, "elves", RACE, 2)
    # From seat 1 elves earned 59 and orcs 40; from seat 2 both earned 50, and each won one game. The winner
    # was five coins ahead of the average of the table.
    elves, orcs = (one for one in seen if one.seat == 0)
    assert (elves.race, elves.coins, elves.victory) == ("elves", (59 - 40) / 2, 0.5)
    assert (orcs.race, orcs.coins, orcs.victory) == ("orcs", (40 - 59) / 2, -0.5)
    assert report.all["elves"].coins == pytest.approx((59 - 40) / 2 / 2)
    assert report.all["elves"].victory == pytest.approx(0.5)
    assert report.all["orcs"].coins == pytest.approx(-report.all["elves"].coins)
    assert report.all["elves"].lead == pytest.approx(5)
    assert list(report.parts["seat"]) == ["2 players, seat 1", "2 players, seat 2"]
    assert list(report.parts["partner"]) == ["hill"]


def test_balance_of_a_power_can_be_measured():
    assert subject_of(survey(), "Dragon Master") == ("dragon-master", "power")


@pytest.mark.parametrize(
    ("own", "message"),
    [
        (f"{HERE}:nothing", "is int; a race is a Banner and a power is a Badge"),
        (f"{HERE}:nobody", "AttributeError"),
        ("nowhere_at_all:misers", "ModuleNotFoundError"),
    ],
)
def test_python_module_without_custom_races_is_refused(own, message):
    with pytest.raises(SmallWorldError, match=message):
        find_own(own)


def test_error_for_unknown_race_or_power_lists_the_known_ones():
    with pytest.raises(
        SmallWorldError, match=r'unknown race or power "otters". Available: alchemist, .*MODULE:OBJECT'
    ):
        subject_of(survey(), "otters")


@pytest.mark.parametrize("name", ["stonehedge", "the-shiny-orb", "balrog", "magic-2"])
def test_balance_of_a_race_not_in_play_cannot_be_measured(name):
    with pytest.raises(SmallWorldError, match="unknown race or power") as failure:
        subject_of(survey(boxes=("underground",)), name)
    assert name not in str(failure.value).removeprefix(f'unknown race or power "{name}"')


def test_balance_of_underground_races_can_be_measured():
    below = survey(boxes=("underground",))
    assert subject_of(below, "Will-o'-Wisps") == ("will-o-wisps", RACE)
    assert subject_of(below, "Wise") == ("wise", "power")


def test_balance_of_a_race_that_nobody_took_is_refused():
    with pytest.raises(SmallWorldError, match="no player took it in 0 games; play more"):
        weigh([], "elves", RACE, 0)
