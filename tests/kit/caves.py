"""Invented abilities of the underground: markers, silence, regions as if empty, gates."""

from __future__ import annotations

from smallworld.content.box import Box
from smallworld.content.worlds import UNDERGROUND
from smallworld.engine.ability import Ability
from smallworld.engine.ability.traits import Traits
from smallworld.engine.board import Region, Side
from smallworld.engine.rules import Badge, Banner
from smallworld.engine.sheets.garrison import Garrison
from smallworld.engine.sheets.prices import Prices
from smallworld.engine.state import State

COINS_FOUND = 3


class Hoard(Ability):
    """A marker: coins at once for the player who finds it, and one more for its holder at scoring."""

    def discovered(self, state: State, me: Side, region: Region) -> None:
        state.coins[state.player_of(me)] += COINS_FOUND

    def score(self, state: State, me: Side) -> int:
        return 1


class Wall(Ability):
    """A marker: its region costs more, even for races that ignore other effects. Traits: outlives decline."""

    def __init__(self) -> None:
        super().__init__(Traits(outlives_decline=True))

    def shield(self, state: State, me: Side, prices: Prices) -> None:
        prices.surcharge(1 << state.holdings[self.id], lasting=True)


class Hushed(Ability):
    """A race that opponents attack without help from abilities."""

    def shield(self, state: State, me: Side, prices: Prices) -> None:
        if not state.is_declined(me):
            prices.silence(state.held[me])


class Ghostly(Ability):
    """A race that pays for all regions as if they were empty."""

    def price(self, state: State, me: Side, prices: Prices) -> None:
        prices.as_if_empty(state.board.everywhere)


class Gated(Ability):
    """A race that enters only next to chasms."""

    def price(self, state: State, me: Side, prices: Prices) -> None:
        prices.enter_only(state.board.beside(state.board.where("chasm")) & state.board.land)


class Swimmer(Ability):
    """A race that may stay in rivers."""

    def garrison(self, state: State, me: Side, garrison: Garrison) -> None:
        garrison.stay(state.board.rivers)


def caves() -> Box:
    """Return a box with all invented races, powers, places and regions."""
    races = [
        Banner("Hushed", 6, 12, Hushed()),
        Banner("Ghostly", 6, 12, Ghostly()),
        Banner("Gated", 6, 12, Gated()),
        Banner("Swimmers", 6, 12, Swimmer()),
    ]
    markers = [Banner("Hoard", 0, 0, Hoard(), marker="place"), Banner("Wall", 0, 0, Wall(), marker="place")]
    powers = [Badge("Silent", 4, Ability())]
    return Box("caves", "Caves", 1, races, powers, auxiliaries=markers, world=UNDERGROUND)
