"""Packages with subpackages, between which there are no circular imports.

Modules of one subpackage may need each other. If modules of two subpackages do, neither can be read, tested
or changed without the other, and the line between them is in the wrong place.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from smallworld.cli import COMMANDS

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "smallworld"
CLIENT = ROOT / "web" / "src"
# The packages with subpackages, and their modules outside: they combine all others, or all import them.
OUTSIDE = {
    "cli": set[str](),
    "server": {"app", "run", "settings", "limits", "metrics"},
    "house": {"catalogue", "json_text", "names", "refusal"},
    "cartography": set[str](),
    "content/realms": {"box", "rulings", "board_names", "scenario_setups"},
}
# Folders of Realms from the bottom up: each imports only from those before it.
REALMS = ("tiles", "formats", "dynamic", "rules", "scenarios")
MOST_BETWEEN_FOLDERS = 43  # imports from one folder of Realms to another
OUTSIDE_OF_CLIENT = {"App", "main"}
# An import between files of the client: `from "../lib/api"`, `import("./Table.svelte")`.
IMPORTED = re.compile(r"""\b(?:from|import)\s*\(?\s*["'](\.[^"']+)["']""")

Graph = dict[str, set[str]]


def imports(package: str) -> Graph:
    """Return the imports between modules of `package`, including those in functions and for type checks."""
    folder = PACKAGE / package
    files = {".".join(path.relative_to(folder).with_suffix("").parts): path for path in folder.rglob("*.py")}
    graph: Graph = {}
    for module, path in files.items():
        named: set[str] = set()
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                named.update(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                named.add(node.module or "")
                named.update(f"{node.module}.{alias.name}" for alias in node.names)
        dotted = f"smallworld.{package.replace('/', '.')}"
        inside = {name.removeprefix(f"{dotted}.") for name in named}
        if dotted in named:
            inside.add("__init__")
        graph[module] = (inside & files.keys()) - {module}
    return graph


def client_imports() -> Graph:
    """Return the imports between files of the client, including types."""
    files = {
        path.relative_to(CLIENT).with_suffix("").as_posix().replace("/", ".", 1): path
        for path in CLIENT.rglob("*")
        if path.suffix in (".ts", ".svelte")
    }
    modules = {path: module for module, path in files.items()}
    graph: Graph = {module: set() for module in files}
    for module, path in files.items():
        for said in IMPORTED.findall(path.read_text("utf-8")):
            wanted = (path.parent / said).resolve()
            found = [
                modules[wanted.with_name(wanted.name + end)]
                for end in ("", ".ts", ".svelte")
                if wanted.with_name(wanted.name + end) in modules
            ]
            graph[module].update(found)
    return graph


def reached(graph: Graph, module: str) -> set[str]:
    """Return all modules that `module` imports, directly or indirectly."""
    found: set[str] = set()
    waiting = [module]
    while waiting:
        for needed in graph[waiting.pop()] - found:
            found.add(needed)
            waiting.append(needed)
    return found


def wing_of(module: str) -> str:
    """Return the folder of a module; "" at the top of its package."""
    return module.partition(".")[0] if "." in module else ""


def circles(graph: Graph) -> list[tuple[str, str]]:
    """Return the pairs of modules in different folders that need each other, each pair once."""
    needs = {module: reached(graph, module) for module in graph}
    return [
        (one, other)
        for one in sorted(graph)
        for other in sorted(needs[one])
        if one < other and one in needs[other] and wing_of(one) != wing_of(other)
    ]


@pytest.mark.parametrize("package", OUTSIDE)
def test_subpackages_have_no_circular_imports(package):
    graph = imports(package)
    assert len({wing_of(module) for module in graph}) > 2, f"{package} has no wings"
    assert any(graph.values()), "the imports were not found"
    assert circles(graph) == []


def test_folders_of_the_client_have_no_circular_imports():
    graph = client_imports()
    assert len({wing_of(module) for module in graph}) > 5, "the client has no wings"
    assert sum(map(len, graph.values())) > 200, "the imports were not found"
    assert {module for module in graph if wing_of(module) == ""} <= OUTSIDE_OF_CLIENT
    assert circles(graph) == []


@pytest.mark.parametrize("package", OUTSIDE)
def test_only_a_few_modules_are_outside_of_a_subpackage(package):
    assert {path.stem for path in (PACKAGE / package).glob("*.py")} == {"__init__", *OUTSIDE[package]}


def test_folders_of_the_realms_box_import_in_one_direction_only():
    graph = imports("content/realms")
    between = [
        (module, needed)
        for module in graph
        for needed in graph[module]
        if wing_of(module) and wing_of(needed) and wing_of(module) != wing_of(needed)
    ]
    height = {folder: number for number, folder in enumerate(REALMS)}
    assert {wing_of(module) for module in graph} == {"", *REALMS}
    assert [(one, other) for one, other in between if height[wing_of(one)] < height[wing_of(other)]] == []
    assert len(between) <= MOST_BETWEEN_FOLDERS


def test_folder_of_commands_contains_only_commands():
    homes = {home.partition(":")[0].rpartition(".")[2] for home in COMMANDS.values()}
    assert {path.stem for path in (PACKAGE / "cli/commands").glob("*.py")} == {"__init__", *homes}


@pytest.mark.parametrize("package", ["server", "content/realms", "cartography"])
def test_folders_of_tests_mirror_those_of_the_source(package):
    tested = {path.parent.name for path in (ROOT / "tests" / package).glob("*/test_*.py")}
    assert tested
    # A server tests the folders of `house`.
    folders = [PACKAGE / package, *([PACKAGE / "house"] if package == "server" else [])]
    assert tested <= {path.parent.name for folder in folders for path in folder.glob("*/__init__.py")}


def test_check_finds_import_circles_of_any_length():
    straight = {"map.cells": {"words.names"}, "words.names": {"words.lines"}, "words.lines": set()}
    assert circles(straight) == []
    bent = straight | {"words.lines": {"map.cells"}}
    assert circles(bent) == [("map.cells", "words.lines"), ("map.cells", "words.names")]


def test_modules_of_one_subpackage_may_import_each_other():
    assert circles({"words.names": {"words.lines"}, "words.lines": {"words.names"}}) == []
