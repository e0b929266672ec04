"""The generator of web/src/lib/protocol.ts and docs/reference/protocol-shapes.md, from typed dictionaries.

It reads source code and never imports classes, so the results are the same for every build. Docstrings become
comments before interfaces, and comments after fields stay there:

    python scripts/protocol_types.py
"""

from __future__ import annotations

import ast
import io
import json
import re
import tokenize
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "smallworld"
TYPES = ROOT / "web" / "src" / "lib" / "protocol.ts"
PAGE = ROOT / "docs" / "reference" / "protocol-shapes.md"
# The source files of the shapes, and the names of the wanted shapes; no names means all.
SOURCES: dict[str, tuple[str, ...]] = {
    "engine/text/notation.py": (),
    "views/schema.py": (),
    "house/schema/answers.py": (),
    "server/schema/kept.py": (),
    "house/schema/catalogue.py": (),
    "house/schema/messages.py": (),
    "server/schema/requests.py": ("SeatWish", "ClockWish", "TableWish"),
    "server/schema/commands.py": ("Command", "ComboName", "PlanStep", "PlanWish"),
}
ROOTS = {"TypedDict", "Request"}  # the base classes of answers and requests
HEADING = re.compile(r"--- (.+?) -+")
WIDTH = 120  # as in web/prettier.config.js
HEAD_OF_PAGE = """\
# Shapes

Made by `python scripts/protocol_types.py` from `views/schema.py`, `house/schema` and `server/schema`;
edit those instead.

These are the JSON types of the API as TypeScript. They cover views, events, the server's answers and
the larger bodies. A field `name?` may be missing. The client has the same types in `web/src/lib/protocol.ts`.
"""
HEAD = """\
/**
 * The JSON of the protocol; see docs/reference/protocol.md.
 *
 * Made by `python scripts/protocol_types.py` from the typed dictionaries of the server; edit those instead.
 */
"""
PLAIN = {
    "str": "string",
    "int": "number",
    "float": "number",
    "bool": "boolean",
    "None": "null",
    "object": "unknown",
    "Any": "unknown",
}


class Field(NamedTuple):
    """A field of a shape. An `optional` field may be missing."""

    name: str
    type: ast.expr
    optional: bool
    comment: str


class Shape(NamedTuple):
    """A typed dictionary: its fields, and the shapes that it inherits from."""

    name: str
    doc: str
    bases: list[str]
    fields: list[Field]


class Alias(NamedTuple):
    """Another name for a type."""

    name: str
    type: ast.expr
    comment: str


class Section(NamedTuple):
    """A heading over the shapes and aliases after it."""

    title: str


Declared = Shape | Alias | Section


def declared(source: str, before: set[str]) -> Iterator[Declared]:
    """Yield the declarations of a source file, in order. Shapes may inherit from those in `before`."""
    text = (PACKAGE / source).read_text(encoding="utf-8")
    comments = {
        token.start[0]: token.string.removeprefix("#").strip()
        for token in tokenize.generate_tokens(io.StringIO(text).readline)
        if token.type == tokenize.COMMENT
    }
    headings = [(line, found[1]) for line, text in comments.items() if (found := HEADING.fullmatch(text))]
    known = ROOTS | before
    for node in ast.parse(text, source).body:
        while headings and headings[0][0] < node.lineno:
            yield Section(headings.pop(0)[1])
        if isinstance(node, ast.ClassDef):
            bases = [ast.unparse(base) for base in node.bases]
            if known.intersection(bases) and node.name not in ROOTS:
                known.add(node.name)
                doc = ast.get_docstring(node) or ""
                yield Shape(
                    node.name, doc, [base for base in bases if base not in ROOTS], fields_of(node, comments)
                )
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            if is_type_name(name):
                yield Alias(name, node.value, comments.get(node.lineno, ""))


def is_type_name(name: str) -> bool:
    """Return whether a name is that of a type, such as "RegionId", and not of a constant or function."""
    return name[0].isupper() and not name.isupper()


def fields_of(node: ast.ClassDef, comments: dict[int, str]) -> list[Field]:
    """Return the fields in the body of a class, each with the comment after it or the string below it."""
    all_optional = any(word.arg == "total" and ast.unparse(word.value) == "False" for word in node.keywords)
    fields: list[Field] = []
    for line, below in pairwise([*node.body, ast.Pass()]):
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            kind, optional = line.annotation, all_optional or has_default(line.value)
            if isinstance(kind, ast.Subscript) and ast.unparse(kind.value) == "NotRequired":
                kind, optional = kind.slice, True
            text = comments.get(line.lineno, "")
            if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
                text = str(below.value.value)
            fields.append(Field(line.target.id, kind, optional, text))
    return fields


def has_default(value: ast.expr | None) -> bool:
    """Return whether a field of a request may be left out."""
    if isinstance(value, ast.Call) and ast.unparse(value.func) == "Field":
        return any(word.arg in ("default", "default_factory") for word in value.keywords)
    return value is not None


def shapes() -> list[Declared]:
    """Return all declarations of the protocol, in the order of the source files.

    If a source file needs only "a dictionary", it may have a placeholder for a shape of an earlier file.
    Placeholders are skipped.

    Raises:
        ValueError: two shapes have the same name.
    """
    found: list[Declared] = []
    names: set[str] = set()
    for source, wanted in SOURCES.items():
        for one in declared(source, names):
            if isinstance(one, Section):
                if not wanted:
                    found.append(one)
            elif not wanted or one.name in wanted:
                if one.name not in names:
                    found.append(one)
                elif isinstance(one, Shape):
                    raise ValueError(f"{source}: there is another {one.name}")
                names.add(one.name)
    return found


# --- TypeScript ----------------------------------------------------------------------------------------


def typescript(kind: ast.expr) -> str:
    """Return a Python type in TypeScript."""
    if isinstance(kind, ast.BinOp):
        return " | ".join(typescript(part) for part in parts_of(kind))
    if isinstance(kind, ast.Constant):
        return json.dumps(kind.value)
    if isinstance(kind, ast.Subscript):
        inside = kind.slice.elts if isinstance(kind.slice, ast.Tuple) else [kind.slice]
        return generic(ast.unparse(kind.value), inside)
    name = ast.unparse(kind)
    return PLAIN.get(name, name)


def parts_of(kind: ast.expr) -> list[ast.expr]:
    """Return the members of a union type, in order."""
    if isinstance(kind, ast.BinOp):
        return [*parts_of(kind.left), *parts_of(kind.right)]
    return [kind]


def generic(name: str, inside: list[ast.expr]) -> str:
    """Return a generic type in TypeScript: a list, a dictionary, a pair, or a choice of words."""
    if name == "Literal":
        return " | ".join(typescript(word) for word in inside)
    types = [typescript(one) for one in inside]
    if name == "list":
        is_union = " | " in types[0] and not types[0].startswith("Record<")  # Record encloses the union
        return f"({types[0]})[]" if is_union else f"{types[0]}[]"
    if name == "dict":
        return f"Record<{types[0]}, {types[1]}>"
    if name == "tuple":
        return f"[{', '.join(types)}]"
    raise ValueError(f"{name}: no type of the protocol; there are Literal, list, dict and tuple")


def comment(text: str) -> str:
    """Return a docstring as a TypeScript comment before a declaration."""
    lines = text.splitlines()
    if len(lines) < 2:
        return f"/** {text} */\n" if text else ""
    return "\n".join(["/**", *[f" * {line}".rstrip() for line in lines], " */"]) + "\n"


def declaration(one: Declared) -> str:
    """Return a shape as an interface, or an alias as a type, in Prettier's format."""
    if isinstance(one, Section):
        return f"// --- {one.title} ---"
    if isinstance(one, Alias):
        behind = f" // {one.comment}" if one.comment else ""
        line = f"export type {one.name} = {typescript(one.type)};"
        if len(line) > WIDTH:
            line = f"export type {one.name} =\n  {typescript(one.type)};"
        if len(line.splitlines()[-1]) > WIDTH:
            parts = [f"\n  | {typescript(part)}" for part in parts_of(one.type)]
            line = f"export type {one.name} ={''.join(parts)};"
        return line + behind
    extends = f" extends {', '.join(one.bases)}" if one.bases else ""
    if not one.fields:
        return (
            comment(one.doc) + f"export type {one.name} = {' & '.join(one.bases) or 'Record<string, never>'};"
        )
    lines = [f"export interface {one.name}{extends} {{"]
    for field in one.fields:
        behind = f" // {field.comment}" if field.comment else ""
        lines.append(f"  {field.name}{'?' if field.optional else ''}: {typescript(field.type)};{behind}")
    return comment(one.doc) + "\n".join([*lines, "}"])


def types_ts() -> str:
    """Return all types of the client."""
    return HEAD + "\n" + "\n\n".join(declaration(one) for one in shapes()) + "\n"


# --- The page ------------------------------------------------------------------------------------------


def page() -> str:
    """Return the whole page of shapes."""
    titles = [one.title for one in shapes() if isinstance(one, Section)]
    listed = "\n".join(f"- [{title}](#{title.lower().replace(' ', '-')})" for title in titles)
    return f"{HEAD_OF_PAGE}\n{listed}\n\n{sections()}\n"


def sections() -> str:
    """Return all shapes in TypeScript, under their headings."""
    blocks: list[str] = []
    for one in shapes():
        if isinstance(one, Section):
            blocks.append(f"\n## {one.title}\n")
        else:
            text = declaration(one).replace("export ", "")
            if blocks and not blocks[-1].startswith("\n##"):
                blocks[-1] = blocks[-1].removesuffix("\n```") + f"\n\n{text}\n```"
            else:
                blocks.append(f"```ts\n{text}\n```")
    return "\n".join(blocks)


if __name__ == "__main__":
    TYPES.write_text(types_ts(), encoding="utf-8")
    PAGE.write_text(page(), encoding="utf-8")
