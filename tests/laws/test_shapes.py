"""Views and reports, which must have the shapes of `views.schema`, from which the client's types come."""

from __future__ import annotations

from hypothesis import given, settings

from kit.shapes import faults
from laws.walks import choose, games, walks
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.engine.game import apply
from smallworld.views.seat import SPECTATOR, seen_by
from smallworld.views.story import tell
from smallworld.views.view import view


@given(walks())
def test_every_view_has_the_documented_fields_and_types(walk):
    state = walk.reach()
    for seat in [SPECTATOR, *range(state.players)]:
        assert faults(view(seen_by(state, seat), seat), "View") == []


@given(games())
@settings(max_examples=20)
def test_every_report_and_final_view_has_the_documented_fields(game):
    state, numbers = game.reach(), RandomNumbers(game.seed)
    while not state.over:
        for report in apply(state, choose(state, numbers)):
            assert faults(tell(state, report), "Report") == []
    for seat in [SPECTATOR, *range(state.players)]:
        assert faults(view(state, seat), "View") == []
