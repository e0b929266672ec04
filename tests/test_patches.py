"""Patches in tests, none of which concern compiled code: it would ignore them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from runpy import run_path

import pytest

TESTS = Path(__file__).resolve().parent
SOURCES: list[str] = run_path(str(TESTS.parent / "setup.py"))["sources"]()
COMPILED = {source.removeprefix("src/").removesuffix(".py").replace("/", ".") for source in SOURCES}
PATCHING = {f"monkeypatch.{how}" for how in ("setattr", "delattr", "setitem", "delitem")}
# Objects made in tests, of classes that are never compiled: the house of a server, and an event loop.
MADE_HERE = {"house", "loop"}


def imported(tree: ast.Module) -> dict[str, str]:
    """Return where each imported name comes from: "serve" is smallworld.cli.commands.serve."""
    names: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            names |= {name.asname or name.name: f"{node.module}.{name.name}" for name in node.names}
        elif isinstance(node, ast.Import):
            names |= {(name.asname or name.name).partition(".")[0]: name.name for name in node.names}
    return names


def patched(source: str) -> Iterator[str]:
    """Yield the targets that a file patches, as dotted names; unknown ones begin with "?"."""
    if "monkeypatch." not in source and "mock" not in source:
        return
    tree = ast.parse(source)
    names = imported(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom | ast.Import) and "mock" in ast.unparse(node):
            yield f"?{ast.unparse(node)}"
        elif isinstance(node, ast.Call) and ast.unparse(node.func) in PATCHING:
            yield target(node.args[0], names)


def target(what: ast.expr, names: dict[str, str]) -> str:
    """Return the target of the first argument of a patch."""
    if isinstance(what, ast.Constant) and isinstance(what.value, str):
        return what.value
    dotted = ast.unparse(what)
    root, _, rest = dotted.partition(".")
    root = root.partition("[")[0]
    if root in names:
        return f"{names[root]}.{rest}".rstrip(".")
    return dotted if root in MADE_HERE else f"?{dotted}"


def wrong(target: str) -> bool:
    """Return whether a target is compiled, in a compiled module, or unknown."""
    return target.startswith("?") or any(
        target == module or target.startswith(f"{module}.") for module in COMPILED
    )


FILES = sorted(TESTS.rglob("*.py"))


def test_tests_do_not_patch_any_compiled_module():
    assert len(FILES) > 100
    assert [
        f"{file.relative_to(TESTS)}: {what}"
        for file in FILES
        for what in patched(file.read_text(encoding="utf-8"))
        if wrong(what)
    ] == []


@pytest.mark.parametrize(
    "source",
    [
        'monkeypatch.setattr("smallworld.engine.rulings.START_COINS", 7)',
        "from smallworld.engine import rulings\nmonkeypatch.setattr(rulings, 'START_COINS', 7)",
        "from smallworld.engine.state import State\nmonkeypatch.delattr(State, 'copy')",
        "from smallworld.content.shelf import SHELF\nmonkeypatch.setitem(SHELF, 'mine', my_box)",
        "import smallworld\nmonkeypatch.setattr(smallworld.engine.state, 'NONE', 7)",
        "monkeypatch.setattr(game.state, 'copy', nothing)",
        "from unittest.mock import patch",
    ],
)
def test_check_finds_patches_of_compiled_modules_in_any_spelling(source):
    assert [what for what in patched(source) if wrong(what)]


@pytest.mark.parametrize(
    "source",
    [
        'monkeypatch.setenv("SMALLWORLD_COMPILED", "0")',
        'monkeypatch.setattr("smallworld.server.limits.time", clock)',
        "import sys\nmonkeypatch.setitem(sys.modules, 'pywebpush', None)",
    ],
)
def test_check_allows_patches_of_modules_that_are_not_compiled(source):
    assert not [what for what in patched(source) if wrong(what)]
