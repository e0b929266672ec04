"""Calls about push notifications, which reach users whose page is closed."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from smallworld.house.refusal import Refusal, malformed
from smallworld.house.schema.answers import Done, PublicKey
from smallworld.server.api.dependencies import COOKIE, ARegistry, AUser, json_response
from smallworld.server.push.subscriptions import Subscription
from smallworld.server.schema import accounts
from smallworld.translate import LANGUAGES

router = APIRouter(prefix="/api/push")


@router.get("", response_model=PublicKey)
async def public_key(registry: ARegistry) -> Response:
    """Return the server's public key for push, or null if the server sends no notifications."""
    push = registry.notices.push
    return json_response({"key": push.public_key if push is not None else None})


@router.post("/subscriptions", response_model=Done)
async def subscribe(
    request: Request, user: AUser, registry: ARegistry, wish: accounts.Subscription
) -> Response:
    """Subscribe this browser to notifications."""
    push = registry.notices.push
    if push is None:
        raise Refusal(404, "no-push", "This server sends no notifications.")
    registry.limits.take("subscribe", user.id)
    if wish.language not in LANGUAGES:
        raise malformed(f"language: {', '.join(LANGUAGES)}")
    subscription = Subscription(wish.endpoint, wish.keys.p256dh, wish.keys.auth, wish.language)
    push.check(subscription)
    await registry.subscriptions.add(user.id, request.cookies[COOKIE], subscription)
    return json_response({})


@router.delete("/subscriptions", response_model=Done)
async def unsubscribe(request: Request, user: AUser, registry: ARegistry) -> Response:
    """Unsubscribe this browser from notifications."""
    await registry.subscriptions.remove(request.cookies[COOKIE])
    return json_response({})
