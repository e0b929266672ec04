"""Relics and places, which have pages in the terminal's rules like races and powers."""

from __future__ import annotations

import pytest

from smallworld.cli.words.rulebook import MARKERS, Text, all_names
from smallworld.content.shelf import BOXES, open_box
from smallworld.content.underground.box import underground_box
from smallworld.engine.rules import slug
from smallworld.translate import LANGUAGES, Translator

GUARDED = {slug(thing.name): thing.marker for thing in underground_box().auxiliaries if thing.marker}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "kind"), GUARDED.items())
def test_rules_of_each_relic_and_place_have_a_text_and_sources(language, name, kind):
    text = Text(Translator(language), kind, name)
    assert all([text.title, text.short, text.text, text.sources])


def test_rules_command_lists_the_relics_and_places_of_every_box():
    guarded = [thing for name in BOXES for thing in open_box(name).auxiliaries if thing.marker]
    for kind in MARKERS:
        assert all_names(Translator("en"), kind) == [
            slug(thing.name) for thing in guarded if thing.marker == kind
        ]


def test_rules_have_six_relics_and_nine_places():
    assert [list(GUARDED.values()).count(kind) for kind in MARKERS] == [6, 9]
