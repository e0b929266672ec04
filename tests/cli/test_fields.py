"""Fields on the terminal: each player's share of the land around them."""

import pytest

from kit.scenarios import table
from smallworld.cli.screen.explanations import look_at
from smallworld.cli.screen.seats_view import seat_lines
from smallworld.cli.words.lines import TIE, text_of
from smallworld.cli.words.scene import Scene
from smallworld.cli.words.seats import seats_of
from smallworld.translate import LANGUAGES, Translator

FARM = """
    a hill,field-1            me 1 edge
    b forest,field-1          me 1      beside a
    c swamp,field-1           me 1      beside b
    d hill,field-1,field-2    me 1      beside c
    e hill,field-1            me 1      beside d
    f farmland,field-2        red 1     beside e
    g farmland                red 1     beside f
"""


def scene(language="en"):
    game = table(7, FARM, fields="commando flying", me="ratmen hill", red="orcs forest")
    return Scene(game.state, seats_of(["Ana", "Ben"]), Translator(language), 0)


def said(lines):
    return " ".join(text_of(line).strip() for line in lines).replace(TIE, " ")


def look(region, language="en"):
    here = scene(language)
    return said(look_at(here, here.state.board.ids.index(region), None, 300))


def test_seat_lines_show_progress_towards_the_powers_of_fields():
    lines = said(seat_lines(scene(), 200))
    assert "near fields: Commando 5/5 (in force) and Flying 1/5" in lines
    assert "near fields: Flying 1/5" in lines.partition("Ben")[2]


def test_description_of_a_region_lists_adjacent_fields():
    words = look("f")
    assert "borders a field, Flying: " in words
    assert "An active race has this power while it holds 5 of the 2 regions around the field." in words
    assert "Regions held: Ana 1 and Ben 1." in words
    assert "field, Commando" not in words
    assert "field" not in look("g")


@pytest.mark.parametrize("language", LANGUAGES)
def test_description_of_a_field_exists_in_every_language(language):
    words = Translator(language)
    assert words.ability("flying") in look("d", language)
    assert words.ability("commando") in said(seat_lines(scene(language), 200))
