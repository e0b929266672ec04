"""The pages of the rules that explain prices and refusals which do not come from a race or power."""

from __future__ import annotations

from typing import Final

from smallworld.engine import pricing
from smallworld.engine.ability.traits import FORBIDDEN

# By the code of the reason. `locale/*/` has the pages: "topic-prices" and so on.
PAGES: Final = {
    pricing.BASE: "prices",
    pricing.MOUNTAIN: "prices",
    pricing.TOKENS: "prices",
    pricing.TRIBES: "prices",
    pricing.FLOOR: "prices",
    pricing.OWN: "conquering",
    pricing.CLOSED: "conquering",
    pricing.FAR: "conquering",
    FORBIDDEN: "conquering",
    pricing.NO_ENTRY: "first-conquest",
    pricing.MONSTERS: "underground",
    pricing.RIVER: "underground",
    pricing.PEAK: "realms",
}
