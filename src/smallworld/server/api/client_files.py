"""The web client: its built files, and a redirect to its single page from every other address."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from smallworld.server.api.root_path import path_below_root

FIRST_PAGE: Final = "index.html"
FOR_EVER: Final = "public, max-age=31536000, immutable"  # for files whose name changes with their content
ASK_AGAIN: Final = "no-cache"  # for files that browsers cache, but revalidate by ETag
NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Small World</title>
<h1>The server is running, but its pages have not been built</h1>
<p>In a checkout, this builds them: <code>make play</code>. They are looked for in <code>server/static</code>;
installed packages contain them.</p>
<p>Bots and programs can play without: see <code>docs/reference/protocol.md</code>.</p>
</html>
"""


class ClientFiles(StaticFiles):
    """The built files of the client, served with headers for caching."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            return await super().get_response(path, scope)
        except HTTPException as error:
            is_file = "." in path.rpartition("/")[2]
            if error.status_code != 404 or is_file:
                raise
            # The page loads its files relative to its address, so all addresses can share one page.
            return RedirectResponse(path_below_root(HTTPConnection(scope), "/"))

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        hashed = Path(full_path).parent.name == "assets"
        response.headers["cache-control"] = FOR_EVER if hashed else ASK_AGAIN
        return response


async def not_built(request: Request) -> Response:
    """Return a page that explains that the client is not built yet."""
    return HTMLResponse(NOT_BUILT, 503 if request.url.path == "/" else 404)


def is_built(folder: Path) -> bool:
    """Return whether `folder` contains the built client."""
    return (folder / FIRST_PAGE).is_file()
