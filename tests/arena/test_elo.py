"""Elo ratings of results made by hand."""

from math import log10

import pytest

from smallworld.arena.elo import elo, inverted


def test_winning_ten_games_per_loss_is_worth_400_elo_points():
    # The estimate adds one draw to each pair.
    rated = elo(["ana", "ben"], {("ana", "ben"): (999.5, 1099)})
    assert rated["ana"][0] - rated["ben"][0] == pytest.approx(400 * log10(1000 / 100))
    assert rated["ana"][0] + rated["ben"][0] == pytest.approx(2 * 1500)


def test_elo_interval_of_two_bots_follows_from_their_odds():
    rated = elo(["ana", "ben"], {("ana", "ben"): (49.5, 99)})
    # The logarithm of the odds has the variance 1 / (n p (1 - p)); each has half of the difference.
    within = 1.959964 * (1 / (100 * 0.25)) ** 0.5 * 400 / 2.302585 / 2
    assert rated["ana"] == pytest.approx((1500, within), rel=1e-6)


def test_elo_ratings_combine_the_results_of_all_pairs_of_bots():
    rated = elo(
        ["ana", "ben", "cem"],
        {("ana", "ben"): (75.0, 100), ("ben", "cem"): (75.0, 100), ("ana", "cem"): (90.0, 100)},
    )
    assert rated["ana"][0] > rated["ben"][0] > rated["cem"][0]
    assert rated["ben"][0] == pytest.approx(1500)
    assert rated["ana"][0] - rated["ben"][0] == pytest.approx(400 * log10(3), rel=0.05)


def test_undefeated_bot_has_a_finite_elo_with_a_wide_interval():
    rated = elo(["ana", "ben"], {("ana", "ben"): (100.0, 100)})
    assert 1800 < rated["ana"][0] < 2200
    assert rated["ana"][1] > 100


def test_more_games_give_a_narrower_elo_interval():
    few, many = (elo(["ana", "ben"], {("ana", "ben"): (0.6 * games, games)})["ana"] for games in (50, 5000))
    assert many[1] < few[1] / 9


def test_elo_is_undefined_if_some_bots_never_met():
    assert elo(["ana", "ben", "cem"], {("ana", "ben"): (1.0, 2), ("ana", "cem"): (1.0, 2)}) == {}
    assert elo(["ana"], {}) == {}


def test_inverted_function_returns_the_inverse_matrix():
    assert inverted([[2.0, 1.0], [1.0, 3.0]]) == [
        pytest.approx([0.6, -0.2]),
        pytest.approx([-0.2, 0.4]),
    ]
