"""FastAPI dependencies of the calls: the registry, the user, their address and the table."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import Body, Depends, Path
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from smallworld.house.json_text import to_text
from smallworld.house.refusal import nobody
from smallworld.server.accounts import personal_data
from smallworld.server.accounts.households import Household, household_of
from smallworld.server.accounts.people import SESSION_SECONDS, User
from smallworld.server.api.root_path import path_below_root
from smallworld.server.schema.requests import Nothing
from smallworld.server.tables.registry import Registry
from smallworld.server.tables.table import Table

COOKIE: Final = "smallworld"
NOTHING: Final = Nothing()


def registry_of(connection: HTTPConnection) -> Registry:
    """Return the server's registry of tables."""
    registry: Registry = connection.app.state.registry
    return registry


def address_of(connection: HTTPConnection) -> str:
    """Return the caller's address; behind a trusted proxy, the address that the proxy reports."""
    return connection.client.host if connection.client is not None else "unknown"


def household(connection: HTTPConnection) -> Household:
    """Return the caller's household. All limits per address count households."""
    return household_of(address_of(connection))


async def maybe_user(connection: HTTPConnection) -> User | None:
    """Return the user who calls; None if the caller has no session."""
    return await registry_of(connection).people.by_token(connection.cookies.get(COOKIE))


async def user_of(connection: HTTPConnection) -> User:
    """Return the user who calls.

    Raises:
        Refusal: 401 if the caller has no session.
    """
    user = await maybe_user(connection)
    if user is None:
        raise nobody()
    return user


async def player_of(connection: HTTPConnection) -> User:
    """Return the user who calls, after checking that they may play.

    Raises:
        Refusal: 401 without a session; 403 for banned users and addresses.
    """
    user = await user_of(connection)
    registry_of(connection).measures.check_player(user.id, address_of(connection))
    return user


async def table_of(connection: HTTPConnection, id: Annotated[str, Path(max_length=24)]) -> Table:
    """Return the table whose id is in the path."""
    return await registry_of(connection).find(id)


async def welcome(request: Request, user: User) -> Response:
    """Return the answer to a login, with the cookie of a new session. The old session ends.

    If the user was a guest before, the guest's tables and seats pass to the account.

    Raises:
        Refusal: 403 for banned users and addresses.
    """
    registry = registry_of(request)
    registry.measures.check_player(user.id, address_of(request))
    before = await maybe_user(request)
    if before is not None and before.id != user.id:
        registry.dismiss(before.id)
        if before.is_guest():
            await registry.begin_work(personal_data.transfer(registry, before, user))
    token = await registry.people.open_session(user, request.cookies.get(COOKIE))
    response = json_response({"user": user.to_json()})
    response.set_cookie(
        COOKIE,
        token,
        max_age=SESSION_SECONDS,
        path=path_below_root(request, "/"),
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return response


def json_response(value: Any, status: int = 200) -> Response:
    """Return a value as a JSON answer that is never cached."""
    return text_response(to_text(value), status)


def text_response(text: str, status: int = 200) -> Response:
    """Return a text that is already JSON as an answer that is never cached."""
    return Response(text, status, {"cache-control": "no-store"}, "application/json")


ARegistry = Annotated[Registry, Depends(registry_of)]
AUser = Annotated[User, Depends(user_of)]
APlayer = Annotated[User, Depends(player_of)]
MaybeUser = Annotated[User | None, Depends(maybe_user)]
ATable = Annotated[Table, Depends(table_of)]
NoBody = Annotated[Nothing, Body(description="Nothing is asked.")]
