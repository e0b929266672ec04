"""Calls about custom boards: the tiles, the check of a layout, and its balance."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query
from starlette.requests import Request
from starlette.responses import Response

from smallworld.content.catalogue import board_as_said, check_players, find_board, world_of_board
from smallworld.content.choice import names_of
from smallworld.content.realms.board_names import name_of
from smallworld.content.realms.formats.layout_code import LONGEST, encode
from smallworld.content.shelf import SetupError
from smallworld.engine.errors import SmallWorldError
from smallworld.house.custom.realms import bad_realm, box_text, built, file_text, layout_of, ruled
from smallworld.house.refusal import missing, unsuitable
from smallworld.house.schema.answers import BuiltRealm, Done, RealmBox, RuledScenario, Weighed
from smallworld.server.api.dependencies import ARegistry, AUser, household, json_response, text_response
from smallworld.server.bots import worker
from smallworld.server.schema.requests import (
    CheckedRealm,
    FilledRealm,
    RandomRealm,
    RealmWish,
    ScenarioWish,
    Text,
    WeighedRealm,
)
from smallworld.server.tables.registry import Registry

router = APIRouter(prefix="/api/realms")


@router.get("", response_model=RealmBox)
async def box() -> Response:
    """List the tiles with their pictures, the mountains and chasms, and the limits of layouts."""
    return text_response(await asyncio.to_thread(box_text))


@router.post("/check", response_model=BuiltRealm)
async def check(request: Request, registry: ARegistry, wish: CheckedRealm) -> Response:
    """Check a layout, alone or together with a scenario."""
    registry.limits.take("build", household(request))
    return json_response(await asyncio.to_thread(_built, wish))


@router.post("/rules", response_model=RuledScenario)
async def rules(request: Request, registry: ARegistry, wish: ScenarioWish) -> Response:
    """Check a custom scenario, and return the name to use for new tables."""
    registry.limits.take("build", household(request))
    return json_response(ruled(wish))


@router.post("/fill", response_model=BuiltRealm)
async def fill(request: Request, registry: ARegistry, wish: FilledRealm) -> Response:
    """Add tiles, mountains and Lost Tribes to a layout until it has nine regions for each player."""
    registry.limits.take("search", household(request))
    code = encode(await asyncio.to_thread(layout_of, wish))
    return await _searched(request, registry, "fill", code, tuple(wish.worlds), wish.seed)


@router.post("/mirror", response_model=BuiltRealm)
async def mirror(request: Request, registry: ARegistry, wish: RealmWish) -> Response:
    """Add the mirror image of each tile to a layout."""
    registry.limits.take("search", household(request))
    code = encode(await asyncio.to_thread(layout_of, wish))
    return await _searched(request, registry, "mirror", code, (), 0)


@router.post("/random", response_model=BuiltRealm)
async def random(request: Request, registry: ARegistry, wish: RandomRealm) -> Response:
    """Build a random layout from a seed."""
    registry.limits.take("search", household(request))
    wanted = RealmWish(draft=wish.begun())
    code = encode(await asyncio.to_thread(layout_of, wanted))
    return await _searched(request, registry, "fill", code, tuple(wish.worlds), wish.seed)


@router.get("/file")
async def file(
    request: Request,
    registry: ARegistry,
    code: Annotated[Text, Query(max_length=LONGEST)],
    rules: Annotated[Text, Query(max_length=LONGEST)] = "",
) -> Response:
    """Return a layout as a TOML file. If you pass `rules`, the file includes that scenario."""
    registry.limits.take("build", household(request))
    layout = await asyncio.to_thread(layout_of, RealmWish(code=code))
    headers = {"content-disposition": 'attachment; filename="realm.toml"'}
    return Response(file_text(layout, rules), headers=headers, media_type="application/toml")


@router.post("/fair", response_model=Weighed)
async def weigh(request: Request, user: AUser, registry: ARegistry, wish: WeighedRealm) -> Response:
    """Start 200 games between bots on a layout in the background, to measure its balance.

    This series replaces your previous one.
    """
    registry.limits.take("weigh", user.id)
    layout = await asyncio.to_thread(layout_of, RealmWish(code=wish.code))
    board = name_of(layout)
    try:
        names = names_of(tuple(wish.boxes), world=world_of_board(board))
        check_players(names, layout.players, board=board)
        board = board_as_said(board, names)
        await asyncio.to_thread(find_board, board)
    except SetupError as error:
        raise unsuitable(error) from error
    except SmallWorldError as error:
        raise bad_realm(error) from error
    return json_response(
        registry.weighings.begin(user.id, household(request), board, layout.players, names).to_json()
    )


@router.get("/fair", response_model=Weighed)
async def weighed(user: AUser, registry: ARegistry) -> Response:
    """Return the progress of your series of games, with the coins and victories of each seat."""
    weighing = registry.weighings.of(user.id)
    if weighing is None:
        raise missing("series of games")
    return json_response(weighing.to_json())


@router.delete("/fair", response_model=Done)
async def stop(user: AUser, registry: ARegistry) -> Response:
    """Stop your series of games."""
    registry.weighings.stop(user.id)
    return json_response({})


def _built(wish: CheckedRealm) -> BuiltRealm:
    return built(layout_of(wish), wish.rules)


async def _searched(
    request: Request, registry: Registry, how: str, code: str, worlds: tuple[str, ...], seed: int
) -> Response:
    """Run a search for a layout in a bot's process, and return the layout that it finds."""
    try:
        found = await registry.bots.run(household(request), "", worker.search_realm, how, code, worlds, seed)
    except SmallWorldError as error:
        raise bad_realm(error) from error
    return json_response(await asyncio.to_thread(_built, CheckedRealm(code=found)))
