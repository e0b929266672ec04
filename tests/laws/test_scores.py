"""Coins: scores add up, and each coin has a source."""

from hypothesis import given, settings

from laws.walks import games, walks
from smallworld.engine import reports
from smallworld.engine.game import apply, standings, winners
from smallworld.engine.steps.score import score, score_breakdown


@given(walks())
def test_score_of_a_turn_is_the_sum_of_its_parts(walk):
    state = walk.reach()
    for player in range(state.players):
        rows = score_breakdown(state, player)
        assert sum(coins for _, _, coins in rows) == score(state, player)
        assert all(coins for _, _, coins in rows), "a part that brings nothing is listed"
        assert len({(side, id) for side, id, _ in rows}) == len(rows), "a part is listed twice"
        for side, id, _ in rows:
            assert state.player_of(side) == player
            assert id == 0 or id in state.serving[side]


@given(games())
@settings(max_examples=25)
def test_every_coin_that_is_paid_or_found_or_scored_is_reported(game):
    for state, action in game.onwards():
        before, lying = list(state.coins), sum(state.offered_coins)
        twin = state.copy()
        for report in apply(twin, action):
            if report.kind in (
                reports.SCORED,
                reports.COINS_FOUND,
                reports.COINS_GAINED,
                reports.COINS_TAKEN,
            ):
                before[report.player] += report.number
                if report.kind == reports.COINS_TAKEN:
                    before[report.other] -= report.number
            elif report.kind in (reports.COINS_PAID, reports.COINS_SPENT, reports.BOUGHT):
                before[report.player] -= report.number
            lying += {reports.COINS_PAID: 1, reports.COINS_FOUND: -1}.get(report.kind, 0) * report.number
        assert twin.coins == before
        assert sum(twin.offered_coins) == lying


@given(games())
@settings(max_examples=25)
def test_only_the_player_on_turn_pays_coins_and_scores(game):
    for state, action in game.onwards():
        for report in apply(state.copy(), action):
            if report.kind in (reports.SCORED, reports.COINS_FOUND, reports.COINS_PAID, reports.BOUGHT):
                assert report.player == state.player


@given(walks())
def test_winners_have_the_most_coins_and_then_the_most_tokens(walk):
    state = walk.reach()
    table = standings(state)
    leading = winners(state)
    assert leading
    assert [coins for coins, _ in table] == state.coins
    for player, place in enumerate(table):
        assert (place == max(table)) == (player in leading)
