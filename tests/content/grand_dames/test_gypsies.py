"""Gypsies, called Nomads today: one coin for each region that they abandon.

Source: Grand Dames, Gypsies.
"""

import pytest

from kit import table
from smallworld.engine import reports

FOUR = """
    brook   hill      me 1  edge
    glade   forest    me 1  edge  beside brook
    meadow  farmland  me 2        beside glade
    moor    swamp                 beside meadow
    ridge   hill            edge  beside moor
"""


def gypsies(me="gypsies flying", **more):
    more.setdefault("hand", 2)
    return table(FOUR, me=me, **more)


def test_each_abandoned_region_pays_gypsies_a_coin():
    # GDA-01
    game = gypsies().play("abandon brook; abandon glade; conquer moor x2; stop; deploy meadow x3")
    assert game.coins() == 2 + 2


def test_gypsies_score_abandoned_regions_at_turn_end():
    game = gypsies().play("abandon brook; abandon glade")
    assert game.coins() == 0
    assert game.breakdown() == {"regions": 1, "gypsies": 2}


def test_abandoned_region_cannot_be_conquered_in_the_same_turn():
    game = gypsies().play("abandon glade")
    assert "glade" not in game.targets()
    assert game.quote("glade") == "cannot be conquered: abandoned this turn"


def test_dragon_cannot_retake_an_abandoned_region():
    game = gypsies("gypsies dragon-master").play("abandon glade")
    assert not game.offers("dragon-master glade")
    assert game.offers("dragon-master moor")


def test_abandoned_region_may_be_conquered_in_the_next_turn():
    game = gypsies().play("abandon glade; stop; deploy brook x3").next_turn_of("me").play("expand")
    assert game.price("glade") == 2


def test_gypsies_that_abandoned_all_regions_may_enter_elsewhere():
    game = gypsies("gypsies hill").play("abandon brook; abandon glade; abandon meadow")
    assert game.targets() == ["ridge"]
    game.play("conquer ridge x2; stop")
    assert game.breakdown() == {"regions": 1, "gypsies": 3, "hill": 1}


def test_gypsies_earn_no_extra_coin_if_they_abandon_nothing():
    assert gypsies().play("stop").breakdown() == {"regions": 3}


def test_gypsies_are_paid_only_once_for_an_abandoned_region():
    game = gypsies().play("abandon glade; stop; deploy brook x3").next_turn_of("me")
    coins = game.coins()
    game.play("expand; stop")
    game.end_turn()
    assert game.coins() == coins + 2


@pytest.mark.ours
def test_gypsies_get_nothing_for_regions_lost_in_decline():
    game = table(FOUR, me="gypsies hill", step="choose-course").play("decline")
    assert game.coins() == 3
    assert not any(report.kind == reports.COINS_GAINED for report in game.reports)


@pytest.mark.ours
def test_stout_gypsies_are_paid_for_abandoning_as_they_decline():
    game = gypsies("gypsies stout", hand=0).play("abandon brook; stop; deploy glade x1; decline")
    assert game.coins() == 2 + 1
