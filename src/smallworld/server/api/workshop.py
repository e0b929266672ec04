"""Calls about custom races and powers: the available tools, and the check of a draft."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from smallworld.server.api.dependencies import ARegistry, household, json_response
from smallworld.server.custom.drafts import looked_over
from smallworld.server.schema.answers import Checked
from smallworld.server.schema.requests import Drafted
from smallworld.workshop.draft import (
    FEWEST_TOKENS,
    MOST_ABILITIES,
    MOST_DESIGNS,
    MOST_SUPPLY,
    MOST_TOKENS,
    USUAL_TOKENS,
)
from smallworld.workshop.names import LONGEST
from smallworld.workshop.tools import to_json

router = APIRouter(prefix="/api/workshop")


@router.get("")
async def workshop() -> Response:
    """List the tools for custom races and powers, with their parameters and limits."""
    limits = {
        "fewest_tokens": FEWEST_TOKENS,
        "usual_tokens": USUAL_TOKENS,
        "most_tokens": MOST_TOKENS,
        "most_supply": MOST_SUPPLY,
        "most_abilities": MOST_ABILITIES,
        "most_designs": MOST_DESIGNS,
        "longest_name": LONGEST,
    }
    return json_response({"tools": to_json(), "limits": limits})


@router.post("/check", response_model=Checked)
async def check(request: Request, registry: ARegistry, drafted: Drafted) -> Response:
    """Check a draft, and return its problems and the effects that the server understands.

    The catalogue has the texts of the problems as `draft-CODE`. Limit: 60 at once, then two per second.
    """
    registry.limits.take("draft", household(request))
    return json_response(looked_over(drafted.draft))
