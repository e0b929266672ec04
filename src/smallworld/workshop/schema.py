"""The JSON schema of drafts, generated from the tools, for editors and for programs that write drafts."""

from __future__ import annotations

from typing import Any, Final

from smallworld.content.free_board import MOST_TERRAINS
from smallworld.content.parameters import FEATURE, FLAG, NUMBER, Parameter
from smallworld.workshop.draft import (
    FEWEST_TOKENS,
    MOST_ABILITIES,
    MOST_DESIGNS,
    MOST_SUPPLY,
    MOST_TOKENS,
    POWER,
    RACE,
    TERRAINS,
)
from smallworld.workshop.names import LONGEST
from smallworld.workshop.tools import BORDERED, TOOLS, Tool

# The id of a terrain that no box has. A schema cannot say that `terrains` must list it.
NEW: Final = {"type": "string", "pattern": "^[^0-9A-Z -][^A-Z ]*$", "not": {"enum": list(BORDERED)}}
# A design that names only features of boxes.
_KNOWN: Final = {"enum": list(BORDERED)}
_ABILITY: Final = {"properties": {"feature": _KNOWN, "features": {"items": _KNOWN}}}
_OF_BOXES: Final = {"properties": {"ability": {"items": _ABILITY}}}


def schema() -> dict[str, Any]:
    """Return the JSON schema of drafts as plain data."""
    designs = {
        kind: {"type": "array", "maxItems": MOST_DESIGNS, "items": _design(kind)} for kind in (RACE, POWER)
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Custom races and powers for Small World",
        "type": "object",
        "additionalProperties": False,
        "anyOf": [{"required": [RACE]}, {"required": [POWER]}],
        "properties": {
            TERRAINS: {"type": "array", "uniqueItems": True, "maxItems": MOST_TERRAINS, "items": NEW},
            **designs,
        },
        "if": {"not": {"required": [TERRAINS]}},
        "then": {"properties": {kind: {"items": _OF_BOXES} for kind in (RACE, POWER)}},
        "$defs": {tool.word: _tool(tool) for tool in TOOLS},
    }


def _design(kind: str) -> dict[str, Any]:
    properties: dict[str, Any] = {
        "name": {"type": "string", "minLength": 2, "maxLength": LONGEST},
        "tokens": {"type": "integer", "minimum": FEWEST_TOKENS[kind], "maximum": MOST_TOKENS[kind]},
    }
    if kind == RACE:
        properties["supply"] = {"type": "integer", "minimum": 1, "maximum": MOST_SUPPLY}
    properties["ability"] = {
        "type": "array",
        "maxItems": MOST_ABILITIES,
        "items": {"oneOf": [{"$ref": f"#/$defs/{tool.word}"} for tool in TOOLS]},
    }
    return {
        "type": "object",
        "additionalProperties": False,
        "required": ["name", "tokens"],
        "properties": properties,
    }


def _tool(tool: Tool) -> dict[str, Any]:
    return {
        "type": "object",
        "additionalProperties": False,
        "required": ["tool", *[one.name for one in tool.parameters if one.default is None]],
        "properties": {"tool": {"const": tool.word}, **{one.name: _value(one) for one in tool.parameters}},
    }


def _value(one: Parameter) -> dict[str, Any]:
    default = {} if one.default is None else {"default": one.default}
    if one.kind == NUMBER:
        return {"type": "integer", "minimum": one.least, "maximum": one.most, **default}
    if one.kind == FLAG:
        return {"type": "boolean", **default}
    if one.kind == FEATURE:
        return _feature(one)
    listed = {"default": list(one.default)} if isinstance(one.default, tuple) else {}
    return {"type": "array", "uniqueItems": True, "minItems": one.least, "items": _feature(one), **listed}


def _feature(one: Parameter) -> dict[str, Any]:
    known = {"enum": list(one.choices)}
    return {"anyOf": [known, NEW]} if one.lands else known
