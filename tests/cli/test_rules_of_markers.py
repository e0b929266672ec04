"""Relics and places have their page in the rulebook of the terminal, like races and powers."""

from __future__ import annotations

import pytest

from smallworld.cli.words.rulebook import MARKER, Text, all_names
from smallworld.content.catalogue import BOXES, open_box
from smallworld.content.underground.box import underground_box
from smallworld.engine.rules import slug
from smallworld.translate import LANGUAGES, Translator

MARKERS = [slug(thing.name) for thing in underground_box().auxiliaries if thing.marker]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MARKERS)
def test_each_says_what_it_does_and_where_that_stands(language, name):
    text = Text(Translator(language), MARKER, name)
    assert all([text.title, text.short, text.text, text.sources])


def test_those_of_every_box_on_the_shelf_are_listed():
    guarded = [thing for name in BOXES for thing in open_box(name).auxiliaries if thing.marker]
    assert all_names(Translator("en"), MARKER) == [slug(thing.name) for thing in guarded]
