"""Many games between bots: the same seed tells the same, and the numbers are what they are said to be."""

from statistics import mean, stdev

import pytest

from smallworld.bots.bot import Bot
from smallworld.bots.budget import Budget
from smallworld.bots.generator import Generator
from smallworld.bots.match import play_match
from smallworld.bots.registry import make_bot
from smallworld.bots.simulation import NORMAL_95, entries_for, seat_of, simulate, split, wilson
from smallworld.content.catalogue import find_board, make_rules
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.game import winners

MIXED = ["greedy", "random", "random"]


def told(simulation):
    """All numbers of a simulation."""
    bots = [
        (
            *(bot.name, bot.games, bot.mean_coins, bot.coins_within),
            *(bot.win_share, bot.win_share_from, bot.win_share_to, bot.mean_rank),
        )
        for bot in simulation.bots
    ]
    return simulation.players, simulation.games, simulation.seed, simulation.decisions, bots


def test_the_number_of_processes_makes_no_difference():
    alone, together = simulate(MIXED, 30, seed=5), simulate(MIXED, 30, seed=5, jobs=2)
    assert told(alone) == told(together)


def test_another_seed_is_another_story():
    assert told(simulate(MIXED, 10, seed=5))[3:] != told(simulate(MIXED, 10, seed=6))[3:]


def test_progress_is_told_until_all_games_are_done():
    done: list[int] = []
    simulate(["random", "random"], 35, seed=1, progress=done.append)
    assert sum(done) == 35
    assert len(done) > 1


def test_the_numbers_are_those_of_the_games():
    games, players = 12, 3
    coins: dict[str, list[list[int]]] = {"greedy": [], "random": []}
    shares = {"greedy": 0.0, "random": 0.0}
    decisions = 0
    for game in range(games):
        bots = [Bot()] * players
        for entry, name in enumerate(MIXED):
            bots[seat_of(entry, game, players)] = make_bot(name, Generator(3, game * 16 + 1 + entry))
        state, made = play_match(
            make_rules(), find_board("base-3"), bots, [Budget()] * players, Generator(3, game * 16)
        )
        decisions += made
        for name in coins:
            seats = [seat_of(entry, game, players) for entry in range(players) if MIXED[entry] == name]
            coins[name].append([state.coins[seat] for seat in seats])
            won = [seat for seat in seats if seat in winners(state)]
            shares[name] += len(won) / len(winners(state)) / len(seats)
    result = simulate(MIXED, games, seed=3)
    assert result.decisions == decisions
    assert [bot.name for bot in result.bots] == ["greedy", "random"]
    for bot in result.bots:
        each = [mean(one_game) for one_game in coins[bot.name]]
        assert bot.games == games * MIXED.count(bot.name)
        assert bot.mean_coins == pytest.approx(mean(each))
        assert bot.coins_within == pytest.approx(NORMAL_95 * stdev(each) / games**0.5)
        assert bot.win_share == pytest.approx(shares[bot.name] / games)
        assert bot.win_share_from < bot.win_share < bot.win_share_to or bot.win_share in (0, 1)


def test_somebody_wins_every_game_and_every_rank_is_had():
    result = simulate(["random", "greedy", "random", "random"], 12, seed=2)
    assert sum(bot.win_share * bot.games for bot in result.bots) == pytest.approx(12)
    assert sum(bot.mean_rank * bot.games for bot in result.bots) == pytest.approx(12 * (1 + 2 + 3 + 4))


def test_greedy_beats_random():
    greedy, random = simulate(["greedy", "random"], 40, seed=1).bots
    assert greedy.win_share_from > random.win_share_to
    assert greedy.mean_coins > random.mean_coins
    assert greedy.mean_rank < random.mean_rank


def test_of_one_game_there_is_no_interval_of_coins():
    assert simulate(["random", "random"], 1, seed=1).bots[0].coins_within is None


def test_every_bot_has_every_seat():
    for players in (2, 3, 4, 5):
        for game in range(players):
            assert {seat_of(entry, game, players) for entry in range(players)} == set(range(players))
        for entry in range(players):
            assert {seat_of(entry, game, players) for game in range(players)} == set(range(players))


@pytest.mark.parametrize("games", [1, 7, 100, 12_345])
@pytest.mark.parametrize("jobs", [1, 2, 8])
def test_chunks_are_all_the_games_once(games, jobs):
    chunks = split(games, jobs)
    assert [game for first, number in chunks for game in range(first, first + number)] == list(range(games))


@pytest.mark.parametrize(
    ("share", "trials", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (0.0, 10, 0.0, 0.2775), (1.0, 1, 0.2065, 1)],
)
def test_the_interval_of_a_share_is_wilsons(share, trials, low, high):
    assert wilson(share, trials) == pytest.approx((low, high), abs=1e-4)


def test_one_name_plays_all_seats_and_otherwise_each_is_named():
    assert entries_for(["greedy"], 3) == ["greedy", "greedy", "greedy"]
    assert entries_for(MIXED, 3) == MIXED
    with pytest.raises(SmallWorldError, match=r"2 bots for 3 players: name one bot, .* or 3$"):
        entries_for(["greedy", "random"], 3)
    with pytest.raises(SmallWorldError, match='bot "gredy": no such bot; there are random, greedy'):
        entries_for(["gredy"], 2)
