"""Ready-made abilities for which regions cost fewer tokens."""

from __future__ import annotations

from smallworld.content.toolkit.features import where_any
from smallworld.engine.ability import Ability
from smallworld.engine.board import Side
from smallworld.engine.compiled import mypyc_attr
from smallworld.engine.sheets.prices import Prices
from smallworld.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Discount(Ability):
    """Regions with one of these features cost fewer tokens; with none named, all regions do."""

    def __init__(self, features: tuple[str, ...] = (), by: int = 1) -> None:
        super().__init__()
        self.features = features
        self.by = by

    def price(self, state: State, me: Side, prices: Prices) -> None:
        regions = where_any(state, self.features) if self.features else state.board.everywhere
        prices.discount(regions, by=self.by)


@mypyc_attr(allow_interpreted_subclasses=True)
class DiscountBeside(Ability):
    """Regions beside one of its own with a feature cost a token less, once."""

    def __init__(self, feature: str) -> None:
        super().__init__()
        self.feature = feature

    def price(self, state: State, me: Side, prices: Prices) -> None:
        prices.discount_beside(state.held[me] & state.board.where(self.feature))


@mypyc_attr(allow_interpreted_subclasses=True)
class DiscountAgainstDeclined(Ability):
    """Regions of races in decline, of any player, and of Lost Tribes cost fewer tokens."""

    def __init__(self, by: int = 1) -> None:
        super().__init__()
        self.by = by

    def price(self, state: State, me: Side, prices: Prices) -> None:
        prices.discount(state.regions_in_decline(), by=self.by)


@mypyc_attr(allow_interpreted_subclasses=True)
class RecurringDiscount(Ability):
    """In every second game turn, or every third, and so on, all regions cost fewer tokens."""

    def __init__(self, by: int, every: int = 2) -> None:
        super().__init__()
        self.by = by
        self.every = every

    def price(self, state: State, me: Side, prices: Prices) -> None:
        if state.turn % self.every == 0:
            prices.discount(state.board.everywhere, by=self.by)
