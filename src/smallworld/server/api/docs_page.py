"""The HTML page that describes all calls, made from OpenAPI. It needs no scripts and no other sites."""

from __future__ import annotations

import json
from html import escape
from typing import Any, Final

Shape = dict[str, Any]

METHODS: Final = ("get", "post", "put", "patch", "delete")
BOUNDS: Final = {
    "minimum": "from",
    "maximum": "to",
    "minLength": "at least letters:",
    "maxLength": "at most letters:",
    "minItems": "at least",
    "maxItems": "at most",
}
HEAD: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Small World: calls</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h2 { margin-top: 2.5rem; border-top: 1px solid #ccc; padding-top: 1rem }
td { vertical-align: top; padding: .15rem .8rem .15rem 0 }
pre { background: #f3f3f3; padding: .6rem; overflow: auto }
</style>
<h1>Calls</h1>
<p>Every call that changes something needs the header <code>X-Requested-With: smallworld</code>. A refusal is
<code>{"error": {"code", "message", ...}}</code>, and nothing was changed. For programs:
<a href="api/openapi.json">openapi.json</a>.</p>
"""


def docs_page(described: dict[str, Any]) -> str:
    """Return the HTML page for an OpenAPI description."""
    shapes = described.get("components", {}).get("schemas", {})
    calls = [
        _call(method, path, of_path[method], shapes)
        for path, of_path in described["paths"].items()
        for method in METHODS
        if method in of_path
    ]
    named = [
        f'<h3 id="{escape(name)}">{escape(name)}</h3>{_text(shape)}{_fields(shape)}{_examples(shape)}'
        for name, shape in sorted(shapes.items())
    ]
    return f"{HEAD}{''.join(calls)}<h2>Shapes</h2>{''.join(named)}</html>"


def _call(method: str, path: str, call: Shape, shapes: dict[str, Shape]) -> str:
    parts = [f"<h2><code>{method.upper()} {escape(path)}</code></h2>{_text(call)}"]
    parameters = {one["name"]: {**one["schema"], **one} for one in call.get("parameters", [])}
    if parameters:
        needed = [name for name, one in parameters.items() if one.get("required")]
        parts.append(_fields({"properties": parameters, "required": needed}))
    body = _shape_of(call.get("requestBody"))
    if body:
        whole = shapes.get(_name(body), body)
        parts.append(f"<p>Body: {_kind(body)}</p>{_text(whole)}{_fields(whole)}{_examples(whole)}")
    answer = _shape_of(call["responses"].get("200"))
    if answer:
        parts.append(f"<p>Answer: {_kind(answer)}</p>")
    return "".join(parts)


def _shape_of(content: Shape | None) -> Shape:
    """Return the schema of a JSON body, or an empty dict if the request has no body."""
    found: Shape = (content or {}).get("content", {}).get("application/json", {}).get("schema", {})
    return found


def _name(shape: Shape) -> str:
    """Return the name of a schema; "" if it has no name."""
    return str(shape.get("$ref", "")).rpartition("/")[2]


def _text(shape: Shape) -> str:
    return f"<p>{escape(shape['description'])}</p>" if shape.get("description") else ""


def _fields(shape: Shape) -> str:
    """Return the fields of an object as an HTML table."""
    needed = shape.get("required", ())
    rows = [
        f"<tr><td><code>{escape(name)}</code></td><td>{_kind(field)}</td>"
        f"<td>{'' if name in needed else 'may be missing'}</td>"
        f"<td>{escape(field.get('description', ''))}</td></tr>"
        for name, field in shape.get("properties", {}).items()
    ]
    return f"<table>{''.join(rows)}</table>" if rows else ""


def _examples(shape: Shape) -> str:
    return "".join(
        [
            f"<pre>{escape(json.dumps(example, ensure_ascii=False))}</pre>"
            for example in shape.get("examples", ())
        ]
    )


def _kind(shape: Shape) -> str:
    """Return the type of a value in words, with links to the named schemas."""
    if "$ref" in shape:
        name = escape(_name(shape))
        return f'<a href="#{name}">{name}</a>'
    if "anyOf" in shape or "allOf" in shape:
        return " or ".join([_kind(one) for one in shape.get("anyOf") or shape["allOf"]])
    if "const" in shape or "enum" in shape:
        return " or ".join([escape(json.dumps(one)) for one in shape.get("enum", [shape.get("const")])])
    kind = shape.get("type", "anything")
    if kind == "array":
        kind = f"list of {_kind(shape.get('items', {}))}"
    elif kind == "object" and isinstance(shape.get("additionalProperties"), dict):
        kind = f"{_kind(shape['additionalProperties'])} by name"
    bounds = [f"{word} {shape[bound]}" for bound, word in BOUNDS.items() if bound in shape]
    return " ".join([kind, *bounds])
