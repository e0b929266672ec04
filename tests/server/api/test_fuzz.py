"""Thousands of odd messages and requests, none of which may cause a server error or stop the game.

`make fuzz-server` sends more; SMALLWORLD_FUZZ sets their number, and SMALLWORLD_SEED the seed.
"""

from __future__ import annotations

import json
import os
import random
from uuid import uuid4

import pytest

from kit.mutations import mutated, sample, struck, written
from kit.serving import LiveServer, anything, mine
from kit.waiting import PATIENCE
from smallworld.server.settings import Settings

NUMBER = int(os.environ.get("SMALLWORLD_FUZZ", "150"))
SEED = int(os.environ.get("SMALLWORLD_SEED", "1"))
KEEP_SIGNED_IN = {
    ("post", "/api/logout"),
    ("delete", "/api/me"),
}  # clients that have left get all other refusals unread


@pytest.fixture
def quiet(sqlite):
    """Yield a server for one test, without rate limits."""
    house = LiveServer(Settings(database=sqlite, bot_delay=0, bot_processes=1, limits=False))
    yield house
    house.stop()


def good_message(table, state, dice):
    """Return a message that a player might send now."""
    player, view = mine(state)
    act = {"type": "act", "player": player, "seq": state["seq"], "key": uuid4().hex}
    return dice.choice(
        (
            {**act, "action": anything(view, dice)},
            {**act, "actions": [anything(view, dice)]},
            {**act, "place": {"old-oak": 1}},
            {**act, "select": ["old-oak"]},
            {**act, "undo": 1},
            {"type": "chat", "text": "hello"},
            {"type": "ping"},
        )
    )


def test_randomly_changed_socket_messages_break_nothing(quiet):
    dice = random.Random(SEED)
    ana = quiet.guest()
    table = ana.table("me", "local")["id"]
    screen = ana.watch(table)
    state = screen.next("state")
    for number in range(NUMBER):
        state = ana.state(table) if number % 20 == 0 else state
        if not state["views"]:
            break
        screen.socket.send(written(mutated(good_message(table, state, dice), dice), dice))
        screen.send(type="ping")
        while (heard := json.loads(screen.socket.recv(timeout=PATIENCE)))["type"] != "pong":
            assert heard["type"] != "error" or heard["error"]["code"] != "broken", (SEED, number, heard)
    player, view = mine(ana.state(table))
    ana.act(table, player=player, seq=ana.state(table)["seq"], action=anything(view, dice))
    ana.close()


def bodies(described, call):
    """Return examples of the body of a call; an empty object if it has none."""
    schema = call.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    while "$ref" in schema:
        schema = described["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
    return schema.get("examples") or [{}]


def calls(described):
    """Return every documented call: method, path, examples of a body."""
    return [
        (method, path, bodies(described, call))
        for path, methods in described["paths"].items()
        for method, call in methods.items()
        if (method, path) not in KEEP_SIGNED_IN
    ]


def test_randomly_changed_requests_cause_no_server_error(quiet):
    dice = random.Random(SEED)
    ana = quiet.guest()
    table = ana.table("me", "local")["id"]
    described = calls(ana.get("/api/openapi.json"))
    assert len(described) > 30
    for number in range(NUMBER):
        method, path, examples = described[number % len(described)]
        for name in ("{id}", "{token}", "{code}", "{number}", "{player}"):
            path = path.replace(name, dice.choice((table, "0", "%00", "x" * 300, "..%2f", "%ff")))
        sent = mutated(dice.choice(examples), dice)
        answer = ana.web.request(
            method, path, content=written(sent, dice), headers={"content-type": "application/json"}
        )
        assert answer.status_code < 500, (SEED, number, method, path, sent, answer.text)
    assert "broken" not in quiet.registry.metrics.text().decode()
    assert ana.get("/health")["status"] == "ok"
    ana.close()


def fields(described):
    """Yield each call with fields: method, path, a body with all fields, names in the query."""
    parts = described["components"]["schemas"]
    for path, methods in described["paths"].items():
        for method, call in methods.items():
            content = call.get("requestBody", {}).get("content", {}).get("application/json", {})
            asked = [one["name"] for one in call.get("parameters", []) if one["in"] == "query"]
            if (content or asked) and (method, path) not in KEEP_SIGNED_IN:
                yield method, path, sample(content.get("schema", {}), parts) if content else None, asked


def test_strange_values_in_any_field_cause_no_server_error(quiet):
    ana = quiet.guest()
    table = ana.table("me", "local")["id"]
    described = ana.get("/api/openapi.json")
    code = ana.post("/api/realms/random", {"name": "By seed", "players": 3, "seed": 7})["code"]
    broken, sent = [], 0

    def send(method, path, **what):
        nonlocal sent
        answer = ana.web.request(method, path, **what)
        sent += 1
        if answer.status_code >= 500:
            broken.append((method, path, str(what)[:200]))

    headers = {"content-type": "application/json"}
    for method, path, body, asked in fields(described):
        address = path.replace("{id}", table)
        without = [{**body, name: None} for name in ("draft", "scenario") if name in body] if body else []
        wanted = [body, *without] if body else []
        for one in wanted:
            for odd in struck({**one, "code": code} if "code" in one else one):
                send(method, address, content=json.dumps(odd), headers=headers)
        for name in asked:
            for odd in ("%00", "a%00b", "%ED%A0%80", "%FF", str(10**30), str(2**63), str(-(2**63))):
                send(method, f"{address}?{name}={odd}")
    assert not broken[:3]
    assert sent > 500
    ana.close()
