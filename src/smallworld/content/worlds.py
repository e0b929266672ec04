"""The two worlds of the series: the features of their boards, and what is left out without them."""

from __future__ import annotations

from typing import Final

from smallworld.content.maps import DEEP_SYMBOLS, DEEP_TERRAINS, LIKES, RIVER, SYMBOLS, TERRAINS

SURFACE: Final = "surface"
UNDERGROUND: Final = "underground"
WORLDS: Final = (SURFACE, UNDERGROUND)
BOTH: Final = "both"  # at once, on a board that has land of either
PLACE: Final = "place"  # where places are in play, which monsters guard as a rule
MONSTER: Final = "monster"  # where relics and places are in play: those that monsters guard
BELOW: Final = "below"  # named besides the boxes when they play in the world of a later one


def features_of(world: str) -> frozenset[str]:
    """Return all that races and powers find in a world, or in both, under the names of either.

    Source: Underground, mixing: black mountains are mountains, and a river is what seas are above.
    """
    if world == BOTH:
        return features_of(SURFACE) | features_of(UNDERGROUND)
    below = world == UNDERGROUND
    found = {*DEEP_TERRAINS, *DEEP_SYMBOLS, MONSTER, PLACE} if below else {*TERRAINS, *SYMBOLS}
    for pair in LIKES:
        if pair[0] in found or pair[1] in found:
            found.update(pair)
    found.add("sea" if below else RIVER)
    return frozenset(found)


def fits(needs: tuple[str, ...], features: frozenset[str]) -> bool:
    """Return whether `features` has at least one of `needs`, or nothing is needed."""
    return not needs or any(need in features for need in needs)
