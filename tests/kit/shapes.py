"""A check of plain data against a typed dictionary, as declared in the source.

It reads sources, because compiled classes have lost the types of their fields.
"""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from runpy import run_path
from typing import Any

SCRIPT = Path(__file__).resolve().parents[2] / "scripts" / "protocol_types.py"
PLAIN: dict[str, tuple[type, ...]] = {"str": (str,), "int": (int,), "float": (int, float), "bool": (bool,)}


@cache
def _script() -> dict[str, Any]:
    return run_path(str(SCRIPT))


@cache
def _declared() -> dict[str, Any]:
    """Return the shapes and aliases of the protocol by name."""
    script = _script()
    return {one.name: one for one in script["shapes"]() if not isinstance(one, script["Section"])}


# The source of each part of a type, which lives as long as the declarations.
_source = cache(ast.unparse)


@cache
def _alternatives(kind: ast.BinOp) -> tuple[ast.expr, ...]:
    return tuple(_script()["parts_of"](kind))


@cache
def _fields(name: str) -> dict[str, Any]:
    """Return all fields of a shape, including those of its bases."""
    shape = _declared()[name]
    fields: dict[str, Any] = {}
    for base in shape.bases:
        fields |= _fields(base)
    return fields | {field.name: field for field in shape.fields}


def faults(value: object, shape: str) -> list[str]:
    """Return what is wrong with `value` as a `shape`, with places; an empty list if it fits."""
    return _faults(value, ast.Name(shape), shape)


def _faults(value: object, kind: ast.expr, at: str) -> list[str]:
    if isinstance(kind, ast.BinOp):
        each = [_faults(value, part, at) for part in _alternatives(kind)]
        return [] if [] in each else min(each, key=_how_far_off)
    if isinstance(kind, ast.Constant):
        fits = (
            value is None if kind.value is None else type(value) is type(kind.value) and value == kind.value
        )
        return [] if fits else [f"{at}: {value!r} is not {kind.value!r}"]
    if isinstance(kind, ast.Subscript):
        inside = kind.slice.elts if isinstance(kind.slice, ast.Tuple) else [kind.slice]
        return _generic_faults(value, _source(kind.value), inside, at)
    name = kind.id if isinstance(kind, ast.Name) else _source(kind)
    if name == "Any":
        return []
    if name in PLAIN:
        fits = isinstance(value, PLAIN[name]) and isinstance(value, bool) == (name == "bool")
        return [] if fits else [f"{at}: {value!r} is no {name}"]
    one = _declared()[name]
    if isinstance(one, _script()["Alias"]):
        return _faults(value, one.type, at)
    return _shape_faults(value, name, at)


def _how_far_off(found: list[str]) -> tuple[bool, int]:
    """Return the sort key of a union's members: first those with a fitting "shape", then the nearest."""
    return any(".shape:" in fault for fault in found), len(found)


def _generic_faults(value: object, name: str, inside: list[ast.expr], at: str) -> list[str]:
    if name == "Literal":
        fits = any(not _faults(value, word, at) for word in inside)
        return [] if fits else [f"{at}: {value!r} is none of {', '.join(map(ast.unparse, inside))}"]
    if name == "list" and isinstance(value, list):
        return [
            fault for place, one in enumerate(value) for fault in _faults(one, inside[0], f"{at}[{place}]")
        ]
    if name == "dict" and isinstance(value, dict):
        names = [fault for key in value for fault in _faults(key, inside[0], f"{at} key")]
        return names + [fault for key in value for fault in _faults(value[key], inside[1], f"{at}.{key}")]
    return [f"{at}: {value!r} is no {name}"]


def _shape_faults(value: object, name: str, at: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{at}: {value!r} is no {name}"]
    fields = _fields(name)
    found = [f"{at}: {key} is no field of {name}" for key in value if key not in fields]
    for key, field in fields.items():
        if key in value:
            found += _faults(value[key], field.type, f"{at}.{key}")
        elif not field.optional:
            found.append(f"{at}: {key} is missing")
    return found
