"""Calls about the content: boxes, races, powers, boards, bots, phrases and texts."""

from __future__ import annotations

import asyncio
import json
from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from smallworld.bots.registry import levels
from smallworld.content.box import Box
from smallworld.content.catalogue import (
    BOARDS,
    board_for,
    check_players,
    example_board,
    find_board,
    is_custom,
    layout_board,
    left_out,
    make_rules,
    players_at_least,
    players_at_most,
)
from smallworld.content.choice import names_of, world_of, worlds_of
from smallworld.content.maps import TERMS
from smallworld.content.pieces import owners_of_pieces
from smallworld.content.presets import presets
from smallworld.content.realms.tiles.errors import LayoutError
from smallworld.content.shelf import BOXES, OPTIONS, SCENARIOS, SetupError, family_of, open_box
from smallworld.content.worlds import BOTH, MONSTER, WORLDS, features_of
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.owners import Owners
from smallworld.engine.rules import slug
from smallworld.server.api.dependencies import ARegistry, household, text_response
from smallworld.server.custom.boards import about, board_in_text, board_text
from smallworld.server.custom.realms import bad_realm
from smallworld.server.game.play import to_text
from smallworld.server.refusal import malformed, missing
from smallworld.server.schema.answers import Partners
from smallworld.server.schema.catalogue import Board, Catalogue, Option, Scenario, Setup
from smallworld.server.schema.requests import BoardWish
from smallworld.server.tables.chat import PHRASES
from smallworld.server.tables.serialize import partners_among

router = APIRouter(prefix="/api")

ALMANAC: Final = ("smallworld.content.base", "almanac.json")
TEXTS: Final = "locale"  # the folder of catalogues in smallworld, LANGUAGE/*.ftl


@router.get("/catalogue", response_model=Catalogue)
async def catalogue(request: Request, registry: ARegistry) -> Response:
    """List all boxes, options, scenarios, races, powers, boards, bots and phrases."""
    return _cached(request, _catalogue(registry.settings.boards), "application/json")


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
    wanted = tuple([name for name in boxes.split(",") if name])
    try:
        answer = _setup(names_of(wanted, leaders, scenario, world, places))
    except SetupError as error:
        answer = to_text({"refused": _refused(error)})
    except LayoutError as error:  # a custom scenario whose name is damaged
        raise bad_realm(error) from error
    return _cached(request, answer, "application/json")


@router.get("/almanac")
async def almanac(request: Request, players: int | None = None) -> Response:
    """Return the average coins that combos earn in games between bots, for one number of players or for all.

    The format is that of `smallworld almanac`.
    """
    return _cached(request, _almanac(players), "application/json")


@router.get("/boards/{name}", response_model=Board)
async def board(request: Request, name: str) -> Response:
    """Return a board with the shapes of its regions. You may cache it for ever under its `ETag`.

    The name is one of these: a board's name (`base-3`), the name of a scenario on tiles with a number of
    players (`realms_1-3`), `realm-` with the string of a layout, or `board-` with the string of a free board.
    """
    return await board_answer(request, _board_name(name))


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
def _catalogue(custom: tuple[str, ...]) -> str:
    boxes = [open_box(name) for name in BOXES]
    return to_text(
        {
            "boxes": [
                {
                    "name": box.name,
                    "title": box.title,
                    "version": box.version,
                    "world": box.world,
                    "topics": list(box.topics),
                }
                for box in boxes
            ],
            "options": [_option(open_box(name)) for name in OPTIONS],
            "scenarios": [_scenario(open_box(name)) for name in SCENARIOS],
            "presets": [{"name": name, "boxes": list(parts)} for name, parts in presets().items()],
            "races": [
                {"name": slug(race.name), "tokens": race.tokens, "supply": race.supply, "box": box.name}
                for box in boxes
                for race in box.races
            ],
            "powers": [
                {"name": slug(power.name), "tokens": power.tokens, "box": box.name}
                for box in boxes
                for power in box.powers
            ],
            "markers": [
                {"name": slug(thing.name), "kind": thing.marker, "box": box.name}
                for box in boxes
                for thing in box.auxiliaries
                if thing.marker
            ],
            "terms": list(TERMS),
            "pieces": owners_of_pieces(),
            "boards": [
                {
                    "name": name,
                    "world": board.world,
                    "players": board.players,
                    "rounds": find_board(name).rounds,
                }
                for name, board in BOARDS.items()
            ],
            "custom_boards": [about(name) for name in custom],
            "bots": [
                {
                    "name": level.word,
                    "level": place,
                    "person": level.name,
                    "character": level.character,
                    "title": level.title or None,
                }
                for place, level in enumerate(levels(), 1)
            ],
            "phrases": list(PHRASES),
        }
    )


def _option(box: Box) -> Option:
    """Return an optional extra for the catalogue, with the worlds in which it has an effect."""
    worlds = [world for world in (*WORLDS, BOTH) if not set(box.features) <= features_of(world)]
    return {
        "name": box.name,
        "worlds": worlds if box.features else [*WORLDS, BOTH],
        "markers": MONSTER in box.features,
        "topics": list(box.topics),
    }


def _scenario(box: Box) -> Scenario:
    """Return a scenario for the catalogue, with its requirements for a table."""
    return {
        "name": box.name,
        "family": family_of(box.name),
        "strength": box.strength,
        "world": box.world,
        "worlds": list(box.worlds),
        "players": list(box.layouts),
        "stars": box.stars,
        "topic": box.topics[0] if box.topics else "",
        "brings": [slug(other.name) for other in box.auxiliaries],
        "teams": _teams(box),
        "off_board": box.off_board,
        "without": [slug(left) for left in box.without],
        "example": example_board(box.name),
    }


def _teams(box: Box) -> list[Partners]:
    """Return the teams of a scenario; their seats are counted from the first player."""
    return partners_among(Owners(len(box.teams), 0, teams=box.teams, alone=box.alone)) if box.teams else []


@cache
def _setup(names: tuple[str, ...]) -> str:
    rules = make_rules(names)
    return to_text(
        {
            "boxes": list(names),
            "world": world_of(names),
            "worlds": list(worlds_of(names)),
            "races": len(rules.races),
            "powers": len(rules.powers),
            "without": [slug(name) for name in left_out(names)],
            "tables": [
                _table_of(names, players) for players in range(players_at_least(), players_at_most() + 1)
            ],
        }
    )


def _table_of(names: tuple[str, ...], players: int) -> dict[str, Any]:
    """Return the board for a number of players, or the reason why that number is not allowed."""
    try:
        check_players(names, players)
    except SetupError as error:
        return {"players": players, "refused": _refused(error)}
    board = find_board(board_for(players, names))
    return {"players": players, "board": board.name, "rounds": board.rounds}


def _refused(error: SetupError) -> dict[str, Any]:
    return {"code": error.code, "facts": error.facts}


@lru_cache(8)  # room for each number of players, and for some invalid ones
def _almanac(players: int | None) -> str:
    package, file = ALMANAC
    book = json.loads(files(package).joinpath(file).read_text("utf-8"))
    if players is not None:
        book["tables"] = {size: table for size, table in book["tables"].items() if size == str(players)}
    return to_text(book)


def _board_name(name: str) -> str:
    """Return the full name of a board. `name` is a board, or a scenario and a number of players."""
    scenario, _, players = name.rpartition("-")
    if scenario in SCENARIOS and players in [str(number) for number in open_box(scenario).layouts]:
        return layout_board(scenario, int(players))
    return name


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
