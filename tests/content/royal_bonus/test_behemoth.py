"""Behemoth: two Behemoths, as strong as the race has swamps, in attack and defence.

Source: Royal Bonus, Behemoth.
"""

import pytest

from kit import table

BOXES = "base royal_bonus"
FENS = """
    fen     swamp     me 1
    bog     swamp     me 1           beside fen
    home    hill      me 1           beside fen
    meadow  farmland  red 3          beside home
    mire    swamp                    beside home
    castle  mountain  red 2          beside meadow home
"""
DEFENCE = """
    fen     swamp     red 1
    bog     swamp     red 1          beside fen
    mire    swamp     red 1          beside bog
    keep    hill      red 1          beside fen
    camp    farmland  me 1           beside fen bog mire keep
"""


def behemoths(hand=5, me="humans behemoth", drawing=FENS, **more):
    return table(drawing, me=me, boxes=BOXES, hand=hand, **more)


def standing(game, region):
    """Return the number of Behemoths in a region."""
    id = game.state.rules.ids["behemoth"]
    place = game.state.board.places[region]
    return sum(game.state.recall(side, id) >> 4 * place & 15 for side in range(len(game.state.held)))


def defended(keep=1, red="ratmen behemoth", me="humans hill", hand=9, **more):
    """Return my turn after the turn of red, with Behemoths in the keep of red."""
    game = table(DEFENCE, me=f"{me}, hand {hand}", red=red, boxes=BOXES, hand=hand, **more)
    id, place = game.state.rules.ids["behemoth"], game.state.board.places["keep"]
    game.state.remember(1, id, keep << 4 * place)
    return game


def test_behemoth_badge_brings_four_tokens():
    game = table(
        "meadow farmland edge", me="", column="orcs behemoth, elves forest", boxes=BOXES, step="choose-course"
    )
    assert game.play("take 1").hand() == 5 + 4


def test_behemoth_counts_as_one_token_for_each_swamp_held():
    game = behemoths()
    assert game.price("meadow") == 2 + 3
    assert game.play("use behemoth").price("meadow") == 2 + 3 - 2
    assert game.quote("meadow") == "2 base, +3 tokens, -2 Behemoth"


def test_both_behemoths_may_help_one_conquest():
    game = behemoths().play("use behemoth; use behemoth")
    assert game.price("meadow") == 2 + 3 - 2 - 2
    assert game.refuses("use behemoth")


def test_conquest_with_a_behemoth_needs_at_least_one_token():
    game = behemoths().play("use behemoth; use behemoth")
    assert game.price("mire") == 1
    assert behemoths(hand=0).refuses("use behemoth")


def test_behemoths_go_to_the_conquered_region():
    game = behemoths().play("use behemoth; conquer meadow x3")
    assert standing(game, "meadow") == 1


def test_each_behemoth_helps_once_a_turn():
    game = behemoths(hand=6).play("use behemoth; conquer meadow x3; use behemoth")
    assert game.refuses("use behemoth")
    game.play("conquer castle x3")
    assert game.refuses("use behemoth")


def test_new_swamp_immediately_strengthens_the_behemoths():
    game = behemoths(hand=4).play("use behemoth")
    assert game.price("mire") == 1
    game.play("conquer mire x1; use behemoth")
    assert game.price("meadow") == 2 + 3 - 3


def test_behemoth_is_not_offered_where_it_saves_no_token():
    game = table(
        """
        fen     swamp     me 1
        mire    swamp          beside fen
        """,
        me="humans behemoth",
        boxes=BOXES,
    )
    game.play("use behemoth")
    assert game.price("mire") == 1
    assert game.refuses("use behemoth")


def test_owner_places_behemoths_after_redeployment():
    game = behemoths(hand=0).play("stop; behemoth fen x1; behemoth home x1")
    assert (standing(game, "fen"), standing(game, "home")) == (1, 1)


@pytest.mark.ours
def test_both_behemoths_may_share_a_region():
    game = behemoths(hand=0).play("stop; behemoth home x2")
    assert standing(game, "home") == 2
    assert game.tokens("home") == 1


def test_behemoth_defends_its_region_with_the_swamps_of_its_race():
    # ROY-06
    game = defended()
    assert game.price("keep") == 2 + 1 + 3
    assert game.quote("keep") == "2 base, +1 tokens, +3 Behemoth"
    game.play("conquer keep x6; stop; deploy camp x8")
    assert standing(game, "keep") == 0
    assert game.tray("ratmen") == 13 - 3
    assert game.decides() == "red"
    placed = game.play("behemoth fen x2").reports
    assert [report.number for report in placed if report.kind == "piece placed"] == [2]


def test_two_behemoths_in_a_region_defend_twice_as_much():
    assert defended(keep=2).price("keep") == 2 + 1 + 2 * 3


def test_behemoths_are_weaker_after_a_swamp_is_lost():
    game = defended().play("conquer mire x3")
    assert game.price("keep") == 2 + 1 + 2


def test_conquest_by_the_dragon_ignores_behemoths():
    assert defended(me="humans dragon-master").offers("dragon-master keep x1")


@pytest.mark.ours
def test_behemoth_protects_a_lone_token_from_sorcerers():
    game = defended(me="sorcerers hill")
    assert game.refuses("sorcerers keep red")
    assert game.offers("sorcerers fen red")


def test_substitution_and_dragon_do_not_use_a_readied_behemoth():
    game = behemoths(me="sorcerers behemoth", drawing=FENS.replace("red 3", "red 1"), hand=3)
    game.play("use behemoth; sorcerers meadow red")
    assert standing(game, "meadow") == 0
    assert game.price("castle") == 2 + 2 + 1 - 2


def test_behemoths_go_to_a_region_won_in_a_final_attempt():
    game = behemoths(hand=1).play("use behemoth; attempt meadow").roll(2)
    assert game.holder("meadow") == "me"
    assert [report.number for report in game.reports if report.kind == "piece placed"] == [1]


@pytest.mark.ours
def test_behemoth_is_not_lost_in_a_failed_attempt():
    game = behemoths(hand=1).play("use behemoth; attempt meadow").roll(0)
    assert game.holder("meadow") == "red"
    game.play("deploy home x1; behemoth home x2")
    assert standing(game, "home") == 2


@pytest.mark.ours
def test_behemoths_without_a_swamp_are_worth_nothing():
    game = table("home hill me 1 \n meadow farmland beside home", me="humans behemoth", boxes=BOXES, hand=2)
    assert game.refuses("use behemoth")
    game.play("stop")
    assert standing(game, "home") == 0


def test_behemoths_return_to_hand_when_the_next_turn_begins():
    game = behemoths(hand=3).play("stop; deploy home x3; behemoth home x2").next_turn_of("me")
    before = game.play("expand").price("meadow")
    assert game.play("use behemoth; use behemoth").price("meadow") == before - 2 - 2


def test_behemoth_in_an_abandoned_region_returns_to_hand():
    game = behemoths(hand=3).play("stop; deploy home x3; behemoth bog x2").next_turn_of("me")
    before = game.play("expand; abandon bog").price("meadow")
    assert game.play("use behemoth; use behemoth").price("meadow") == before - 1 - 1


def test_behemoths_leave_the_map_in_decline():
    game = behemoths(hand=0).play("stop; behemoth home x2").next_turn_of("me").play("decline")
    assert game.next_turn_of("red").play("expand").price("home") == 2 + 1


@pytest.mark.ours
def test_behemoth_counts_as_at_most_six_tokens():
    drawing = "\n".join(f"fen{number} swamp me 1" for number in range(8)) + "\n moor hill red 9 beside fen0"
    game = behemoths(hand=2, drawing=drawing).play("use behemoth")
    assert game.price("moor") == 2 + 9 - 6
