"""Decisions of the planner in positions where every player would decide the same way."""

import pytest

from kit.table import table
from kit.underground import table as caves
from laws.walks import PLAYERS, Walk
from smallworld.bots.bot import Bot
from smallworld.bots.budget import Budget
from smallworld.bots.match import play_match
from smallworld.bots.planning.evaluation import Evaluation, turn_begins
from smallworld.bots.planning.hand_made import HandMade
from smallworld.bots.planning.planner import Planner
from smallworld.bots.planning.search import plans
from smallworld.bots.random_numbers import Chance, RandomNumbers, draw
from smallworld.content.catalogue import find_board, make_rules
from smallworld.engine.action import DECLINE, by_of
from smallworld.engine.game import actor, legal_actions, play
from smallworld.engine.state import State
from smallworld.engine.text.notation import format_action
from smallworld.views.seat import seen_by

VALLEY = """
    camp    farmland  me 1
    brook   {}             beside camp
    ford    hill           beside camp brook
    meadow  farmland       beside brook ford
"""
FRONT = """
    camp    farmland  me 1
    rear    hill      me 1     beside camp
    front   hill      me 1     beside camp
    march   forest    red {}   beside front
    keep    forest    red 1    beside march
    wood    forest    red 1    beside keep
"""
# A race that can neither keep nor extend its regions, while the best part of the map is free for another
# race.
SPENT = """
    isle    farmland       me 1
    north   hill           me 1     beside isle
    strait  sea                     beside isle
    coast   hill      edge          beside strait
    inland  hill      edge          beside coast
    heath   farmland  edge          beside inland
    fields  farmland  edge          beside heath
    downs   hill      edge          beside fields
"""


def planned(game, width: int = 6) -> list[str]:
    """Return the best plan of the deciding player, in notation."""
    state = game.state
    best = plans(seen_by(state, actor(state)), actor(state), HandMade(), width)[0]
    return [format_action(state.rules, state.board, action) for action in best.actions]


class Declining(Evaluation):
    """An evaluation in which each region with an active race costs its player ten coins."""

    def finals(self, state: State) -> list[float]:
        return [-10.0 * state.held[player].bit_count() for player in range(state.players)]


def narrow() -> Planner:
    """Return a fast planner, for many decisions."""
    return Planner(HandMade(), width=2)


def test_planner_conquers_every_region_it_can_afford():
    made = planned(table(VALLEY.format("hill"), me="ratmen", hand=6))
    assert sum(text.startswith("conquer") for text in made) == 3


def test_planner_takes_the_cheaper_regions():
    made = planned(table(VALLEY.format("mountain"), me="ratmen", hand=4))
    assert made[:2] == ["conquer ford x2", "conquer meadow x2"]


def test_planner_first_conquers_regions_that_make_others_cheaper():
    made = planned(table(VALLEY.format("mountain"), me="giants", hand=5))
    assert made[:3] == ["conquer brook x3", "conquer ford x1", "conquer meadow x1"]


def test_planner_uses_its_last_token_for_a_final_attempt():
    made = planned(table(VALLEY.format("hill"), me="ratmen", hand=5))
    assert [text.split()[0] for text in made] == ["conquer", "conquer", "attempt"]


def test_planner_redeploys_tokens_to_regions_beside_opponents():
    game = table(FRONT.format(7), me="ratmen", red="humans", hand=4).play("stop")
    assert planned(game) == ["deploy front x4"]


def test_planner_puts_withdrawn_tokens_beside_opponents():
    game = table(FRONT.format(3), me="ratmen", red="humans", hand=6)
    game.play("conquer march x5; stop; deploy camp x5")
    assert game.decides() == "red"
    assert planned(game) == ["deploy keep x2"]


def test_planner_declines_when_its_race_cannot_conquer_more():
    assert planned(table(SPENT, me="ratmen", red="", hand=0, step="choose-course")) == ["decline"]


def test_plan_to_decline_ends_as_the_next_player_begins():
    game = table(FRONT.format(3), me="ratmen", red="humans", hand=0, step="choose-course")
    [decline] = [plan for plan in plans(game.state, 0, HandMade()) if by_of(plan.actions[0]) == DECLINE]
    assert turn_begins(decline.end)
    assert actor(decline.end) == 1
    assert decline.end.held[1] == game.state.held[1]


def test_planner_never_declines_in_the_last_turn():
    game = table(SPENT, me="dwarves forest", red="", hand=0, step="choose-course", turn=10)
    assert planned(game)[0] == "expand"


def test_planner_never_declines_in_the_last_round():
    game = table(FRONT.format(7), me="ratmen alchemist", hand=0, step="choose-course", turn=10)
    best, *others = plans(game.state, 0, Declining(), 6)
    assert format_action(game.state.rules, game.state.board, best.actions[0]) == "expand"
    assert not any(by_of(plan.actions[0]) == DECLINE for plan in others)


def test_planner_declines_in_the_last_turn_if_that_pays_more():
    game = caves(FRONT.format(7), me="ratmen vanishing", hand=0, step="choose-course", turn=10)
    assert planned(game)[0] == "decline"


def test_planner_does_not_enter_a_river_without_a_purpose():
    drawing = "camp hill me 1 edge \n brook river beside camp \n keep mountain red 9 beside brook"
    game = caves(drawing, me="ratmen wise", hand=1)
    found = plans(game.state, 0, HandMade(), 6)
    made = [
        [format_action(game.state.rules, game.state.board, one) for one in plan.actions] for plan in found
    ]
    assert ["stop"] in made
    assert not any("conquer brook x1" in actions for actions in made)


def test_planner_skips_the_first_combo_for_coins_on_the_second():
    column = "tritons forest, humans hill 6, elves swamp, giants mounted"
    rich = table(SPENT.replace("me 1", ""), me="", red="", column=column, coins=5)
    assert planned(rich)[0] == "take 2"


@pytest.mark.parametrize("players", PLAYERS)
def test_planner_ignores_hidden_information(players):
    state = Walk(players, 7, 60).reach()
    while actor(state) < 0 or len(legal_actions(state)) < 2:
        play(state, draw(state, RandomNumbers(1)) if actor(state) < 0 else legal_actions(state)[0])
    seat = actor(state)
    chosen = narrow().choose(seen_by(state, seat), legal_actions(state), Budget())
    for other in range(players):
        if other != seat:
            state.coins[other] += 40
    assert narrow().choose(seen_by(state, seat), legal_actions(state), Budget()) == chosen


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", [1, 2])
def test_planner_makes_a_legal_decision_in_any_position(players, seed):
    state, numbers = Walk(players, seed, 0).reach(), RandomNumbers(seed)
    for place in range(40 * players):
        if state.over:
            break
        actions = legal_actions(state)
        if state.waits_for:
            play(state, draw(state, numbers))
        elif place % 8:
            play(state, actions[numbers.below(len(actions))])
        else:
            action = narrow().choose(seen_by(state, actor(state)), actions, Budget())
            assert action in actions
            play(state, action)


class Counted(Evaluation):
    """An evaluation by the coins of the players, which counts its calls."""

    def __init__(self) -> None:
        self.looks = 0

    def finals(self, state: State) -> list[float]:
        self.looks += 1
        return [float(coins) for coins in state.coins]


def test_planner_follows_its_plan_without_planning_again():
    game = table(VALLEY.format("hill"), me="ratmen", red="humans", hand=6)
    evaluation = Counted()
    bot, looks = Planner(evaluation, width=2), []
    while game.on_turn() == "me":
        state = game.state
        play(state, bot.choose(seen_by(state, 0), legal_actions(state), Budget()))
        looks.append(evaluation.looks)
    assert len(looks) > 2
    assert len(set(looks)) == 1


def test_planner_plans_again_in_a_position_it_did_not_foresee():
    game = table(VALLEY.format("hill"), me="ratmen", red="humans", hand=6)
    evaluation = Counted()
    bot = Planner(evaluation, width=2)
    play(game.state, bot.choose(seen_by(game.state, 0), legal_actions(game.state), Budget()))
    looks = evaluation.looks
    game.state.hand[0] -= 1
    assert bot.choose(seen_by(game.state, 0), legal_actions(game.state), Budget()) in legal_actions(
        game.state
    )
    assert evaluation.looks > looks


def test_planners_with_the_same_seed_play_the_same_game():
    ends = []
    for _ in range(2):
        bots: list[Bot] = [narrow(), narrow()]
        match = play_match(make_rules(), find_board("base-2"), bots, [Budget(), Budget()], Chance(3))
        ends.append(match.end.key())
    assert ends[0] == ends[1]
