"""Tables with the races, powers, relics and places of Underground."""

from __future__ import annotations

from typing import Any

from kit.table import Table
from kit.table import table as any_table
from smallworld.content.underground.box import underground_box
from smallworld.engine.holdings import site_of
from smallworld.engine.owners import NOBODY


def table(drawing: str, **more: Any) -> Table:
    """As `kit.table`, with the box of Underground in play besides."""
    return any_table(drawing, own=underground_box, **more)


def where(game: Table, holding: str) -> str:
    """The region where a relic or place lies; "" for nowhere."""
    site = site_of(game.state, game.state.rules.ids[holding])
    return game.state.board.ids[site] if site != NOBODY else ""
