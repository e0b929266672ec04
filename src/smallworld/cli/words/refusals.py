"""Error messages for a combination of options that is impossible, in the player's language."""

from __future__ import annotations

from typing import Final

from smallworld.content.realms.scenarios.scenario_code import SCENARIO
from smallworld.content.shelf import SetupError, open_box
from smallworld.translate import Translator

BOXES: Final = "boxes"  # the fact with the ids of boxes and scenarios
NONE: Final = "none"


def refusal_text(words: Translator, error: SetupError) -> str:
    """Return the sentence for an error, with the titles of the boxes and scenarios."""
    facts = dict(error.facts)
    if BOXES in facts:
        facts[BOXES] = named(words, str(facts[BOXES]).split(", ")) if facts[BOXES] else NONE
    return words.t(f"refusal-{error.code}", **facts)


def named(words: Translator, names: list[str]) -> str:
    """Return the titles of boxes, options and scenarios as a list: "a, b or c"."""
    called = [
        open_box(name).title if name.startswith(SCENARIO) else words.t(f"box-{name.replace('_', '-')}")
        for name in names
    ]
    return words.listed(called, "or")
