"""Sentences and lists on the terminal, in languages with and without spaces."""

from __future__ import annotations

from smallworld.cli.questions.pairs import words_of
from smallworld.cli.words.lines import together


def test_sentences_are_joined_with_spaces():
    assert together("Ana conquers.", "", "Ben waits.") == "Ana conquers. Ben waits."


def test_japanese_sentences_are_joined_without_spaces():
    assert together("征服します。", "(出典)") == "征服します。(出典)"


def test_japanese_commas_separate_regions():
    assert words_of("9 2、3 1") == words_of("9 2, 3 1")
