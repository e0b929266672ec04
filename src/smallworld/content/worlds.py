"""The two worlds of the series: the features of their boards, and the features that races and powers need."""

from __future__ import annotations

from typing import Final

from smallworld.content.maps import DEEP_SYMBOLS, DEEP_TERRAINS, LIKES, RIVER, SYMBOLS, TERRAINS

SURFACE: Final = "surface"
UNDERGROUND: Final = "underground"
WORLDS: Final = (SURFACE, UNDERGROUND)
BOTH: Final = "both"  # both worlds at once, on a board that has lands of each
PLACE: Final = "place"  # a feature of boards with places, which Monsters usually guard
MONSTER: Final = "monster"  # a feature of boards with relics and places that Monsters guard
BELOW: Final = "below"  # listed with the boxes if the table plays in the world of a later box


def features_of(world: str) -> frozenset[str]:
    """Return the features of a world, or of both worlds, under their names in either world.

    Source: Underground, mixing: black mountains count as mountains, and rivers as the seas of the surface.
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
    """Return whether `features` contains at least one of `needs`, or `needs` is empty."""
    return not needs or any(need in features for need in needs)
