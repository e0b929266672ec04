"""Means, shares and their intervals, compared with values computed by hand."""

from statistics import mean, stdev

import pytest

from smallworld.bots.statistics import NORMAL_95, mean_and_error, share_and_bounds, wilson, within


def test_standard_error_of_a_mean_equals_the_textbook_formula():
    coins = [90, 104, 97, 130, 88]
    assert mean_and_error(coins, [1] * 5) == pytest.approx((mean(coins), stdev(coins) / 5**0.5))


def test_two_seats_in_one_game_do_not_count_as_two_games():
    # One twin gains what the other loses, so their mean has no uncertainty.
    assert mean_and_error([90 + 110, 80 + 120], [2, 2]) == (100, 0)


def test_mean_of_a_single_game_has_no_standard_error():
    assert mean_and_error([90], [1]) == (90, None)


@pytest.mark.parametrize(("units", "errors"), [(2, 12.706), (5, 2.776), (30, 2.045), (31, NORMAL_95)])
def test_interval_from_few_games_uses_students_t_distribution(units, errors):
    assert within(2.0, units) == pytest.approx(2.0 * errors)
    assert within(None, 1) is None


@pytest.mark.parametrize(
    ("share", "trials", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (0.0, 10, 0.0, 0.2775), (1.0, 1, 0.2065, 1)],
)
def test_interval_of_a_share_of_wins_is_the_wilson_interval(share, trials, low, high):
    assert wilson(share, trials) == pytest.approx((low, high), abs=1e-4)


def test_interval_is_wider_if_games_with_the_same_deal_end_alike():
    alone = share_and_bounds([1.0, 0.0] * 50, [1] * 100)
    evened_out = share_and_bounds([1.0] * 49 + [2.0], [2] * 50)
    alike = share_and_bounds([2.0, 0.0] * 25, [2] * 50)
    widths = [high - low for _, low, high in (evened_out, alone, alike)]
    assert widths == sorted(widths)
    assert alone[1:] == pytest.approx(wilson(0.5, 99), abs=1e-4)
    assert alike[1:] == pytest.approx(wilson(0.5, 49), abs=1e-4)


def test_interval_from_two_deals_is_wide_though_both_ended_alike():
    # Two duplicates that both ended 1–1 do not prove a share of one half.
    assert share_and_bounds([1.0, 1.0], [2, 2]) == (0.5, *wilson(0.5, 4))
    assert pytest.approx(1.96, abs=1e-3) == NORMAL_95
