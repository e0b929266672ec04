"""The generator of docs/reference/protocol-calls.md, with every HTTP call in the server's OpenAPI.

Descriptions of calls come from the docstrings in `server/api`, and of fields from those in `server/schema`
and `house/schema`:

    python scripts/protocol_calls.py
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from smallworld.server.app import make_app
from smallworld.server.settings import Settings

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "reference" / "protocol-calls.md"
SHAPES: Final = ROOT / "docs" / "reference" / "protocol-shapes.md"
METHODS: Final = ("get", "post", "delete")
HEAD: Final = """\
# Calls

Made by `python scripts/protocol_calls.py` from `server/api`, `server/schema` and `house/schema`;
edit those instead.

This page lists all HTTP calls. [HTTP and WebSocket API](protocol.md) explains how they fit together.
[Error codes](protocol-errors.md) lists the reasons why a call may fail, and
[Shapes](protocol-shapes.md) lists the JSON types.
"""
# The sections with the beginnings of their paths. The first that matches counts.
SECTIONS: Final = {
    "Users": ("/api/me", "/api/guest", "/api/account", "/api/log", "/api/passkey"),
    "Notifications": ("/api/push",),
    "Catalogue": ("/api/catalogue", "/api/setup", "/api/almanac", "/api/boards", "/api/texts"),
    "Custom races and powers": ("/api/workshop",),
    "Custom boards and scenarios": ("/api/realms",),
    "Puzzles": ("/api/puzzles", "/api/tables/{id}/puzzle"),
    "Tables": ("/api/tables", "/api/records", "/api/lobby"),
    "Operation": ("/health", "/metrics"),
}
PARTS: Final = "Parts of bodies"

Shape = dict[str, Any]


def described() -> Shape:
    """Return the OpenAPI description of the server."""
    return make_app(Settings(database="unused.sqlite")).openapi()


def section_of(path: str) -> str:
    """Return the title of the section for a path."""
    return next(title for title, begins in SECTIONS.items() if path.startswith(begins))


def page() -> str:
    """Return the whole page."""
    whole = described()
    shapes: dict[str, Shape] = whole["components"]["schemas"]
    parts: dict[str, Shape] = {}
    by_section: dict[str, list[str]] = {title: [] for title in SECTIONS}
    for path, methods in whole["paths"].items():
        for method in METHODS:
            if method in methods:
                by_section[section_of(path)] += call(method, path, methods[method], shapes, parts)
    lines = [HEAD, *[f"- [{title}](#{slug(title)})" for title in (*SECTIONS, PARTS)], ""]
    for title, calls in by_section.items():
        lines += [f"## {title}", "", *calls]
    lines += [f"## {PARTS}", ""]
    for name in sorted(parts):
        lines += [f"### {name}", "", parts[name]["description"], "", *fields(parts[name], {}, {}), ""]
    return "\n".join(lines).rstrip() + "\n"


def call(
    method: str, path: str, told: Shape, shapes: dict[str, Shape], parts: dict[str, Shape]
) -> Iterator[str]:
    """Yield the lines about a call. Add the shapes within its body to `parts`."""
    yield from [f"### `{method.upper()} {path}`", "", told["description"], ""]
    asked = [one for one in told.get("parameters", []) if one["in"] == "query"]
    for one in asked:
        needed = "" if one.get("required") else ", optional"
        yield f"- Query `{one['name']}`: {kind(one['schema'], {}, {})}{needed}"
    body = _json_of(told.get("requestBody"))
    name = _name(body)
    if name and name != "Nothing":
        yield f"- Body: `{name}`"
    answer = _name(_json_of(told["responses"].get("200")))
    if answer:
        yield f"- Answer: {linked(answer)}"
    yield ""
    if name and name != "Nothing":
        yield from [*fields(shapes[name], shapes, parts), ""]
        for example in shapes[name].get("examples", ())[:1]:
            yield from ["```json", json.dumps(example, ensure_ascii=False), "```", ""]


def linked(name: str) -> str:
    """Return the name of a shape, with a link if the page of shapes has it."""
    before, found, _ = SHAPES.read_text(encoding="utf-8").partition(f"\ninterface {name} ")
    if not found:
        before, found, _ = before.partition(f"\ntype {name} ")
    if not found:
        return f"`{name}`"
    return f"[`{name}`](protocol-shapes.md#{slug(re.findall(r'^## (.+)$', before, re.M)[-1])})"


def slug(title: str) -> str:
    """Return the anchor of a heading."""
    return title.lower().replace(" ", "-")


def fields(shape: Shape, shapes: dict[str, Shape], parts: dict[str, Shape]) -> list[str]:
    """Return a table of an object's fields. Add the shapes within it to `parts`."""
    needed = shape.get("required", ())
    rows = ["| field | type | |", "| --- | --- | --- |"]
    for name, field in shape.get("properties", {}).items():
        optional = "" if name in needed else " (optional)"
        text = field.get("description", "")
        rows.append(f"| `{name}`{optional} | {kind(field, shapes, parts)} | {text} |")
    return rows if len(rows) > 2 else []


def kind(field: Shape, shapes: dict[str, Shape], parts: dict[str, Shape]) -> str:
    """Return the type of a value in words, with links to the shapes within it."""
    if "$ref" in field:
        name = _name(field)
        if name in shapes and name not in parts:
            parts[name] = shapes[name]
            fields(shapes[name], shapes, parts)
        return f"[`{name}`](#{name.lower()})"
    if "anyOf" in field:
        return " or ".join(dict.fromkeys(kind(one, shapes, parts) for one in field["anyOf"]))
    if "const" in field or "enum" in field:
        return " or ".join(f"`{json.dumps(one)}`" for one in field.get("enum", [field.get("const")]))
    if field.get("type") == "array":
        return f"list of {kind(field.get('items', {}), shapes, parts)}"
    if (
        field.get("type") == "object"
        and isinstance(field.get("additionalProperties"), dict)
        and "properties" not in field
    ):
        return f"object of {kind(field['additionalProperties'], shapes, parts)}"
    bounds = [field[bound] for bound in ("minimum", "maximum") if bound in field]
    length = [f"up to {field['maxLength']} letters"] if field.get("maxLength") else []
    between = [" to ".join(map(str, bounds)) if len(bounds) == 2 else f"from {bounds[0]}"] if bounds else []
    return ", ".join([str(field.get("type", "any")), *between, *length])


def _json_of(content: Shape | None) -> Shape:
    """Return the schema of the JSON content; empty if there is none."""
    found: Shape = (content or {}).get("content", {}).get("application/json", {}).get("schema", {})
    return found


def _name(shape: Shape) -> str:
    """Return the name of a shape; "" if it has no name."""
    found = re.search(r"\w+$", shape.get("$ref", ""))
    return found[0] if found else ""


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
