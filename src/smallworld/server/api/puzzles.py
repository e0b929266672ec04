"""Calls about puzzles: list them, open a table for one, and get the verdict on an answer."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from smallworld.server.api.dependencies import NOTHING, APlayer, ARegistry, ATable, NoBody, json_response
from smallworld.server.game.puzzles import number_of, posed, puzzled, puzzles
from smallworld.server.refusal import forbidden, missing
from smallworld.server.schema.answers import Done, Summary
from smallworld.server.schema.messages import Puzzled, Puzzles
from smallworld.server.tables import lobby

router = APIRouter(prefix="/api")


@router.get("/puzzles", response_model=Puzzles)
async def all_puzzles() -> Response:
    """List all puzzles in their order."""
    return json_response({"puzzles": posed()})


@router.post("/puzzles/{number}/table", response_model=Summary)
async def pose(number: int, user: APlayer, registry: ARegistry, body: NoBody = NOTHING) -> Response:
    """Create a table for a puzzle.

    The game starts at the position of the puzzle. All coins are visible, and bots have the other seats. Your
    earlier attempts are deleted unless someone watches them, and each attempt after a day.
    """
    puzzle = puzzles().get(number)
    if puzzle is None:
        raise missing("puzzle")
    registry.limits.take("create", user.id)
    return json_response((await lobby.pose(registry, user, puzzle)).summary())


@router.get("/tables/{id}/puzzle", response_model=Puzzled)
async def asked(table: ATable) -> Response:
    """Return the puzzle of a table, and the verdict once the answer is complete."""
    number = number_of(table.data.seed)
    play = await table.game.wake()
    if number is None or play is None:
        raise missing("puzzle")
    return json_response(puzzled(number, play.record.actions))


@router.post("/tables/{id}/puzzle/play-on", response_model=Done)
async def play_on(table: ATable, user: APlayer, body: NoBody = NOTHING) -> Response:
    """Let the bots continue after your turn in a puzzle. They wait until you call this."""
    if number_of(table.data.seed) is None:
        raise missing("puzzle")
    if not table.data.players_of(user.id):
        raise forbidden("You have no seat here.", "not-your-seat")
    await table.play_on()
    return json_response({})
