"""Ready-made abilities with pieces on the map, at most one a region."""

from __future__ import annotations

from smallworld.engine.ability import PLAIN, Ability, Traits
from smallworld.engine.board import Region, Side
from smallworld.engine.compiled import mypyc_attr
from smallworld.engine.sheets.prices import Prices
from smallworld.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Marker(Ability):
    """An ability with pieces on the map, at most one a region, that leave with the last token there."""

    def __init__(self, piece: str, traits: Traits = PLAIN) -> None:
        super().__init__(traits.but(piece=piece))

    def vacated(self, state: State, me: Side, region: Region) -> None:
        standing = state.pieces(me, self.id)
        if standing >> region & 1:
            state.place(me, self.id, standing & ~(1 << region))


@mypyc_attr(allow_interpreted_subclasses=True)
class Guard(Marker):
    """An ability whose pieces make the regions they stand in immune to opponents."""

    def __init__(self, piece: str, traits: Traits = PLAIN) -> None:
        super().__init__(piece, traits.but(veto=f"immune-{piece}"))

    def shield(self, state: State, me: Side, prices: Prices) -> None:
        prices.immune(me, state.pieces(me, self.id))
