"""Will-o'-Wisps: they may roll the die for crystal regions, and for regions beside theirs.

Source: Underground, Will-o'-Wisps.
"""

import pytest

from kit.table import Table
from kit.underground import table, where
from smallworld.engine.reports import CONQUERED
from smallworld.engine.text.position import format_position, parse_position

GLOW = """
    lamp    mystic-crystal   me 1
    moor    mud-pool         me 1     beside lamp
    shard   mystic-crystal            beside moor
    castle  farmland         red 2    beside lamp
    geode   mystic-crystal   red 2    beside moor
    keep    farmland         red 2    beside moor
    vault   mystic-crystal   red 5    beside moor
"""


def wisps(hand, me="will-o-wisps", **more):
    return table(GLOW, me=me, hand=hand, **more)


def test_wisps_banner_brings_six_tokens():
    game = table("meadow farmland edge", me="", column="will-o-wisps hill, orcs forest", step="choose-course")
    assert game.play("take 1").hand() == 6 + 4


def test_wisps_may_roll_for_crystals_and_their_neighbours():
    game = wisps(6)
    offered = [text for text in game.legal() if text.startswith("will-o-wisps")]
    assert offered == [f"will-o-wisps {region}" for region in ("shard", "castle", "geode", "vault")]


def test_wisps_may_conquer_again_after_a_roll_that_suffices():
    # UND-92
    game = wisps(6).play("will-o-wisps castle").roll(2)
    assert game.tokens("castle") == 4 - 2
    assert game.hand() == 6 - 2
    assert game.offers("conquer shard")


def test_wisps_conquer_after_the_roll_if_their_tokens_suffice():
    # UND-07
    game = wisps(3).play("will-o-wisps geode").roll(1)
    assert game.holder("geode") == "me"
    assert [report.number for report in game.reports if report.kind == CONQUERED] == [4 - 1]


@pytest.mark.ours
def test_conquests_end_if_the_roll_of_wisps_is_too_low():
    # UND-07
    game = wisps(3).play("will-o-wisps geode").roll(0)
    assert game.holder("geode") == "red"
    assert game.refuses("conquer shard")
    assert game.hand() == 3


@pytest.mark.ours
def test_wisps_pay_the_price_minus_the_roll_and_at_least_one():
    # UND-93
    game = wisps(2).play("will-o-wisps shard").roll(3)
    assert game.tokens("shard") == 1
    assert game.hand() == 1


def test_wisps_are_not_offered_a_roll_that_cannot_suffice():
    # UND-95
    assert wisps(1).refuses("will-o-wisps vault")
    assert wisps(4).offers("will-o-wisps vault")


def test_wisps_without_a_token_in_hand_are_offered_no_roll():
    assert wisps(0).legal() == ["abandon lamp", "abandon moor", "stop"]


def test_wisps_may_roll_for_each_conquest():
    game = wisps(6).play("will-o-wisps castle").roll(3).play("will-o-wisps geode").roll(3)
    assert (game.tokens("castle"), game.tokens("geode")) == (1, 1)


def test_wisps_may_still_make_a_final_attempt_after_a_roll():
    # UND-309
    game = wisps(3).play("will-o-wisps shard").roll(1).play("attempt keep").roll(2)
    assert game.holder("keep") == "me"


def test_failed_roll_by_wisps_is_an_attack():
    game = wisps(1, me="will-o-wisps diplomat").play("will-o-wisps geode").roll(0)
    assert game.refuses("diplomat red")


@pytest.mark.ours
def test_berserk_wisps_roll_once_for_a_conquest():
    # UND-308
    game = wisps(3, me="will-o-wisps berserk").play("berserk").roll(2)
    assert game.refuses("will-o-wisps geode")
    assert game.play("conquer geode x2").offers("will-o-wisps castle")


def test_fireballs_help_a_roll_by_wisps_and_are_used_up():
    game = wisps(1, me="will-o-wisps fireball")
    game.state.remember(0, game.state.rules.ids["fireball"], 1)
    game.play("use fireball; will-o-wisps geode").roll(1)
    assert game.tokens("geode") == 4 - 2 - 1
    assert game.refuses("use fireball")


def test_wisps_may_roll_at_magic_regions_on_the_surface():
    game = table("home hill me 1 \n tower hill,magic beside home", me="will-o-wisps", hand=1)
    assert game.offers("will-o-wisps tower")


# --- A coin besides the roll ----------------------------------------------------------------------------


DEAR = GLOW.replace("geode   mystic-crystal   red 2", "geode   mystic-crystal   red 3")


def dear(hand=2, coins=1):
    return table(DEAR, me=f"will-o-wisps mercenary, coins {coins}", hand=hand)


def test_mercenary_makes_up_for_a_low_roll_by_wisps():
    # UND-310
    game = dear()
    assert game.price("geode") == 5
    game.play("will-o-wisps geode").roll(1)
    assert game.legal() == ["mercenary geode x2", "pass"]
    game.play("mercenary geode x2")
    assert (game.holder("geode"), game.coins()) == ("me", 1 - 1)
    assert [report.number for report in game.reports if report.kind == CONQUERED] == [5 - 1 - 2]


def test_wisps_may_need_both_the_roll_and_a_mercenary():
    # UND-310
    assert dear(hand=1, coins=1).refuses("will-o-wisps vault")
    assert dear(hand=2, coins=1).offers("will-o-wisps vault")
    assert dear(hand=2, coins=0).refuses("will-o-wisps vault")
    game = dear(hand=2, coins=1).play("will-o-wisps vault").roll(3)
    assert game.play("mercenary vault x2").holder("vault") == "me"


@pytest.mark.ours
def test_wisps_are_offered_a_mercenary_that_only_saves_tokens():
    game = dear(hand=6, coins=2).play("will-o-wisps geode").roll(1)
    assert game.legal() == ["mercenary geode x2", "pass"]
    paid = game.play("mercenary geode x2")
    assert (paid.tokens("geode"), paid.hand(), paid.coins()) == (2, 4, 1)
    assert paid.offers("conquer shard")
    game = dear(hand=6, coins=2).play("will-o-wisps geode").roll(1).play("pass")
    assert (game.tokens("geode"), game.hand(), game.coins()) == (4, 2, 2)
    assert game.offers("conquer shard")
    assert game.refuses("abandon moor"), "the conquests have begun"


def test_wisps_continue_after_hiring_a_mercenary():
    game = dear(hand=3, coins=2).play("will-o-wisps geode").roll(1)
    assert game.play("mercenary geode x2").offers("mercenary shard x1")


def test_wisps_who_refuse_a_needed_mercenary_stop_conquering():
    game = dear().play("will-o-wisps geode").roll(1).play("pass")
    assert game.holder("geode") == "red"
    assert game.coins() == 1
    assert game.refuses("conquer shard")
    assert not game.state.recall(0, game.state.rules.ids["will-o-wisps"])


def test_wisps_who_refuse_a_mercenary_have_still_attacked():
    game = dear().play("will-o-wisps geode").roll(1).play("pass")
    assert "final attempt failed" in [report.kind for report in game.reports]


@pytest.mark.ours
def test_wisps_are_not_offered_a_mercenary_that_cannot_suffice():
    game = dear().play("will-o-wisps geode").roll(0)
    assert game.holder("geode") == "red"
    assert not any("mercenary" in action for action in game.legal())


def test_wisps_are_not_offered_a_mercenary_that_saves_nothing():
    game = dear(hand=6, coins=2).play("will-o-wisps shard").roll(1)
    assert (game.holder("shard"), game.tokens("shard"), game.coins()) == ("me", 1, 2)


def test_wisps_without_a_coin_are_not_offered_a_mercenary():
    game = dear(hand=6, coins=0).play("will-o-wisps geode").roll(1)
    assert game.tokens("geode") == 4


def test_wisps_keep_the_coin_that_they_have_to_pay_to_liches():
    drawing = DEAR.replace("red 3", "red/declined 3")
    game = table(drawing, me="will-o-wisps mercenary, coins 1", red="orcs, declined liches", hand=2)
    assert game.offers("will-o-wisps geode")
    game.play("will-o-wisps geode").roll(1)
    assert not any("mercenary" in action for action in game.legal())


def test_position_that_offers_wisps_a_hire_can_be_saved_as_text():
    game = dear(hand=6, coins=2).play("will-o-wisps geode").roll(1)
    state = game.state
    again = Table(parse_position(state.rules, state.board, format_position(state)))
    assert again.state.key() == state.key()
    assert again.play("pass").state.key() == game.play("pass").state.key()


def test_conquest_by_wisps_with_a_mercenary_reveals_a_place():
    drawing = GLOW.replace("shard   mystic-crystal  ", "shard   mystic-crystal   monster 2")
    game = table(drawing, me="will-o-wisps mercenary, coins 1", hand=1, reveal=False)
    game.play("will-o-wisps shard").roll(1).play("mercenary shard x1")
    assert game.decides() == "chance"
    game.play("marker the-fountain-of-youth")
    assert game.holder("shard") == "me"


def test_relics_help_a_roll_by_wisps():
    game = table(
        DEAR,
        me="will-o-wisps mercenary, coins 1",
        hand=1,
        holdings="the-sword-of-the-killer-rabbit lamp",
    ).play("use the-sword-of-the-killer-rabbit; will-o-wisps geode")
    assert game.roll(0).legal() == ["mercenary geode x1", "pass"]
    assert where(game.play("mercenary geode x1"), "the-sword-of-the-killer-rabbit") == "geode"


# --- A shot besides the roll ----------------------------------------------------------------------------

RANGE = """
    lamp    mystic-crystal   me 1
    moor    mud-pool         red 3    beside lamp
    geode   mystic-crystal   red 2    beside moor
    bog     mud-pool         red 2    beside moor
"""


def shooting(hand=2, drawing=RANGE, **more):
    return table(drawing, me="will-o-wisps catapult", hand=hand, **more)


@pytest.mark.ours
def test_wisps_may_roll_for_a_region_their_catapult_reaches():
    game = shooting().play("will-o-wisps geode").roll(1)
    assert (game.holder("geode"), game.pieces("catapult")) == ("me", ["lamp"])
    assert [report.number for report in game.reports if report.kind == CONQUERED] == [4 - 1 - 1]
    assert not any("catapult" in action for action in game.legal())


def test_wisps_cannot_roll_for_other_regions_with_the_catapult():
    assert shooting().refuses("will-o-wisps bog")


def test_catapult_used_earlier_in_the_turn_does_not_help_a_roll():
    drawing = RANGE.replace("red 2    beside moor\n    bog", "         beside moor\n    bog")
    game = shooting(9, drawing).play("catapult bog lamp")
    assert game.refuses("will-o-wisps geode")


def test_wisps_use_the_catapult_nearby_only_if_they_need_it():
    drawing = RANGE + "    dell    mud-pool         me 1     beside geode"
    game = shooting(3, drawing).play("will-o-wisps geode").roll(1)
    assert (game.holder("geode"), game.pieces("catapult")) == ("me", [])
    game = shooting(3, drawing).play("will-o-wisps geode").roll(0)
    assert (game.holder("geode"), game.pieces("catapult")) == ("me", ["lamp"])


def test_failed_roll_by_wisps_uses_up_the_catapult():
    game = shooting(1).play("will-o-wisps geode").roll(0)
    assert (game.holder("geode"), game.pieces("catapult")) == ("red", ["lamp"])
    assert game.refuses("conquer moor")
