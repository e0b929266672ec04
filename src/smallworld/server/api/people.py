"""Saying who one is."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from smallworld.server.accounts import personal_data
from smallworld.server.accounts.names import LONGEST_NAME, login_of
from smallworld.server.accounts.people import ACCOUNT, GUEST
from smallworld.server.api.dependencies import (
    COOKIE,
    ARegistry,
    AUser,
    MaybeUser,
    address_of,
    json_response,
    welcome,
)
from smallworld.server.refusal import conflict
from smallworld.server.schema.accounts import Attempt, Credentials, Name
from smallworld.server.schema.answers import Asker, Games, Me
from smallworld.server.schema.kept import PersonalData

router = APIRouter(prefix="/api")


@router.get("/me", response_model=Asker)
async def me(user: MaybeUser) -> Response:
    """Who asks, and how long a name may be."""
    asks = user.to_json() if user is not None else None
    return json_response({"user": asks, "longest_name": LONGEST_NAME})


@router.get("/me/games", response_model=Games)
async def my_games(user: AUser, registry: ARegistry) -> Response:
    """The games of who asks."""
    return json_response({"games": await registry.tables_of(user.id)})


@router.get("/me/export", response_model=PersonalData)
async def export(request: Request, user: AUser, registry: ARegistry) -> Response:
    """All that is kept about who asks."""
    registry.limits.take("replay", address_of(request))
    response = json_response(await personal_data.export(registry, user))
    response.headers["content-disposition"] = 'attachment; filename="smallworld.json"'
    return response


@router.delete("/me", response_model=Me)
async def forget_me(request: Request, user: AUser, registry: ARegistry) -> Response:
    """Forget who asks."""
    registry.limits.take("login", address_of(request))
    logged_in = await registry.people.logged_in(request.cookies.get(COOKIE, ""))
    await registry.begin_work(personal_data.erase(registry, user, logged_in))
    return farewell()


@router.post("/guest", response_model=Me)
async def guest(request: Request, user: MaybeUser, registry: ARegistry, wanted: Name) -> Response:
    """Play at once; a guest who is known gets another name."""
    if user is not None and user.kind == GUEST:
        return json_response({"user": (await registry.people.rename_guest(user, wanted.name)).to_json()})
    if user is not None:
        return json_response({"user": user.to_json()})
    registry.limits.take("guest", address_of(request))
    return await welcome(request, await registry.people.new_guest(wanted.name))


@router.post("/account", response_model=Me)
async def account(request: Request, user: MaybeUser, registry: ARegistry, wanted: Credentials) -> Response:
    """Make an account, of the guest who asks if there is one."""
    registry.limits.take("login", address_of(request))
    if user is not None and user.kind == ACCOUNT:
        raise conflict("logged-in", "You have an account already.")
    return await welcome(request, await registry.people.new_account(wanted.name, wanted.password, user))


@router.post("/login", response_model=Me)
async def login(request: Request, registry: ARegistry, given: Attempt) -> Response:
    """Be who one was before."""
    registry.limits.take("login", address_of(request))
    registry.limits.take("account", login_of(given.name))
    return await welcome(request, await registry.people.log_in(given.name, given.password))


@router.post("/logout", response_model=Me)
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
