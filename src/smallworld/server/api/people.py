"""Saying who one is."""

from __future__ import annotations

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field
from starlette.requests import Request
from starlette.responses import Response

from smallworld.server.accounts import personal_data
from smallworld.server.accounts.names import LONGEST_NAME, login_of, parse_name
from smallworld.server.accounts.people import ACCOUNT, GUEST, LONGEST_PASSWORD, SHORTEST_PASSWORD
from smallworld.server.api.dependencies import (
    COOKIE,
    ARegistry,
    AUser,
    MaybeUser,
    address_of,
    json_response,
    read_body,
    welcome,
)
from smallworld.server.refusal import conflict

router = APIRouter(prefix="/api")


class Name(BaseModel):
    """Who wants to play."""

    model_config = ConfigDict(extra="forbid", strict=True)

    name: str = Field(max_length=200)


class Credentials(Name):
    """Name and password of a new account."""

    password: str = Field(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD)


class Attempt(Name):
    """Name and password of somebody who says that they have an account."""

    password: str = Field(max_length=LONGEST_PASSWORD)


@router.get("/me")
async def me(user: MaybeUser) -> Response:
    """Who asks, and how long a name may be."""
    asks = user.to_json() if user is not None else None
    return json_response({"user": asks, "longest_name": LONGEST_NAME})


@router.get("/me/games")
async def my_games(user: AUser, registry: ARegistry) -> Response:
    """The games of who asks."""
    return json_response({"games": await registry.tables_of(user.id)})


@router.get("/me/export")
async def export(request: Request, user: AUser, registry: ARegistry) -> Response:
    """All that is kept about who asks."""
    registry.limits.take("replay", address_of(request))
    response = json_response(await personal_data.export(registry, user))
    response.headers["content-disposition"] = 'attachment; filename="smallworld.json"'
    return response


@router.delete("/me")
async def forget_me(request: Request, user: AUser, registry: ARegistry) -> Response:
    """Forget who asks."""
    registry.limits.take("login", address_of(request))
    logged_in = await registry.people.logged_in(request.cookies.get(COOKIE, ""))
    await registry.begin_work(personal_data.erase(registry, user, logged_in))
    return farewell()


@router.post("/guest")
async def guest(request: Request, user: MaybeUser, registry: ARegistry) -> Response:
    """Play at once; a guest who is known gets another name."""
    name = parse_name((await read_body(request, Name)).name)
    if user is not None and user.kind == GUEST:
        return json_response({"user": (await registry.people.rename_guest(user, name)).to_json()})
    if user is not None:
        return json_response({"user": user.to_json()})
    registry.limits.take("guest", address_of(request))
    return await welcome(request, await registry.people.new_guest(name))


@router.post("/account")
async def account(request: Request, user: MaybeUser, registry: ARegistry) -> Response:
    """Make an account, of the guest who asks if there is one."""
    registry.limits.take("login", address_of(request))
    wanted = await read_body(request, Credentials)
    if user is not None and user.kind == ACCOUNT:
        raise conflict("logged-in", "You have an account already.")
    return await welcome(
        request, await registry.people.new_account(parse_name(wanted.name), wanted.password, user)
    )


@router.post("/login")
async def login(request: Request, registry: ARegistry) -> Response:
    """Be who one was before."""
    registry.limits.take("login", address_of(request))
    given = await read_body(request, Attempt)
    registry.limits.take("account", login_of(given.name))
    return await welcome(request, await registry.people.log_in(given.name, given.password))


@router.post("/logout")
async def logout(request: Request, user: MaybeUser, registry: ARegistry) -> Response:
    """Be nobody."""
    token = request.cookies.get(COOKIE)
    if token:
        await registry.people.close_session(token)
    if user is not None:
        registry.dismiss(user.id)
    return farewell()


def farewell() -> Response:
    """The answer for somebody who is nobody from now on."""
    response = json_response({"user": None})
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    return response
