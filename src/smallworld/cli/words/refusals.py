"""Why what was chosen for a table does not go together, in the language of the person."""

from __future__ import annotations

from typing import Final

from smallworld.content.realms.scenarios.scenario_code import SCENARIO
from smallworld.content.shelf import SetupError, open_box
from smallworld.translate import Translator

BOXES: Final = "boxes"  # the fact that names boxes and scenarios, as they stand on the shelf
NONE: Final = "none"


def refusal_text(words: Translator, error: SetupError) -> str:
    """The sentence of the catalogue for this code, with boxes and scenarios by their names."""
    facts = dict(error.facts)
    if BOXES in facts:
        facts[BOXES] = named(words, str(facts[BOXES]).split(", ")) if facts[BOXES] else NONE
    return words.t(f"refusal-{error.code}", **facts)


def named(words: Translator, names: list[str]) -> str:
    """Boxes, options and scenarios by name, as people list them: "a, b or c"."""
    called = [
        open_box(name).title if name.startswith(SCENARIO) else words.t(f"box-{name.replace('_', '-')}")
        for name in names
    ]
    if len(called) < 2:
        return "".join(called)
    return f"{', '.join(called[:-1])} {words.t('list-or')} {called[-1]}"
