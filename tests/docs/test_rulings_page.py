"""The pages of rulings, one a box, have what the terminal tells, every constant, and tests that exist."""

from __future__ import annotations

import pkgutil
import re
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from smallworld import content
from smallworld.engine import rulings as general_rulings
from smallworld.translate import Translator

PAGES = sorted((Path(__file__).parents[2] / "docs" / "rules").glob("*.md"))
FOLDERS = [module.name for module in pkgutil.iter_modules(content.__path__) if module.ispkg]
WORDS = Translator("en")


def text():
    return "\n".join(page.read_text("utf-8") for page in PAGES)


def rulings_of(folder):
    """The module of a box's own numbers and rulings; None where it has none."""
    name = f"{content.__name__}.{folder}.rulings"
    return import_module(name) if find_spec(name) else None


def test_each_ruling_stands_in_the_page_as_it_does_in_the_catalogue():
    page = " ".join(text().split())
    rulings = WORDS.ids("ruling-")
    assert len(rulings) > 90
    entries = [f"**{WORDS.t(id)}** {WORDS.t(f'{id}.answer')}" for id in rulings]
    assert [entry for entry in entries if entry not in page] == []


def test_each_ruling_of_the_page_stands_in_the_catalogue():
    asked = re.findall(r"^\*\*([^*]+\?)\*\*", text(), re.MULTILINE)
    known = {WORDS.t(id) for id in WORDS.ids("ruling-")}
    assert len(asked) > 90
    assert [question for question in asked if " ".join(question.split()) not in known] == []


def test_each_ruling_has_a_test():
    assert "none yet" not in text()


def test_each_constant_of_the_rulings_stands_in_the_page():
    page = text()
    modules = [general_rulings, *filter(None, map(rulings_of, FOLDERS))]
    assert len(modules) > 1
    constants = [name for rulings in modules for name in vars(rulings) if name.isupper()]
    assert constants
    assert [name for name in constants if f"`{name}`" not in page] == []


def test_each_test_that_the_page_names_exists():
    named = re.findall(r"`(?:test_\w+\.py::)?(test_\w+)`", text())
    tests = [path.read_text("utf-8") for path in Path(__file__).parents[1].rglob("test_*.py")]
    defined = {name for test in tests for name in re.findall(r"def (test_\w+)", test)}
    assert named
    assert [name for name in named if name not in defined] == []
