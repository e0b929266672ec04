"""My Precious (World)!: a river that races pass through, and that only some powers keep.

Source: Realms, scenario 1.
"""

from kit.scenarios import table

STREAM = """
    mouth   river     edge
    bank    farmland       beside mouth
    meadow  hill           beside bank
"""
BANKS = """
    bank    farmland me 1
    stream  river            beside bank
    shore   forest           beside stream
"""


def test_race_may_enter_by_the_river_end_and_then_leaves_it():
    # REA-24
    game = table(1, STREAM, me="", column="ratmen commando").play("take 1; conquer mouth x1")
    game.play("conquer bank x1; stop")
    assert game.holder("mouth") == ""
    assert game.holder("bank") == "me"


def test_seafaring_race_keeps_and_scores_rivers_in_decline():
    # REA-26
    game = table(1, BANKS, me="ratmen seafaring", hand=1)
    assert game.price("stream") == 1
    game.play("conquer stream x1").end_turn()
    assert game.holder("stream") == "me"
    assert game.coins() == 2
    game.play("decline")
    assert game.tokens("stream") == 1
    assert game.coins() == 2 + 2


def test_conqueror_leaves_a_river_taken_from_a_seafaring_race():
    # REA-27
    game = table(
        1,
        BANKS.replace("river  ", "river red/declined 1"),
        me="ratmen forest",
        red="orcs forest, declined elves seafaring",
        hand=5,
    )
    assert game.price("stream") == 1 + 1
    game.play("conquer stream x2; stop")
    assert game.holder("stream") == ""


def test_banks_of_a_river_count_as_coast():
    # REA-28
    game = table(1, BANKS.replace("beside stream", "beside stream bank"), me="tritons forest", hand=5)
    assert game.price("shore") == 2 - 1


def test_trolls_leave_no_lair_in_a_river():
    # REA-30
    game = table(1, BANKS, me="trolls forest", hand=5).play("conquer stream x1; stop")
    assert game.pieces("trolls") == ["bank"]


def test_dragon_returns_to_hand_from_a_river():
    # REA-32
    game = table(1, BANKS, me="elves dragon-master", hand=5).play("dragon-master stream x1; stop")
    assert game.pieces("dragon-master") == []
    assert game.holder("stream") == ""
    game.next_turn_of("me").play("expand")
    assert game.offers("dragon-master stream")


def test_race_that_held_only_a_river_enters_again():
    game = table(1, STREAM, me="", column="ratmen commando").play("take 1; conquer mouth x1; stop")
    assert game.hand() == 8 + 4
    assert game.coins() == 0
    game.next_turn_of("me").play("expand")
    assert game.targets() == ["mouth"]


def test_no_fortress_encampment_or_hero_is_put_into_a_river():
    # REA-30
    for power in ("fortified", "bivouacking", "heroic"):
        game = table(1, BANKS, me=f"ratmen {power}", hand=5).play("conquer stream x1; stop")
        assert not game.offers(f"{power} stream")
        assert "stream" not in game.pieces(power)


def test_hole_that_halflings_dig_in_a_river_is_lost():
    game = table(1, STREAM, me="", column="halflings forest").play("take 1; conquer mouth x1")
    game.play("conquer bank x2")
    assert game.pieces("halflings") == ["mouth", "bank"]
    assert game.play("conquer meadow x2; stop").pieces("halflings") == ["bank"]


def test_unoccupied_river_counts_as_an_empty_region():
    for combo in ("orcs forest", "ratmen pillaging"):
        game = table(1, BANKS, me=combo, hand=5).play("conquer stream x1; stop")
        assert game.breakdown() == {"regions": 1}
    game = table(1, BANKS, me="skeletons forest", hand=6).play("conquer stream x1; conquer shore x2; stop")
    assert game.hand() + game.tokens("bank") + game.tokens("shore") == 6 + 1


def test_tokens_leaving_a_river_join_other_regions():
    game = table(1, BANKS, me="ratmen forest", hand=3).play("conquer stream x1; stop")
    assert (game.tokens("stream"), game.tokens("bank")) == (0, 1 + 3)


def test_banks_of_a_river_count_as_coast_for_aquatic_races():
    game = table(1, BANKS, me="ratmen aquatic", boxes="base royal_bonus", hand=0)
    assert game.breakdown() == {"regions": 1, "aquatic": 1}
