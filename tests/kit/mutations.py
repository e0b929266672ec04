"""Messages that no client would send: real ones, changed here and there."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any, Final

LONGEST: Final = 16_000  # letters; the server rightly disconnects clients that send more
ODD: Final[tuple[Any, ...]] = (
    *(None, True, False, 0, -1, 1, 2**31, 2**63, -(2**63), 10**30, 0.5, 1e308, float("nan")),
    *(
        "",
        "0",
        "\0",
        "\ud800",
        "é" * 300,
        "../..",
        "💥",
        "conquer",
        [],
        [[]],
        [None] * 50,
        {},
        {"": 0},
        {"do": {}},
    ),
)

# Bad values for one field of an otherwise valid message, by the type of the field.
STRIKING: Final[dict[str, tuple[Any, ...]]] = {
    "integer": (10**30, 2**53, 10**9, -(2**63)),
    "string": ("\ud800", "a\0b"),
}


def sample(schema: dict[str, Any], parts: dict[str, Any]) -> Any:
    """Return a value of a JSON schema with all fields; `parts` are the schemas that it refers to."""
    if "$ref" in schema:
        return sample(parts[schema["$ref"].rpartition("/")[2]], parts)
    for choice in ("anyOf", "oneOf", "allOf"):
        if choice in schema:
            return sample(schema[choice][0], parts)
    if "const" in schema or "enum" in schema:
        return schema.get("const", schema.get("enum", [None])[0])
    kind = schema.get("type")
    if kind == "object":
        named = {name: sample(field, parts) for name, field in schema.get("properties", {}).items()}
        others = schema.get("additionalProperties", {})
        return named or {"name": sample(others, parts) if isinstance(others, dict) else "x"}
    if kind == "array":
        return [sample(schema["items"], parts)] * max(1, schema.get("minItems", 1))
    if schema.get("examples"):
        return schema["examples"][0]
    if "default" in schema and schema["default"] is not None:
        return schema["default"]
    return {"integer": max(1, schema.get("minimum", 1)), "number": 1, "boolean": True}.get(kind or "", "x")


def struck(value: Any) -> Iterator[Any]:
    """Yield copies of a value, each with one bad text, number or field name."""
    if isinstance(value, bool):
        return
    if isinstance(value, dict):
        for name, field in value.items():
            yield from ({**value, name: other} for other in struck(field))
        for other in STRIKING["string"] if value else ():
            yield {**dict(list(value.items())[1:]), other: next(iter(value.values()))}
    elif isinstance(value, list):
        for other in struck(value[0]) if value else ():
            yield [other, *value[1:]]
    else:
        yield from STRIKING["integer" if isinstance(value, int) else "string"]


def mutated(sample: Any, dice: random.Random) -> Any:
    """Return a copy with one to three values changed, missing, doubled or added."""
    found = copy.deepcopy(sample)
    for _ in range(dice.randint(1, 3)):
        found = _changed(found, dice)
    return found


def _changed(value: Any, dice: random.Random) -> Any:
    if dice.random() < 0.15:
        return copy.deepcopy(dice.choice(ODD))
    if isinstance(value, dict) and value:
        name = dice.choice(sorted(value))
        way = dice.random()
        if way < 0.15:
            del value[name]
        elif way < 0.25:
            value[dice.choice(("extra", "", "type", "__proto__"))] = dice.choice(ODD)
        else:
            value[name] = _changed(value[name], dice)
        return value
    if isinstance(value, list) and value:
        place = dice.randrange(len(value))
        value[place] = _changed(value[place], dice)
        return value * dice.choice((1, 1, 1, 2, 40))
    return copy.deepcopy(dice.choice(ODD))


def written(message: Any, dice: random.Random) -> str:
    """Return the message as text, which is sometimes cut, doubled or invalid JSON."""
    text = json.dumps(message)[:LONGEST]
    way = dice.random()
    if way < 0.04:
        return text[: dice.randrange(len(text) + 1)]
    if way < 0.06:
        return text * 2
    if way < 0.08:
        return "[" * dice.randrange(1, 5000)
    return text
