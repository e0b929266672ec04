"""Ready-made abilities that make regions cost fewer or more tokens."""

from __future__ import annotations

from smallworld.content.toolkit.features import where_any
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.board import Side
from smallworld.engine.compiled import mypyc_attr
from smallworld.engine.sheets.prices import Prices
from smallworld.engine.state import NOBODY, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Discount(Ability):
    """A discount for regions with one of these features; without features, for all regions."""

    def __init__(self, features: tuple[str, ...] = (), by: int = 1, also_declined: bool = False) -> None:
        super().__init__(Traits(outlives_decline=also_declined))
        self.features = features
        self.by = by

    def price(self, state: State, me: Side, prices: Prices) -> None:
        regions = where_any(state, self.features) if self.features else state.board.everywhere
        prices.discount(regions, by=self.by)


@mypyc_attr(allow_interpreted_subclasses=True)
class DiscountBeside(Ability):
    """A discount of one token for regions beside any of the race's regions with a feature.

    Several such neighbours do not increase the discount.
    """

    def __init__(self, feature: str) -> None:
        super().__init__()
        self.feature = feature

    def price(self, state: State, me: Side, prices: Prices) -> None:
        prices.discount_beside(state.held[me] & state.board.where(self.feature))


@mypyc_attr(allow_interpreted_subclasses=True)
class DiscountAgainstDeclined(Ability):
    """A discount for regions of Lost Tribes and of all races in decline, but not of Monsters."""

    def __init__(self, by: int = 1) -> None:
        super().__init__()
        self.by = by

    def price(self, state: State, me: Side, prices: Prices) -> None:
        prices.discount(state.regions_in_decline(), by=self.by)


@mypyc_attr(allow_interpreted_subclasses=True)
class RecurringDiscount(Ability):
    """A discount for all regions in game turns whose number is a multiple of `every`."""

    def __init__(self, by: int, every: int = 2) -> None:
        super().__init__()
        self.by = by
        self.every = every

    def price(self, state: State, me: Side, prices: Prices) -> None:
        if state.turn % self.every == 0:
            prices.discount(state.board.everywhere, by=self.by)


@mypyc_attr(allow_interpreted_subclasses=True)
class Vengeance(Ability):
    """A discount for regions of players who have attacked a race of the owner since the owner's last turn.

    Memory: a bit for each player who attacked.
    """

    def __init__(self, by: int = 1) -> None:
        super().__init__(Traits(remembers=True, looks_back=True))
        self.by = by

    def saw_attack(self, state: State, me: Side, attacker: Side, defender: Side) -> None:
        mine = state.player_of(defender) == state.player_of(me)
        if mine and state.player_of(attacker) != NOBODY and state.owners.are_opponents(attacker, me):
            state.remember(me, self.id, state.recall(me, self.id) | 1 << state.player_of(attacker))

    def price(self, state: State, me: Side, prices: Prices) -> None:
        marked = state.recall(me, self.id)
        for opponent in state.owners.opponents_of(state.player_of(me)):
            if marked >> opponent & 1:
                for side in state.places_of(opponent):
                    prices.discount(state.held[side], by=self.by)

    def saw_turn_end(self, state: State, me: Side) -> None:
        if state.is_on_turn(me):
            state.remember(me, self.id, 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class AsIfEmpty(Ability):
    """The price of an empty region for regions with one of these features.

    Without features, every region costs as if it were empty.
    """

    def __init__(self, features: tuple[str, ...] = (), also_declined: bool = False) -> None:
        super().__init__(Traits(outlives_decline=also_declined))
        self.features = features

    def price(self, state: State, me: Side, prices: Prices) -> None:
        prices.as_if_empty(where_any(state, self.features) if self.features else state.board.everywhere)


@mypyc_attr(allow_interpreted_subclasses=True)
class Surcharge(Discount):
    """A surcharge that the race itself pays for regions with one of these features.

    Without features, the race pays it for all regions.
    """

    def __init__(self, features: tuple[str, ...] = (), by: int = 1, also_declined: bool = False) -> None:
        super().__init__(features, -by, also_declined)
