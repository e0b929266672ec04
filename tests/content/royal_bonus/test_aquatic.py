"""Aquatic: one extra coin for each coastal region, and one coin less for each other region.

Source: Royal Bonus, Aquatic.
"""

from kit import table

BOXES = "base royal_bonus"
SHORE = """
    bay    sea               edge
    pond   lake
    sand   farmland  {0} 1   beside bay
    dune   hill      {0} 1   beside bay pond
    reeds  swamp     {0} 1   beside pond
    peak   mountain  {0} 1   beside dune
    grove  forest    {0} 1   beside peak
"""


def test_aquatic_badge_brings_three_tokens():
    game = table(
        "meadow farmland edge", me="", column="orcs aquatic, elves forest", boxes=BOXES, step="choose-course"
    )
    assert game.play("take 1").hand() == 5 + 3


def test_aquatic_pays_a_coin_on_coasts_and_takes_one_inland():
    game = table(SHORE.format("me"), me="humans aquatic", boxes=BOXES)
    assert game.breakdown() == {"regions": 5, "aquatic": 3 - 2, "humans": 1}


def test_three_coastal_and_two_inland_regions_score_six_coins():
    # ROY-04
    game = table(SHORE.format("me"), me="orcs aquatic", boxes=BOXES, hand=0, coins=0)
    assert game.score() == 3 + 2 + 3 - 2
    game.play("stop").end_turn()
    assert game.coins() == 6


def test_aquatic_orcs_also_score_their_conquests():
    drawing = (
        SHORE.format("me")
        .replace("dune   hill      me 1", "dune   hill      tribe 1")
        .replace("grove  forest    me 1", "grove  forest    red 1")
    )
    game = table(drawing, me="orcs aquatic", boxes=BOXES, hand=6)
    game.play(f"conquer grove x{2 + 1}; conquer dune x{2 + 1}")
    assert game.breakdown() == {"regions": 3 + 2, "aquatic": 3 - 2, "orcs": 2}


def test_aquatic_race_with_inland_regions_only_earns_nothing():
    game = table("peak mountain me 1 \n grove forest me 1", me="giants aquatic", boxes=BOXES)
    assert game.breakdown() == {"regions": 2, "aquatic": -2}
    assert game.score() == 0


def test_aquatic_does_not_affect_the_declined_race_of_its_owner():
    drawing = SHORE.format("me/declined") + "camp hill me 1"
    game = table(drawing, me="giants aquatic, declined ratmen", boxes=BOXES)
    assert game.breakdown() == {"regions": 6, "aquatic": -1}


def test_aquatic_has_no_effect_in_decline():
    game = table(SHORE.format("me"), me="giants aquatic", boxes=BOXES, step="choose-course", coins=0)
    game.play("decline").end_turn()
    assert game.coins() == 5


def test_coins_that_aquatic_adds_or_takes_are_reported():
    game = table(SHORE.format("me"), me="giants aquatic", boxes=BOXES, hand=0).play("stop").end_turn()
    assert [(report.kind, report.number) for report in game.reports if report.kind == "coins scored"] == [
        ("coins scored", 5),
        ("coins scored", 1),
    ]
