"""Tables for the scenarios of Realms, on small drawn boards."""

from __future__ import annotations

from typing import Any, Final

from kit.table import Table
from kit.table import table as any_table
from smallworld.content.realms.box import REALMS
from smallworld.content.realms.rules.peaks import coins_on
from smallworld.engine.sheets.plan import Plan

SCENARIOS: Final = {int(name[7:]): make for name, make in REALMS.items() if name[7:].isdecimal()}


def table(scenario: int, drawing: str, boxes: str = "base", **more: Any) -> Table:
    """Return a table as `kit.table` does, with this scenario's things laid out in their drawn regions."""
    game = any_table(drawing, boxes=boxes, own=SCENARIOS[scenario], **more)
    state = game.state
    for id in state.rules.auxiliaries:
        if state.rules.hooks.set_up.by[id]:
            state.rules.abilities[id].set_up(state, Plan())
    return game


def coins_at(game: Table, peak: str) -> int:
    """Return the coins on a peak."""
    state = game.state
    return coins_on(state, state.rules.ids["coins-on-peaks"], state.board.places[peak])
