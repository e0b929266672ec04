"""Records and undo: games replay, and the last decision can be undone."""

from dataclasses import replace

import pytest
from hypothesis import given, settings

from laws.walks import Walk, board_of, choose, games, the_rules, walks
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.game import on_turn
from smallworld.engine.session import Game, replay
from smallworld.engine.state import CHANCE
from smallworld.engine.text.record import parse_record


def recorded(walk: Walk) -> Game:
    """Return the game of a walk with its record; it ends early if the game does."""
    seats = [f"seat {number + 1}" for number in range(walk.players)]
    game = Game(the_rules(walk.boxes), board_of(walk.players, walk.boxes), seats, walk.seed % walk.players)
    numbers = RandomNumbers(walk.seed)
    while len(game.record.actions) < walk.decisions and not game.state.over:
        game.apply(choose(game.state, numbers))
    return game


@given(walks())
@settings(max_examples=50)
def test_record_of_a_game_read_from_text_leads_to_its_position(walk):
    game = recorded(walk)
    text = game.record.to_text()
    again = replay(game.rules, game.board, parse_record(text))
    assert again.state.key() == game.state.key()
    assert again.record.to_text() == text


@given(walks())
@settings(max_examples=25)
def test_replay_of_part_of_a_record_stops_at_the_right_position(walk):
    game, half = recorded(walk), recorded(replace(walk, decisions=walk.decisions // 2))
    again = replay(game.rules, game.board, game.record, upto=walk.decisions // 2)
    assert again.state.key() == half.state.key()


@given(walks())
@settings(max_examples=25)
def test_incomplete_last_line_loses_only_the_last_action(walk):
    game = recorded(walk)
    if game.record.actions:
        before = parse_record(game.record.to_text()[:-2])
        assert before.actions == game.record.actions[:-1]


@given(games())
@settings(max_examples=8)
def test_undo_restores_exactly_the_position_before(game):
    played, numbers = recorded(game), RandomNumbers(game.seed)
    while not played.state.over:
        key, text = played.state.key(), played.record.to_text()
        state, decider = played.state, played.actor()
        turn = (state.turn, on_turn(state))
        played.apply(choose(state, numbers))
        state = played.state
        same_turn = (state.turn, on_turn(state)) == turn and not state.over
        if decider == CHANCE or decider != turn[1] or not same_turn:
            refuses_undo(played)
        elif numbers.below(4) == 0:
            assert played.can_undo()
            played.undo()
            assert played.state.key() == key
            assert played.record.to_text() == text


@given(walks())
@settings(max_examples=15)
def test_undo_goes_back_to_the_last_draw_or_start_of_the_turn(walk):
    played = recorded(walk)
    turn = (played.state.turn, on_turn(played.state))
    while played.can_undo():
        played.undo()
        assert (played.state.turn, on_turn(played.state)) == turn
    refuses_undo(played)
    if played.deciders and played.turns[-1] == turn:
        assert played.deciders[-1] == CHANCE or played.deciders[-1] != turn[1] or played.state.over


def refuses_undo(game: Game) -> None:
    """Check that nothing can be undone, and that trying changes nothing."""
    key, text = game.state.key(), game.record.to_text()
    assert not game.can_undo()
    with pytest.raises(SmallWorldError, match="nothing to undo"):
        game.undo()
    assert (game.state.key(), game.record.to_text()) == (key, text)
