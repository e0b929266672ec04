"""Languages for tests that play a game in each, and what all of them share."""

from __future__ import annotations

import pytest
from _pytest.mark import ParameterSet

from smallworld.translate import LANGUAGES

SENTENCE_ENDS = (".", "!", "。", "！")


def in_turn(seeds: int) -> list[ParameterSet]:
    """Return each language with each seed; the short run has each language with one of them."""
    others = pytest.mark.long("the short run has this language with another seed")
    return [
        pytest.param(language, seed, marks=() if place % seeds == seed else others)
        for place, language in enumerate(LANGUAGES)
        for seed in range(seeds)
    ]
