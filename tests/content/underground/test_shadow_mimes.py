"""Shadow Mimes: when taken, they may exchange their badge with that of another combo.

Source: Underground, Shadow Mimes.
"""

import pytest

from kit.underground import table

START = "meadow farmland edge"
COLUMN = "orcs hill, shadow-mimes commando, elves forest 3, trolls swamp, giants flying, humans stout"


def mimes(column=COLUMN, coins=5, boxes=""):
    return table(START, me="", column=column, coins=coins, step="choose-course", boxes=boxes)


def test_shadow_mimes_banner_brings_seven_tokens():
    assert mimes().play("take 2; pass").hand() == 7 + 4


def test_mimes_may_exchange_their_badge_for_any_in_the_column():
    game = mimes().play("take 2")
    assert game.legal() == [
        f"shadow-mimes {power}" for power in ("hill", "forest", "swamp", "flying", "stout")
    ] + ["pass"]
    game.play("shadow-mimes flying")
    assert game.races() == ["shadow-mimes flying"]
    assert "giants commando 0" in game.column()


def test_mimes_may_keep_their_own_badge():
    # UND-87
    game = mimes("shadow-mimes commando, orcs hill, elves forest").play("take 1; pass")
    assert game.races() == ["shadow-mimes commando"]
    assert game.hand() == 7 + 4


@pytest.mark.ours
def test_number_of_mimes_depends_on_the_badge_that_they_choose():
    # UND-22
    game = mimes().play("take 2; shadow-mimes flying")
    assert game.hand() == 7 + 5
    assert game.coins() == 5 - 1
    assert "giants commando 0" in game.column()


def test_mimes_exchange_their_badge_for_free_and_move_no_coins():
    # UND-89
    column = "orcs hill, elves forest 3, trolls swamp, shadow-mimes commando 2, giants flying, humans stout"
    game = mimes(column).play("take 4; shadow-mimes forest")
    assert game.coins() == 5 - 3 + 2
    assert game.column()[1] == f"elves commando {3 + 1}"


def test_mimes_immediately_have_the_power_of_their_final_badge():
    game = mimes().play("take 2; shadow-mimes flying")
    assert game.price("meadow") == 2  # and Commando does not help
    game = mimes().play("take 2; pass")
    assert game.price("meadow") == 2 - 1


def test_mimes_immediately_get_the_tokens_of_the_new_badge():
    # UND-295
    column = "shadow-mimes historian, orcs hordes-of, elves forest"
    game = mimes(column, boxes="base cursed grand_dames").play("take 1; shadow-mimes hordes-of")
    assert game.hand() == 7 + 5 + 2
    assert game.tray("shadow-mimes") == 12 - 12


def test_mimes_get_nothing_that_the_old_badge_would_bring():
    declined = "meadow farmland edge \n ford hill red/declined 1"
    game = table(
        declined,
        me="",
        column="shadow-mimes historian, orcs hill",
        step="choose-course",
        boxes="base grand_dames",
    )
    assert game.play("take 1; shadow-mimes hill").coins() == 0


def test_price_to_skip_mimes_depends_on_their_badge():
    # UND-294
    game = mimes("shadow-mimes cursed, orcs hill, elves forest", boxes="base cursed").play("take 2")
    assert game.coins() == 5 - 3
    assert game.column()[0] == "shadow-mimes cursed 3"


def test_skipped_combos_are_paid_before_mimes_exchange():
    game = mimes("orcs cursed, shadow-mimes commando, elves forest", boxes="base cursed")
    game.play("take 2; shadow-mimes cursed")
    assert game.coins() == 5 - 3
    assert game.column()[0] == "orcs commando 3"


def test_next_combo_is_revealed_after_mimes_exchange_their_badge():
    game = mimes().play("take 2; shadow-mimes hill")
    assert len(game.column()) == 6
    assert game.column()[0] == "orcs commando 1"


def test_mimes_without_another_combo_are_offered_no_exchange():
    game = mimes("shadow-mimes commando").play("take 1")
    assert game.hand() == 7 + 4


def test_exchange_by_mimes_is_reported_before_the_combo_taken():
    game = mimes().play("take 2; shadow-mimes flying")
    assert [report.kind for report in game.reports].index("badge exchanged") < [
        report.kind for report in game.reports
    ].index("combo taken")
