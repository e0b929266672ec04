"""Rate limits, security headers, requests from other sites, and pages for operators."""

from __future__ import annotations

import ast
import re
import zlib
from contextlib import nullcontext
from itertools import count, cycle
from pathlib import Path
from socket import gethostname

import httpx
import pytest
from starlette.requests import HTTPConnection

from kit.serving import LiveServer, Person
from kit.waiting import PATIENCE
from kit.watch import watch_of
from smallworld import __version__
from smallworld.house.refusal import Refusal
from smallworld.server import limits as limits_module
from smallworld.server.accounts.households import household_of
from smallworld.server.api.security import check_origin, is_counted
from smallworld.server.limits import RATES, Limits
from smallworld.server.metrics import Metrics
from smallworld.server.settings import Settings
from smallworld.server.storage import database as storage

SOURCES = Path(limits_module.__file__).parent


@pytest.mark.parametrize("path", ["/api/guest", "/api/tables", "/api/logout", "/api/tables/x/act"])
def test_request_from_a_form_on_another_site_is_refused(house, path):
    url, said = house.url + path, {"name": "Ana"}
    assert httpx.post(url, json=said, timeout=PATIENCE).json()["error"]["code"] == "header"
    headers = {"X-Requested-With": "smallworld", "Origin": "https://evil.example"}
    answer = httpx.post(url, json=said, headers=headers, timeout=PATIENCE)
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "origin")


def test_same_origin_requests_are_allowed(house, ana):
    ana.web.headers["Origin"] = house.url
    ana.post("/api/guest", {"name": "Ana"})


@pytest.mark.parametrize(
    ("origin", "may"),
    [
        ("http://evil.example", False),
        ("http://evil.example:8137", False),
        ("http://localhost.evil.example", False),
        ("http://127.0.0.1.evil.example", False),
        ("http://games.home", True),  # the configured address
        ("http://localhost:8137", True),
        ("http://play.localhost", True),
        ("http://192.168.1.7:8137", True),
        ("http://[fe80::1]:8137", True),
        (f"http://{gethostname()}:8137", True),
        ("https://play.example.org", True),  # behind a proxy with a certificate
    ],
)
def test_origin_check_refuses_unknown_hosts_of_dns_rebinding(origin, may):
    host = origin.partition("//")[2]
    scope = {"type": "http", "headers": [(b"origin", origin.encode()), (b"host", host.encode())]}
    allowed = nullcontext() if may else pytest.raises(Refusal, match="--origin")
    with allowed:
        check_origin(HTTPConnection(scope), ("http://games.home:8137",))


def test_malformed_origin_without_a_host_is_refused():
    with pytest.raises(Refusal, match="--origin"):
        check_origin(HTTPConnection({"type": "http", "headers": [(b"origin", b"http://[")]}), ())


def test_every_call_counts_towards_the_rate_limit(house):
    app = house._server.config.app
    paths = {getattr(route, "path", "/") for route in app.routes}
    assert {path for path in paths if not is_counted(path)} <= {"/{rest:path}", "/", ""}


@pytest.mark.parametrize("path", ["/docs", "/metrics", "/health"])
def test_pages_for_operators_count_towards_the_rate_limit(crowd, path, monkeypatch):
    monkeypatch.setitem(RATES, "any", (0, 60.0))
    assert crowd.ana.web.get(path).status_code == 429


@pytest.mark.usefixtures("no_bucket_fills")
def test_commands_and_undo_are_rate_limited_for_each_table(crowd, monkeypatch):
    monkeypatch.setitem(RATES, "command", (100, 0.1))
    monkeypatch.setitem(RATES, "any", (10_000, 0.025))
    table = crowd.ana.table("me", "local", first=1)["id"]
    take_back = {"player": 1, "seq": 0, "key": "k", "undo": 1}
    url = f"/api/tables/{table}/act"
    assert crowd.refused(lambda: crowd.ana.web.post(url, json=take_back), 70) == RATES["undo"][0]
    stop = {"player": 1, "seq": 0, "key": "k", "action": {"do": "stop"}}
    left = RATES["command"][0] - RATES["undo"][0] - 1
    assert crowd.refused(lambda: crowd.ana.web.post(url, json=stop), left + 5) == left


def test_responses_have_security_headers(ana):
    for path in ("/", "/api/me", "/nothing.js", "/api/tables/none"):
        headers = ana.web.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    assert ana.web.get("/api/me").headers["cache-control"] == "no-store"


def test_request_body_that_is_too_large_is_refused(ana):
    assert ana.post("/api/guest", {"name": "x" * 17_000}, status=413)["error"]["code"] == "too-large"

    def endless():
        for _ in range(20):
            yield b"x" * 1000

    assert ana.web.post("/api/guest", content=endless()).status_code == 413


def test_health_and_metrics_pages_report_games_and_the_database(ana):
    ana.table("me", "local")
    health = ana.get("/health")
    assert health["status"] == "ok"
    assert health["version"] == __version__
    assert health["database"] is True
    assert health["games"]["running"] >= 1
    metrics = ana.web.get("/metrics")
    assert metrics.headers["content-type"].startswith("text/plain")
    for name in ("commands_total", "accept_seconds_bucket", "tables", "sockets", "requests_total"):
        assert f"smallworld_{name}" in metrics.text


def test_health_page_reports_an_unreachable_database(house, ana, monkeypatch):
    async def gone(job):
        raise OSError("gone")

    monkeypatch.setattr(house.registry.database, "write", gone)
    monkeypatch.setattr(storage, "PROBE_SECONDS", 0)
    assert ana.get("/health", status=503)["database"] is False


def test_unknown_methods_and_calls_are_refused(ana):
    assert ana.web.put("/api/tables").status_code == 405
    assert ana.web.get("/redoc").status_code == 404
    assert ana.web.get("/api/tables/%2e%2e%2f%2e%2e/state").status_code == 404
    assert ana.web.get("/..%2f..%2fetc/passwd").status_code == 404
    assert ana.get(f"/api/tables/{'x' * 25}", status=400)
    assert "/api/tables/{id}/act" in ana.get("/api/openapi.json")["paths"]


class Crowd:
    """A server with rate limits."""

    def __init__(self, folder):
        self.house = LiveServer(Settings(database=str(folder / "tables.sqlite"), bot_delay=0))
        self.ana = self.house.guest()
        self.table = self.ana.table("me", "local", "local")["id"]

    def refused(self, call, most):
        """Return how many calls succeeded before the first that exceeded the limit."""
        for done in range(most + 1):
            answer = call()
            if answer.status_code == 429:
                assert answer.json()["error"]["code"] == "too-often"
                assert int(answer.headers["retry-after"]) == answer.json()["error"]["wait"] >= 1
                return done
        return most + 1


def test_number_of_stored_rate_limits_is_limited(monkeypatch):
    monkeypatch.setattr("smallworld.server.limits.MOST_BUCKETS", 3)
    limits = Limits(Metrics(), on=True)
    limits.share("ours")
    for who in "abcde":
        limits.take("login", who)
    assert len(limits.untold()) <= 3


def test_shared_rate_limits_do_not_reveal_addresses():
    def told(secret):
        limits = Limits(Metrics(), on=True)
        limits.share(secret)
        limits.take("login", "10.1.2.3")
        return limits.untold().keys()

    assert told("ours") == told("ours")
    assert not told("ours") & told("another")  # or a client could try all addresses
    with pytest.raises(ValueError, match="protects no one"):
        told("")


@pytest.fixture(scope="module")
def crowd(tmp_path_factory):
    crowd = Crowd(tmp_path_factory.mktemp("crowd"))
    yield crowd
    crowd.ana.close()
    crowd.house.stop()


@pytest.mark.usefixtures("no_bucket_fills")
@pytest.mark.parametrize(
    ("what", "path", "body"),
    [
        ("create", "/api/tables", {"seats": [{"kind": "me"}, {"kind": "open"}]}),
        ("join", "/api/tables/{table}/join", {}),
        ("chat", "/api/tables/{table}/chat", {"phrase": "hello"}),
        ("login", "/api/login", {"name": "Nobody", "password": "x"}),
    ],
)
def test_calls_beyond_the_rate_limit_are_refused(crowd, what, path, body):
    most, _ = RATES[what]
    url = path.format(table=crowd.table)
    done = crowd.refused(lambda: crowd.ana.web.post(url, json=body), most + 5)
    assert most - 2 <= done <= most


@pytest.mark.usefixtures("no_bucket_fills")
def test_new_guests_are_rate_limited_by_address(crowd):
    most, _ = RATES["guest"]

    def new_guest():
        with Person(crowd.house.url) as person:
            return person.web.post("/api/guest", json={"name": "Ana"})

    assert most - 3 <= crowd.refused(new_guest, most + 5) <= most


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        ("198.51.100.7", "198.51.100.8", False),
        ("198.51.100.7", "::ffff:198.51.100.7", True),
        ("::ffff:198.51.100.7", "::ffff:198.51.100.8", False),
        ("2001:db8:9:9::1", "2001:db8:9:9:ffff::2", True),
        ("2001:db8:9:9::1", "2001:DB8:0009:9::1", True),
        ("2001:db8:9:9::1", "2001:db8:9:8::1", False),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("unknown", "", False),
    ],
)
def test_addresses_of_one_household_are_counted_together(one, other, alike):
    assert (household_of(one) == household_of(other)) == alike
    assert household_of(household_of(one)) == household_of(one)


def calls_of_limits():
    """Yield the uses of rate limits in the server's sources: the place, the limit, the code of its key."""
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and "limits.take" in ast.unparse(node.func):
                what, who = node.args
                yield f"{path.name}:{node.lineno}", ast.literal_eval(what), ast.unparse(who)


def test_every_rate_limit_by_address_counts_whole_households():
    notes = dict(re.findall(r'^    "(\w+)": \(.*\),  # (.*)$', (SOURCES / "limits.py").read_text(), re.M))
    assert notes.keys() == RATES.keys()
    calls = list(calls_of_limits())
    assert {what for _, what, _ in calls} == RATES.keys()
    for where, what, who in calls:
        by_address = "by address" in notes[what]
        assert by_address == ("household" in who or who == "caller"), (where, what, who)
        assert "address_of" not in who, (where, what, who)
        assert "host" not in who, (where, what, who)


@pytest.mark.parametrize(
    ("what", "path", "body"),
    [
        ("guest", "/api/guest", {"name": "Ana"}),
        ("login", "/api/login", {"name": "nobody", "password": "x" * 12}),
        ("login", "/api/passkey/login", {}),
    ],
)
@pytest.mark.usefixtures("no_bucket_fills")
def test_ipv6_network_counts_as_one_household(crowd, what, path, body):
    most, _ = RATES[what]
    network = f"2001:db8:{zlib.crc32(path.encode()) % 9999}:9"
    places = count(1)

    def call(address=None):
        headers = {"X-Forwarded-For": address or f"{network}::{next(places):x}"}
        with Person(crowd.house.url) as person:
            return person.web.post(path, json=body, headers=headers)

    assert crowd.refused(call, most + 5) == most
    assert call("2001:db8:ffff:ffff::1").status_code != 429


@pytest.mark.usefixtures("no_bucket_fills")
def test_reports_are_rate_limited_by_address(tmp_path):
    crowd = Crowd(tmp_path)
    most, _ = RATES["reports"]
    guests = [crowd.house.guest() for _ in range(6)]
    turns = cycle(guests)
    url = f"/api/tables/{crowd.table}/report"
    done = crowd.refused(lambda: next(turns).web.post(url, json={"reason": "spam"}), most + 5)
    for person in (*guests, crowd.ana):
        person.close()
    crowd.house.stop()
    assert done == most


def test_rate_limit_allows_calls_again_over_time(monkeypatch):
    watch = watch_of(monkeypatch, "server.limits")
    limits = Limits(Metrics(), on=True)
    most, seconds = RATES["chat"]
    for _ in range(most):
        limits.take("chat", "ana")
    with pytest.raises(Refusal):
        limits.take("chat", "ana")
    limits.take("chat", "ben")
    watch.go_on(seconds)
    limits.take("chat", "ana")
    with pytest.raises(Refusal):
        limits.take("chat", "ana")
    watch.go_on(most * seconds)
    limits.forget()
    assert not limits._full_again


@pytest.fixture(scope="module")
def pages(tmp_path_factory):
    """Yield a browser at a server with a built client."""
    folder = tmp_path_factory.mktemp("pages")
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>The client</title>")
    (static / "assets" / "app-1a2b.js").write_text("let x;")
    house = LiveServer(Settings(database=str(folder / "t.sqlite"), static=static, limits=False))
    with Person(house.url) as person:
        yield person
    house.stop()


def test_start_page_is_cached_until_it_changes(pages):
    answer = pages.web.get("/")
    assert (answer.status_code, answer.text) == (200, "<title>The client</title>")
    assert answer.headers["cache-control"] == "no-cache"
    assert pages.web.get("/", headers={"If-None-Match": answer.headers["etag"]}).status_code == 304


def test_unknown_paths_redirect_to_the_start_page(pages):
    for path in ("/t/abc", "/games"):
        answer = pages.web.get(path, follow_redirects=False)
        assert (answer.status_code, answer.headers["location"]) == (307, "/")


def test_files_with_a_hash_are_cached_for_good(pages):
    answer = pages.web.get("/assets/app-1a2b.js")
    assert "immutable" in answer.headers["cache-control"]
    assert "script-src 'self'" in answer.headers["content-security-policy"]


def test_missing_files_return_404(pages):
    for path in ("/assets/other.js", "/api/other", "/..%2f..%2ft.sqlite"):
        assert pages.web.get(path).status_code == 404


def test_server_explains_that_the_client_is_not_built(tmp_path):
    house = LiveServer(Settings(database=str(tmp_path / "t.sqlite"), static=tmp_path / "none", limits=False))
    with Person(house.url) as person:
        answer = person.web.get("/")
        assert answer.status_code == 503
        assert "make play" in answer.text
    house.stop()
