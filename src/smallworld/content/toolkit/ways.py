"""Ready-made abilities that give access to regions that other races cannot conquer."""

from __future__ import annotations

from smallworld.content.toolkit.features import connected_sets, where_any
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.board import Side
from smallworld.engine.compiled import mypyc_attr
from smallworld.engine.sheets.garrison import Garrison
from smallworld.engine.sheets.prices import Prices
from smallworld.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Reach(Ability):
    """Access to all land with one of these features, adjacent or not; without features, to all land.

    Rivers do not count as land, because no race can stay there. With `entry`, the ability works only while
    the race has no region on the map.
    """

    def __init__(
        self, features: tuple[str, ...] = (), entry: bool = False, also_declined: bool = False
    ) -> None:
        super().__init__(Traits(outlives_decline=also_declined))
        self.features = features
        self.entry = entry

    def price(self, state: State, me: Side, prices: Prices) -> None:
        if not self.entry or not state.held[me]:
            land = state.board.land & ~state.board.rivers
            prices.reach(where_any(state, self.features) & land if self.features else land)


@mypyc_attr(allow_interpreted_subclasses=True)
class Linked(Ability):
    """Adjacency of all regions with a feature to one another, and a discount for them."""

    def __init__(self, feature: str, by: int = 0, also_declined: bool = False) -> None:
        super().__init__(Traits(outlives_decline=also_declined))
        self.feature = feature
        self.by = by

    def price(self, state: State, me: Side, prices: Prices) -> None:
        linked = state.board.where(self.feature)
        prices.discount(linked, by=self.by)
        prices.link(linked)


@mypyc_attr(allow_interpreted_subclasses=True)
class Passage(Ability):
    """A passage through regions with a feature, even those of other races.

    All regions around a connected stretch of these regions become adjacent. A race without regions may enter
    through a stretch that reaches the edge of the map.
    """

    def __init__(self, feature: str) -> None:
        super().__init__()
        self.feature = feature

    def price(self, state: State, me: Side, prices: Prices) -> None:
        board = state.board
        for stretch in connected_sets(board, board.where(self.feature)):
            around = board.beside(stretch)
            prices.link(around)
            if not state.held[me] and stretch & board.edge:
                prices.reach(around)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rims(Ability):
    """Access to all land beside regions with a feature, even for a race without regions.

    If the race holds some of this land, all of this land and the race's regions are adjacent to one another.
    """

    def __init__(self, feature: str) -> None:
        super().__init__()
        self.feature = feature

    def price(self, state: State, me: Side, prices: Prices) -> None:
        board, held = state.board, state.held[me]
        rims = board.beside(board.where(self.feature)) & board.land
        if held & rims:
            prices.link(held | rims)
        else:
            prices.reach(rims)


@mypyc_attr(allow_interpreted_subclasses=True)
class Admitted(Ability):
    """Permission to conquer closed regions with these features, such as water, and to stay there.

    The race may also stay in rivers, which other races must leave.
    """

    def __init__(self, features: tuple[str, ...], also_declined: bool = False) -> None:
        super().__init__(Traits(outlives_decline=also_declined))
        self.features = features

    def price(self, state: State, me: Side, prices: Prices) -> None:
        prices.admit(where_any(state, self.features))

    def garrison(self, state: State, me: Side, garrison: Garrison) -> None:
        garrison.stay(where_any(state, self.features))
