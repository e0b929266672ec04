"""Calls about custom races and powers: the available tools, and the check of a draft."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from smallworld.house.custom.drafts import looked_over, tools_and_limits
from smallworld.house.schema.answers import Checked
from smallworld.server.api.dependencies import ARegistry, household, json_response
from smallworld.server.schema.requests import Drafted

router = APIRouter(prefix="/api/workshop")


@router.get("")
async def workshop() -> Response:
    """List the tools for custom races and powers, with their parameters and limits."""
    return json_response(tools_and_limits())


@router.post("/check", response_model=Checked)
async def check(request: Request, registry: ARegistry, drafted: Drafted) -> Response:
    """Check a draft, and return its problems and the effects that the server understands.

    The catalogue has the texts of the problems as `draft-CODE`. Limit: 60 at once, then two per second.
    """
    registry.limits.take("draft", household(request))
    return json_response(looked_over(drafted.draft))
