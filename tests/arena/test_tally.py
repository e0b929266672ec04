"""The figures of bots, computed from results made by hand."""

import pytest

from smallworld.arena.contest import Contest, Played
from smallworld.arena.ratings import Ratings
from smallworld.arena.tally import tally

PAIR = ("greedy", "random")


def played(game, coins, tokens=None, players=2, choices=None, us=None):
    """Return the row of a game that ended with these coins, by seat."""
    nothing = [0] * players
    return Played(players, game, 100, coins, tokens or nothing, choices or nothing, us or nothing)._asdict()


def contest(line_up=PAIR, duplicate=False):
    return Contest({len(line_up): [line_up]}, seed=1, duplicate=duplicate)


def test_tally_has_the_mean_coins_victories_and_ranks_of_games():
    # In game 1 the bots have changed seats.
    rows = [played(0, [100, 80]), played(1, [70, 90]), played(2, [60, 61]), played(3, [50, 50])]
    result = tally(contest(), 2, rows)
    greedy, random = result.bots
    assert (greedy.bot, random.bot) == PAIR
    assert greedy.mean_coins == (100 + 90 + 60 + 50) / 4
    assert random.mean_coins == (80 + 70 + 61 + 50) / 4
    assert greedy.mean_lead == (10 + 10 - 0.5 + 0) / 4 == -random.mean_lead
    assert (greedy.win_share, random.win_share) == (2.5 / 4, 1.5 / 4)
    assert (greedy.mean_rank, random.mean_rank) == ((1 + 1 + 2 + 1.5) / 4, (2 + 2 + 1 + 1.5) / 4)
    assert result.pairs == {PAIR: (2.5, 4)}
    assert result.decisions == 400
    assert greedy.coins == {100: 1, 90: 1, 60: 1, 50: 1}


def test_tokens_on_the_map_decide_games_with_equal_coins():
    [greedy, random] = tally(contest(), 2, [played(0, [90, 90], tokens=[9, 8])]).bots
    assert (greedy.win_share, random.win_share) == (1, 0)


def test_bot_with_two_seats_counts_as_playing_two_games():
    result = tally(contest(("greedy", "random", "random")), 3, [played(0, [90, 60, 30], players=3)])
    greedy, random = result.bots
    assert (greedy.games, random.games) == (1, 2)
    assert random.mean_coins == (60 + 30) / 2
    assert random.mean_rank == (2 + 3) / 2
    assert result.pairs == {PAIR: (2.0, 2)}
    assert greedy.elo is None
    assert random.coins_within is None


def test_time_per_decision_counts_only_decisions_with_a_choice():
    rows = [
        played(0, [9, 8], choices=[40, 50], us=[1000, 7000]),
        played(1, [9, 8], choices=[50, 60], us=[3000, 5000]),
    ]
    greedy, random = tally(contest(), 2, rows).bots
    assert greedy.ms_per_decision == (1.0 + 5.0) / (40 + 60)
    assert random.ms_per_decision == (7.0 + 3.0) / (50 + 50)


def test_luck_of_the_seat_cancels_out_when_bots_swap_seats():
    # The first seat has 20 coins more, and each deal is played from both seats.
    rows = [played(game, [100, 80]) for game in range(80)]
    apart, together = (tally(contest(duplicate=one), 2, rows) for one in (False, True))
    assert (apart.deals, together.deals) == (80, 40)
    assert apart.bots[0].coins_within == pytest.approx(1.96 * 10 / 80**0.5, rel=0.01)
    assert together.bots[0].coins_within == pytest.approx(0)
    assert together.bots[0].mean_coins == apart.bots[0].mean_coins == 90
    assert together.bots[0].lead_within == pytest.approx(0)
    assert apart.bots[0].lead_within == pytest.approx(1.96 * 10 / 80**0.5, rel=0.01)


def test_luck_of_all_players_affects_coins_but_not_the_lead():
    # In every second deal all players have 30 coins more; a duplicate has two games of each deal.
    rows = [played(game, [100 + 30 * (game // 2 % 2), 80 + 30 * (game // 2 % 2)]) for game in range(80)]
    [greedy, _] = tally(contest(duplicate=True), 2, rows).bots
    assert greedy.coins_within == pytest.approx(1.96 * 15 / 40**0.5, rel=0.02)
    assert greedy.lead_within == pytest.approx(0)


# --- Teams: first and fourth, second and fifth, and the third alone, who counts double --------------------

TEAMED = ("base", "underground", "realms_11")


def by_team(line_up, *games):
    """Return the tally of games of All Together Now, in which both seats of a team have its coins."""
    contest = Contest({5: [line_up]}, seed=1, boxes=TEAMED)
    return tally(contest, 5, [played(number, coins, players=5) for number, coins in enumerate(games)])


def test_team_or_lone_player_with_the_most_coins_wins():
    line_up = ("greedy",) * 5
    result = by_team(line_up, [120, 110, 100, 120, 110], [90, 95, 130, 90, 95], [80, 80, 60, 80, 80])
    surface, below, alone = result.teams
    assert [team.seats for team in result.teams] == [(0, 3), (1, 4), (2,)]
    assert [team.weight for team in result.teams] == [1, 1, 2]
    assert [team.win_share for team in result.teams] == [1.5 / 3, 0.5 / 3, 1 / 3]
    assert (surface.mean_coins, below.mean_coins, alone.mean_coins) == (290 / 3, 95, 290 / 3)


def test_both_seats_of_a_team_get_its_victory_and_rank():
    line_up = ("greedy", "random", "random", "greedy", "random")
    greedy, random = by_team(line_up, [120, 110, 100, 120, 110]).bots
    assert (greedy.win_share, random.win_share) == (1, 0)
    assert (greedy.mean_rank, random.mean_rank) == (1, (2 + 3 + 2) / 3)
    assert (greedy.mean_lead, random.mean_lead) == (10, (0 - 10 + 0) / 3)


def test_tally_of_games_without_teams_lists_no_teams():
    result = tally(contest(), 2, [played(0, [9, 8])])
    assert (result.teams, result.parties) == ([], 2)


def test_lone_player_is_rated_like_a_team_of_two():
    bots = ["ana", "ben", "cem", "dan", "eva"]
    ratings = Ratings(bots)
    rows = [(120,), (90,), (100,), (120,), (90,)]
    for _ in range(10):
        ratings.note(tuple(bots), rows, [(0, 3), (1, 4), (2, 2)])
    ana, ben, cem, dan, eva = (ratings.of(bot)[0] for bot in bots)
    assert ana == dan > cem > ben == eva


def test_higher_finish_gives_a_higher_rating():
    ratings = Ratings(["ana", "ben", "cem"])
    for _ in range(10):
        ratings.note(("ben", "ana", "cem"), [(60, 1), (90, 1), (30, 1)])
    ana, ben, cem = (ratings.of(bot) for bot in ("ana", "ben", "cem"))
    assert ana[0] > ben[0] > cem[0]
    assert ana[0] > 25 > cem[0]
    assert max(ana[1], ben[1], cem[1]) < 25 / 3


def test_neither_ties_nor_games_against_itself_change_a_rating():
    ratings = Ratings(["ana", "ben"])
    ratings.note(("ana", "ana"), [(60, 1), (90, 1)])
    assert ratings.of("ana") == pytest.approx((25, 25 / 3))
    ratings.note(("ana", "ben"), [(60, 1), (60, 1)])
    assert ratings.of("ana")[0] == pytest.approx(ratings.of("ben")[0])


def test_rating_changes_of_a_bot_with_two_seats_are_averaged():
    twins, three = Ratings(["ana", "ben"]), Ratings(["ana", "ben", "cem"])
    table = [(60, 1), (90, 1), (30, 1)]
    twins.note(("ana", "ben", "ben"), table)
    three.note(("ana", "ben", "cem"), table)
    assert twins.of("ben")[0] == pytest.approx((three.of("ben")[0] + three.of("cem")[0]) / 2)
    assert twins.of("ana") == three.of("ana")
