"""Calls about puzzles: list them, open a table for a puzzle, and get the verdict on an answer."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from starlette.responses import Response

from smallworld.house.game.play import now_ms
from smallworld.house.game.puzzle_progress import (
    Answered,
    credible_day,
    daily_puzzle,
    day_number,
    progress_of,
    rating_change,
)
from smallworld.house.game.puzzles import line_of, number_of, posed, puzzled, puzzles
from smallworld.house.refusal import conflict, forbidden, missing
from smallworld.house.schema.answers import Done, Summary
from smallworld.house.schema.messages import Line, PuzzleAnswered, Puzzled, PuzzleProgress, Puzzles
from smallworld.server.api.dependencies import (
    NOTHING,
    APlayer,
    ARegistry,
    ATable,
    AUser,
    NoBody,
    json_response,
)
from smallworld.server.schema.requests import AnswerOf, Day, SolvedElsewhere
from smallworld.server.storage.puzzle_queries import add_answers, answers_of
from smallworld.server.tables import lobby
from smallworld.server.tables.table import Table

router = APIRouter(prefix="/api")


@router.get("/puzzles", response_model=Puzzles)
async def all_puzzles() -> Response:
    """List all puzzles in order of their numbers."""
    return json_response({"puzzles": posed()})


@router.post("/puzzles/{number}/table", response_model=Summary)
async def pose(number: int, user: APlayer, registry: ARegistry, body: NoBody = NOTHING) -> Response:
    """Create a table for a puzzle.

    The game starts at the position of the puzzle. All coins are visible, and bots have the other seats. Your
    earlier attempts are deleted unless someone watches them, and every attempt is deleted after a day.
    """
    puzzle = puzzles().get(number)
    if puzzle is None:
        raise missing("puzzle")
    registry.limits.take("create", user.id)
    return json_response((await lobby.pose(registry, user, puzzle)).summary())


@router.get("/tables/{id}/puzzle", response_model=Puzzled)
async def asked(table: ATable) -> Response:
    """Return the puzzle at a table, and the verdict once your answer is complete."""
    return json_response(puzzled(*await _attempt(table)))


@router.get("/me/puzzles", response_model=PuzzleProgress)
async def my_puzzles(user: AUser, registry: ARegistry, day: Annotated[Day, Query()]) -> Response:
    """Return which puzzles you have solved, your streak, your calendar and your rating.

    `day` is today in your time zone.
    """
    known = await registry.database.read(lambda c: answers_of(c, user.id))
    return json_response(progress_of(known, credible_day(day_number(day), now_ms())))


@router.post("/me/puzzles", response_model=PuzzleProgress)
async def solved_elsewhere(user: AUser, registry: ARegistry, told: SolvedElsewhere) -> Response:
    """Add puzzles that your browser remembers as solved. They do not count for streak and rating.

    Repeating the call changes nothing.
    """
    now = now_ms()
    fresh = [
        Answered(f"device-{number}", number, 0, daily=False, rated=False, right=True, at=now)
        for number in told.solved
        if number in puzzles()
    ]
    known = await registry.database.write(lambda c: add_answers(c, user.id, fresh))
    return json_response(progress_of(known, credible_day(day_number(told.day), now)))


@router.post("/tables/{id}/puzzle/answer", response_model=PuzzleAnswered)
async def answer(table: ATable, user: APlayer, registry: ARegistry, told: AnswerOf) -> Response:
    """Count the answer at a table for your progress. Only the first call at each table counts.

    The daily puzzle counts for your streak on its day. The first answer to each puzzle changes your rating.
    """
    number, actions = await _attempt(table)
    if not table.data.players_of(user.id):
        raise forbidden("You have no seat here.", "not-your-seat")
    verdict = puzzled(number, actions)["answer"]
    if verdict is None:
        raise conflict("unanswered", "This puzzle has no complete answer yet.")
    now = now_ms()
    day = credible_day(day_number(told.day), now)
    fresh = Answered(
        table.data.id,
        number,
        day,
        daily=number == daily_puzzle(day),
        rated=True,
        right=verdict["right"],
        at=now,
    )
    known = await registry.database.write(lambda c: add_answers(c, user.id, [fresh]))
    return json_response(
        {
            "progress": progress_of(known, day),
            "daily": fresh.daily,
            "change": rating_change(known, table.data.id),
        }
    )


@router.get("/tables/{id}/puzzle/line", response_model=Line)
async def line(table: ATable) -> Response:
    """Return the solution of the puzzle at a table, step by step, and how far the game follows it."""
    return json_response(line_of(*await _attempt(table)))


async def _attempt(table: Table) -> tuple[int, list[str]]:
    """Return the number of the puzzle at a table, and the recorded actions.

    Raises:
        Refusal: 404 if the table does not show a puzzle.
    """
    number = number_of(table.data.seed)
    play = await table.game.wake()
    if number is None or play is None:
        raise missing("puzzle")
    return number, play.record.actions


@router.post("/tables/{id}/puzzle/play-on", response_model=Done)
async def play_on(table: ATable, user: APlayer, body: NoBody = NOTHING) -> Response:
    """Let the bots continue after your turn in a puzzle. The bots wait for this call."""
    if number_of(table.data.seed) is None:
        raise missing("puzzle")
    if not table.data.players_of(user.id):
        raise forbidden("You have no seat here.", "not-your-seat")
    await table.play_on()
    return json_response({})
