"""The Necromancer in the views of all players, and in words."""

import random

import pytest

from kit.isle import isle
from kit.languages import SENTENCE_ENDS
from smallworld.content.catalogue import board_for, find_board, make_rules
from smallworld.engine.game import actor, apply, legal_actions, new_game
from smallworld.engine.rules import slug
from smallworld.translate import LANGUAGES, Translator
from smallworld.views.seat import SPECTATOR
from smallworld.views.story import tell
from smallworld.views.view import view

LAND = """
    pond    lake
    shore   farmland  blue 2    beside pond
    ford    hill      me 1      beside shore pond
"""
BOXES = ("base", "necromancer")


def seen(seat: int):
    game = isle(LAND, island=1, badges="hill flying", on_offer="swamp", well="- ratmen ghosts", coins=30)
    return view(game.state, seat)


@pytest.mark.parametrize("seat", [-1, 0, 2])
def test_everyone_sees_the_well_the_reserve_and_the_badges(seat):
    [ghosts] = seen(seat)["seats"][2]["races"]
    assert ghosts["stores"] == {"well-of-souls": [None, "ratmen", "ghosts"], "necromancer": ["swamp"]}
    assert ghosts["powers"] == ["hill", "flying"]
    assert ghosts["tray"] == 14 - 3 - 1
    assert ghosts["stock"] == {"well-of-souls": 3}


def test_everyone_sees_the_prices_of_the_necromancer():
    assert seen(0)["question"]["price"] == 2 + 1 + 2


def test_only_the_necromancer_is_offered_ghosts_and_badges():
    assert seen(0)["actions"] == []
    assert {"do": "buy", "bought": "ghosts"} in seen(2)["actions"]


def test_view_names_the_outright_winner_whatever_the_coins_are():
    game = isle(LAND, island=12).play("stop; ghosts x12")
    shown = view(game.state)
    assert shown["winners"] == shown["outright"] == [3]
    assert max(row["coins"] for row in shown["standings"]) > 0


def test_story_of_a_whole_game_exists_in_every_language():
    languages = [Translator(language) for language in LANGUAGES]
    heard = set()
    for seed in range(3):
        chance = random.Random(seed)
        state = new_game(make_rules(BOXES), find_board(board_for(4, BOXES)), 4)
        while not state.over:
            view(state, max(actor(state), SPECTATOR))  # nobody sees more while chance decides
            for report in apply(state, chance.choice(legal_actions(state))):
                heard.add(report.kind)
                for words in languages:
                    line = words.story(tell(state, report), ["Ann", "Bob", "Cleo", "Dirk"])
                    assert line.endswith(SENTENCE_ENDS)
                    assert "none" not in line.lower().split()
                    assert "{" not in line
    assert {"badge drawn", "bought", "tokens put aside", "won outright"} <= heard


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_ability_of_the_necromancer_has_a_name_and_a_text(language):
    words, rules = Translator(language), make_rules(BOXES)
    for id in rules.auxiliaries:
        name = slug(rules.names[id])
        kind = "race" if rules.traits[id].undead else "power"
        assert words.ability(name) == words.t(f"{kind}-{name}")
        assert len(words.t(f"{kind}-{name}-short")) <= 90
        assert words.t(f"{kind}-{name}-text").endswith(SENTENCE_ENDS)
        if rules.hooks.question.by[id]:
            assert words.t(f"question-{name}").endswith((*SENTENCE_ENDS, "?", "？"))
    assert words.knows("reason-island")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", ["necromancer", "necromancer-12", "necromancer-11"])
def test_the_scenario_has_a_title(language, scenario):
    assert Translator(language).t(f"box-{scenario}")
