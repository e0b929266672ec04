"""Historian: one coin for each race in decline when taken, and for each that declines later.

Source: Grand Dames, Historian; digital edition for its own decline.
"""

import pytest

from kit import table
from smallworld.engine import reports

MAP = """
    brook   hill
    glade   forest    red 1           beside brook
    meadow  farmland  red/declined 1  beside glade
    ridge   hill      blue 1          beside meadow
    moor    swamp     blue/declined 1  edge  beside ridge
"""


def test_taking_historian_pays_a_coin_for_each_race_in_decline():
    game = table(MAP, me="", column="orcs historian")
    game.play("take 1")
    assert game.coins() == 2
    kinds = [report.kind for report in game.reports]
    assert kinds.index(reports.COMBO_TAKEN) < kinds.index(reports.COINS_GAINED)


def test_historian_also_counts_declined_races_of_its_player():
    drawing = "brook hill me/elves 1 \n glade forest me/humans 1 \n moor swamp red 1 edge"
    game = table(drawing, me="declined elves spirit, declined humans", column="orcs historian").play("take 1")
    assert game.coins() == 2


def test_lost_tribes_bring_historians_no_coin():
    drawing = "brook hill tribe 1 edge \n moor swamp red 1 edge"
    game = table(drawing, me="", column="orcs historian").play("take 1")
    assert game.coins() == 0


def three(me="orcs historian", red="ratmen hill", blue="elves stout", **more):
    drawing = "brook hill me 2 \n glade forest red 1 \n ridge hill blue 1"
    return table(drawing, me=me, red=red, blue=blue, hand=0, **more)


def test_each_declining_race_pays_the_historian_a_coin():
    # GDA-11
    game = three().end_turn()
    coins = game.coins()
    game.play("decline")
    assert game.coins() == coins + 1
    assert game.on_turn() == "blue"
    game.play("expand; stop; decline")
    assert game.coins() == coins + 2


def test_decline_of_the_historian_race_itself_pays_one_coin():
    # GDA-12
    drawing = """
        brook   hill,magic      me 1
        glade   forest          me 1
        meadow  farmland,magic  me 1
        ridge   hill            me 1
        moor    swamp           red 1
    """
    game = table(drawing, me="wizards historian", step="choose-course").play("decline")
    assert game.coins() == 4 + 1


def test_historian_in_decline_earns_no_more():
    game = three(step="choose-course").play("decline")
    coins = game.coins()
    game.play("decline")
    assert game.coins() == coins


@pytest.mark.ours
def test_decline_of_a_spirit_race_pays_the_historian():
    game = three(red="ratmen spirit").end_turn()
    coins = game.coins()
    game.play("decline")
    assert game.coins() == coins + 1


@pytest.mark.ours
def test_historian_is_paid_as_soon_as_a_race_declines():
    game = three().end_turn().play("decline")
    gained = [report for report in game.reports if report.kind == reports.COINS_GAINED]
    assert [(report.player, report.number) for report in gained] == [(0, 1)]
    assert game.on_turn() != "me"
