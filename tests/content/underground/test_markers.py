"""Markers: relics and places that Monsters guard until they are conquered.

Source: Underground, "Monsters", "Righteous Relics and Popular Places".
"""

import pytest

from kit.underground import table
from smallworld.content.catalogue import make_rules
from smallworld.content.maps import load_board
from smallworld.content.underground.box import underground_box
from smallworld.engine.board import count, regions_in
from smallworld.engine.game import new_game, outcomes

MARKERS = (
    *("froggys-ring", "the-flying-doormat", "the-scepter-of-avarice", "the-shiny-orb"),
    *("the-stinky-trolls-socks", "the-sword-of-the-killer-rabbit", "stonehedge", "the-altar-of-souls"),
    *("the-crypt-of-the-tomb-raider", "the-diamond-fields", "the-fountain-of-youth", "the-great-brass-pipe"),
    *("the-keep-on-the-motherland", "the-mine-of-the-lost-dwarf", "the-wickedest-pentacle"),
)
DEN = """
    camp    hill     me 1   edge
    den     forest   monster 2    beside camp
    lair    swamp    monster 2    beside den
    hut     hill     red 1        beside lair
"""


@pytest.mark.parametrize(("players", "monsters", "rounds"), [(2, 4, 10), (3, 5, 10), (4, 6, 9), (6, 7, 8)])
def test_each_region_with_a_relic_or_place_starts_with_monsters(players, monsters, rounds):
    # UND-31
    board = load_board("smallworld.content.underground", f"{players}.toml")
    state = new_game(make_rules(("base",), own=underground_box()), board, players)
    assert (count(board.monsters), board.rounds) == (monsters, rounds)
    assert [state.tokens[region] for region in regions_in(board.monsters)] == [2] * monsters
    assert state.holdings == {}


def test_any_of_six_relics_and_nine_places_may_be_found():
    # UND-31
    game = table(DEN, hand=9).play("conquer den x4")
    assert sorted(game.legal()) == sorted(f"marker {name}" for name in MARKERS)
    assert {weight for _, weight in outcomes(game.state)} == {1}


def test_each_relic_or_place_is_found_only_once():
    game = table(DEN, hand=9).play("conquer den x4; marker the-shiny-orb; conquer lair x4")
    assert game.refuses("marker the-shiny-orb")
    assert len(game.legal()) == len(MARKERS) - 1


def test_relic_or_place_immediately_helps_its_finder():
    game = table(DEN, hand=4).play("conquer den x4; marker the-keep-on-the-motherland")
    assert game.breakdown() == {"regions": 2, "the-keep-on-the-motherland": 1}


def test_declined_ghouls_use_only_places_for_declined_races():
    # UND-232
    drawing = DEN.replace("me 1   edge", "me/ghouls 5 edge").replace(
        "hut     hill     red 1", "hut     hill     me 1"
    )
    for marker, coins in (("the-keep-on-the-motherland", 1), ("the-fountain-of-youth", 0)):
        game = table(drawing, me="ratmen wealthy, declined ghouls", red="orcs hill", step="choose-course")
        game.play(f"expand; conquer den x4; marker {marker}")
        assert game.holder("den") == "me/declined"
        assert game.breakdown().get(marker, 0) == coins
