"""Benchmarks, examples and scripts, whose imports must exist: no other test runs them all."""

import ast
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).parent.parent
FOLDERS = ("benchmarks", "examples", "scripts")


def test_scripts_and_examples_import_only_names_that_exist():
    sources = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))]
    missing = [
        f"{path.relative_to(ROOT)}: {node.module}.{alias.name}"
        for path in sources
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("smallworld")
        for alias in node.names
        if not exists(node.module, alias.name)
    ]
    assert sources
    assert not missing


def exists(module: str, name: str) -> bool:
    try:
        return hasattr(import_module(module), name) or bool(import_module(f"{module}.{name}"))
    except ImportError as error:
        return error.name is None or not error.name.startswith("smallworld")  # an extra that is not installed
