"""Calls about the user: guests, accounts, logins and sessions."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from starlette.requests import Request
from starlette.responses import Response

from smallworld.house.names import LONGEST_NAME, login_of
from smallworld.house.refusal import conflict, missing
from smallworld.house.schema.answers import Asker, Done, Games, Me, Sessions
from smallworld.server.accounts import personal_data
from smallworld.server.accounts.known_browsers import KNOWN, KNOWN_SECONDS
from smallworld.server.accounts.people import ACCOUNT, GUEST, SESSION_ID_LETTERS, User
from smallworld.server.api.dependencies import (
    COOKIE,
    ARegistry,
    AUser,
    MaybeUser,
    address_of,
    household,
    json_response,
    registry_of,
    welcome,
)
from smallworld.server.api.root_path import path_below_root
from smallworld.server.schema.accounts import Attempt, Credentials, Name, PasswordChange
from smallworld.server.schema.kept import PersonalData
from smallworld.server.tables.registry import Registry

router = APIRouter(prefix="/api")
ASession = Annotated[
    str, Path(pattern="^[0-9a-f]+$", min_length=SESSION_ID_LETTERS, max_length=SESSION_ID_LETTERS)
]


@router.get("/me", response_model=Asker)
async def me(user: MaybeUser) -> Response:
    """Return the user of the session, or null, and the maximum length of a name."""
    asks = user.to_json() if user is not None else None
    return json_response({"user": asks, "longest_name": LONGEST_NAME})


@router.get("/me/games", response_model=Games)
async def my_games(user: AUser, registry: ARegistry) -> Response:
    """List the games in which you have a seat, running games first. Attempts at puzzles are left out."""
    return json_response({"games": await registry.tables_of(user.id)})


@router.get("/me/export", response_model=PersonalData)
async def export(request: Request, user: AUser, registry: ARegistry) -> Response:
    """Download everything the server stores about you."""
    registry.limits.take("replay", household(request))
    response = json_response(await personal_data.export(registry, user))
    response.headers["content-disposition"] = 'attachment; filename="smallworld.json"'
    return response


@router.delete("/me", response_model=Me)
async def forget_me(request: Request, user: AUser, registry: ARegistry) -> Response:
    """Delete your name, password, passkeys and sessions.

    Your games stay, with "Somebody" for your name and a bot in your place. The moderators keep reports that
    you wrote, without your name. With an account, you must have logged in within the last five minutes;
    otherwise the answer is `log-in-again`.
    """
    registry.limits.take("login", household(request))
    logged_in = await registry.people.logged_in(request.cookies.get(COOKIE, ""))
    await registry.begin_work(personal_data.erase(registry, user, logged_in))
    return farewell(request)


@router.post("/guest", response_model=Me)
async def guest(request: Request, user: MaybeUser, registry: ARegistry, wanted: Name) -> Response:
    """Become a guest and get a session cookie. If you are already a guest, change your name."""
    if user is not None and user.kind == GUEST:
        check_other_name(registry, user, wanted.name)
        return json_response({"user": (await registry.people.rename_guest(user, wanted.name)).to_json()})
    if user is not None:
        return json_response({"user": user.to_json()})
    registry.limits.take("guest", household(request))
    registry.measures.check_address(address_of(request))
    return await welcome(request, await registry.people.new_guest(wanted.name))


@router.post("/account", response_model=Me)
async def account(request: Request, user: MaybeUser, registry: ARegistry, wanted: Credentials) -> Response:
    """Create an account. If you are a guest, the account keeps your seats and games."""
    registry.limits.take("login", household(request))
    registry.measures.check_player(user.id if user is not None else "", address_of(request))
    if user is not None and user.kind == ACCOUNT:
        raise conflict("logged-in", "You already have an account.")
    if user is not None:
        check_other_name(registry, user, wanted.name)
    made = await registry.people.new_account(wanted.name, wanted.password, user, household(request))
    return await _know_browser(request, made, await welcome(request, made))


@router.post("/login", response_model=Me)
async def login(request: Request, registry: ARegistry, given: Attempt) -> Response:
    """Log in with name and password.

    If you are a guest, the account takes over your seats and games, and the guest is deleted.
    """
    registry.limits.take("login", household(request))
    login = login_of(given.name)
    known = await registry.people.known_browser(given.name, request.cookies.get(KNOWN, ""))
    registry.limits.take("account", f"{login} {known or household(request)}")
    if known is None:
        registry.limits.take("name", login)
    user = await registry.people.log_in(
        given.name, given.password, household(request), known=known is not None
    )
    return await _know_browser(request, user, await welcome(request, user))


@router.post("/me/password", response_model=Done)
async def change_password(
    request: Request, user: AUser, registry: ARegistry, wanted: PasswordChange
) -> Response:
    """Change your password, and end all other sessions of your account.

    If your account has only passkeys, leave out `old`; you must have logged in within the last five minutes.
    """
    registry.limits.take("login", household(request))
    registry.limits.take("account", f"{user.id} {household(request)}")
    token = request.cookies.get(COOKIE, "")
    fresh = personal_data.is_fresh(await registry.people.logged_in(token))
    await registry.people.change_password(user, wanted.old, wanted.new, fresh, token)
    registry.dismiss(user.id)
    return await _know_browser(request, user, json_response({}))


@router.get("/me/sessions", response_model=Sessions)
async def my_sessions(request: Request, user: AUser, registry: ARegistry) -> Response:
    """List your sessions, one for each browser in which you are logged in, the newest first."""
    found = await registry.people.sessions_of(user, request.cookies.get(COOKIE, ""))
    return json_response({"sessions": found})


@router.delete("/me/sessions/{id}", response_model=Done)
async def end_session(id: ASession, user: AUser, registry: ARegistry) -> Response:
    """End one of your sessions, so that its browser is logged out."""
    if not await registry.people.end_session(user, id):
        raise missing("session")
    registry.dismiss(user.id)
    return json_response({})


def check_other_name(registry: Registry, user: User, name: str) -> None:
    """Check that a user may take this name. Keeping the present name is always allowed.

    Raises:
        Refusal: 403 for muted users, who could use a new name as a message.
    """
    if name != user.name:
        registry.measures.check_naming(user.id)


async def _know_browser(request: Request, user: User, response: Response) -> Response:
    """Return the response with a cookie that marks the browser as known for `user`."""
    word = await registry_of(request).people.word_for_browser(user)
    if word is not None:
        response.set_cookie(
            KNOWN,
            word,
            max_age=KNOWN_SECONDS,
            path=path_below_root(request, "/api/login"),
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
    return response


@router.post("/logout", response_model=Me)
async def logout(request: Request, user: MaybeUser, registry: ARegistry) -> Response:
    """End your session."""
    token = request.cookies.get(COOKIE)
    if token:
        await registry.people.close_session(token)
    if user is not None:
        registry.dismiss(user.id)
    return farewell(request)


def farewell(request: Request) -> Response:
    """Return the answer to a logout, which deletes the session cookie."""
    response = json_response({"user": None})
    response.delete_cookie(COOKIE, path=path_below_root(request, "/"), httponly=True, samesite="lax")
    return response
