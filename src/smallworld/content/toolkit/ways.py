"""Ready-made abilities that open ways to regions which others cannot conquer."""

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
    """Reaches land regions with one of these features, adjacent or not; with none named, all land.

    Rivers, which nobody keeps, are no land to it.
    With `entry`, only while it has no region on the map.
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
    """Regions with a feature are adjacent to one another, and cost fewer tokens."""

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
    """Passes through regions with a feature, free or not: what lies around a stretch of them is adjacent.

    Through a stretch that reaches the edge of the map it enters.
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
    """Land that borders a region with a feature is adjacent to whatever it holds, and a way to enter."""

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
    """May conquer regions with these features although they are closed, such as water, and keeps them.

    So it does with rivers, which others must leave.
    """

    def __init__(self, features: tuple[str, ...], also_declined: bool = False) -> None:
        super().__init__(Traits(outlives_decline=also_declined))
        self.features = features

    def price(self, state: State, me: Side, prices: Prices) -> None:
        prices.admit(where_any(state, self.features))

    def garrison(self, state: State, me: Side, garrison: Garrison) -> None:
        garrison.stay(where_any(state, self.features))
