"""Cursed! with the other boxes: effects add up unless a text says otherwise.

Pairs in which one side has the say are tested with that race or power.
"""

import pytest

from kit import table
from smallworld.content.cursed.box import cursed_powers, cursed_races
from smallworld.engine.rules import slug

RACES = [slug(banner.name) for banner in cursed_races()]
POWERS = [slug(badge.name) for badge in cursed_powers()]


@pytest.mark.parametrize("power", POWERS)
def test_badge_is_discarded_in_decline(power):
    game = table("ford hill me 1", me=f"ratmen {power}", step="choose-course").play("decline")
    assert game.races() == ["ratmen"]
    assert game.stack("discarded_powers") == [power]


@pytest.mark.parametrize("race", RACES)
def test_declined_race_with_spirit_survives_the_next_decline(race):
    drawing = f"brook hill me/{race} 1 \n glade forest me 2"
    game = table(drawing, me=f"orcs hill, declined {race} spirit", step="choose-course").play("decline")
    assert game.races() == [f"{race} spirit", "orcs"]


@pytest.mark.parametrize("race", RACES)
def test_stout_race_in_decline_keeps_one_token_per_region(race):
    game = table("brook hill me 2 \n glade forest me 2", me=f"{race} stout", hand=0).play("stop")
    if game.decides() == "me" and game.offers("deploy brook"):
        game.play("deploy brook x2")
    game.play("decline")
    assert (game.tokens("brook"), game.tokens("glade"), game.coins()) == (1, 1, 2)


@pytest.mark.parametrize(
    ("red", "me", "after"),
    [
        (1, 0, (1, 0)),  # red takes the coin, and pays it back
        (0, 0, (0, 0)),
        (0, 2, (1, 1)),  # red has no coin to take, but one to pay
        (5, 5, (5, 5)),
    ],
)
@pytest.mark.ours
def test_ransacking_pays_before_the_conqueror_pays_corrupt(red, me, after):
    drawing = "camp hill me 1 \n glade forest red 1 beside camp"
    game = table(drawing, me=f"orcs ransacking, coins {me}", red=f"elves corrupt, coins {red}")
    game.play("conquer glade x3")
    assert (game.coins("red"), game.coins()) == after


def test_ransacking_orcs_are_paid_by_race_and_power():
    drawing = "camp hill me 1 \n glade forest red 1 beside camp"
    game = table(drawing, me="orcs ransacking", coins=3, hand=3).play("conquer glade x3; deploy camp x2")
    assert game.coins() == 3 + 1 + 2 + 1


def test_goblins_save_one_token_at_a_declined_lair_and_fortress():
    drawing = "camp hill me 1 \n peak mountain red/trolls 1 lair fortress beside camp"
    game = table(drawing, me="goblins hill", red="orcs hill, declined trolls fortified")
    assert game.price("peak") == 2 + 1 + 1 + 1 + 1 - 1


def test_goblins_pay_the_full_price_for_empty_mountains():
    game = table("camp hill me 1 \n peak mountain beside camp", me="goblins hill")
    assert game.price("peak") == 2 + 1


def test_goblins_with_the_were_power_pay_at_least_one_token():
    drawing = "camp hill me 1 \n ruin forest red/declined 1 beside camp"
    game = table(drawing, me="goblins were-", turn=6)
    assert game.quote("ruin") == "2 base, +1 tokens, -1 Goblins, -2 Were-, +1 never less than 1"


def test_hordes_tokens_do_not_reduce_the_tray_of_sorcerers():
    drawing = "camp hill me 12 \n glade forest red 1 beside camp"
    game = table(drawing, me="sorcerers hordes-of", hand=8, red="orcs hill")
    assert game.tray("sorcerers") == 0
    assert not game.offers("sorcerers glade red")
    game = table(drawing, me="sorcerers hordes-of", hand=7, red="orcs hill")
    assert game.play("sorcerers glade red").tray("sorcerers") == 0


def test_region_that_kobolds_conquer_with_the_dragon_is_immune():
    drawing = "camp hill me 2 \n peak mountain red 3 beside camp"
    game = table(drawing, me="kobolds dragon-master", red="orcs hill", hand=2).play("dragon-master peak x2")
    assert game.pieces("dragon-master") == ["peak"]
    assert "peak" not in game.targets("red")


def test_halflings_with_hordes_tokens_keep_their_holes():
    game = table(
        "camp hill me 2 hole \n glade forest me 1 hole beside camp", me="halflings hordes-of", hand=2
    )
    game.play("stop; deploy camp x3")
    assert game.pieces("halflings") == ["camp", "glade"]
