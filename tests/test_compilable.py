"""Code that mypyc refuses or compiles wrongly, found in the sources.

A build without mypyc falls back to slow rules with a warning. `make test` builds the rules too, but takes
minutes. Add to this list what else mypyc refuses.
"""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterable, Iterator
from pathlib import Path
from runpy import run_path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCES: list[str] = run_path(str(ROOT / "setup.py"))["sources"]()

IN_A_CLASS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Assign, ast.AnnAssign, ast.Expr, ast.Pass)
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
LOOPS = (ast.For, ast.AsyncFor, ast.While)

REFUSED = {
    "membership in a tuple with a star": "x in (*a, *b)",
    "membership in a list with a star": "x not in [*a, 1]",
    "a class in a function": "def f():\n    class A: pass",
    "a class in a class": "class A:\n    class B: pass",
    "a condition in a class": "class A:\n    if x: y = 1",
    "two names in a class for a value": "class A:\n    x = y = 1",
    "unpacking in a class": "class A:\n    x, y = 1, 2",
    "a group of exceptions": "try: f()\nexcept* ValueError: pass",
    "a break before a finally": "for x in a:\n    try: break\n    finally: f()",
    "a continue before a finally": "for x in a:\n    try:\n        if x: continue\n    finally: f()",
    "an asynchronous generator": "async def f():\n    yield 1",
    # A caught ValueError would be a TypeError, because the name keeps the type of the first clause.
    "one name for our error and another": "try: f()\nexcept Ours as e: g()\nexcept ValueError as e: g()",
}
COMPILED = {
    "membership in a set with a star": "x in {*a, *b}",
    "membership in a named tuple": "c = (*a, *b)\nx in c",
    "a loop over a tuple with a star": "for x in (*a, 1): f(x)",
    "a loop before a finally": "try:\n    for x in a: break\nfinally: f()",
    "a function that returns before a finally": "def f():\n    try: return 1\n    finally: g()",
    "two names for two errors": "try: f()\nexcept Ours as e: g()\nexcept ValueError as other: g()",
    "one name for two errors of Python": "try: f()\nexcept OSError as e: g()\nexcept ValueError as e: g()",
}


def within(nodes: Iterable[ast.AST], outside: tuple[type[ast.AST], ...]) -> Iterator[ast.AST]:
    """Yield these nodes and all in them, except those in a node of these types."""
    waiting: list[ast.AST] = list(nodes)
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, outside):
            waiting.extend(ast.iter_child_nodes(node))


def mixes_errors(handlers: list[ast.ExceptHandler]) -> bool:
    """Return whether a clause reuses the name under which an earlier one caught one of our errors."""
    ours: dict[str, bool] = {}
    for handler in handlers:
        if ours.get(handler.name or ""):
            return True
        of_python = not isinstance(handler.type, ast.Name) or hasattr(builtins, handler.type.id)
        ours.setdefault(handler.name or "", bool(handler.name) and not of_python)
    return False


def is_refused(node: ast.AST) -> bool:
    match node:
        case ast.Compare():
            return any(
                isinstance(how, (ast.In, ast.NotIn))
                and isinstance(group, (ast.Tuple, ast.List))
                and any(isinstance(one, ast.Starred) for one in group.elts)
                for how, group in zip(node.ops, node.comparators, strict=True)
            )
        case ast.ClassDef():
            return any(
                not isinstance(part, IN_A_CLASS)
                or (isinstance(part, ast.Assign) and [type(name) for name in part.targets] != [ast.Name])
                for part in node.body
            )
        case ast.Try():
            before = [*node.body, *node.handlers, *node.orelse] if node.finalbody else []
            leaves = (ast.Break, ast.Continue)
            after = within(before, (*LOOPS, *FUNCTIONS, ast.ClassDef))
            return mixes_errors(node.handlers) or any(isinstance(part, leaves) for part in after)
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            inside = list(within(node.body, FUNCTIONS))
            yields = any(isinstance(part, (ast.Yield, ast.YieldFrom)) for part in inside)
            return any(isinstance(part, ast.ClassDef) for part in inside) or (
                yields and isinstance(node, ast.AsyncFunctionDef)
            )
    return isinstance(node, ast.TryStar)


def refused(code: str) -> list[int]:
    """Return the lines of code that mypyc refuses."""
    return [getattr(node, "lineno", 0) for node in ast.walk(ast.parse(code)) if is_refused(node)]


@pytest.mark.parametrize("code", REFUSED.values(), ids=REFUSED)
def test_code_that_mypyc_refuses_is_found(code):
    assert refused(code)


@pytest.mark.parametrize("code", COMPILED.values(), ids=COMPILED)
def test_code_that_mypyc_compiles_is_not_found(code):
    assert not refused(code)


def test_compiled_modules_contain_nothing_that_mypyc_refuses():
    found = [f"{path}:{line}" for path in SOURCES for line in refused((ROOT / path).read_text("utf-8"))]
    assert SOURCES
    assert found == []
