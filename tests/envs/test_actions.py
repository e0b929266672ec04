"""Actions as numbers: every decision has one, and the number identifies the decision."""

from functools import cache

import numpy as np
import pytest
from gymnasium.spaces import Discrete

from laws.walks import NECROMANCER, PLAYERS, choose
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.content.shelf import BOXES, OPTIONS
from smallworld.engine.action import roll_die
from smallworld.engine.errors import IllegalAction
from smallworld.engine.game import actor, legal_actions, new_game, play
from smallworld.engine.text.notation import parse_action
from smallworld.envs.actions import NOT_SAID, ActionIndex
from smallworld.envs.observed import Actions
from smallworld.envs.table import Setting

BELOW = ("underground", "leaders")
TABLES = (*((players, (*BOXES, *OPTIONS)) for players in PLAYERS), (4, NECROMANCER), (3, BELOW))
GAMES = 12  # on each board: about 200 decisions, and ten times as many legal actions


@cache
def index_for(players: int, boxes: tuple[str, ...] = ("base",)) -> ActionIndex:
    return Setting(players, boxes=boxes).index


@cache
def met(players: int, boxes: tuple[str, ...]) -> dict[tuple[int, int], int]:
    """Return the number of each (action, seat) that was legal in some random games."""
    found: dict[tuple[int, int], int] = {}
    index = index_for(players, boxes)
    for seed in range(GAMES):
        state, numbers = new_game(index.rules, index.board, players), RandomNumbers(seed)
        while not state.over:
            if not state.waits_for:
                seat = actor(state)
                for action in legal_actions(state):
                    found[action, seat] = index.index_of(action, seat)
            play(state, choose(state, numbers))
    return found


@pytest.mark.parametrize(("players", "boxes"), TABLES)
def test_action_can_be_read_back_from_its_number(players, boxes):
    index = index_for(players, boxes)
    assert len(met(players, boxes)) > 500
    for (action, seat), number in met(players, boxes).items():
        assert index.action_at(number, seat) == action


@pytest.mark.parametrize(("players", "boxes"), TABLES)
def test_action_number_and_action_have_the_same_notation(players, boxes):
    index = index_for(players, boxes)
    for (action, seat), number in met(players, boxes).items():
        assert parse_action(index.rules, index.board, index.notation(number, seat)) == action


def test_random_games_contain_every_kind_of_action_of_one_box():
    kinds = {
        index_for(players).kinds[index_for(players).fields[number][0]]
        for players in PLAYERS
        for number in met(players, ("base",)).values()
    }
    assert kinds == {*index_for(2).kinds} - {"stout"}  # a step that offers the verbs decline and pass


@pytest.mark.parametrize("players", PLAYERS)
def test_action_numbers_have_neither_gaps_nor_duplicates(players):
    index = index_for(players, BOXES)
    for seat in range(players):
        actions = [index.action_at(number, seat) for number in range(len(index))]
        assert len(set(actions)) == len(index)
        assert [index.index_of(action, seat) for action in actions] == list(range(len(index)))


def test_action_numbers_count_players_from_the_deciding_seat():
    index = index_for(3)
    diplomat = index.kinds.index("diplomat")
    number = index.fields.index((diplomat, NOT_SAID, NOT_SAID, NOT_SAID, 1, NOT_SAID))
    peace = [index.notation(number, seat) for seat in range(3)]
    assert peace == ["diplomat player 2", "diplomat player 3", "diplomat player 1"]


def test_fields_of_an_action_number_describe_its_action():
    index = index_for(2)
    action = parse_action(index.rules, index.board, "conquer drizzle-hills x3")
    kind, region, other, tokens, player, place = index.fields[index.index_of(action, seat=0)]
    assert (index.kinds[kind], index.board.ids[region], tokens) == ("conquer", "drizzle-hills", 3)
    assert (other, player, place) == (NOT_SAID, NOT_SAID, NOT_SAID)


def test_action_of_chance_has_no_number():
    with pytest.raises(IllegalAction, match="no seat of board base-2"):
        index_for(2).index_of(roll_die(1), seat=0)


@pytest.mark.parametrize("number", [-1, 2014])
def test_invalid_action_numbers_are_refused(number):
    with pytest.raises(IllegalAction, match=f"action number {number}: numbers are from 0 to 2013"):
        index_for(2).action_at(number, seat=0)


# --- The space ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("legal", [[0], [3, 4, 900], range(1000)])
def test_action_space_samples_like_a_discrete_gymnasium_space(legal):
    ours, theirs = Actions(1000, seed=1), Discrete(1000, seed=1)
    mask = np.zeros(1000, np.int8)
    mask[legal] = 1
    drawn = [ours.sample(mask) for _ in range(50)]
    assert drawn == [theirs.sample(mask) for _ in range(50)]
    assert set(drawn) <= set(legal)
    assert ours.sample() == theirs.sample()
    assert ours == theirs


def test_sampling_without_legal_actions_returns_zero():
    assert Actions(10).sample(np.zeros(10, np.int8)) == Discrete(10).sample(np.zeros(10, np.int8)) == 0


@pytest.mark.parametrize(
    "mask",
    [np.ones(9, np.int8), np.ones(10, np.int64), np.full(10, 2, np.int8), np.full(10, -1, np.int8), [1] * 10],
)
def test_action_space_refuses_the_masks_that_gymnasium_refuses(mask):
    for space in (Actions(10), Discrete(10)):
        with pytest.raises(AssertionError, match="mask"):
            space.sample(mask)


@pytest.mark.parametrize(
    "number", [0, 9, np.int64(9), np.int8(3), np.array(4), -1, 10, np.int64(10), 3.0, "3", None]
)
def test_action_space_and_gymnasium_contain_the_same_numbers(number):
    assert (number in Actions(10)) == (number in Discrete(10))
