"""Descriptions of the public names on the pages in docs/reference/python, from docstrings and comments."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from textwrap import dedent
from types import ModuleType
from typing import Any, Final

PAGES: Final = Path(__file__).resolve().parent.parent / "docs" / "reference" / "python"
SOURCE: Final = PAGES.parents[2] / "src"
ROW: Final = re.compile(r"^\| `(?P<module>smallworld[a-z0-9_.]*)` \| (?P<names>.*) \|$", re.MULTILINE)
COMMENT: Final = re.compile(r"  # (?!noqa|type:)(?P<said>.+)$")
LONGEST_VALUE: Final = 60


@cache
def sections() -> dict[str, dict[str, list[str]]]:
    """Return the public names by page and module."""
    return {
        page.stem: {
            row["module"]: re.findall(r"`(\w+)`", row["names"])
            for row in ROW.finditer(page.read_text(encoding="utf-8"))
        }
        for page in sorted(PAGES.glob("*.md"))
    }


def section(page: str) -> Iterator[str]:
    """Yield the lines of Markdown that describe the modules of a page."""
    for module, names in sections()[page].items():
        yield from [f"## `{module}`", "", "```{eval-rst}", f".. automodule:: {module}", ""]
        homes = {name: home_of(module, name) for name in names}
        for name in names:
            if homes[name] == module:
                yield from described(import_module(module), name)
        passed_on = [f":py:obj:`{name} <{home}.{name}>`" for name, home in homes.items() if home != module]
        if passed_on:
            yield from [f"Here too: {', '.join(passed_on)}.", ""]
        yield from ["```", ""]


def home_of(module: str, name: str) -> str:
    """Return the module to describe a name in: the one that defines it, if it is public there."""
    made_in = getattr(getattr(import_module(module), name), "__module__", module)
    made_in = _imports(module).get(name, made_in)
    listed = [
        names for modules in sections().values() for place, names in modules.items() if place == made_in
    ]
    return made_in if any(name in names for names in listed) else module


@cache
def _imports(module: str) -> dict[str, str]:
    """Return the names that a module of the package imports from others, each with that other module."""
    path = SOURCE.joinpath(*module.split("."))
    path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return {
        name.asname or name.name: node.module
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ImportFrom) and node.module
        for name in node.names
    }


def described(module: ModuleType, name: str) -> list[str]:
    """Return the reStructuredText directive that describes a name."""
    thing = getattr(module, name)
    place = f"{module.__name__}.{name}"
    if inspect.ismodule(thing):
        return [f"``{name}`` is the module :py:mod:`{thing.__name__}`.", ""]
    if inspect.isclass(thing) and thing.__name__ == name:
        return class_described(thing, place)
    if inspect.isroutine(thing):
        return [f".. autofunction:: {place}", ""]
    return [
        f".. py:data:: {name}",
        f"   :module: {module.__name__}",
        *value_of(thing),
        "",
        f"   {comment_on(module, name)}",
        "",
    ]


def class_described(kind: type, place: str) -> list[str]:
    """Return the directive that describes a class with its attributes."""
    explained = attributes(kind)
    directive = "autoexception" if issubclass(kind, BaseException) else "autoclass"
    lines = [f".. {directive}:: {place}", "   :members:"]
    if explained:  # Python's own description of a field says less
        lines.append(f"   :exclude-members: {', '.join(explained)}")
    for name, said in explained.items():
        lines += ["", f"   .. py:attribute:: {name}", "", f"      {said}"]
    return [*lines, ""]


def value_of(thing: Any) -> list[str]:
    """Return the option with the value of a constant, if the value is short."""
    shown = thing.__name__ if inspect.isclass(thing) else repr(thing)
    return [f"   :value: {shown}"] if len(shown) <= LONGEST_VALUE and "<" not in shown else []


# --- Comments in the source -----------------------------------------------------------------------


def comment_on(module: ModuleType, name: str) -> str:
    """Return the comment after the line that sets a constant."""
    lines = inspect.getsource(module).splitlines()
    return next(
        (said for found, said in _commented(ast.parse("\n".join(lines)).body, lines) if found == name), ""
    )


def attributes(kind: type) -> dict[str, str]:
    """Return the attributes of a class, with the comments after their first assignments."""
    lines = inspect.getsource(kind).splitlines()
    [made] = ast.parse(dedent("\n".join(lines))).body
    assert isinstance(made, ast.ClassDef)
    statements = [*made.body]
    for node in made.body:
        if isinstance(node, ast.FunctionDef) and node.name == "__init__":
            statements += [within for within in ast.walk(node) if isinstance(within, ast.stmt)]
    explained: dict[str, str] = {}
    for name, said in _commented(sorted(statements, key=lambda node: node.lineno), lines):
        if not name.startswith("_"):
            explained.setdefault(name, said)
    return explained


def _commented(statements: list[ast.stmt], lines: list[str]) -> Iterator[tuple[str, str]]:
    """Yield the names or attributes of `self` that statements set, with the comment after them."""
    for node in statements:
        said = COMMENT.search(lines[(node.end_lineno or node.lineno) - 1])
        for target in _targets(node):
            if said and isinstance(target, ast.Name):
                yield target.id, said["said"]
            elif said and isinstance(target, ast.Attribute):
                yield target.attr, said["said"]


def _targets(node: ast.stmt) -> list[ast.expr]:
    if isinstance(node, ast.Assign):
        return node.targets
    return [node.target] if isinstance(node, ast.AnnAssign) else []
