"""Calls about games in files."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from smallworld.house.schema.answers import Summary
from smallworld.server.api.dependencies import APlayer, ARegistry, household, json_response
from smallworld.server.schema.requests import RecordWish
from smallworld.server.tables import lobby
from smallworld.server.tables.naming import check_names

router = APIRouter(prefix="/api/records")


@router.post("", response_model=Summary)
async def upload(request: Request, user: APlayer, registry: ARegistry, wish: RecordWish) -> Response:
    """Continue the game of a file at a new table.

    The file is a record of `smallworld`, of a server, or of the page without a server. The new table is
    private and has no clock. Its dice and stacks use a new seed.
    """
    registry.limits.take("replay", household(request))
    registry.limits.take("create", user.id)
    check_names(registry.measures, user, wish)
    return json_response((await lobby.upload(registry, user, wish, household(request))).summary())
