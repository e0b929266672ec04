"""Leprechauns: pots of gold in their regions, for themselves next turn or for an earlier conqueror.

Source: Be Not Afraid, Leprechauns.
"""

import pytest

from kit import Table, table

FOUR = """
    meadow  farmland  me 1
    knoll   hill      me 1
    brook   swamp     me 1
    copse   forest    me 1
    cave    hill      red 1   beside knoll
"""


def hiding(me: str = "leprechauns alchemist", **more) -> Table:
    return table(FOUR, me=me, **{"hand": 0, **more}).play("stop")


def test_leprechauns_may_place_a_pot_in_each_region():
    game = hiding()
    assert game.legal() == [f"leprechauns {region}" for region in ("meadow", "knoll", "brook", "copse")] + [
        "pass"
    ]
    game.play("leprechauns meadow; leprechauns knoll; leprechauns brook; leprechauns copse")
    assert game.pieces("leprechauns") == ["meadow", "knoll", "brook", "copse"]
    assert game.on_turn() == "red"


def test_region_with_a_pot_cannot_get_a_second_pot():
    # BNA-05
    game = table(FOUR, me="leprechauns alchemist", hand=0)
    game.state.place(0, game.state.banners[0], 1 << game.state.board.places["knoll"])
    game.play("stop")
    assert game.legal() == [f"leprechauns {region}" for region in ("meadow", "brook", "copse")] + ["pass"]
    assert game.refuses("leprechauns knoll")


def test_region_cannot_get_two_pots_in_the_same_turn():
    assert hiding().play("leprechauns meadow").refuses("leprechauns meadow")


def test_placing_pots_is_optional():
    assert hiding().play("pass").pieces("leprechauns") == []


def test_pot_that_lasts_until_the_next_turn_pays_a_coin():
    game = hiding().play("leprechauns meadow; leprechauns copse")
    before = game.coins()
    game.next_turn_of("me")
    assert game.coins() == before + 2
    assert game.pieces("leprechauns") == []


def test_conqueror_immediately_takes_the_pot_of_a_region():
    # BNA-04
    game = hiding(red="orcs alchemist, hand 4").play(
        "leprechauns meadow; leprechauns knoll; leprechauns brook; pass"
    )
    before = game.coins()
    assert game.coins("red") == 0
    game.play("expand; conquer knoll x3")
    assert game.coins("red") == 1
    game.next_turn_of("me")
    assert game.coins() == before + 2


def test_pot_does_not_raise_the_price():
    # CST-25
    drawn = "meadow farmland me 1 \n knoll hill red 1 pot beside meadow"
    assert table(drawn, me="orcs", red="leprechauns alchemist").price("knoll") == 2 + 1


def test_pot_of_an_abandoned_region_returns_to_hand():
    game = hiding().play("leprechauns meadow; pass").next_turn_of("me")
    game.play("expand; abandon meadow; stop; deploy knoll x1")
    assert "leprechauns knoll" in game.legal()


@pytest.mark.ours
def test_pots_are_paid_before_the_leprechauns_decline():
    # BNA-06
    game = hiding().play("leprechauns meadow; leprechauns copse")
    before = game.coins()
    game.next_turn_of("me").play("decline")
    assert game.coins() == before + 2 + 4
    assert game.pieces("leprechauns") == []


@pytest.mark.ours
def test_pots_pay_in_the_turn_after_a_stout_decline():
    game = hiding("leprechauns stout").play("leprechauns meadow; leprechauns knoll; pass; decline")
    assert game.pieces("leprechauns") == ["meadow", "knoll"]
    before = game.coins()
    game.next_turn_of("me")
    assert game.coins() == before + 2
    assert game.pieces("leprechauns") == []


def test_leprechauns_in_decline_place_no_pot():
    game = table(FOUR, me="orcs, declined leprechauns", step="choose-course")
    assert "leprechauns" not in " ".join(str(entry) for entry in game.play("expand; stop").legal())


@pytest.mark.ours
def test_substitution_takes_the_pot():
    drawn = "meadow farmland me 1 \n knoll hill red 1 pot beside meadow"
    game = table(drawn, me="sorcerers alchemist", red="leprechauns alchemist")
    assert game.play("sorcerers knoll player red").coins() == 1


@pytest.mark.ours
def test_ghouls_do_not_take_the_pots_of_their_owner():
    game = table(
        "cave hill me/declined 4 \n meadow farmland me 1 beside cave",
        me="leprechauns stout, declined ghouls",
        step="choose-course",
    )
    game.state.place(0, game.state.rules.ids["leprechauns"], 1 << 1)
    assert game.play("expand; conquer meadow x3").coins() == 0
    assert game.pieces("leprechauns") == []
