"""The catalogues of all languages: they have the same messages, and each can be formatted."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from smallworld.translate import FALLBACK, LANGUAGES, UNFINISHED, Translator, catalogue

OTHERS = [language for language in LANGUAGES if language != FALLBACK]
ALL = (*LANGUAGES, *UNFINISHED)
FOLDER = files("smallworld").joinpath("locale")
FILES = sorted(file.name for file in FOLDER.joinpath(FALLBACK).iterdir())
NUMBERS = (0, 1, 2, 5, 21)
PLURALS = {"zero", "one", "two", "few", "many", "other"}
ANOTHER = "another"  # no key of any selector


class Reading(Visitor):
    """The variables that a pattern uses, the messages it refers to, and the keys of its selectors."""

    def __init__(self):
        self.variables: set[str] = set()
        self.shown: set[str] = set()  # variables that are part of the text, and not only of a selector
        self.messages: set[tuple[str, str]] = set()
        self.counts = False  # whether the words depend on a number
        self.keys: dict[str, set[str]] = {}

    def visit_VariableReference(self, node):  # noqa: N802 - named by fluent.syntax
        self.variables.add(node.id.name)
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node):  # noqa: N802
        self.messages.add((node.id.name, node.attribute.name if node.attribute else ""))

    def visit_SelectExpression(self, node):  # noqa: N802
        keys = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
        numbers = [v for v in node.variants if isinstance(v.key, ast.NumberLiteral)]
        self.counts |= bool(numbers) or not keys.isdisjoint(PLURALS - {"other"})
        if isinstance(node.selector, ast.VariableReference):
            self.keys.setdefault(node.selector.id.name, set()).update(keys)
            self.variables.add(node.selector.id.name)
            for variant in node.variants:
                self.visit(variant.value)
        else:
            self.generic_visit(node)


@cache
def entries_of(language: str, file: str) -> list[ast.EntryType]:
    path = FOLDER.joinpath(language, file)
    return FluentParser().parse(path.read_text("utf-8")).body if path.is_file() else []


def entries(language: str) -> list[ast.EntryType]:
    return [entry for file in FILES for entry in entries_of(language, file)]


def ids_in(language: str, file: str) -> list[str]:
    return [entry.id.name for entry in entries_of(language, file) if isinstance(entry, ast.Message)]


@cache
def messages(language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Message)}


@cache
def reading(language: str, id: str, attribute: str = "") -> Reading:
    """Return the variables of a message, including those of messages that it refers to."""
    known = messages(language) if language in LANGUAGES else messages(FALLBACK) | messages(language)
    message = known[id]
    found = Reading()
    if attribute:
        found.visit(next(a.value for a in message.attributes if a.id.name == attribute))
    elif message.value:
        found.visit(message.value)
    for other, part in list(found.messages):
        assert other in known, f"{id} refers to {other}, which is not there"
        inner = reading(language, other, part)
        found.variables |= inner.variables
        found.shown |= inner.shown
        found.counts |= inner.counts
        for variable, keys in inner.keys.items():
            found.keys.setdefault(variable, set()).update(keys)
    return found


@pytest.mark.parametrize("language", ALL)
def test_catalogues_are_valid_fluent_files(language):
    junk = [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)]
    assert not junk


@pytest.mark.parametrize("language", ALL)
def test_no_message_is_defined_twice(language):
    ids = [entry.id.name for entry in entries(language) if isinstance(entry, ast.Message)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages(language):
    for file in FILES:
        assert ids_in(language, file) == ids_in(FALLBACK, file), file


@cache
def always_given() -> set[str]:
    """Return the arguments of every message about a report, as the head of story.ftl lists them."""
    found = entries_of(FALLBACK, "story.ftl")
    head = "\n".join([entry.content or "" for entry in found if isinstance(entry, ast.ResourceComment)])
    return set(re.findall(r"^ *\$([a-z]+)", head, re.MULTILINE))


def given(id: str) -> set[str]:
    """Return the arguments that callers give to a message: those that English uses, or names in a comment."""
    comment = messages(FALLBACK)[id].comment
    named = set(re.findall(r"\$([a-z]+)", (comment.content or "") if comment else ""))
    return reading(FALLBACK, id).variables | named | (always_given() if id.startswith("story-") else set())


def test_head_of_the_story_lists_its_arguments():
    assert {"player", "race", "power", "number"} <= always_given()
    args = Translator(FALLBACK).story_args(
        {"kind": "over", "player": None, "region": None, "by": None, "number": 0}, []
    )
    assert always_given() == set(args)


def test_no_language_has_a_message_that_english_lacks():
    for language in ALL:
        assert set(messages(language)) <= set(messages(FALLBACK))
        assert {file.name for file in FOLDER.joinpath(language).iterdir()} <= set(FILES)


@pytest.mark.parametrize("language", [*OTHERS, *UNFINISHED])
def test_translations_use_only_variables_that_callers_give(language):
    for id in messages(language):
        more = reading(language, id).variables - given(id)
        assert not more, f"{id} in {language} uses {more}, which callers do not give"


@pytest.mark.parametrize("language", [*OTHERS, *UNFINISHED])
def test_translations_show_every_variable_that_english_shows(language):
    for id, message in messages(language).items():
        english = {one.id.name for one in messages(FALLBACK)[id].attributes}
        for attribute in ["", *sorted(english & {one.id.name for one in message.attributes})]:
            lost = reading(FALLBACK, id, attribute).shown - reading(language, id, attribute).shown
            assert not lost, f"{id}.{attribute} in {language} leaves out {lost}, which English shows"


@pytest.mark.parametrize("language", ALL)
def test_every_message_can_be_formatted_with_any_number(language):
    words = Translator(language)
    for id, message in messages(language).items():
        parts = [(id, "")] if message.value else []
        for name, attribute in parts + [(id, attribute.id.name) for attribute in message.attributes]:
            used = reading(language, name, attribute)
            full = f"{name}.{attribute}" if attribute else name
            # Fluent compares a number with the key of every variant, which takes long among names.
            named = {variable for variable, keys in used.keys.items() if keys.isdisjoint(PLURALS - {"other"})}
            for number in NUMBERS if used.counts else NUMBERS[-1:]:
                plain = {variable: ANOTHER if variable in named else number for variable in used.variables}
                assert "{" not in words.t(full, **plain)
                for variable, keys in used.keys.items():
                    for key in keys:
                        said = words.t(full, **{**plain, variable: key})
                        assert "{" not in said
                        assert "  " not in said, f"{full}: two spaces in “{said}”"


@pytest.mark.parametrize("language", [*OTHERS, *UNFINISHED])
def test_catalogues_use_typographic_quotes_and_ellipses(language):
    for line in catalogue(language).splitlines():
        if not line.startswith("#"):
            words = re.sub(r'\{ ?"[^"]*" ?\}', "", line)
            assert not re.search(r"['\"]|\.\.\.", words), line


def test_french_punctuation_has_no_breaking_spaces():
    for line in catalogue("fr").splitlines():
        if not line.startswith("#"):
            assert not re.search(r" [:;!?»]|« |^[:;!?»]", line), line
            assert not re.search(r"\w[;!?»]", line), line
