"""Tables with the races, powers, relics and places of Underground."""

from __future__ import annotations

from typing import Any

from kit.table import Table
from kit.table import table as any_table
from smallworld.content.box import Box
from smallworld.content.maps import load_board
from smallworld.content.underground.box import underground_box
from smallworld.content.worlds import UNDERGROUND, features_of
from smallworld.engine.board import regions_in
from smallworld.engine.holdings import site_of
from smallworld.engine.owners import NOBODY


def table(drawing: str, **more: Any) -> Table:
    """Return a table as `kit.table` does, with the whole box of Underground in any world."""
    return any_table(drawing, own=whole_box, **more)


def whole_box() -> Box:
    """Return the box, including the parts that usually need its own world."""
    box = underground_box()
    return Box(
        box.name,
        box.title,
        box.version,
        box.races,
        box.powers,
        auxiliaries=box.auxiliaries,
        features=tuple(features_of(UNDERGROUND)),
    )


def where(game: Table, holding: str) -> str:
    """Return the region of a relic or place; "" if it is not on the map."""
    site = site_of(game.state, game.state.rules.ids[holding])
    return game.state.board.ids[site] if site != NOBODY else ""


def board_with(players: int, standing: dict[str, str]) -> str:
    """Return the printed board as a drawing, with additions to some regions: {"mine": "me 1"}.

    Its Monsters are left out.
    """
    board = load_board("smallworld.content.underground", f"{players}.toml")
    lines = []
    for region, name in enumerate(board.ids):
        edge = "edge" if board.edge >> region & 1 else ""
        beside = " ".join(board.ids[other] for other in regions_in(board.neighbours[region]))
        terrain = ",".join(board.features_of(region))
        lines.append(f"{name} {terrain} {standing.get(name, '')} {edge} beside {beside}")
    return "\n".join(lines)
