"""Names and lines of users, of which only visible characters count."""

from __future__ import annotations

import pytest

from smallworld.cli.words.seats import parse_seats
from smallworld.engine.errors import SmallWorldError
from smallworld.house.names import parse_name
from smallworld.house.refusal import Refusal
from smallworld.translate import Translator
from smallworld.visible_text import MOST_MARKS, is_visible, look_of, visible

FAMILY = "👩\u200d👩\u200d👧"
SCOTLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"
PERSIAN = "می\u200cخواهم"
SINHALA = "ශ්\u200dරී"


@pytest.mark.parametrize(
    "name",
    [
        "Ana",
        "Zoë Müller",
        "O’Brien",
        "李小龙",
        "Ἀθηνᾶ",
        "Nguyễn",
        "אֳנִיָּה",
        FAMILY,
        SCOTLAND,
        "❤️",
        "🏳️\u200d🌈",
        "👋🏽",
    ]
    + [PERSIAN, SINHALA, "क्\u200dष", "한글", "ᚠᚢᚦ", "🇳🇱", "葛\U000e0100城"],
)
def test_valid_names_in_all_languages_stay_unchanged(name):
    assert visible(name) == name
    assert is_visible(name)


@pytest.mark.parametrize(
    "nothing",
    [
        "",
        " ",
        "\u3164",
        "\u2800",
        "\u115f",
        "\u1160",
        "\uffa0",
        "\ufe0f",
        "\u034f",
        "\u200b",
        "\u200d",
        "\u2060",
    ]
    + [
        "\ufeff",
        "\u00ad",
        "\u180e",
        "\u17b4",
        "\U000e0061",
        "\u0301",
        "\U0001d159",
        "\U000e0100",
        "\ud800",
        "\0",
    ],
)
def test_invisible_text_is_refused_as_a_name(nothing):
    assert visible(nothing) == ""
    assert not is_visible(nothing)
    assert visible(f"{nothing}Ana{nothing}").replace("Aná", "Ana").replace("a\u0301", "a") == "Ana"


def test_needless_spaces_are_removed_from_a_line():
    assert visible("  Zoë \u202e\n Müller ") == "Zoë Müller"
    assert visible("one\ttwo\r\nthree") == "one two three"


def test_letter_can_have_only_a_few_combining_marks():
    marks = "\u0323\u0331\u0324\u0325\u0330\u032d"
    assert visible(f"x{marks}y") == f"x{marks[:MOST_MARKS]}y"
    assert visible("A\u0301" + "\u0301" * 18) == "\u00c1\u0301"
    assert len(visible("a" + "\u0335\u0336" * 150)) <= 1 + MOST_MARKS


@pytest.mark.parametrize(
    "other",
    [
        "ana",
        "Ana\ufe0f",
        "A\u034fna",
        "Аna",
        "Аnа",
        "Αna",
        "Ａna",
        "𝐀𝐧𝐚",
        "An\u200da",
        "ɑna",
        "Ana\u200c",
    ],
)
def test_names_that_look_alike_count_as_the_same_name(other):
    assert look_of(other) == look_of("Ana")


@pytest.mark.parametrize("other", ["Anna", "Aná", "Вадим", "Αθηνά", "Ана"])
def test_names_that_look_different_are_distinct(other):
    assert look_of(other) != look_of("Ana")
    assert look_of(other) == look_of(other.upper())


def test_terminal_accepts_the_same_names_as_the_server():
    words = Translator("en")
    for name in (FAMILY, PERSIAN, "Zoë"):
        assert parse_seats(f"{name},greedy", words) == [name, "greedy"]
        assert parse_name(name) == name
    for name in ("\u3164", "\u2800", "\ufe0f"):
        with pytest.raises(SmallWorldError):
            parse_seats(f"{name},greedy", words)
        with pytest.raises(Refusal):
            parse_name(name)
