"""Barbarians: they are not redeployed.

Source: Be Not Afraid, Barbarians; fan table for those who withdraw.
"""

import pytest

from kit import Table, table
from smallworld.engine.game import legal_actions, pick
from smallworld.engine.steps.step import LOTS
from smallworld.engine.text.position import format_position, parse_position

MARCH = """
    meadow  farmland  me {}
    knoll   hill      me {}    beside meadow
    brook   swamp              beside meadow
    cave    hill      red 1    beside knoll
"""


def camp(meadow: int = 3, knoll: int = 2, **more) -> Table:
    return table(MARCH.format(meadow, knoll), me="barbarians alchemist", **more)


def test_barbarians_are_not_redeployed():
    game = camp(hand=2).play("conquer brook x2")
    assert game.on_turn() == "red"
    assert (game.tokens("meadow"), game.tokens("knoll"), game.tokens("brook")) == (3, 2, 2)


def test_unused_barbarians_stay_off_the_map():
    game = camp(hand=5).play("conquer brook x2; stop")
    assert game.hand() == 3
    assert game.next_turn_of("me").play("expand; pass").hand() == 3


def test_barbarians_stay_off_the_map_after_a_failed_attempt():
    game = camp(hand=1).play("attempt brook").roll(0)
    assert game.on_turn() == "red"
    assert game.hand() == 1


@pytest.mark.ours
def test_barbarians_may_leave_extra_tokens_in_a_region_they_hold():
    # BNA-03
    game = camp(meadow=3, knoll=1, step="choose-course", hand=0).play("expand")
    assert game.legal() == ["barbarians meadow x1", "barbarians meadow x2", "pass"]
    game.play("barbarians meadow x1")
    assert (game.hand(), game.tokens("meadow")) == (1, 2)


def test_barbarians_choose_region_by_region_how_many_to_take_up():
    game = camp(meadow=3, knoll=2, step="choose-course", hand=0).play("expand; barbarians meadow x2")
    assert game.legal() == ["barbarians knoll x1", "pass"]
    game.play("pass")
    assert (game.hand(), game.tokens("knoll")) == (2, 2)
    assert game.offers("conquer brook x2")
    assert game.offers("abandon knoll")


@pytest.mark.ours
def test_barbarians_may_conquer_with_more_tokens_than_they_need():
    game = camp(hand=4)
    assert game.price("brook") == 2
    assert game.offers("conquer brook x3")
    game.play("conquer brook x4")
    assert game.tokens("brook") == 4


@pytest.mark.parametrize("hand", [1, 2, 3, 5])
def test_random_choice_picks_any_number_of_barbarians_equally(hand):
    state = camp(hand=hand).state
    legal = legal_actions(state)
    lots = [-(-place * LOTS // len(legal)) for place in range(len(legal))]  # the first option of each region
    assert [pick(state, lot) for lot in lots] == legal


def test_barbarians_with_a_mercenary_may_send_extra_tokens():
    game = table(MARCH.format(3, 2), me="barbarians mercenary, coins 1", red="orcs, hand 6", hand=3)
    assert game.price("cave") == 3
    game.play("mercenary cave x2")
    assert (game.tokens("cave"), game.coins()) == (2, 0)


def test_other_races_cannot_conquer_with_extra_tokens():
    assert table(MARCH.format(3, 2), me="orcs", hand=4).refuses("conquer brook x3")
    assert table(MARCH.format(3, 2), me="orcs mercenary, coins 1", hand=4).refuses("mercenary cave x2")


@pytest.mark.ours
def test_withdrawn_barbarians_return_to_their_other_regions():
    # BNA-02
    game = table(
        "meadow farmland me 1 \n knoll hill red 3 beside meadow \n brook swamp red 2",
        red="barbarians alchemist",
        hand=5,
    )
    game.play("conquer knoll x5").end_turn()
    assert game.tokens("brook") == 2 + 2


def test_barbarians_off_the_map_stay_when_withdrawn_ones_return():
    game = camp(hand=5, red="orcs alchemist, hand 6").play("conquer brook x2; stop")
    assert game.hand() == 3
    game.play("expand; conquer knoll x4").end_turn()
    assert game.hand() == 3
    assert game.tokens("meadow") + game.tokens("brook") == 3 + 2 + (2 - 1)


@pytest.mark.ours
def test_barbarians_place_encampments_as_usual():
    game = table(MARCH.format(3, 2), me="barbarians bivouacking", hand=0).play("stop")
    assert game.offers("bivouacking meadow x5")


def test_barbarians_in_decline_leave_one_token_per_region():
    game = camp(step="choose-course", hand=2).play("decline")
    assert game.tokens("meadow") == game.tokens("knoll") == 1
    assert game.state.hand == [0] * len(game.state.hand)


@pytest.mark.ours
def test_marauding_barbarians_choose_again_how_many_to_take_up():
    game = table(MARCH.format(3, 2), me="barbarians marauding", hand=2).play("conquer brook x2; marauding")
    assert game.legal() == [
        "barbarians meadow x1",
        "barbarians meadow x2",
        "barbarians knoll x1",
        *game.legal()[3:],
    ]
    game.play("barbarians meadow x2; pass")
    assert game.hand() == 2
    assert game.refuses("abandon meadow")


def test_position_with_a_question_to_barbarians_is_saved_as_text():
    game = table(MARCH.format(3, 2), me="barbarians marauding", hand=2).play("conquer brook x2; marauding")
    text = format_position(game.state)
    again = Table(parse_position(game.state.rules, game.state.board, text))
    assert again.play("pass").state.key() == game.play("pass").state.key()
