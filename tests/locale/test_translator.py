"""The Translator: its arguments, its fallbacks and its errors."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from smallworld import translate
from smallworld.engine.errors import SmallWorldError
from smallworld.translate import (
    FALLBACK,
    LANGUAGES,
    UNFINISHED,
    Translator,
    catalogue,
    is_offered,
    languages_in,
    one_line,
)
from smallworld.views.schema import Report

SOURCE = Path(translate.__file__).parent


@pytest.mark.parametrize("language", ["xx", "", "EN", "../en", "fr-FR"])
def test_an_unknown_language_is_refused(language):
    with pytest.raises(SmallWorldError, match=f"available: {', '.join(LANGUAGES)}"):
        Translator(language)


def test_an_unknown_message_is_refused():
    with pytest.raises(SmallWorldError, match='no message "race-otters"'):
        Translator("fr").t("race-otters")
    with pytest.raises(SmallWorldError, match=r'no message "race-orcs\.two"'):
        Translator("fr").t("race-orcs.two")


def test_error_names_the_missing_argument():
    with pytest.raises(SmallWorldError, match=r'message "count-coins" in "nl".*number'):
        Translator("nl").t("count-coins")


def test_names_without_a_translation_are_shown_as_english_words():
    words = Translator("fr")
    assert words.race("river-otters") == words.ability("river-otters") == "River Otters"
    assert words.combo("river-otters", "flying") == "River Otters volants"
    assert words.combo("orcs", "far-sighted") == "Orcs (Far Sighted)"
    assert words.reason({"code": "bad-weather"}) == words.reason({"code": "forbidden"}) == "interdite"
    report: Report = {
        "kind": "region conquered",
        "player": 1,
        "by": "river-otters",
        "region": "old-oak",
        "number": 2,
        "race": "river-otters",
    }
    assert words.story(report, ["Ann"]) == (
        "Ann conquiert Old Oak grâce au pouvoir «\N{NO-BREAK SPACE}River Otters\N{NO-BREAK SPACE}»."
    )
    taken: Report = {
        "kind": "combo taken",
        "player": 1,
        "by": "river-otters",
        "region": None,
        "other": "flying",
        "number": 9,
    }
    assert "les River Otters volants" in words.story(taken, ["Ann"])


def test_message_missing_in_a_language_is_shown_in_english(monkeypatch):
    short = {"en": "both = both\nenglish = only here\n", "fr": "both = les deux\n"}
    monkeypatch.setattr(translate, "catalogue", short.__getitem__)
    translate._messages.cache_clear()
    words = Translator("fr")
    translate._messages.cache_clear()
    assert words.t("both") == "les deux"
    assert words.t("english") == "only here"
    assert words.knows("english")
    assert not words.knows("french")


def test_reason_for_a_refusal_is_shown_as_a_message_or_a_name():
    words = Translator("fr")
    assert words.reason({"code": "never-less", "number": 1}) == "jamais moins de 1"
    assert words.reason({"code": "not-adjacent"}) == "pas adjacente à vos régions"
    assert words.reason({"code": "ability", "ability": "giants"}) == "Géants"
    assert words.reason({"code": "ability", "ability": "underworld"}) == "Des Cavernes"
    assert (
        words.reason({"code": "closed", "terrain": "lake"}) == "seul un peuple marin peut entrer dans le lac"
    )
    assert words.reason({"code": "closed", "terrain": "bog"}) == "fermée à ce peuple"


@pytest.mark.parametrize("language", LANGUAGES)
def test_message_over_several_catalogue_lines_becomes_one_line(language):
    assert "\n" not in Translator(language).t("race-ghouls-text")
    assert "race-ghouls-text =\n" in catalogue(language)


def test_line_break_between_japanese_letters_disappears():
    assert one_line("森に\n住む。\n10枚\n  のコイン") == "森に住む。10枚のコイン"
    assert one_line("in the\n  forest") == "in the forest"


@pytest.mark.parametrize(
    ("language", "decimal", "share", "many"),
    [
        ("en", "-3.5", "+55.1%", "12,345"),
        ("fr", "-3,5", "+55,1\u00a0%", "12\u202f345"),
        ("it", "-3,5", "+55,1%", "12.345"),
        ("ja", "-3.5", "+55.1%", "12,345"),
        ("nl", "-3,5", "+55,1%", "12.345"),
        ("de", "-3,5", "+55,1\u00a0%", "12.345"),
        ("pl", "-3,5", "+55,1%", "12\u00a0345"),
    ],
)
def test_numbers_have_the_signs_of_the_language(language, decimal, share, many):
    words = Translator(language)
    said = [words.number(-3.5, ".1f"), words.number(0.551, "+.1%"), words.number(12345, ",")]
    assert said == [decimal, share, many]
    assert words.estimate(2.25, None, ".1f") == words.number(2.25, ".1f")
    assert words.estimate(2.5, 0.5, "+.1f") == f"+{words.number(2.5, '.1f')} ± {words.number(0.5, '.1f')}"


@pytest.mark.parametrize(
    ("language", "last", "said"),
    [
        ("en", "comma", "a, b, c"),
        ("en", "or", "a, b or c"),
        ("fr", "and", "a, b et c"),
        ("it", "and", "a, b e c"),
        ("ja", "and", "a、bとc"),
        ("nl", "or", "a, b of c"),
        ("de", "or", "a, b oder c"),
        ("pl", "and", "a, b i\u00a0c"),
    ],
)
def test_list_ends_with_the_word_of_the_language(language, last, said):
    assert Translator(language).listed(["a", "b", "c"], last) == said
    assert Translator(language).listed(["a"], last) == "a"


@pytest.mark.parametrize(
    ("last", "name", "said"),
    [
        ("and", "Ogros", "Elfos y Ogros"),
        ("and", "Iroqueses", "Elfos e Iroqueses"),
        ("and", "Íberos", "Elfos e Íberos"),
        ("and", "Hijos", "Elfos e Hijos"),
        ("and", "Hielo", "Elfos y Hielo"),
        ("or", "Ogros", "Elfos u Ogros"),
        ("or", "Hombres", "Elfos u Hombres"),
        ("or", "Humanos", "Elfos o Humanos"),
    ],
)
def test_spanish_lists_avoid_two_equal_vowels(last, name, said):
    assert Translator("es").listed(["Elfos", name], last) == said


def test_fluent_library_is_loaded_only_with_the_first_translator():
    script = "import sys, smallworld.translate; sys.exit('fluent.runtime' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0


# --- Which languages there are ----------------------------------------------------------------------


def test_folder_with_a_catalogue_adds_a_language(tmp_path):
    for name in ("nl", "en", "de"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "web.ftl").touch()
    (tmp_path / "empty").mkdir()
    (tmp_path / "notes.txt").touch()
    assert languages_in(tmp_path) == ("en", "de", "nl"), "the one that others fall back to comes first"


def test_language_is_offered_once_it_has_a_name(tmp_path):
    web = tmp_path / "web.ftl"
    assert not is_offered(tmp_path)
    web.write_text("title = Kleine Welt\n", "utf-8")
    assert not is_offered(tmp_path)
    web.write_text("title = Kleine Welt\nlanguage-name = Deutsch\n", "utf-8")
    assert is_offered(tmp_path)


def test_no_code_names_another_language_than_english():
    others = {*LANGUAGES, *UNFINISHED, "de", "es", "ja", "pl"} - {FALLBACK}
    found = [
        f"{path.relative_to(SOURCE)}:{node.lineno} names {node.value}"
        for path in sorted(SOURCE.rglob("*.py"))
        if "translate" in path.read_text("utf-8")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and node.value in others
    ]
    assert not found
