"""Rules texts: each race and power has one, and each text belongs to something that exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from smallworld.content.base import rulings as base_rulings
from smallworld.content.catalogue import BOXES, open_box
from smallworld.content.texts import (
    MOST_LETTERS,
    POWER,
    RACE,
    TOPIC,
    Ruling,
    Text,
    all_names,
    parse_texts,
    rules_text,
)
from smallworld.engine import rulings as general_rulings
from smallworld.engine.errors import NotationError, SmallWorldError
from smallworld.engine.rules import slug

RACES = [slug(race.name) for name in BOXES for race in open_box(name).races]
POWERS = [slug(power.name) for name in BOXES for power in open_box(name).powers]
TOPICS = [
    *("turn", "combos", "first-conquest", "conquering", "prices", "final-attempt", "abandoning"),
    *("losses", "redeployment", "scoring", "decline", "immunity", "stacks", "game-end"),
]
PAGE = Path(__file__).parents[2] / "docs" / "rules" / "base.md"

MOSSY = """
[mossy]
kind = "race"
short = "Grow."
text = "They grow. They stay."
sources = ["ours"]
"""


def all_texts() -> list[Text]:
    return [rules_text(name) for name in all_names()]


def all_rulings() -> list[Ruling]:
    return [ruling for text in all_texts() for ruling in text.rulings]


def sentences(text: str) -> int:
    return len(re.findall(r"[.?!](?: |$)", text))


@pytest.mark.parametrize("name", RACES)
def test_each_race_has_a_text(name):
    assert rules_text(name).kind == RACE


@pytest.mark.parametrize("name", POWERS)
def test_each_power_has_a_text(name):
    assert rules_text(name).kind == POWER


@pytest.mark.parametrize("name", TOPICS)
def test_each_general_rule_has_a_text(name):
    assert rules_text(name).kind == TOPIC


def test_each_text_is_of_a_race_a_power_or_a_topic_that_exists():
    assert sorted(all_names(RACE)) == sorted(RACES)
    assert sorted(all_names(POWER)) == sorted(POWERS)
    assert sorted(all_names(TOPIC)) == sorted(TOPICS)
    assert all_names() == all_names(RACE) + all_names(POWER) + all_names(TOPIC)


@pytest.mark.parametrize("name", RACES + POWERS)
def test_a_short_text_is_one_sentence_that_fits_a_card(name):
    short = rules_text(name).short
    assert 0 < len(short) <= MOST_LETTERS
    assert sentences(short) == 1
    assert short.endswith(".")


@pytest.mark.parametrize("name", RACES + POWERS)
def test_a_text_has_two_to_five_sentences_on_one_line(name):
    text = rules_text(name).text
    assert 2 <= sentences(text) <= 5
    assert "\n" not in text
    assert "  " not in text


def test_each_text_names_its_sources():
    assert [text.name for text in all_texts() if not all(text.sources)] == []


def test_a_ruling_asks_and_answers():
    rulings = all_rulings()
    assert [ruling.question for ruling in rulings if not ruling.question.endswith("?")] == []
    assert [ruling.answer for ruling in rulings if not ruling.answer.endswith(".")] == []


def test_titles_are_names_as_people_write_them():
    banners = [race.name for name in BOXES for race in open_box(name).races]
    badges = [power.name for name in BOXES for power in open_box(name).powers]
    assert [rules_text(name).title for name in RACES + POWERS] == banners + badges
    assert rules_text("final-attempt").title == "Final attempt"


def test_a_name_may_be_written_as_on_the_banner():
    assert rules_text(" Dragon Master ") is rules_text("dragon-master")


@pytest.mark.parametrize(
    ("wrong", "meant"), [("halfling", "halflings"), ("dragonmaster", "dragon-master"), ("combo", "combos")]
)
def test_an_unknown_name_is_refused_with_what_is_spelled_alike(wrong, meant):
    with pytest.raises(SmallWorldError, match=f'"{wrong}".*did you mean.*{meant}'):
        rules_text(wrong)


def test_a_name_like_no_other_is_refused_with_where_to_look():
    with pytest.raises(SmallWorldError, match="all_names"):
        rules_text("xyzzy")


# --- Files ------------------------------------------------------------------------------------------


def test_a_text_without_rulings_has_an_empty_list():
    [text] = parse_texts(MOSSY, "mossy.toml")
    assert (text.kind, text.name, text.title, text.short, text.sources) == (
        RACE,
        "mossy",
        "Mossy",
        "Grow.",
        ["ours"],
    )
    assert text.rulings == []


@pytest.mark.parametrize("field", ["kind", "short", "text", "sources"])
def test_a_missing_value_is_named_with_file_and_table(field):
    lines = [line for line in MOSSY.splitlines() if not line.startswith(field)]
    with pytest.raises(NotationError, match=rf'mossy\.toml: "mossy".*{field}'):
        parse_texts("\n".join(lines), "mossy.toml")


def test_another_kind_is_refused():
    with pytest.raises(NotationError, match='kind of "mossy" is "plant", not race or power'):
        parse_texts(MOSSY.replace('"race"', '"plant"'), "mossy.toml")


def test_a_text_that_is_no_toml_is_refused():
    with pytest.raises(NotationError, match=r"mossy\.toml: no TOML"):
        parse_texts("[mossy", "mossy.toml")


# --- The page of rulings ----------------------------------------------------------------------------


def test_each_ruling_stands_in_the_page_as_it_does_in_the_text():
    page = " ".join(PAGE.read_text("utf-8").split())
    entries = [f"**{ruling.question}** {ruling.answer}" for ruling in all_rulings()]
    assert [entry for entry in entries if entry not in page] == []


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
