"""Ready-made abilities with parameters. About half of all races and powers are one line over them."""

from __future__ import annotations

from smallworld.engine.ability import Ability
from smallworld.engine.board import Region, RegionSet, Side, count
from smallworld.engine.compiled import mypyc_attr
from smallworld.engine.sheets import Garrison, Prices
from smallworld.engine.state import NOBODY, State


def where_any(state: State, features: tuple[str, ...]) -> RegionSet:
    """The regions that have at least one of `features`."""
    regions = 0
    for feature in features:
        regions |= state.board.where(feature)
    return regions


@mypyc_attr(allow_interpreted_subclasses=True)
class NoAbility(Ability):
    """Nothing but tokens."""


@mypyc_attr(allow_interpreted_subclasses=True)
class FeatureBonus(Ability):
    """A coin for each region with a terrain or symbol."""

    def __init__(self, feature: str, coins: int = 1, also_declined: bool = False) -> None:
        super().__init__()
        self.feature = feature
        self.coins = coins
        self.also_declined = also_declined

    def score(self, state: State, me: Side) -> int:
        return self.coins * count(state.held[me] & state.board.where(self.feature))

    def outlives_decline(self) -> bool:
        return self.also_declined


@mypyc_attr(allow_interpreted_subclasses=True)
class RegionBonus(Ability):
    """A coin for each region."""

    def __init__(self, coins: int = 1) -> None:
        super().__init__()
        self.coins = coins

    def score(self, state: State, me: Side) -> int:
        return self.coins * count(state.held[me])


@mypyc_attr(allow_interpreted_subclasses=True)
class Income(Ability):
    """Coins every turn, whatever the race holds."""

    def __init__(self, coins: int) -> None:
        super().__init__()
        self.coins = coins

    def score(self, state: State, me: Side) -> int:
        return self.coins


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
class Pack(Ability):
    """No region is conquered or held with fewer than so many tokens."""

    def __init__(self, tokens: int) -> None:
        super().__init__()
        self.tokens = tokens

    def price(self, state: State, me: Side, prices: Prices) -> None:
        prices.at_least(self.tokens)

    def garrison(self, state: State, me: Side, garrison: Garrison) -> None:
        garrison.at_least(self.tokens)


@mypyc_attr(allow_interpreted_subclasses=True)
class Marker(Ability):
    """An ability with pieces on the map, at most one a region, that leave with the last token there."""

    def __init__(self, piece: str) -> None:
        super().__init__()
        self.piece_name = piece

    def piece(self) -> str:
        return self.piece_name

    def vacated(self, state: State, me: Side, region: Region) -> None:
        standing = state.pieces(me, self.id)
        if standing >> region & 1:
            state.place(me, self.id, standing & ~(1 << region))


@mypyc_attr(allow_interpreted_subclasses=True)
class Guard(Marker):
    """An ability whose pieces make the regions they stand in immune to opponents."""

    def shield(self, state: State, me: Side, prices: Prices) -> None:
        prices.immune(me, state.pieces(me, self.id))

    def veto(self) -> str:
        return f"immune: {self.piece_name}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Spoils(Ability):
    """An ability that counts the non-empty regions which its race conquered this turn.

    Memory: how many. A region of one's own declined race is non-empty too (base rulings, "Non-empty").
    """

    def conquered(self, state: State, me: Side, region: Region, defender: Side, by: int) -> None:
        if defender != NOBODY:
            state.remember(me, self.id, state.recall(me, self.id) + 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class SpoilsBonus(Spoils):
    """A coin for each non-empty region conquered this turn."""

    def score(self, state: State, me: Side) -> int:
        return state.recall(me, self.id)
