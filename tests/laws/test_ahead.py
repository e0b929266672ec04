"""Turns planned ahead: each belongs to its planner, is playable, and leaves the table unchanged."""

from hypothesis import given, settings

from laws.walks import walks
from smallworld.engine.ahead import turn_ahead
from smallworld.engine.game import actor, apply, legal_actions
from smallworld.engine.state import CHANCE


@settings(max_examples=150, deadline=None)
@given(walks())
def test_every_action_offered_in_a_planned_turn_is_legal(walk):
    state = walk.reach()
    as_it_was = state.key()
    for player in range(state.players):
        thought = turn_ahead(state, player)
        if thought is None:
            assert not state.turn or state.turn == state.board.rounds
            continue
        if thought.over:  # a player who has no combo to take in the last turn
            continue
        if thought.player != player:  # no combo is left, so this turn ends at once
            assert not state.offered_races
            continue
        assert actor(thought) in (player, CHANCE)
        for action in legal_actions(thought)[:8]:
            apply(thought.copy(), action)
    assert state.key() == as_it_was


@settings(max_examples=60, deadline=None)
@given(walks())
def test_each_player_can_plan_one_turn_ahead_per_round(walk):
    state = walk.reach()
    if not state.turn or state.turn == state.board.rounds:
        return
    ahead = [turn_ahead(state, player) for player in state.owners.around(state.first)]
    here = state.owners.seats_between(state.first, state.player)
    turns = [thought.turn for thought in ahead if thought is not None]
    assert turns == [state.turn + (1 if place <= here else 0) for place in range(state.players)]
