"""The stage of a turn, which does not depend on the names of steps."""

from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import given, settings

from kit import table
from laws.walks import choose, games
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.engine.game import actor, play
from smallworld.views.schema import Stage
from smallworld.views.stage import stage_of

ORDER = get_args(Stage)
BORDER = """
    meadow  farmland  me 1
    brook   swamp     red 2 beside meadow
    copse   forest    red 1 beside brook
    knob    hill      red 1 beside copse
"""
LAND = """
    meadow  farmland  me 1
    knoll   hill      me 1  beside meadow
    brook   swamp     red 1 beside knoll
    copse   forest          beside brook
"""


def test_choosing_a_combo_or_to_decline_is_the_first_stage():
    assert stage_of(table(LAND, me="orcs hill", step="choose-course").state) == "begin"
    assert stage_of(table("ford hill", me="", column="orcs hill").state) == "begin"


def test_conquest_and_redeployment_are_stages_of_a_turn():
    game = table(LAND, me="orcs hill", hand=3)
    assert stage_of(game.state) == "conquer"
    assert stage_of(game.play("stop").state) == "redeploy"


def test_questions_after_redeployment_belong_to_that_stage():
    game = table(LAND.replace("red", "me "), me="orcs heroic", hand=0).play("stop")
    assert game.decides() == "me"
    assert stage_of(game.state) == "redeploy"


def test_decline_after_scoring_belongs_to_the_stage_of_scoring():
    game = table(LAND, me="orcs stout", hand=0).play("stop")
    assert game.offers("decline")
    assert stage_of(game.state) == "score"


@pytest.mark.parametrize("power", ["hill", "bivouacking"])
def test_placing_withdrawn_tokens_counts_as_redeployment(power):
    game = table(BORDER, me="ratmen hill", red=f"orcs {power}", hand=4)
    game.play("conquer brook x4; deploy meadow x3")
    homes = set()
    while game.on_turn() == "me":
        homes.add(stage_of(game.state))
        game.play(game.legal()[-1])
    assert homes == {"redeploy"}


def test_scoring_is_the_last_stage():
    game = table(LAND, me="orcs hill", turn=10, rounds=10, first="red", hand=0).play("stop")
    assert game.state.over
    assert stage_of(game.state) == "score"


@given(games())
@settings(max_examples=20)
def test_stages_of_a_turn_only_go_forward(game):
    state, numbers = game.reach(), RandomNumbers(game.seed)
    turn, last = (0, -1), 0
    while not state.over:
        if (state.turn, state.player) != turn:
            turn, last = (state.turn, state.player), 0
        if actor(state) == state.player:
            now = ORDER.index(stage_of(state))
            assert now >= last
            last = now
        play(state, choose(state, numbers))
