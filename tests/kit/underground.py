"""Tables with the races, powers, relics and places of Underground."""

from __future__ import annotations

from typing import Any

from kit.table import Table
from kit.table import table as any_table
from smallworld.content.underground.box import underground_box


def table(drawing: str, **more: Any) -> Table:
    """As `kit.table`, with the box of Underground in play besides."""
    return any_table(drawing, own=underground_box(), **more)
