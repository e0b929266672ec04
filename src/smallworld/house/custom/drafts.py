"""Drafts of custom races and powers. A draft is data, so the server never runs code from users."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from smallworld.engine.rules import slug
from smallworld.house.refusal import Refusal
from smallworld.workshop.draft import (
    FEWEST_TOKENS,
    MOST_ABILITIES,
    MOST_DESIGNS,
    MOST_SUPPLY,
    MOST_TOKENS,
    RACE,
    USUAL_TOKENS,
    Design,
    Draft,
)
from smallworld.workshop.explaining import explain
from smallworld.workshop.names import LONGEST
from smallworld.workshop.problems import ERROR
from smallworld.workshop.reading import from_text, glance, read
from smallworld.workshop.tools import to_json

LARGEST: Final = 4_000  # most letters of a draft at a table


def tools_and_limits() -> dict[str, Any]:
    """Return the tools for custom races and powers, with their parameters and limits."""
    limits = {
        "fewest_tokens": FEWEST_TOKENS,
        "usual_tokens": USUAL_TOKENS,
        "most_tokens": MOST_TOKENS,
        "most_supply": MOST_SUPPLY,
        "most_abilities": MOST_ABILITIES,
        "most_designs": MOST_DESIGNS,
        "longest_name": LONGEST,
    }
    return {"tools": to_json(), "limits": limits}


def accepted(data: dict[str, Any]) -> str:
    """Check a draft that a user wants to play with, and return it as text.

    Raises:
        Refusal: 400 if the draft has errors.
    """
    draft, problems = read(data)
    codes = [problem.code for problem in problems if problem.level == ERROR]
    if draft is None or len(draft.to_text()) > LARGEST:
        raise Refusal(400, "bad-draft", f"own: {', '.join(codes) or 'too-long'}; see /api/workshop/check")
    return draft.to_text()


def looked_over(data: dict[str, Any]) -> dict[str, Any]:
    """Return the problems of a draft, and the effects that the server understands."""
    draft, problems = glance(data)
    return {
        "problems": [problem.to_json() for problem in problems],
        "designs": designs_of(draft),
        "draft": draft.to_json(),
    }


@lru_cache(64)
def shown(text: str) -> dict[str, Any]:
    """Return a draft and its effects for players. Do not change the result, since it is cached."""
    draft = from_text(text)
    return {"draft": draft.to_json(), "designs": designs_of(draft)}


def designs_of(draft: Draft) -> list[dict[str, Any]]:
    """Return the races and powers of a draft with their effects, as data for JSON."""
    return [_design(one) for one in (*draft.races, *draft.powers)]


def _design(design: Design) -> dict[str, Any]:
    return {
        "kind": design.kind,
        "name": slug(design.name),
        "title": design.name,
        "tokens": design.tokens,
        "supply": design.supply if design.kind == RACE else None,
        "parts": [{"name": part, "tool": tool} for part, tool in design.parts()],
        "sentences": [sentence.to_json() for sentence in explain(design)],
    }
