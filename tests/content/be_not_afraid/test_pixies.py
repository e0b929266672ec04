"""Pixies: one stays in each region, and all others leave the map until the next turn.

Source: Be Not Afraid, Pixies.
"""

import pytest

from kit import table

FIVE = """
    meadow  farmland  me 4
    knoll   hill      me 3
    brook   swamp     me 1
    copse   forest    me 1
    peak    mountain  me 1
"""


def test_one_pixie_stays_in_each_region_at_turn_end():
    # BNA-07
    game = table(FIVE, me="pixies alchemist", hand=4).play("stop")
    assert [game.tokens(region) for region in ("meadow", "knoll", "brook", "copse", "peak")] == [1] * 5
    assert game.hand() == 14 - 5
    assert game.on_turn() == "red"


def test_pixies_off_the_map_may_conquer_again_in_the_next_turn():
    # BNA-07
    game = table(FIVE, me="pixies alchemist", hand=4).play("stop").next_turn_of("me").play("expand")
    assert game.hand() == 9


def test_pixies_off_the_map_stay_when_withdrawn_ones_return():
    # BNA-08
    game = table(
        """
        meadow  farmland  red 1
        knoll   hill      red 1  beside meadow brook
        brook   swamp     me 1
        copse   forest    red 1
        peak    mountain  red 1
        moor    swamp     red 1  beside brook
        """,
        red="pixies alchemist, hand 9",
        hand=6,
    )
    game.play("conquer knoll x3; conquer moor x3; deploy knoll x2; deploy brook x2")
    assert game.on_turn() == "red"
    assert game.hand("red") == 9
    assert game.state.tokens_on_map(1) == 3
    assert game.tray("pixies") == 16 - 12


@pytest.mark.ours
def test_encampments_may_join_a_single_pixie_in_its_region():
    game = table(FIVE, me="pixies bivouacking", hand=4).play("stop; bivouacking meadow x5")
    assert game.camps("meadow") == 5


def test_pixies_off_the_map_go_to_the_tray_in_decline():
    game = table(FIVE, me="pixies alchemist, hand 4", step="choose-course").play("decline")
    assert game.tray("pixies") == 16 - 5


def test_imperial_pixies_score_their_single_token_regions():
    game = table(FIVE, me="pixies imperial", hand=4).play("stop")
    assert game.coins() == 5 + (5 - 3)


@pytest.mark.ours
def test_hordes_tokens_of_pixies_stay_off_the_map_at_turn_end():
    game = table("meadow farmland me 1 \n knoll hill beside meadow", me="pixies hordes-of", hand=6)
    game.state.remember(0, game.state.rules.ids["hordes-of"], 2)
    game.play("conquer knoll x2; stop")
    assert (game.tokens("meadow"), game.tokens("knoll"), game.hand()) == (1, 1, 5)
