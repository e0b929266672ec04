"""The FastAPI application with all calls, middlewares and error handlers."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache

from fastapi import APIRouter, FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from smallworld import __version__
from smallworld.house.refusal import Refusal, malformed, missing
from smallworld.house.schema.answers import Refused
from smallworld.server.accounts.passkeys import Passkeys
from smallworld.server.api import (
    catalogue,
    lobby,
    operations,
    passkeys,
    people,
    push,
    puzzles,
    realms,
    records,
    socket,
    tables,
    workshop,
)
from smallworld.server.api.client_files import ClientFiles, is_built, not_built
from smallworld.server.api.compression import Gzip
from smallworld.server.api.docs_page import docs_page
from smallworld.server.api.messages import no_object, not_understood
from smallworld.server.api.root_path import BelowRoot
from smallworld.server.api.security import Guard, refusal_message
from smallworld.server.settings import Settings
from smallworld.server.tables.moderation import Moderation
from smallworld.server.tables.registry import Registry


def make_app(settings: Settings) -> FastAPI:
    """Return the FastAPI application of a server. The application opens its database when it starts."""
    registry = Registry(settings)
    moderation = Moderation(registry)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await registry.open()
        await moderation.open()
        yield
        await moderation.close()
        await registry.close()

    app = FastAPI(
        title="Small World",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # FastAPI's pages load scripts from other sites; use `docs_page` instead
        redoc_url=None,
    )
    app.state.registry, app.state.moderation = registry, moderation
    app.state.passkeys = Passkeys(registry.database, registry.people)
    app.router.routes.extend(_calls())
    app.add_api_route("/docs", _docs, methods=["GET"], include_in_schema=False)
    app.add_api_route("/api/{rest:path}", _no_such_call, methods=["GET", "POST"], include_in_schema=False)
    if is_built(settings.static):
        app.mount("/", ClientFiles(directory=settings.static, html=True))
    else:
        app.router.routes.append(Route("/{rest:path}", not_built))
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_middleware(Gzip, minimum_size=1000)
    if registry.sharing is not None:
        from smallworld.server.api.relay import Relay  # a slow import, which few servers need

        app.add_middleware(Relay, registry=registry, sharing=registry.sharing)
    app.add_middleware(Guard, registry=registry)  # outermost, because refusing a request early costs nothing
    if settings.root_path:
        app.add_middleware(BelowRoot, root_path=settings.root_path)
    return app


@cache
def _calls() -> list[BaseRoute]:
    """Return the routes of all calls.

    FastAPI analyses the types of a route when it first looks for it. That takes a third of a second, so all
    applications of a process share the routes.
    """
    router = APIRouter(
        responses={"4XX": {"model": Refused, "description": "Refused; nothing was changed."}},
        strict_content_type=False,  # programs need not send a Content-Type with JSON
    )
    parts = (
        people,
        passkeys,
        push,
        catalogue,
        workshop,
        realms,
        tables,
        records,
        lobby,
        puzzles,
        socket,
        operations,
    )
    for part in parts:
        router.include_router(part.router)
    return router.routes


async def _docs(request: Request) -> Response:
    if not hasattr(request.app.state, "docs"):
        request.app.state.docs = docs_page(request.app.openapi())
    return HTMLResponse(request.app.state.docs)


async def _no_such_call() -> Response:
    raise missing("call")


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    status, body, headers = refusal_message(error)
    return Response(body, status, headers)


async def _invalid(request: Request, error: Exception) -> Response:
    """Return the answer to a request with invalid parameters or an invalid body."""
    assert isinstance(error, RequestValidationError)
    first = {**error.errors()[0]}
    where, *field = first["loc"]
    if first["type"] == "json_invalid":
        return await _refused(request, malformed("This is no JSON."))
    if where == "body" and not field:
        return await _refused(request, no_object())
    return await _refused(request, not_understood([{**first, "loc": field}]))


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, Refusal):  # refused while its body was read
        return await _refused(request, error.__cause__)
    if isinstance(error.__cause__, (RecursionError, ValueError)):
        return await _refused(request, malformed("This is no JSON."))
    return await _refused(request, Refusal(error.status_code, "http", str(error.detail)))
