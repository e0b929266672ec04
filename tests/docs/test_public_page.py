"""The pages of public names: every name exists, and examples for users need no other names."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest
import site_names

import smallworld
import smallworld.envs

from .test_samples import COMPLETE

ROOT = Path(__file__).resolve().parents[2]
PUBLIC = {module: names for page in site_names.sections().values() for module, names in page.items()}
SECTIONS = ("create", "research")
FOR_USERS = (
    ROOT / "README.md",
    *(page for section in SECTIONS for page in sorted((ROOT / "docs" / section).glob("*.md"))),
)


def imports_in(code: str) -> list[tuple[str, str]]:
    """Return the modules of the package that a source imports, with the imported names."""
    return [
        (node.module, name.name)
        for node in ast.walk(ast.parse(code))
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "smallworld"
        for name in node.names
    ]


def shown_to_users() -> list[tuple[str, str, str]]:
    """Return each import from the package in examples for users: the place, the module and the name."""
    codes = [(sample.page.name, sample.code) for sample in COMPLETE if sample.page in FOR_USERS]
    codes += [
        (file.name, file.read_text(encoding="utf-8")) for file in sorted((ROOT / "examples").glob("*.py"))
    ]
    return [(place, module, name) for place, code in codes for module, name in imports_in(code)]


@pytest.mark.parametrize("module", PUBLIC)
def test_names_on_the_page_of_the_python_interface_exist(module):
    missing = [name for name in PUBLIC[module] if not hasattr(import_module(module), name)]
    assert missing == []


@pytest.mark.parametrize("package", [smallworld, smallworld.envs], ids=lambda package: package.__name__)
def test_page_of_the_python_interface_lists_every_exported_name(package):
    assert sorted(PUBLIC[package.__name__]) == sorted(package.__all__)


def test_examples_for_users_use_only_public_names():
    shown = shown_to_users()
    assert shown
    others = {
        place: f"{module}.{name}" for place, module, name in shown if name not in PUBLIC.get(module, ())
    }
    assert others == {}
