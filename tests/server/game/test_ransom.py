"""A question to another player during a turn: only this player is awaited, then the turn continues."""

from __future__ import annotations

import random

from kit.plays import SEED
from smallworld.engine.game import actor, legal_actions
from smallworld.engine.state import CHANCE
from smallworld.engine.text.record import Record
from smallworld.house.game.play import ReplayedGame, rules_of

BOXES = ("base", "leaders")


def ransoms(plays):
    """Yield random games, stopped whenever a ransom is asked."""
    for number in range(plays):
        dice = random.Random(number)
        record = Record(dict(rules_of(BOXES).boxes), "base-3", ["x"] * 3)
        play = ReplayedGame(record, SEED[number:] + SEED[:number])
        while not play.state.over:
            if actor(play.state) == CHANCE:
                play.draw(0)
                continue
            if play.state.step() == play.rules.ids["ransom"]:
                yield play
            play.apply(dice.choice(legal_actions(play.state)), 0)


def test_only_the_player_asked_for_ransom_is_awaited():
    asked = 0
    for play in ransoms(12):
        asked += 1
        owner = actor(play.state)
        assert owner != play.state.player
        assert play.awaited() == [owner]
        assert play.faced_by(play.state.player) is play.state
    assert asked > 5


def test_player_on_turn_cannot_undo_the_answer_to_a_ransom():
    for play in ransoms(12):
        later = play.copy()
        later.apply(legal_actions(later.state)[0], 0)
        if later.state.player == play.state.player and not later.state.over:
            assert not later.befores
