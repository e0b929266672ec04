"""Calls about the content: boxes, races, powers, boards, bots, phrases and texts."""

from __future__ import annotations

import asyncio
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from smallworld.content.catalogue import (
    BOARDS,
    is_custom,
)
from smallworld.engine.errors import SmallWorldError
from smallworld.house.catalogue import almanac_text, catalogue_text, full_name, setup_text
from smallworld.house.custom.boards import board_in_text, board_text
from smallworld.house.custom.realms import bad_realm
from smallworld.house.refusal import malformed, missing
from smallworld.house.schema.catalogue import Board, Catalogue, Setup
from smallworld.server.api.dependencies import ARegistry, household, text_response
from smallworld.server.schema.requests import BoardWish

router = APIRouter(prefix="/api")

TEXTS: Final = "locale"  # the folder of catalogues in smallworld, LANGUAGE/*.ftl


@router.get("/catalogue", response_model=Catalogue)
async def catalogue(request: Request, registry: ARegistry) -> Response:
    """List all boxes, options, scenarios, races, powers, boards, bots and phrases."""
    return _cached(request, catalogue_text(registry.settings.boards), "application/json")


@router.get("/setup", response_model=Setup)
async def setup(
    request: Request,
    boxes: str = "base",
    leaders: bool = False,
    scenario: str = "",
    world: str = "",
    places: bool = False,
) -> Response:
    """Return the rules that a choice of boxes gives a table, and the board for each number of players.

    If the boxes cannot be combined, the answer contains only `refused`, with a code and its facts.
    """
    answer = setup_text(boxes, leaders, scenario, world, places)
    return _cached(request, answer, "application/json")


@router.get("/almanac")
async def almanac(request: Request, players: int | None = None) -> Response:
    """Return the average coins that combos earn in games between bots, for one number of players or for all.

    The format is that of `smallworld almanac`.
    """
    return _cached(request, almanac_text(players), "application/json")


@router.get("/boards/{name}", response_model=Board)
async def board(request: Request, name: str) -> Response:
    """Return a board with the shapes of its regions. You may cache it for ever under its `ETag`.

    The name is one of these: a board's name (`base-3`), the name of a scenario on tiles with a number of
    players (`realms_1-3`), `realm-` with the string of a layout, or `board-` with the string of a free board.
    """
    return await board_answer(request, full_name(name))


@router.post("/boards", response_model=Board)
async def read_board(request: Request, registry: ARegistry, wish: BoardWish) -> Response:
    """Read the TOML file of a custom board, with its own regions or with tiles.

    Use the board's `name` for new tables.
    """
    registry.limits.take("build", household(request))
    try:
        return text_response(await asyncio.to_thread(_read, wish.file))
    except SmallWorldError as error:
        raise bad_realm(error) from error


@router.get("/texts/{language}")
async def texts(request: Request, language: str) -> Response:
    """Return the client's texts in one language as a Fluent catalogue."""
    text = _texts(language) if language.isascii() and language.replace("-", "").isalpha() else None
    if text is None:
        raise missing("language")
    return _cached(request, text, "text/plain")


@cache
def _texts(language: str) -> str | None:
    folder = files("smallworld").joinpath(TEXTS).joinpath(language)
    if not folder.is_dir():
        return None
    parts = sorted(
        [file for file in folder.iterdir() if file.name.endswith(".ftl")], key=lambda file: file.name
    )
    return "\n".join([part.read_text("utf-8") for part in parts])


async def board_answer(request: Request, name: str) -> Response:
    """Return the answer to a request for a board.

    Raises:
        Refusal: 404 if there is no such printed board; 400 if a custom board cannot be built.
    """
    if name not in BOARDS and not is_custom(name):
        raise missing("board")
    try:
        # In a thread, because drawing a custom board takes time.
        text = await asyncio.to_thread(board_text, name)
    except SmallWorldError as error:
        raise malformed(str(error)) from error
    return _cached(request, text, "application/json")


def _read(file: str) -> str:
    return board_text(board_in_text(file))


def _cached(request: Request, text: str, kind: str) -> Response:
    """Return an answer with an `ETag`, so that browsers can cache it and ask whether it is still valid."""
    etag = f'"{sha256(text.encode()).hexdigest()[:20]}"'
    headers = {"etag": etag, "cache-control": "public, no-cache"}
    if etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(text, headers=headers, media_type=kind)
