"""Public estimates: the value of a position, and the hidden coins of other players."""

import pytest

from laws.walks import PLAYERS, Walk
from smallworld import Game, SmallWorldError, find_board, make_rules
from smallworld.bots.budget import Budget
from smallworld.bots.estimates import estimate_coins, evaluate
from smallworld.bots.playout import play_out
from smallworld.bots.random_bot import RandomBot
from smallworld.bots.random_numbers import Chance, RandomNumbers
from smallworld.engine.state import CHANCE, NOBODY


def played(players: int, decisions: int) -> Game:
    """Return a game after some random decisions."""
    game = Game(make_rules(), find_board(f"base-{players}"), ["Ana", "Ben", "Cy", "Dee", "Eve"][:players])
    chance, bot = Chance(3), RandomBot(RandomNumbers(3))
    for _ in range(decisions):
        if game.actor() == NOBODY:
            break
        if game.actor() == CHANCE:
            game.apply(chance.draw(game.state))
        else:
            game.apply(bot.choose(game.state, game.legal_actions(), Budget(simulations=1)))
    return game


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("decisions", [0, 1, 12, 33, 34, 35, 36, 37, 120])
def test_every_position_has_a_value_for_each_player(players, decisions):
    state = Walk(players, seed=1, decisions=decisions).reach()
    before = state.key()
    finals = evaluate(state)
    assert len(finals) == players
    assert all(coins - 5 < final < 300 for coins, final in zip(state.coins, finals, strict=True))
    assert state.key() == before


def test_value_of_a_finished_game_is_its_coins():
    state = played(2, 0).state
    play_out(state, RandomNumbers(1))
    assert evaluate(state) == state.coins


def test_more_coins_make_a_position_better():
    state = Walk(2, seed=1, decisions=40).reach()
    before = evaluate(state)
    state.coins[0] += 20
    after = evaluate(state)
    assert after[0] - before[0] > 10
    assert abs(after[1] - before[1]) < 5


def test_coin_estimate_is_exact_for_the_own_seat_only():
    game = played(3, 90)
    coins = game.state.coins
    for seat in range(3):
        found = estimate_coins(game, seat)
        assert found[seat] == coins[seat]
        assert all(abs(one - other) <= 15 for one, other in zip(found, coins, strict=True))


def test_estimate_of_coins_uses_nothing_hidden():
    game = played(2, 60)
    found = estimate_coins(game, 0)
    game.state.coins[1] += 50
    assert estimate_coins(game, 0) == found


def test_coins_are_open_after_the_game():
    game = played(2, 10_000)
    assert game.state.over
    assert estimate_coins(game, 0) == game.state.coins


@pytest.mark.parametrize("seat", [-1, 2])
def test_estimate_for_a_missing_seat_is_refused(seat):
    with pytest.raises(SmallWorldError, match="seat"):
        estimate_coins(played(2, 3), seat)
