"""The games of a contest, which depend only on their numbers, not on processes or order."""

import pytest

from smallworld.arena.contest import Contest
from smallworld.arena.fixtures import line_ups_of
from smallworld.arena.ledger import Ledger
from smallworld.arena.tally import tally
from smallworld.arena.workers import Pieces, play_all
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.game import winners
from smallworld.engine.reports import REVEALED, ROLLED, Report

BOTS = ["greedy", "random"]


def contest(players=(2, 3), seed=5, duplicate=False):
    return Contest({number: line_ups_of(BOTS, number) for number in players}, seed, duplicate=duplicate)


def rows_of(series, games, **how):
    """Return the rows of all games in order, without their times."""
    told = {}
    for rows in play_all(series, series.games(games), **how):
        for row in rows:
            told[row["players"], row["game"]] = {word: row[word] for word in row if word != "us"}
    return [told[game] for game in series.games(games)]


def test_number_of_processes_does_not_change_the_games():
    assert rows_of(contest(), 12) == rows_of(contest(), 12, jobs=2)


def test_different_seed_gives_different_games():
    assert rows_of(contest(), 4) != rows_of(contest(seed=6), 4)


def test_result_row_has_the_coins_and_the_winner_of_a_game():
    series = contest()
    [row] = [row for row in rows_of(series, 3) if (row["players"], row["game"]) == (3, 2)]
    match = series.match(3, 2)
    assert row["coins"] == match.end.coins
    assert row["decisions"] == match.decisions > sum(match.choices)
    best = max(zip(row["coins"], row["tokens"], strict=True))
    first = [seat for seat in range(3) if (row["coins"][seat], row["tokens"][seat]) == best]
    assert first == winners(match.end)


def drawn_in(series, game):
    """Return the combos that came up and the rolls of the die, in order, as far as each game used them."""
    reports: list[Report] = []
    series.match(2, game, reports)
    column = [(report.by, report.other) for report in reports if report.kind == REVEALED]
    return column, [report.number for report in reports if report.kind == ROLLED]


def test_duplicate_games_have_the_same_combos_and_dice():
    series = Contest({2: line_ups_of([*BOTS, "random@1"], 2)}, seed=5, duplicate=True)
    games = [drawn_in(series, game) for game in range(series.fixtures[2].round)]
    assert len(games) == 3 * 2
    for purpose in (0, 1):
        shortest = min(len(game[purpose]) for game in games)
        assert shortest > 0
        assert len({tuple(game[purpose][:shortest]) for game in games}) == 1
    assert drawn_in(series, len(games))[0][:6] != games[0][0][:6], "the next round has a chance of its own"


def test_batches_of_games_grow_when_fast_and_shrink_when_slow():
    pieces = Pieces((2, game) for game in range(100))
    sizes = []
    for seconds in (0.1, 0.1, 0.1, 1.0, 9.0, 9.0, 9.0, 9.0):
        piece = next(pieces)
        sizes.append(len(piece))
        pieces.took(seconds, len(piece))
    assert sizes == [1, 2, 4, 8, 8, 4, 2, 1]


def test_batches_contain_every_game_exactly_once():
    games = [(2, game) for game in range(50)]
    pieces = Pieces(games)
    played = []
    for piece in pieces:
        played += piece
        pieces.took(0.0, len(piece))
    assert played == games


def test_greedy_bot_beats_the_random_bot():
    series = contest(players=(2,), seed=1)
    ledger = Ledger(series.setup())
    for rows in play_all(series, series.games(40)):
        ledger.add(rows)
    greedy, random = tally(series, 2, ledger.of(2, 40)).bots
    assert greedy.win_share_from > random.win_share_to
    assert greedy.rating > 25 > random.rating
    assert greedy.mean_coins > random.mean_coins
    assert greedy.ms_per_decision > random.ms_per_decision > 0


@pytest.mark.parametrize(
    ("bots", "budget", "message"),
    [
        (["gredy"], "", 'unknown bot "gredy"'),
        (["greedy@soon"], "", 'budget "soon"'),
        (["greedy"], "soon", 'budget "soon"'),
        (["nowhere:Nobody"], "", "does not make a bot"),
    ],
)
def test_bots_that_cannot_play_are_refused_immediately(bots, budget, message):
    with pytest.raises(SmallWorldError, match=message):
        Contest({2: line_ups_of(bots, 2)}, seed=1, budget=budget)


def test_default_budget_applies_to_bots_without_their_own():
    from smallworld.arena.contest import level_and_budget

    assert level_and_budget("greedy@7", "400")[1].simulations == 7
    assert level_and_budget("greedy", "400")[1].simulations == 400
    assert level_and_budget("greedy", "")[1].simulations == 0
