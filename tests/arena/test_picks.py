"""The income of each combo, from reports made by hand and from whole games."""

import pytest

from smallworld.arena.fixtures import line_ups_of
from smallworld.arena.picks import Pick, picks_of
from smallworld.arena.survey import Survey, Taken
from smallworld.engine import reports
from smallworld.engine.owners import Owners
from smallworld.engine.reports import Report
from smallworld.engine.rulings import START_COINS

ELVES, ORCS, HILL, FLYING = 40, 41, 50, 51
ANA, BEN = 0, 1
PLAYERS = 2
OWNERS = Owners(PLAYERS, declined_places=2)


def happened(kind, side=-1, **fields):
    return Report(kind, player=side % PLAYERS if side >= 0 else -1, side=side, **fields)


def taken(side, race, power):
    return happened(reports.COMBO_TAKEN, side, by=race, other=power)


def turn(number, side):
    return happened(reports.TURN_BEGAN, side, number=number)


def scored(side, coins):
    return happened(reports.SCORED, side, number=coins)


def test_income_of_a_combo_includes_its_scores_in_decline():
    log = [
        turn(1, ANA),
        taken(ANA, ELVES, HILL),
        scored(ANA, 5),
        scored(ANA, 2),  # the coins of the power
        turn(2, ANA),
        happened(reports.DECLINED, ANA, by=ELVES),
        scored(ANA + PLAYERS, 4),
        turn(3, ANA),
        taken(ANA, ORCS, FLYING),
        scored(ANA, 6),
        scored(ANA + PLAYERS, 3),
    ]
    assert picks_of(log, OWNERS) == [
        Pick(ANA, ELVES, HILL, turn=1, paid=0, found=0, income=5 + 2 + 4 + 3),
        Pick(ANA, ORCS, FLYING, turn=3, paid=0, found=0, income=6),
    ]


def test_coins_paid_for_a_combo_and_found_on_it_are_kept_apart():
    log = [
        turn(1, ANA),
        happened(reports.COINS_PAID, ANA, number=3),
        happened(reports.COINS_FOUND, ANA, number=1),
        taken(ANA, ELVES, HILL),
        turn(1, BEN),
        taken(BEN, ORCS, FLYING),
    ]
    ana, ben = picks_of(log, OWNERS)
    assert (ana.player, ana.paid, ana.found) == (ANA, 3, 1)
    assert (ben.player, ben.paid, ben.found) == (BEN, 0, 0)


def test_scores_in_decline_go_to_the_race_that_declined_last():
    log = [
        turn(1, BEN),
        taken(BEN, ELVES, HILL),
        happened(reports.DECLINED, BEN, by=ELVES),
        taken(BEN, ORCS, FLYING),
        happened(reports.LEFT, BEN + PLAYERS, by=ELVES),
        happened(reports.DECLINED, BEN, by=ORCS),
        scored(BEN + PLAYERS, 7),
    ]
    assert [pick.income for pick in picks_of(log, OWNERS)] == [0, 7]


def test_spirit_race_and_later_declined_race_both_earn_coins():
    log = [
        turn(1, ANA),
        taken(ANA, ELVES, HILL),
        happened(reports.DECLINED, ANA, by=ELVES),
        taken(ANA, ORCS, FLYING),
        happened(reports.DECLINED, ANA, by=ORCS),
        scored(ANA + PLAYERS, 4),
        scored(ANA + 2 * PLAYERS, 3),
    ]
    assert [pick.income for pick in picks_of(log, OWNERS)] == [4, 3]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_combos_of_a_player_account_for_all_coins_of_the_game(players):
    survey = Survey({players: line_ups_of(["greedy"], players)}, seed=3)
    for game in range(4):
        row = survey.play(players, game)
        picks = [Taken(*pick) for pick in row["taken"]]
        for seat in range(players):
            earned = [pick.income - pick.paid + pick.found for pick in picks if pick.seat == seat]
            assert row["coins"][seat] == START_COINS + sum(earned)


def test_players_in_a_survey_take_random_combos_at_every_price():
    survey = Survey({2: line_ups_of(["greedy"], 2)}, seed=3)
    firsts = [Taken(*survey.play(2, game)["taken"][0]) for game in range(60)]
    assert {pick.paid for pick in firsts} == {0, 1, 2, 3, 4, 5}
    assert len({pick.race for pick in firsts}) > 10
