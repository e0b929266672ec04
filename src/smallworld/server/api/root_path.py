"""Support for a proxy that serves this server below a root path, such as https://example.org/games/."""

from __future__ import annotations

import re
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

SEGMENTS: Final = re.compile(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*")


def parse_root_path(text: str) -> str:
    """Return a root path in standard form: "games", "/games" and "/games/" become "/games"; "/" becomes "".

    Raises:
        ValueError: a segment begins with a dot, or contains other characters than letters, digits and "-._~".
    """
    path = "/" + text.strip("/") if text.strip("/") else ""
    if not SEGMENTS.fullmatch(path):
        raise ValueError(f"{text!r} is not a root path; use one such as /games, of letters, digits, - and _")
    return path


def path_below_root(connection: HTTPConnection, path: str) -> str:
    """Return `path` with the root path before it, as browsers need it for cookies and redirects."""
    root: str = connection.app.state.registry.settings.root_path
    return root + path


class BelowRoot:
    """A middleware that removes the root path from requests if the proxy has not removed it."""

    def __init__(self, app: ASGIApp, root_path: str) -> None:
        self.app: Final = app
        self.root_path: Final = root_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        path: str = scope["path"]
        if path == self.root_path and scope["type"] == "http":
            await RedirectResponse(f"{self.root_path}/")(scope, receive, send)
            return
        if path.startswith(f"{self.root_path}/"):
            start = len(self.root_path)  # the same length in bytes, since it is ASCII
            raw = scope.get("raw_path")
            scope = {**scope, "path": path[start:], "raw_path": raw[start:] if raw else raw}
        await self.app(scope, receive, send)
