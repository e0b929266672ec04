"""Queries to abilities, which must not change the state.

The engine queries abilities at any time and in any order, also for screens, bots and forecasts. An answer
with a side effect would therefore have it several times. An ability writes its effects on the sheet, and the
engine carries them out.
"""

from __future__ import annotations

import pytest
from hypothesis import given

from kit.speed import long_if_interpreted
from laws.walks import TABLES, Walk, onwards, walks
from smallworld.engine.ability.answers import HOOKS
from smallworld.engine.state import NONE, State
from smallworld.engine.steps.discover import unseen_markers
from smallworld.workshop.laws.asking import ACTS, ASKED, TOLD, ask_all, everything


def check(state: State) -> set[str]:
    """Query every active ability, and every auxiliary for every race; return the hooks that were called.

    Markers that have not been found are not queried.
    """
    asked: set[str] = set()
    unseen = set(unseen_markers(state, state.rules.markers))
    state.reports = []
    before = everything(state)
    for side, race in enumerate(state.banners):
        if race != NONE:
            for id in {*state.serving[side], *state.rules.auxiliaries} - unseen:
                for hook in ask_all(state, side, id):
                    assert everything(state) == before, f"{state.rules.names[id]}, asked for `{hook}`"
                    asked.add(hook)
    state.reports = None
    return asked


def test_no_hook_is_both_a_query_and_a_notification():
    assert set(HOOKS) > ACTS | TOLD
    assert not ACTS & TOLD


@given(walks())
def test_hooks_that_are_queries_do_not_change_the_state(walk):
    check(walk.reach())


@long_if_interpreted
@pytest.mark.parametrize("table", [table for table in TABLES if "leaders" in table[1] or len(table[1]) > 4])
def test_hooks_that_are_queries_change_nothing_with_all_boxes(table):
    players, boxes = table
    asked: set[str] = set()
    for decision, (state, _) in enumerate(onwards(Walk(players, 7, 0, boxes).reach(), 7)):
        if decision % 5 == 0:
            asked |= check(state)
    assert asked >= ASKED - {"question", "choices", "pick"}
