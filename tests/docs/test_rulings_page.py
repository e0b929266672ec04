"""The page of rulings has what the terminal tells, every constant, and tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

from smallworld.content.base import rulings as base_rulings
from smallworld.engine import rulings as general_rulings
from smallworld.translate import Translator

PAGE = Path(__file__).parents[2] / "docs" / "rules" / "base.md"
WORDS = Translator("en")


def test_each_ruling_stands_in_the_page_as_it_does_in_the_catalogue():
    page = " ".join(PAGE.read_text("utf-8").split())
    rulings = WORDS.ids("ruling-")
    assert len(rulings) > 90
    entries = [f"**{WORDS.t(id)}** {WORDS.t(f'{id}.answer')}" for id in rulings]
    assert [entry for entry in entries if entry not in page] == []


def test_each_ruling_of_the_page_stands_in_the_catalogue():
    asked = re.findall(r"^\*\*([^*]+\?)\*\*", PAGE.read_text("utf-8"), re.MULTILINE)
    known = {WORDS.t(id) for id in WORDS.ids("ruling-")}
    assert len(asked) > 90
    assert [question for question in asked if " ".join(question.split()) not in known] == []


def test_each_ruling_has_a_test():
    assert "none yet" not in PAGE.read_text("utf-8")


def test_each_constant_of_the_rulings_stands_in_the_page():
    page = PAGE.read_text("utf-8")
    constants = [
        name for rulings in (general_rulings, base_rulings) for name in vars(rulings) if name.isupper()
    ]
    assert constants
    assert [name for name in constants if f"`{name}`" not in page] == []


def test_each_test_that_the_page_names_exists():
    named = re.findall(r"`(?:test_\w+\.py::)?(test_\w+)`", PAGE.read_text("utf-8"))
    tests = [path.read_text("utf-8") for path in Path(__file__).parents[1].rglob("test_*.py")]
    defined = {name for test in tests for name in re.findall(r"def (test_\w+)", test)}
    assert named
    assert [name for name in named if name not in defined] == []
