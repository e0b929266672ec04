"""Calls for making and using passkeys.

Clients call each twice: first empty, then with the browser's answer.
"""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from smallworld.server.accounts.passkeys import Passkeys, Site
from smallworld.server.api.dependencies import APlayer, ARegistry, household, text_response, welcome
from smallworld.server.api.root_path import path_below_root
from smallworld.server.schema.accounts import Credential

router = APIRouter(prefix="/api/passkey")

ASKED: Final = "smallworld_passkey"  # the cookie that connects an answer with its request
ASKED_SECONDS: Final = 300
NOT_YET: Final[dict[str, Any]] = {}  # the empty body of the first call


def passkeys_of(request: Request) -> Passkeys:
    """Return the registered passkeys of the server."""
    passkeys: Passkeys = request.app.state.passkeys
    return passkeys


def site_of(request: Request) -> Site:
    """Return the server's host name and origin as the browser sees them."""
    origin = request.headers.get("origin") or str(request.base_url).rstrip("/")
    return Site(urlsplit(origin).hostname or "", origin)


@router.post("/register")
async def register(
    request: Request, user: APlayer, registry: ARegistry, answer: Credential = NOT_YET
) -> Response:
    """Add a passkey to your account, in two calls.

    The first call has an empty body and returns WebAuthn options (for `parseCreationOptionsFromJSON`). The
    second call sends the browser's answer and returns the user. A guest becomes an account.
    """
    registry.limits.take("login", household(request))
    passkeys, site = passkeys_of(request), site_of(request)
    if not answer:
        return text_response(await passkeys.offer(site, user))
    return await welcome(request, await passkeys.register(site, user, answer))


@router.post("/login")
async def login(request: Request, registry: ARegistry, answer: Credential = NOT_YET) -> Response:
    """Log in with a passkey, in two calls.

    The first call has an empty body and returns WebAuthn options (for `parseRequestOptionsFromJSON`). The
    second call sends the browser's answer and returns the user.
    """
    registry.limits.take("login", household(request))
    passkeys, site = passkeys_of(request), site_of(request)
    if not answer:
        options, name = passkeys.ask(site)
        response = text_response(options)
        response.set_cookie(
            ASKED,
            name,
            max_age=ASKED_SECONDS,
            path=path_below_root(request, "/api/passkey"),
            httponly=True,
            samesite="strict",
            secure=request.url.scheme == "https",
        )
        return response
    return await welcome(request, await passkeys.log_in(site, request.cookies.get(ASKED, ""), answer))
