"""The search: the branches it visits, when it runs, and that it plays legally on every board."""

import pytest

from kit.table import table
from laws.walks import PLAYERS, Walk
from smallworld.bots.bot import Bot
from smallworld.bots.budget import Budget
from smallworld.bots.match import play_match
from smallworld.bots.planning.evaluation import Evaluation
from smallworld.bots.planning.hand_made import HandMade
from smallworld.bots.planning.search import plans
from smallworld.bots.random_numbers import Chance, RandomNumbers, draw
from smallworld.bots.search.search import Search
from smallworld.bots.search.searcher import Searcher
from smallworld.bots.search.settings import SearchSettings
from smallworld.bots.search.tree import branches_of
from smallworld.content.catalogue import find_board, make_rules
from smallworld.engine.action import ATTEMPT, by_of
from smallworld.engine.game import actor, legal_actions, new_game, play
from smallworld.engine.state import State
from smallworld.views.seat import seen_by

VALLEY = """
    camp    farmland  me 1
    brook   hill           beside camp
    ford    hill           beside camp brook
    meadow  farmland       beside brook ford
    keep    hill      red 1
"""


def narrow() -> SearchSettings:
    """Return settings of a fast search, for many decisions."""
    settings = SearchSettings()
    settings.width = settings.reply_width = settings.reply_finalists = settings.replies = 2
    settings.finalists = settings.candidates = 4
    return settings


def searcher(seed: int = 1) -> Searcher:
    return Searcher(HandMade(), RandomNumbers(seed), narrow())


def searched(game, simulations: int) -> Search:
    search = Search(game.state.copy(), HandMade(), narrow(), RandomNumbers(1))
    search.think(Budget(simulations=simulations))
    return search


class Counted(Evaluation):
    """An evaluation by the tokens in hand, which counts its calls."""

    def __init__(self) -> None:
        self.looks = 0

    def finals(self, state: State) -> list[float]:
        self.looks += 1
        return [float(coins) for coins in state.coins]


def test_final_attempt_has_two_branches_weighted_by_their_odds():
    game = table(VALLEY, me="ratmen", red="humans", hand=1)
    [attempt, *_] = [
        plan for plan in plans(game.state, 0, HandMade(), 4) if by_of(plan.actions[-1]) == ATTEMPT
    ]
    failed, succeeded = branches_of(game.state, attempt, RandomNumbers(1))
    # A region of hills costs 2 and one token is in hand: a blank face fails, 1, 2 and 3 pips succeed.
    assert (failed.weight, succeeded.weight) == (3, 3)
    assert succeeded.state.held[0] != failed.state.held[0]


def test_search_visits_branches_of_an_attempt_by_their_odds():
    search = searched(table(VALLEY, me="ratmen", red="humans", hand=1), 40)
    [attempt, *_] = [edge for edge in search.root.edges if len(edge.branches) == 2]
    failed, succeeded = attempt.branches
    assert failed.weight == succeeded.weight
    assert abs(failed.visits - succeeded.visits) <= 1


def test_every_simulation_tries_one_plan_of_the_deciding_player():
    search = searched(table(VALLEY, me="ratmen", red="humans", hand=5), 10)
    assert sum(edge.visits for edge in search.root.edges) == 10


def test_first_simulation_gives_every_opponent_a_turn():
    game = table(VALLEY, me="ratmen", red="humans", blue="", hand=5)
    search = searched(game, 1)
    [mine] = [edge for edge in search.root.edges if edge.visits]
    [red] = mine.branches[0].nodes
    [reply] = [edge for edge in red.edges if edge.visits]
    [blue] = reply.branches[0].nodes
    assert (red.player, blue.player) == (1, 2)
    assert blue.edges
    assert not any(edge.visits for edge in blue.edges)


def test_only_promising_answers_are_searched_more_widely():
    settings = narrow()
    search = searched(table(VALLEY, me="ratmen", red="humans", blue="elves", hand=5), 60)
    nodes = [node for mine in search.root.edges for branch in mine.branches for node in branch.nodes]
    first_look = [len(node.edges) for node in nodes if node.visits <= settings.promising]
    wide = [len(node.edges) for node in nodes if node.visits > settings.promising]
    assert first_look
    assert max(first_look) <= settings.replies
    assert wide
    assert min(wide) > settings.replies


def test_search_tries_no_plan_twice():
    state, numbers = new_game(make_rules(("base",)), find_board("base-2"), 2), RandomNumbers(1)
    while actor(state) < 0:
        play(state, draw(state, numbers))
    settings = SearchSettings()
    settings.width = settings.finalists = 6
    settings.candidates = 40
    search = Search(state, HandMade(), settings, RandomNumbers(1))
    tried = [tuple(edge.plan.actions) for edge in search.root.edges]
    assert len(set(tried)) == len(tried)


def test_search_results_outweigh_the_first_estimate_of_a_plan():
    search = searched(table(VALLEY, me="ratmen", red="humans", hand=5), 12)
    disappointing = search.best()
    disappointing.leads -= 1000.0
    assert search.best() is not disappointing


def test_last_turn_of_a_game_is_decided_without_simulations():
    game = table(VALLEY, me="ratmen", red="humans", hand=4, turn=10, first="red", coins=3)
    search = searched(game, 4)
    assert search.root.visits == 0
    assert search.best().plan.end.coins[0] == 3 + 3  # the camp and two more regions


def test_berserk_rolls_in_the_last_turn_are_simulated():
    game = table(VALLEY, me="ratmen berserk", red="humans", hand=4, turn=10, first="red")
    search = searched(game, 8)
    assert not search.is_exact()
    assert search.root.visits == 8


def test_search_plans_once_per_turn_and_follows_its_plan():
    game = table(VALLEY, me="ratmen", red="humans", hand=6)
    evaluation = Counted()
    bot, looks = Searcher(evaluation, RandomNumbers(1), narrow()), []
    while game.on_turn() == "me":
        budget = Budget(simulations=3)
        play(game.state, bot.choose(seen_by(game.state, 0), legal_actions(game.state), budget))
        looks.append((evaluation.looks, budget.noted))
    assert len(looks) > 2
    assert [noted for _, noted in looks] == [3 * len(looks)] + [0] * (len(looks) - 1)
    assert len({seen for seen, _ in looks}) == 1


def test_search_without_a_budget_plays_the_plan_estimated_best():
    game = table(VALLEY, me="ratmen", red="humans", hand=5)
    [glance, *_] = plans(game.state, 0, HandMade(), narrow().width)
    assert searcher().choose(game.state.copy(), legal_actions(game.state), Budget()) == glance.actions[0]


@pytest.mark.parametrize("players", PLAYERS)
def test_search_ignores_hidden_information(players):
    state = Walk(players, 7, 60).reach()
    while actor(state) < 0 or len(legal_actions(state)) < 2:
        play(state, draw(state, RandomNumbers(1)) if actor(state) < 0 else legal_actions(state)[0])
    seat = actor(state)

    def choice() -> int:
        return searcher().choose(seen_by(state, seat), legal_actions(state), Budget(simulations=6))

    before = choice()
    for other in range(players):
        if other != seat:
            state.coins[other] += 40
    assert choice() == before


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", [1, 2])
def test_search_makes_a_legal_decision_in_any_position(players, seed):
    state, numbers = Walk(players, seed, 0).reach(), RandomNumbers(seed)
    for place in range(30 * players):
        if state.over:
            break
        actions = legal_actions(state)
        if state.waits_for:
            play(state, draw(state, numbers))
        elif place % 10:
            play(state, actions[numbers.below(len(actions))])
        else:
            action = searcher(seed).choose(seen_by(state, actor(state)), actions, Budget(simulations=2))
            assert action in actions
            play(state, action)


def test_searching_bots_with_the_same_seed_play_the_same_game():
    ends = []
    for _ in range(2):
        bots: list[Bot] = [searcher(1), searcher(2)]
        budgets = [Budget(simulations=2), Budget(simulations=2)]
        ends.append(play_match(make_rules(), find_board("base-2"), bots, budgets, Chance(3)).end.key())
    assert ends[0] == ends[1]
