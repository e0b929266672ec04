"""The options of a player who conquers: prices, the odds of the die, and actions that abilities offer.

All values come from the engine; this module computes no rule again.
"""

from __future__ import annotations

from typing import Final

from smallworld.engine.action import (
    FIRST_ABILITY,
    USE,
    Action,
    attempt_region,
    by_of,
    conquer_region,
    used_by,
)
from smallworld.engine.board import Region, Side
from smallworld.engine.die import faces_with
from smallworld.engine.game import legal_actions, question
from smallworld.engine.pricing import Quote, price_conquests, quote
from smallworld.engine.question import WhatToConquer
from smallworld.engine.rulings import DIE_SIDES
from smallworld.engine.sheets.prices import Prices
from smallworld.engine.state import State


class Prospects:
    """The legal conquests among `actions`, with their prices and odds, by region."""

    def __init__(self, state: State, side: Side) -> None:
        self.state: Final = state
        self.side: Final = side
        self.hand: Final = state.hand[side]
        self.prices: Final[Prices] = price_conquests(state, side)
        self.actions: Final = legal_actions(state)
        self._targets: Final = self.prices.targets()

    def is_target(self, region: Region) -> bool:
        """Return whether the region may be conquered, at any price."""
        return bool(self._targets >> region & 1)

    def price(self, region: Region) -> int:
        """Return the number of tokens that the region costs."""
        return self.prices.of(region)

    def conquest(self, region: Region) -> Action | None:
        """Return the action that conquers the region with tokens alone; None if there are too few tokens."""
        wanted = conquer_region(region, self.price(region))
        return wanted if wanted in self.actions else None

    def attempt(self, region: Region) -> Action | None:
        """Return the action that attacks the region with the help of the die; None if that is illegal."""
        wanted = attempt_region(region)
        return wanted if wanted in self.actions else None

    def odds(self, region: Region) -> int:
        """Return the percentage chance that a final attempt at the region succeeds."""
        pips = self.price(region) - self.hand - self.prices.exceeded
        return round(100 * faces_with(pips) / DIE_SIDES)

    def mark(self, region: Region) -> tuple[str, str]:
        """Return a short price and its style: "3", "5?33%" with the die, or "(6)" if unaffordable."""
        if not self.is_target(region):
            return "", ""
        price = self.price(region)
        if self.conquest(region) is not None:
            return f"{price}", "price"
        if self.attempt(region) is not None:
            return f"{price}?{self.odds(region)}%", "risky"
        return f"({price})", "dim"

    def specials(self) -> dict[int, list[Action]]:
        """Return the legal actions that abilities offer, by the id of the ability."""
        offered: dict[int, list[Action]] = {}
        for action in self.actions:
            if by_of(action) >= FIRST_ABILITY:
                offered.setdefault(by_of(action), []).append(action)
        return offered

    def helpers(self) -> list[int]:
        """Return the ids of the abilities that the player can use for the next conquest."""
        return [used_by(action) for action in self.actions if by_of(action) == USE]

    def ranked(self) -> list[Region]:
        """Return the regions that may be conquered.

        Affordable regions come first, then those that need the die, then the rest; the cheapest first in each
        group.
        """
        regions = [region for region in range(len(self.state.board)) if self.is_target(region)]
        return sorted(regions, key=lambda region: (self._means(region), self.price(region), region))

    def quote(self, region: Region) -> Quote:
        """Return the price of the region with its reasons, or the reason why it cannot be conquered."""
        return quote(self.prices, region)

    def _means(self, region: Region) -> int:
        if self.conquest(region) is not None:
            return 0
        return 1 if self.attempt(region) is not None else 2


def prospects_of(state: State) -> Prospects | None:
    """Return the possible conquests now; None if the open question is not about a conquest."""
    asked = question(state)
    return Prospects(state, asked.side) if isinstance(asked, WhatToConquer) else None
