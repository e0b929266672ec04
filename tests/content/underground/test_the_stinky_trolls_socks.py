"""The Stinky Troll's Socks: once a turn, a region costs as if empty, and all its tokens withdraw.

Source: Underground, Righteous Relics.
"""

import pytest

from kit.caves import caves
from kit.table import table as any_table
from kit.underground import table, where
from smallworld.content.underground.box import underground_box

SOCKS = "the-stinky-trolls-socks"
CAMP = """
    camp    hill            me 1     edge
    peak    black-mountain  red {}        beside camp
    lair    forest          {}            beside peak
    meadow  farmland                      beside camp
"""


def camp(tokens=4, refuge="red 1", me="ratmen wealthy", red="orcs hill", drawing=CAMP, **more):
    return table(drawing.format(tokens, refuge), me=me, red=red, holdings=f"{SOCKS} camp", **more)


def both_boxes():
    """Return Underground, and a race against which no ability helps."""
    below = underground_box()
    below.races.extend(caves().races)
    return below


def silent(site):
    """Return a table where a race against which no ability helps holds the peak."""
    drawing = CAMP.format(2, "blue 1").replace("beside peak", "beside peak camp")
    holdings = f"{SOCKS} {site}"
    return any_table(
        drawing,
        me="ratmen wealthy",
        red="hushed hill",
        blue="orcs forest",
        hand=8,
        holdings=holdings,
        own=both_boxes,
    )


def test_region_costs_as_if_empty_for_the_holder_of_the_socks():
    # UND-16
    game = camp()
    assert game.price("peak") == 2 + 1 + 4
    assert game.play(f"use {SOCKS}").price("peak") == 2 + 1


def test_defenders_withdraw_from_the_socks_and_lose_no_token():
    # UND-16
    game = camp(hand=3).play(f"use {SOCKS}; conquer peak x3")
    game.end_turn()
    assert game.tokens("lair") == 1 + 4


def test_socks_stay_in_the_conquered_region():
    # UND-16
    assert where(camp().play(f"use {SOCKS}; conquer peak x3"), SOCKS) == "peak"


def test_socks_are_used_once_a_turn():
    game = camp(hand=7).play(f"use {SOCKS}; conquer peak x3")
    assert game.refuses(f"use {SOCKS}")
    assert game.price("lair") == 2 + 1


def test_socks_do_not_help_against_an_empty_region():
    game = table("camp hill me 1 edge \n meadow farmland beside camp", holdings=f"{SOCKS} camp")
    assert game.refuses(f"use {SOCKS}")


def test_monsters_that_flee_from_the_socks_reveal_their_relic():
    # UND-156
    game = table(
        "camp hill me 1 edge \n den black-mountain monster 2 beside camp",
        me="ratmen wealthy",
        holdings=f"{SOCKS} camp",
    )
    game.play(f"use {SOCKS}")
    assert game.price("den") == 2 + 1
    game.play("conquer den x3; marker the-shiny-orb")
    assert (where(game, SOCKS), where(game, "the-shiny-orb")) == ("den", "den")
    assert game.tokens("den") >= 1


def test_active_race_driven_off_its_last_region_stays_in_hand():
    # UND-157
    game = camp(3, refuge="").play(f"use {SOCKS}; conquer peak x3")
    game.end_turn()
    assert game.on_turn() == "red"
    assert (game.hand("red"), game.holder("peak")) == (3, "me")


def test_declined_race_also_withdraws_from_the_socks():
    # UND-158
    drawing = CAMP.replace("red {}", "red/declined {}")
    game = camp(1, "red/declined 1", red="declined orcs", drawing=drawing, column="")
    game.play(f"use {SOCKS}; conquer peak x3").end_turn()
    assert game.tokens("lair") == 1 + 1
    assert game.tray("orcs") == 10 - 2


def test_declined_race_driven_off_its_last_region_is_lost():
    # UND-158
    drawing = CAMP.replace("red {}", "red/declined {}")
    game = camp(1, "", red="declined orcs", drawing=drawing, column="")
    game.play(f"use {SOCKS}; conquer peak x3")
    assert game.races("red") == []


def test_socks_also_remove_the_defences_of_a_region():
    # UND-285
    game = camp(2, red="trolls hill").play(f"use {SOCKS}")
    assert game.price("peak") == 2 + 1
    game.play("conquer peak x3")
    assert game.pieces("trolls") == ["lair"]
    assert game.hand("red") == 2


def test_socks_do_not_lower_the_price_of_terrain():
    game = table(
        "camp hill me 1 edge \n keep mountain red 3 beside camp",
        me="ratmen wealthy",
        red="orcs hill",
        holdings=f"{SOCKS} camp, the-keep-on-the-motherland keep",
    )
    assert game.play(f"use {SOCKS}").price("keep") == 2 + 1 + 1


def test_price_changes_of_the_attacker_apply_with_the_socks():
    # UND-287
    game = camp(4, me="mummies wealthy", drawing=CAMP.replace("black-mountain", "forest"))
    assert game.play(f"use {SOCKS}").price("peak") == 2 + 1
    game = camp(4, me="ratmen commando").play(f"use {SOCKS}")
    assert game.price("peak") == 2 + 1 - 1


def test_igors_collect_no_token_in_a_conquest_with_the_socks():
    # UND-249
    game = camp(3, me="igors wealthy").play(f"use {SOCKS}; conquer peak x3")
    assert game.state.recall(0, game.state.rules.ids["igors"]) == 0


@pytest.mark.ours
def test_conquest_with_the_socks_still_captures_a_leader():
    # UND-286
    drawing = CAMP.replace("red {}", "red {} leader")
    game = camp(3, drawing=drawing, boxes="leaders").play(f"use {SOCKS}; conquer peak x3")
    if game.decides() == "red":
        game.play("pass")
    assert game.hand("red") == 2


def test_socks_are_not_used_up_by_a_substitution():
    game = camp(1, me="sorcerers wealthy").play(f"use {SOCKS}; sorcerers peak player 2")
    assert where(game, SOCKS) == "camp"
    assert game.hand("red") == 0, "the lone token is lost"


def test_gnome_region_is_conquered_without_the_socks():
    game = silent("camp")
    game.play(f"use {SOCKS}")
    assert game.price("peak") == 2 + 1 + 2
    game.play("conquer peak x5")
    assert where(game, SOCKS) == "camp"
    assert game.hand("red") == 2 - 1


def test_socks_that_were_not_used_help_in_the_next_conquest():
    game = silent("camp").play(f"use {SOCKS}; conquer peak x5")
    assert game.price("lair") == 2


def test_martyr_is_paid_although_the_socks_let_all_tokens_escape():
    # UND-252
    game = camp(3, red="ogres martyr, coins 0", hand=4).play(f"use {SOCKS}; conquer peak x3")
    assert game.coins("red") == 1
    assert game.hand("red") == 3


def test_withdrawn_declined_tokens_leave_with_their_last_region():
    game = camp(
        4,
        "red/declined 1",
        red="drow wealthy, declined orcs",
        drawing=CAMP.replace("red {}", "red/declined {}"),
    )
    game.state.hand[0] = 9
    game.play(f"use {SOCKS}; conquer peak x3; conquer lair x3")
    assert game.races("red") == ["drow wealthy"]
    assert game.tray("orcs") == 10


def test_fortified_badge_of_the_attacker_does_not_stop_the_socks():
    drawing = "home hill me 1 \n tower hill red/declined 1 fortress beside home"
    game = table(
        drawing,
        me="ratmen fortified",
        red="orcs, declined ogres fortified",
        holdings="the-stinky-trolls-socks home",
    )
    assert game.price("tower") == 2 + 1 + 1
    assert game.play("use the-stinky-trolls-socks").price("tower") == 2
