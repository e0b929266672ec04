"""The pieces on the map, with the race, power or other ability that places each piece."""

from __future__ import annotations

from smallworld.content.shelf import BOXES, OPTIONS, SCENARIOS, open_box
from smallworld.engine.rules import Badge, Banner, slug


def owners_of_pieces() -> dict[str, str]:
    """Return, for each piece of all boxes, the name of the race, power or other ability that places it."""
    boxes = [open_box(name) for name in (*BOXES, *OPTIONS, *SCENARIOS)]
    brought: list[Banner | Badge] = []
    for box in boxes:
        brought += [*box.races, *box.auxiliaries]
        brought += box.powers
    return {
        ability.traits.piece: slug(what.name)
        for what in brought
        for ability in (what.ability, *what.parts)
        if ability.traits.piece
    }
