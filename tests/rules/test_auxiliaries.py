"""Auxiliaries, which are never dealt: their stores, and an outright end of the game."""

import pytest

from kit.table import table
from smallworld.content.box import Box
from smallworld.content.catalogue import find_board, make_rules
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.action import PASS
from smallworld.engine.game import actor, apply, legal_actions, new_game, placings, winners
from smallworld.engine.rules import Badge, Banner
from smallworld.engine.state import CHANCE, NONE
from smallworld.engine.text.position import format_position, parse_position

BOARD = find_board("base-3")
ME = 1


class Referee(Ability):
    """Asks its player before the game, counts turns, and lets this player win in the second round."""

    def __init__(self):
        super().__init__()
        self.ended = []

    def set_up(self, state, plan):
        state.serve(ME, (self.id,))
        plan.first(self.id, ME)

    def begin(self, state, me):
        return True

    def choices(self, state, me, actions):
        actions.append(PASS)

    def perform(self, state, me, action):
        return False

    def saw_turn_end(self, state, me):
        self.ended.append((state.turn, state.player))

    def victor(self, state, me):
        return state.turn == 2


def started(referee):
    own = Box("own", "Own", 1, [], [], auxiliaries=[Banner("Referee", 0, 0, referee)])
    return new_game(make_rules(("base",), own), BOARD, 3)


def play_until_over(state):
    """Take combos and score for all players, with nothing else."""
    while not state.over:
        state.serving[ME] = tuple({*state.serving[ME], state.rules.ids["referee"]})
        apply(state, legal_actions(state)[-1 if actor(state) != CHANCE else 0])


def test_ability_of_the_table_is_in_no_stack_of_races_or_powers():
    state = started(Referee())
    [referee] = state.rules.auxiliaries
    assert referee not in (*state.unseen_races, *state.unseen_powers, *state.rules.races, *state.rules.powers)


def test_ability_of_the_table_may_ask_before_the_first_turn():
    state = started(Referee())
    assert (state.turn, actor(state)) == (0, ME)
    apply(state, PASS)
    assert actor(state) == CHANCE


def test_player_who_wins_outright_is_ranked_before_all_others():
    referee = Referee()
    state = started(referee)
    play_until_over(state)
    assert winners(state) == [ME]
    assert [outright for outright, _, _ in placings(state)] == [0, 1, 0]
    assert referee.ended == [(1, 0), (1, 1), (1, 2), (2, 0)]


# --- Stores ---------------------------------------------------------------------------------------------

LAND = """
    home    hill      me 2   edge
    meadow  farmland  me 1          beside home
"""


class Larder(Ability):
    """Keeps tokens that are put into it."""

    def __init__(self, outlives):
        super().__init__(Traits(outlives_decline=outlives))


def larder(outlives=True):
    game = table(LAND, me="orcs", step="choose-course")
    rules = make_rules(("base",), Box("own", "Own", 1, [], [Badge("Larder", 4, Larder(outlives))]))
    game.state.rules = rules
    power = rules.ids["larder"]
    game.state.set_banner(0, rules.ids["orcs"], power)
    game.state.serve(0, (rules.ids["orcs"], power))
    game.state.unseen_powers += (power,)
    game.state.store(0, power, (rules.ids["elves"], NONE, rules.ids["elves"]))
    return game


def test_tokens_that_an_ability_puts_aside_are_not_in_the_tray():
    assert larder().tray("elves") == 11 - 2


def test_text_of_a_position_includes_tokens_that_are_put_aside():
    game = larder()
    text = format_position(game.state)
    assert "stores: 1 larder elves - elves" in text
    assert parse_position(game.state.rules, game.state.board, text).key() == game.state.key()


@pytest.mark.parametrize(("outlives", "left"), [(True, 2), (False, 0)])
def test_tokens_put_aside_stay_in_decline_if_the_ability_lasts(outlives, left):
    game = larder(outlives).play("decline")
    assert game.tray("elves") == 11 - left
