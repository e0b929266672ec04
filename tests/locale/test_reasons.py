"""Reasons, which are codes until they are shown: no code parses a sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from smallworld.content.catalogue import make_rules
from smallworld.content.shelf import BOXES, OPTIONS, SCENARIOS
from smallworld.engine import pricing

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "smallworld"
SPEAKERS = sorted(
    [
        PACKAGE / "translate.py",
        *(PACKAGE / "cli").rglob("*.py"),
        *(path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")),
    ]
)
# Regular expressions in Python, and in TypeScript before .exec or .test or as a search pattern.
EXPRESSIONS = (
    re.compile(r're\.\w+\(\s*[rb]*"([^"\n]*)"'),
    re.compile(r"/([^/\n]+)/[a-z]*\.(?:exec|test)\("),
    re.compile(r"\.(?:replace|replaceAll|match|matchAll|search|split)\(\s*/([^/\n]+)/"),
    re.compile(r'RegExp\(\s*["`]([^"`\n]*)["`]'),
)
SENTENCE = re.compile(r"[a-z]{2,}(?: |\\s[+*]?)[a-z]{2,}", re.IGNORECASE)
CODE = re.compile(r"[a-z]+(-[a-z]+)*")


def sentences_read_in(source: str) -> list[str]:
    """Return the regular expressions in a source that match several words with spaces."""
    found = [expression for pattern in EXPRESSIONS for expression in pattern.findall(source)]
    return [expression for expression in found if SENTENCE.search(expression)]


def test_source_code_reads_no_sentence_by_a_regular_expression():
    assert len(SPEAKERS) > 100
    assert [
        f"{path.relative_to(ROOT)}: {sentence}"
        for path in SPEAKERS
        for sentence in sentences_read_in(path.read_text(encoding="utf-8"))
    ] == []


@pytest.mark.parametrize(
    "source",
    [
        'x = re.compile(r"never less than (\\d+)")',
        "const floor = /^never less than (\\d+)$/.exec(why);",
        'why.replace(/own region/g, "own-region")',
    ],
)
def test_check_finds_a_regular_expression_for_a_sentence(source):
    assert sentences_read_in(source) != []


def test_every_reason_that_the_engine_gives_is_a_code():
    words = {value for name, value in vars(pricing).items() if name.isupper() and isinstance(value, str)}
    assert "not-adjacent" in words
    assert [word for word in words if not CODE.fullmatch(word)] == []


def test_every_reason_that_an_ability_gives_for_a_veto_is_a_code():
    rules = make_rules((*BOXES, *OPTIONS, *SCENARIOS[:1]))
    vetoes = {traits.veto for traits in rules.traits}
    assert "immune-hole" in vetoes
    assert [veto for veto in vetoes if not CODE.fullmatch(veto)] == []
