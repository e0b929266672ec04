"""docs/reference/hooks.md, which is generated from the sources."""

from __future__ import annotations

import re
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

from smallworld.engine.ability import Ability
from smallworld.engine.ability.traits import NAMES

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "scripts" / "hooks_page.py"


@pytest.fixture(scope="module")
def script() -> dict[str, Any]:
    return run_path(str(SCRIPT))


@pytest.fixture(scope="module")
def kinds(script) -> Any:
    return script["kinds"]()


def test_hooks_page_is_up_to_date(script):
    page = (ROOT / "docs" / "reference" / "hooks.md").read_text(encoding="utf-8")
    assert page == script["page"](), "run python scripts/hooks_page.py"


def test_hooks_page_states_the_number_of_hooks_and_traits(script, kinds):
    numbers = script["counted"](kinds)
    hooks = [name for name in vars(Ability) if callable(getattr(Ability, name)) and not name.startswith("_")]
    assert (numbers["hooks"], numbers["traits"]) == (len(hooks), len(NAMES))
    assert 0 < numbers["lone_hooks"] < numbers["hooks"]


@pytest.mark.parametrize(
    ("kind", "link"), [("hooks", "../reference/hooks.md"), ("traits", "../reference/hooks.md#traits")]
)
def test_page_on_abilities_states_the_number_of_hooks_and_traits(script, kinds, kind, link):
    text = (ROOT / "docs" / "contribute" / "abilities.md").read_text(encoding="utf-8")
    [said] = re.findall(rf"(\d+) \[{kind}\]\({link}\)", text)
    assert int(said) == script["counted"](kinds)[kind]


def test_hooks_page_lists_every_hook(script):
    hooks = {name for name in vars(Ability) if callable(getattr(Ability, name)) and not name.startswith("_")}
    assert {hook.name for hook in script["hooks"]()} == hooks


def test_hooks_page_lists_every_trait(script):
    assert tuple(trait.name for trait in script["traits"]()) == NAMES


def test_every_trait_is_explained_in_a_sentence(script):
    assert [
        trait.name
        for trait in script["traits"]()
        if not trait.meaning.endswith(".") and "." not in trait.meaning
    ] == []


def test_hooks_page_says_in_a_sentence_when_each_hook_is_called(script):
    assert [hook.name for hook in script["hooks"]() if not hook.asked.endswith(".")] == []


def test_inherited_hook_is_listed_with_its_toolkit_class(script, kinds):
    [guard] = [row for row in script["toolkit_table"](kinds) if row.startswith("| `Guard`")]
    assert "`shield`" in guard
    assert "Heroic" in guard
