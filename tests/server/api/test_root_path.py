"""A server below a path, behind proxies that remove the path and proxies that keep it."""

from __future__ import annotations

import asyncio

import httpx
import pytest

from kit.serving import LiveServer, Person
from kit.waiting import PATIENCE
from smallworld.server.api.root_path import BelowRoot, parse_root_path
from smallworld.server.settings import Settings


@pytest.fixture(scope="module")
def below(tmp_path_factory):
    folder = tmp_path_factory.mktemp("below")
    (folder / "static" / "assets").mkdir(parents=True)
    (folder / "static" / "index.html").write_text("<title>The client</title>")
    place = {"database": str(folder / "t.sqlite"), "static": folder / "static", "root_path": "/games"}
    house = LiveServer(Settings(**place, limits=False))
    yield house
    house.stop()


@pytest.mark.parametrize("prefix", ["", "/games"], ids=["removed by the proxy", "kept by the proxy"])
def test_calls_and_pages_are_served_below_the_root_path(below, prefix):
    with httpx.Client(base_url=below.url + prefix, timeout=PATIENCE) as web:
        assert web.get("/api/me").json()["user"] is None
        assert web.get("/").text == "<title>The client</title>"


def test_root_path_without_its_slash_redirects_to_the_page(below):
    assert httpx.get(below.url + "/games", timeout=PATIENCE).headers["location"] == "/games/"


def test_unknown_paths_below_the_root_redirect_to_the_page(below):
    assert httpx.get(below.url + "/games/old/link", timeout=PATIENCE).headers["location"] == "/games/"


def test_path_that_only_starts_like_the_root_path_is_not_served(below):
    assert httpx.get(below.url + "/games2/api/me", timeout=PATIENCE).headers["location"] == "/games/"


def test_cookies_are_limited_to_the_root_path(below):
    with Person(below.url + "/games") as ana:
        ana.post("/api/guest", {"name": "Ana"})
        assert ana.get("/api/me")["user"]["name"] == "Ana"
        assert [cookie.path for cookie in ana.web.cookies.jar] == ["/games/"]
        ana.post("/api/logout", {})
        assert list(ana.web.cookies.jar) == []


def test_sockets_open_below_the_root_path():
    seen = []

    async def app(scope, receive, send):
        seen.append((scope["path"], scope["raw_path"]))

    async def nothing(*message):
        return {}

    scope = {"type": "websocket", "path": "/games/api/x", "raw_path": b"/games/api/x"}
    asyncio.run(BelowRoot(app, "/games")(scope, nothing, nothing))
    assert seen == [("/api/x", b"/api/x")]


@pytest.mark.parametrize(
    ("text", "path"), [("", ""), ("/", ""), ("games", "/games"), ("/games/", "/games"), ("/a/b.c", "/a/b.c")]
)
def test_root_paths_are_read_with_or_without_slashes(text, path):
    assert parse_root_path(text) == path


@pytest.mark.parametrize("text", ["/a b", "/a?b", "/../a", "//a//b", "/ä", "https://example.org/a"])
def test_invalid_root_paths_are_refused(text):
    with pytest.raises(ValueError, match="not a root path"):
        parse_root_path(text)
