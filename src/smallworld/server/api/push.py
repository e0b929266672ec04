"""Being told of one's turn while the page is closed."""

from __future__ import annotations

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field
from starlette.requests import Request
from starlette.responses import Response

from smallworld.server.api.dependencies import COOKIE, ARegistry, AUser, json_response, read_body
from smallworld.server.push.addresses import LONGEST
from smallworld.server.push.subscriptions import Subscription
from smallworld.server.refusal import Refusal, malformed
from smallworld.translate import LANGUAGES

router = APIRouter(prefix="/api/push")

_STRICT = ConfigDict(extra="forbid", strict=True)


class Keys(BaseModel):
    """How to write to a browser so that nobody else can read it."""

    model_config = _STRICT

    p256dh: str = Field(max_length=90)
    auth: str = Field(max_length=30)


class Wish(BaseModel):
    """A browser that wants to be told."""

    model_config = _STRICT

    endpoint: str = Field(max_length=LONGEST)
    keys: Keys
    language: str = Field(max_length=8)


@router.get("")
async def public_key(registry: ARegistry) -> Response:
    """The key with which a browser subscribes; null where nobody is told."""
    push = registry.notices.push
    return json_response({"key": push.public_key if push is not None else None})


@router.post("/subscriptions")
async def subscribe(request: Request, user: AUser, registry: ARegistry) -> Response:
    """Tell who asks in this browser, too."""
    push = registry.notices.push
    if push is None:
        raise Refusal(404, "no-push", "This server tells nobody whose page is closed.")
    registry.limits.take("subscribe", user.id)
    wish = await read_body(request, Wish)
    if wish.language not in LANGUAGES:
        raise malformed(f"language: {', '.join(LANGUAGES)}")
    subscription = Subscription(wish.endpoint, wish.keys.p256dh, wish.keys.auth, wish.language)
    push.check(subscription)
    await registry.subscriptions.add(user.id, request.cookies[COOKIE], subscription)
    return json_response({})


@router.delete("/subscriptions")
async def unsubscribe(request: Request, user: AUser, registry: ARegistry) -> Response:
    """Tell nothing in this browser any more."""
    await registry.subscriptions.remove(request.cookies[COOKIE])
    return json_response({})
