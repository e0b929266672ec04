"""Pickled and copied states, which have the same future, rules and board in another process."""

import copy
import multiprocessing
import os
import pickle
import subprocess
import sys
from functools import cache

import pytest

import smallworld
from laws.walks import TABLES, choose, start
from smallworld.bots.random_numbers import Chance, RandomNumbers
from smallworld.content.box import Box
from smallworld.content.catalogue import board_for, find_board, layout_board, make_rules
from smallworld.engine.board import Board
from smallworld.engine.game import legal_actions, new_game, play
from smallworld.engine.rules import Rules
from smallworld.engine.session import Game
from smallworld.engine.state import State
from smallworld.pickling import LAID, NOTED, rules_of

SOME = 60  # decisions
WITH_MANY_LAYOUTS = ("realms_6", "realms_9", "realms_11", "realms_12")
BOTH = ("base", "underground")

LOAD = """
import pickle, sys
state = pickle.load(sys.stdin.buffer)
sys.stdout.buffer.write(pickle.dumps((state.key(), state)))
"""


def again(value):
    return pickle.loads(pickle.dumps(value))


def walked(state: State, decisions: int, seed: int = 3) -> State:
    numbers = RandomNumbers(seed)
    for _ in range(decisions):
        if not state.over:
            play(state, choose(state, numbers))
    return state


@cache
def rules_of_scenario(scenario: str) -> Rules:
    return make_rules(BOTH, scenario=scenario)


def at_scenario(scenario: str) -> State:
    players = 5 if scenario == "realms_11" else 3
    return new_game(rules_of_scenario(scenario), find_board(layout_board(scenario, players)), players)


@pytest.mark.parametrize(("players", "boxes"), TABLES)
def test_pickled_state_has_the_same_future(players, boxes):
    state = walked(start(players, 1, boxes), SOME)
    twin = again(state)
    assert twin.key() == state.key()
    assert legal_actions(twin) == legal_actions(state)
    assert walked(twin, SOME, seed=4).key() == walked(state, SOME, seed=4).key()


@pytest.mark.parametrize("scenario", WITH_MANY_LAYOUTS)
@pytest.mark.parametrize("decisions", [0, 40, 150])
def test_boards_that_move_or_grow_can_be_pickled(scenario, decisions):
    state = walked(at_scenario(scenario), decisions)
    twin = again(state)
    assert type(twin.board) is type(state.board)
    assert (twin.board.name, twin.board.ids) == (state.board.name, state.board.ids)
    assert walked(twin, SOME, seed=4).key() == walked(state, SOME, seed=4).key()


def test_every_field_of_a_state_is_pickled():
    state = walked(start(3, 1), SOME)
    known = {name for name in dir(state) if not name.startswith("__") and not callable(getattr(state, name))}
    made_anew = {"rules", "board", "owners", "players", "reports"}
    made_anew |= {"_own_memories", "_own_placed", "_own_stores"}  # no other state shares these objects yet
    assert known == {*LAID, *NOTED, *made_anew}
    for name in (*LAID, *NOTED):
        assert getattr(again(state), name) == getattr(state, name), name


def test_unpickled_states_share_one_rules_object_and_one_board():
    one, two = again([start(2, 1), start(2, 2)])
    assert one.rules is two.rules
    assert one.board is two.board is find_board(board_for(2))
    assert again(one).rules is one.rules


def test_copied_and_pickled_states_leave_out_reports():
    state = start(2, 1)
    state.reports = []
    walked(state, SOME)
    assert state.reports
    assert again(state).reports is None
    assert copy.deepcopy(state).reports is None


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy], ids=["copy", "deepcopy"])
def test_copied_state_is_independent_and_has_the_same_rules(copied):
    state = walked(start(4, 1), SOME)
    before = state.key()
    twin = copied(state)
    assert twin.rules is state.rules
    assert twin.board is state.board
    walked(twin, SOME)
    assert state.key() == before != twin.key()
    for shared in (state.rules, state.board):
        assert copied(shared) is shared


def test_deep_copy_of_a_list_keeps_identical_states_identical():
    state = start(2, 1)
    one, two = copy.deepcopy([state, state])
    assert one is two is not state


def test_pickled_game_continues_and_can_be_undone():
    game = Game(make_rules(), find_board(board_for(2)), ["Ana", "Ben"], options={"note": "ours"})
    chance = Chance(5)
    while len(game.deciders) < SOME or not game.can_undo():
        game.apply(chance.draw(game.state) if game.state.waits_for else game.legal_actions()[0])
    for twin in (again(game), copy.deepcopy(game)):
        assert twin.record.to_text() == game.record.to_text()
        assert twin.record is not game.record
        twin.undo()
        assert len(twin.deciders) == len(game.deciders) - 1
        twin.apply(twin.parse(game.record.actions[-1]))
        assert twin.state.key() == game.state.key()


def test_pickled_random_generator_continues_its_sequence():
    chance = Chance(7)
    chance.dice.lot()
    twin = again(chance)
    assert [twin.dice.lot(), twin.column.lot()] == [chance.dice.lot(), chance.column.lot()]


def test_error_says_why_a_custom_board_cannot_be_pickled():
    printed = find_board(board_for(2))
    own = Board("mine", printed.ids, printed.names, printed.neighbours, {}, 0, 0, 0, 0, 0, 10)
    with pytest.raises(pickle.PicklingError, match='board "mine": only boards that `find_board` finds'):
        pickle.dumps(own)
    assert copy.deepcopy(own) is own


def test_error_says_why_custom_rules_cannot_be_pickled():
    rules = make_rules(own=Box("mine", "Mine", 1, [], []))
    with pytest.raises(pickle.PicklingError, match="rules of base, mine: only those of boxes on the shelf"):
        pickle.dumps(rules)
    assert copy.deepcopy(rules) is rules


def test_state_pickled_with_other_rules_is_refused():
    older = tuple((name, version - 1) for name, version in make_rules().boxes.items())
    with pytest.raises(pickle.UnpicklingError, match="they were pickled with boxes"):
        rules_of(older)


@pytest.mark.parametrize("asked", ["0", "1"])
def test_pickled_state_can_be_loaded_by_the_other_build(asked):
    if asked == "1" and not smallworld.is_compiled():
        pytest.skip("the rules are not compiled here")
    state = walked(start(3, 1), SOME)
    done = subprocess.run(
        [sys.executable, "-c", LOAD],
        input=pickle.dumps(state),
        env=os.environ | {"SMALLWORLD_COMPILED": asked},
        capture_output=True,
        check=True,
    )
    key, twin = pickle.loads(done.stdout)
    assert key == twin.key() == state.key()


def test_games_can_continue_in_other_processes():
    states = [walked(start(2, seed), SOME) for seed in range(4)]
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        ends = pool.map(_end, states)
    assert ends == [_end(state) for state in states]


def _end(state: State) -> tuple[object, ...]:
    return walked(state, SOME, seed=9).key()
