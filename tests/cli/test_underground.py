"""Monsters, rivers, relics and places on the terminal."""

import pytest

from kit.underground import table
from smallworld.cli.questions.forms import form_of
from smallworld.cli.screen.explanations import look_at
from smallworld.cli.screen.handbook import help_lines
from smallworld.cli.screen.seats_view import legend, seat_lines
from smallworld.cli.words.lines import TIE, text_of
from smallworld.cli.words.scene import Scene
from smallworld.cli.words.seats import seats_of
from smallworld.content.catalogue import find_board, make_rules
from smallworld.engine.game import legal_actions, new_game, play
from smallworld.engine.holdings import lend
from smallworld.engine.text.notation import format_action
from smallworld.translate import LANGUAGES, Translator
from smallworld.views.view import view

ABOVE = ("base", "underground", "places")
RELIC = "the-shiny-orb"
PLACE = "the-altar-of-souls"
CRYPT = "the-crypt-of-the-tomb-raider"
CAVES = """
    camp    hill     me 2      edge
    ford    river    me 1      beside camp
    tor     mountain monster 2 beside ford
    moor    swamp    red 1     beside tor
    vale    forest             beside moor tor
"""


def caves(holdings=f"{RELIC} camp, {PLACE} vale", **more):
    return table(CAVES, me="orcs hill", red="humans forest", holdings=holdings, **more)


def scene_of(game, language="en"):
    return Scene(game.state, seats_of(["Ana", "Ben"]), Translator(language), 0)


def in_short(game, region):
    return text_of(scene_of(game).holder(game.state.board.ids.index(region)))


def said(lines):
    return " ".join(text_of(line).strip() for line in lines)


def shown(words):
    """Return the text as on a screen, without non-breaking spaces."""
    return words.replace(TIE, " ")


def look(game, region, language="en"):
    return said(look_at(scene_of(game, language), game.state.board.ids.index(region), None, 200))


def test_map_shows_monsters_with_a_sign_and_a_word():
    game = caves()
    assert in_short(game, "tor") == "M2"
    assert "held by: 2 Monsters" in look(game, "tor")


def test_tokens_on_a_river_are_shown_as_leaving_again():
    game = caves()
    assert in_short(game, "ford") == "A1~"
    assert "leaving the river" in look(game, "ford")
    assert "leaving the river" not in look(game, "camp")


def test_map_shows_a_relic_in_held_and_unheld_regions():
    game = caves()
    assert in_short(game, "camp") == "A2&"
    assert in_short(game, "vale") == "&"


def test_look_command_shows_the_effect_and_holder_of_a_relic():
    game = caves()
    assert "The Shiny Orb (Ana): Relic: once a turn" in look(game, "camp")
    assert "The Altar of Souls (serves no one now): Place:" in look(game, "vale")


def test_look_command_shows_a_piece_in_an_unheld_region():
    game = caves(f"{CRYPT} camp", hand=0).play(f"stop; {CRYPT} vale")
    assert in_short(game, "vale") == "^"
    assert "held by: unoccupied, 1 Ghost" in look(game, "vale")


def test_row_of_each_player_lists_the_relics_they_hold():
    lines = [text_of(line).strip() for line in seat_lines(scene_of(caves()), 100)]
    assert "holds The Shiny Orb (1)" in lines
    assert not any("Altar" in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_legend_explains_underground_signs_if_they_appear(language):
    words, state = Translator(language), caves().state
    assert shown(words.t("legend-below")) in said(legend(words, 1000, state))
    assert said(help_lines(words, 1000, "", state)).count(shown(words.t("help-below"))) == 1
    assert shown(words.t(f"power-{RELIC}-short")) in look(caves(), "camp", language)


def test_legend_omits_underground_signs_on_surface_boards():
    words, state = Translator("en"), table("camp hill me 1 edge").state
    assert words.t("legend-below") not in said(legend(words, 1000, state))
    assert words.t("help-below") not in said(help_lines(words, 1000, "", state))


def test_legend_explains_monsters_on_a_surface_board():
    words, state = Translator("en"), new_game(make_rules(ABOVE), find_board("base-2"), 2)
    assert shown(words.t("legend-below")) not in said(legend(words, 1000, state))
    play(state, legal_actions(state)[0])
    assert shown(words.t("legend-below")) in said(legend(words, 1000, state))
    assert "M" in {text_of(Scene(state, seats_of(["Ana", "Ben"]), words, 0).holder(r))[:1] for r in range(20)}


def test_question_about_a_region_accepts_the_name_of_the_region():
    game = caves(f"{CRYPT} camp", hand=0).play("stop")
    form = form_of(scene_of(game))
    (action,) = form.read("vale")
    assert format_action(game.state.rules, game.state.board, action) == f"{CRYPT} vale"


def test_look_command_shows_the_power_that_a_place_lends():
    game = caves("stonehedge camp")
    lend(game.state, game.state.rules.ids["stonehedge"], game.state.rules.ids["fisher"])
    [holding] = view(game.state, 0)["holdings"]
    assert holding["powers"] == ["fisher"]
    assert "Stonehedge + Fisher (Ana): Place:" in look(game, "camp")
    assert Translator("en").t("power-fisher-short") in look(game, "camp")


def test_row_of_a_player_shows_the_hammers_in_stock():
    game = table("camp hill me 2 edge \n pit mine me 1 beside camp", me="iron-dwarves", hand=0).end_turn()
    lines = " ".join(text_of(line) for line in seat_lines(scene_of(game), 200))
    assert "1 silver hammer" in lines


def test_map_shows_the_balrog_as_a_piece_and_not_as_tokens():
    game = caves("", hand=6).play(
        "conquer tor x5; marker the-wickedest-pentacle; the-wickedest-pentacle vale"
    )
    assert in_short(game, "vale") == "B"
    assert "held by: 1 Balrog" in look(game, "vale")
    [vale] = [region for region in view(game.state, 0)["regions"] if region["id"] == "vale"]
    assert (vale["player"], vale["pieces"]) == (None, {"balrog": 1})


def test_balrog_on_a_river_is_not_shown_as_leaving():
    game = caves("", hand=6).play(
        "conquer tor x5; marker the-wickedest-pentacle; the-wickedest-pentacle ford"
    )
    assert in_short(game, "ford") == "B"
    assert "leaving the river" not in look(game, "ford")
    [ford] = [region for region in view(game.state, 0)["regions"] if region["id"] == "ford"]
    assert not ford["passing"]
