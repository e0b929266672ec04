"""The lesson, and games in which a newcomer begins."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import smallworld

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
LOCALE = Path(smallworld.__file__).parent / "locale"


def lesson(person, status=200, **wishes):
    return person.post("/api/tables", {"seats": SEATS, "first": 1, "lesson": True, **wishes}, status=status)


def test_all_tutorials_have_the_same_combos(ana, ben):
    tables = [(person, lesson(person)) for person in (ana, ben)]
    columns = [
        person.get(f"/api/tables/{table['id']}/state")["views"]["1"]["column"] for person, table in tables
    ]
    assert columns[0] == columns[1]
    assert [(combo["race"], combo["power"]) for combo in columns[0][:2]] == [
        ("humans", "forest"),
        ("dwarves", "wealthy"),
    ]


def test_table_says_whether_it_is_a_tutorial(ana):
    assert lesson(ana)["lesson"]
    assert not ana.table("me", "greedy")["lesson"]


@pytest.mark.parametrize(
    "wishes",
    [
        {"seats": [{"kind": "me"}, {"kind": "open"}]},
        {"public": True},
        {"boxes": ["base", "cursed"]},
        {"first": 2},
    ],
)
def test_tutorial_needs_one_bot_and_the_base_box(ana, wishes):
    assert lesson(ana, status=400, **wishes)["error"]["message"].startswith("lesson: ")


def test_option_for_newcomers_makes_the_new_player_first(ana):
    seats = [{"kind": "bot"}, {"kind": "bot"}, {"kind": "me"}]
    table = ana.post("/api/tables", {"seats": seats, "first": "newcomer"})
    assert ana.get(f"/api/tables/{table['id']}")["on_turn"] == 3


@pytest.mark.parametrize("language", sorted(path.name for path in LOCALE.iterdir() if len(path.name) == 2))
def test_each_step_of_the_tutorial_has_at_most_20_words(language):
    texts = re.findall(r"^(lesson-\S+) = (.+)$", (LOCALE / language / "lesson.ftl").read_text("utf-8"), re.M)
    assert len(texts) > 15
    assert {name for name, text in texts if len(re.findall(r"[\w’'-]+", text)) > 20} == set()
