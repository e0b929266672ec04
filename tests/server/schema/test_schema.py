"""The shapes of requests and responses, which must match their description on /docs."""

from __future__ import annotations

import asyncio
import re
from itertools import count
from types import SimpleNamespace
from typing import Any, NotRequired, get_args, get_origin, get_type_hints

import pytest
from pydantic import TypeAdapter

from smallworld.house.schema import answers, catalogue, messages
from smallworld.server.app import _docs
from smallworld.server.schema import accounts, commands, kept, requests

NO_BODY = {("post", "/api/logout")}
CHANGING = ("post", "put", "patch")


@pytest.fixture
def described(ana):
    return ana.get("/api/openapi.json")


def bodies(described):
    """Yield every call that changes something, with the schema of its body, if any."""
    for path, calls in described["paths"].items():
        for method in CHANGING:
            if method in calls:
                body = calls[method].get("requestBody")
                yield (
                    method,
                    path,
                    body and resolved(described, body["content"]["application/json"]["schema"]),
                )


def resolved(described, schema):
    """Return the schema to which a reference leads, or a schema itself."""
    while "$ref" in schema or "allOf" in schema:
        name = schema.get("$ref") or schema["allOf"][0]["$ref"]
        schema = described["components"]["schemas"][name.rpartition("/")[2]]
    return schema


def test_every_field_of_a_request_body_is_described(described):
    seen = 0
    for method, path, body in bodies(described):
        assert bool(body) == ((method, path) not in NO_BODY), path
        if body:
            seen += 1
            assert body.get("description"), path
            assert body.get("examples"), path
            for name, field in body.get("properties", {}).items():
                assert field.get("description") or resolved(described, field).get("description"), (path, name)
    assert seen > 10


def test_every_example_of_a_request_is_valid(described):
    for _, path, body in bodies(described):
        if body and "title" in body:
            models = [getattr(where, body["title"], None) for where in (accounts, commands, requests)]
            model: Any = next(filter(None, models), None)
            for example in body["examples"] if model else ():
                assert model.model_validate(example), path


def test_api_page_lists_every_call_and_field_and_has_no_scripts(ana, described):
    answer = ana.web.get("/docs")
    assert answer.headers["content-type"].startswith("text/html")
    assert "<script" not in answer.text
    assert not re.findall(r"(?:src|href)=.(?:https?:)?//", answer.text)
    for method, path, body in bodies(described):
        assert f"<code>{method.upper()} {path}</code>" in answer.text
        for name in body.get("properties", {}) if body else ():
            assert f"<td><code>{name}</code></td>" in answer.text
    targets = set(re.findall(r'href="#(.+?)"', answer.text))
    assert targets <= set(re.findall(r' id="(.+?)"', answer.text))
    assert "Command" in targets


def test_api_page_is_made_only_once(monkeypatch):
    numbers = count(1)
    monkeypatch.setattr("smallworld.server.app.docs_page", lambda described: f"page {next(numbers)}")
    request: Any = SimpleNamespace(app=SimpleNamespace(state=SimpleNamespace(), openapi=dict))
    assert [asyncio.run(_docs(request)).body for _ in range(2)] == [b"page 1", b"page 1"]


def test_every_call_has_a_description_and_an_error_schema(described):
    for path, calls in described["paths"].items():
        for call in calls.values():
            assert call["description"], path
            refused = resolved(described, call["responses"]["4XX"]["content"]["application/json"]["schema"])
            assert refused["title"] == "Refused"
            assert "422" not in call["responses"]  # FastAPI's own answer


@pytest.mark.parametrize(
    ("path", "body", "field", "facts"),
    [
        ("/api/guest", {}, "name", {}),
        ("/api/guest", {"name": 7}, "name", {}),
        ("/api/guest", {"name": "Ana", "nam": "x"}, "nam", {}),
        ("/api/account", {"name": "Ana", "password": "short"}, "password", {"min_length": 8}),
        (
            "/api/tables",
            {"seats": [{"kind": "king"}] * 2},
            "seats.0.kind",
            {"expected": "'me', 'open', 'bot' or 'local'"},
        ),
        (
            "/api/tables",
            {"seats": [{"kind": "me"}]},
            "seats",
            {"min_length": 2, "actual_length": 1, "field_type": "List"},
        ),
    ],
)
def test_error_for_an_invalid_value_names_the_field(guest, path, body, field, facts):
    error = guest().post(path, body, status=400)["error"]
    assert error["code"] == "malformed"
    assert error["facts"] == {"field": field, **facts}
    assert error["message"].startswith(f"{field}: ")


@pytest.mark.parametrize("content", [b"{", b"[]", b"7", b"\xff", b"[" * 8000, b'"table"'], ids=repr)
def test_bodies_that_are_not_objects_are_refused(ana, content):
    answer = ana.web.post("/api/tables", content=content)
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "malformed")


def test_json_needs_no_content_type_but_a_form_is_refused(guest):
    ana = guest()
    assert ana.web.post("/api/guest", content=b'{"name": "Bea"}').json()["user"]["name"] == "Bea"
    form = ana.web.post("/api/guest", data={"name": "Bea"})
    assert (form.status_code, form.json()["error"]["code"]) == (400, "malformed")


def test_invalid_query_parameter_is_refused_like_an_invalid_body(ana):
    table = ana.table("me", "local")["id"]
    error = ana.get(f"/api/tables/{table}/events?after=-1", status=400)["error"]
    assert (error["code"], error["facts"]) == ("malformed", {"field": "after", "ge": 0})


@pytest.mark.parametrize("name", ["x" * 21, "", " \n "])
def test_account_name_that_is_too_long_is_refused(guest, name):
    error = guest().post("/api/account", {"name": name, "password": "long enough"}, status=400)["error"]
    assert (error["code"], error["facts"]) == ("bad-name", {"most": 20})


@pytest.mark.parametrize("text", ["x" * 301, "", " \n "])
def test_chat_line_that_is_too_long_is_refused(ana, text):
    table = ana.table("me", "local")["id"]
    error = ana.post(f"/api/tables/{table}/chat", {"text": text}, status=400)["error"]
    assert (error["code"], error["facts"]) == ("bad-line", {"most": 300})


def test_text_in_place_of_a_number_is_refused(ana):
    table = ana.table("me", "local", first=1)["id"]
    seq = ana.state(table)["seq"]
    error = ana.act(table, 400, player=1, seq=seq, action={"do": "take", "place": "1"})["error"]
    assert error["message"].endswith('"place" is a number')
    ana.act(table, player=1, seq=seq, action={"do": "take", "place": 1})


def fits(shape: Any, answer: Any) -> bool:
    """Check that a response has exactly the fields of its schema."""
    return bool(TypeAdapter(shape).validate_python(answer) == answer)


def test_responses_have_the_documented_fields_and_types(ana, ben):
    table = ana.table("me", "open", public=True, clock={"kind": "live", "minutes": 5, "increment": 5})
    assert fits(answers.Summary, table)
    assert fits(answers.Summary, ben.post(f"/api/tables/{table['id']}/join"))
    state = ana.state(table["id"])
    player = 1 if state["views"]["1"]["actor"] == 1 else 2
    command = {"player": player, "seq": state["seq"], "action": {"do": "take", "place": 1}}
    acted = (ana if player == 1 else ben).act(table["id"], **command)
    assert fits(messages.Acted, acted)
    ana.post(f"/api/tables/{table['id']}/orders", {"player": 1, "order": "even"})
    for path, shape in {
        "/api/me": answers.Asker,
        "/api/me/games": answers.Games,
        "/api/me/export": kept.PersonalData,
        "/api/push": answers.PublicKey,
        "/api/tables": answers.Tables,
        "/api/catalogue": catalogue.Catalogue,
        "/api/setup": catalogue.Setup,
        "/api/setup?boxes=nothing": catalogue.Setup,
        "/api/boards/base-2": catalogue.Board,
        "/api/boards/realm-12ar.a000....QQ": catalogue.Board,
        f"/api/tables/{table['id']}": answers.Summary,
        f"/api/tables/{table['id']}/events": messages.Events,
    }.items():
        assert fits(shape, ana.get(path)), path
    assert fits(answers.Refused, ana.get("/api/tables/none", status=404))


def test_socket_messages_have_the_documented_fields_and_types(ana):
    kinds = {get_args(get_type_hints(shape)["type"])[0]: shape for shape in get_args(messages.ServerMessage)}
    table = ana.table("me", "local", first=1)["id"]
    screen = ana.watch(table)
    screen.next("state")
    screen.act(player=1, seq=screen.last["seq"], action={"do": "take", "place": 1})
    found = {"state": screen.last, "done": screen.next("done")}
    for sent, kind in (("ping", "pong"), ("nonsense", "error")):
        screen.send(type=sent)
        found[kind] = screen.next(kind)
    screen.send(type="chat", phrase="hello")
    found["chat"] = screen.next("chat")
    ana.post(f"/api/tables/{table}/leave")
    found["table"] = screen.next("table")
    found["changes"] = screen.changes
    assert found.keys() == kinds.keys()
    for kind, message in found.items():
        shape = kinds[kind]
        fields = get_type_hints(shape, include_extras=True)
        needed = {name for name, hint in fields.items() if get_origin(hint) is not NotRequired}
        assert needed <= message.keys() <= fields.keys(), kind
