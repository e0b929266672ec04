"""Igors: tokens lost in any conquest are collected and become new Igors.

Source: Royal Bonus, Igors.
"""

import pytest

from kit import table
from smallworld.engine.keys import ability_of

BOXES = "base royal_bonus"
GRAVES = """
    crypt   swamp     me 1
    meadow  farmland  red 3           beside crypt
    ruin    hill      tribe 1         beside crypt
    croft   hill      red/declined 1  beside crypt
    moor    swamp                     beside crypt
    fen     swamp     red 1           beside meadow
"""


def igors(drawing=GRAVES, me="igors hill", **more):
    return table(drawing, me=me, boxes=BOXES, **more)


def collected(game):
    """Return the number of tokens that my Igors have collected."""
    return game.state.recall(0, game.state.banners[0])


def test_igors_banner_brings_four_tokens():
    game = table(
        "meadow farmland edge", me="", column="igors hill, orcs forest", boxes=BOXES, step="choose-course"
    )
    assert game.play("take 1").hand() == 4 + 4


def test_igors_collect_the_tokens_that_others_lose_to_them():
    game = igors(hand=8).play("conquer ruin x3; conquer croft x3")
    assert collected(game) == 2


def test_igors_do_not_collect_withdrawn_tokens():
    assert collected(igors(hand=5).play("conquer meadow x5")) == 1


def test_igors_collect_nothing_from_an_empty_region():
    assert collected(igors(hand=2).play("conquer moor x2")) == 0


def test_igors_collect_their_own_lost_tokens():
    game = igors(red="ratmen hill, hand 5", hand=0).play("stop").next_turn_of("red")
    game.play("expand; conquer crypt x3")
    assert game.holder("crypt") == "red"
    assert collected(game) == 1


def test_igors_collect_tokens_lost_between_other_players():
    game = igors(
        """
        crypt   swamp     me 1
        meadow  farmland  red 2
        croft   hill      blue 1   beside meadow
        ruin    hill      tribe 1  beside meadow
        """,
        red="ratmen hill, hand 5",
        hand=0,
    )
    game.play("stop").next_turn_of("red").play("expand; conquer croft x3; conquer ruin x3")
    assert collected(game) == 2


def test_igors_do_not_collect_elves_that_lose_no_token():
    assert collected(igors(red="elves hill", hand=5).play("conquer meadow x5")) == 0


def test_igors_collect_an_elf_that_sorcerers_substitute():
    game = igors(
        GRAVES + "tor mountain blue 1 beside meadow", red="sorcerers hill", blue="elves hill", hand=0
    )
    game.play("stop").next_turn_of("red").play("expand; sorcerers tor blue")
    assert collected(game) == 1


def test_nine_collected_tokens_raise_two_igors_with_four_players():
    # ROY-02
    others = {"red": "ratmen hill", "blue": "orcs forest", "green": "humans swamp"}
    drawing = "crypt swamp me 1"
    for player in others:
        drawing += f"\n {player}-home hill {player} 1"
        for tribe in "abc":
            drawing += f"\n {player}-{tribe} hill tribe 1 beside {player}-home"
    game = igors(drawing, hand=0, **{player: f"{text}, hand 9" for player, text in others.items()})
    game.play("stop")
    for player in others:
        game.next_turn_of(player).play("expand")
        for tribe in "abc":
            game.play(f"conquer {player}-{tribe} x{2 + 1}")
    game.end_turn()
    assert game.on_turn() == "me"
    assert game.hand() == 9 // 4
    assert collected(game) == 9 - 2 * 4


def test_new_igors_may_conquer_immediately():
    game = igors(hand=0).play("stop")
    game.state.remember(0, game.state.banners[0], 4)
    game.next_turn_of("me").play("expand; conquer moor x2")
    assert game.holder("moor") == "me"


@pytest.mark.ours
def test_tokens_that_raised_an_igor_go_to_their_own_trays():
    game = igors(red="orcs hill", hand=5)
    tray = game.tray("orcs")
    game.play("conquer meadow x5")
    assert game.tray("orcs") == tray + 1


@pytest.mark.ours
def test_collected_tokens_stay_if_no_igor_is_left_to_raise():
    game = igors(hand=7).play("stop")
    assert game.tray("igors") == 1
    game.state.remember(0, game.state.banners[0], 7)
    game.next_turn_of("me")
    assert game.tray("igors") == 0
    assert collected(game) == 7 - 2


@pytest.mark.ours
def test_igors_lose_their_collected_tokens_in_decline():
    game = igors(hand=3).play("conquer ruin x3").next_turn_of("me")
    assert collected(game) == 1
    game.play("decline")
    assert not game.state.memories
    assert game.tray("igors") == 9 - 2


def test_igors_collect_nothing_in_decline():
    game = igors(GRAVES + "den forest me/declined 1", me="orcs, declined igors", hand=5).play(
        "conquer meadow x5"
    )
    assert not [key for key in game.state.memories if ability_of(key) == game.state.rules.ids["igors"]]
