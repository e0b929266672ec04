"""Seas and lakes of built boards, which are rivers to underground races and powers.

Source: Realms, scenario 8; Underground, mixing.
"""

from kit.scenarios import table

SEAS = """
    camp   mine       me 1        edge
    pool   sea        {}  edge    beside camp
    far    mud-pool               beside pool
    isle   mine                   beside far
    pond   lake                   beside isle
    cove   mine                   beside pond
"""
SHORE = """
    shore  mine      edge entry
    pool   sea       edge         beside shore
    cove   mud-pool               beside pool
"""


FREE = SEAS.format("")


def seas(me, drawing=FREE, **more):
    return table(8, drawing, **{"me": me, "boxes": "base underground", "hand": 9, **more})


def entries(combo):
    return seas("", SHORE, column=combo).play("take 1").targets()


def test_kraken_conquer_a_sea_for_two_tokens_and_keep_it():
    game = seas("kraken mining", hand=2)
    assert game.price("pool") == 2
    game.play("conquer pool x2").end_turn()
    assert game.holder("pool") == "me"
    assert game.coins() == 2 + 1


def test_kraken_stay_in_a_sea_in_decline_and_score_there():
    game = seas("kraken hill", SEAS.format("me 1"), hand=0, step="choose-course").play("decline")
    assert game.holder("pool") == "me/declined"
    assert game.coins() == 2


def test_only_seafaring_races_reach_kraken_in_a_sea():
    game = seas("ogres hill", SEAS.format("red 2"), red="kraken hill")
    assert game.targets() == []
    game = seas("ratmen seafaring", SEAS.format("red 2"), red="kraken hill")
    assert game.price("pool") == 2 + 2


def test_lizardmen_cross_both_occupied_and_empty_seas():
    for drawing, red in ((FREE, ""), (SEAS.format("red 2"), "kraken hill")):
        game = seas("lizardmen mining", drawing, red=red)
        assert game.targets() == ["far"]
        assert game.refuses("conquer pool x4")


def test_lizardmen_may_enter_by_a_sea():
    assert entries("lizardmen hill") == ["shore", "cove"]
    assert entries("ogres hill") == entries("ratmen seafaring") == ["shore"]
    assert entries("ratmen flying") == ["shore", "cove"]


def test_shores_of_a_sea_are_coast_to_fisher_races():
    game = seas("ogres fisher", "pool sea beside a b \n a mine me 1 \n b mine me 1", hand=0)
    assert game.breakdown() == {"regions": 2, "fisher": 1}


def test_balrog_cannot_be_sent_into_a_sea():
    pentacle = "the-wickedest-pentacle"
    drawing = "cell mine monster 2 beside camp pool den \n camp mine me 1 edge \n pool sea \n den mud-pool"
    game = seas("ogres hill", drawing).play(f"conquer cell x3; marker {pentacle}")
    assert [action for action in game.legal() if "pool" in action] == []
    assert f"{pentacle} den" in game.legal()


def test_bag_works_as_a_sword_that_another_player_holds():
    drawing = """
        middle mud-pool,sword     monster 2
        camp   mine               me 1        edge beside middle
        rock   black-mountain     red 1       beside camp
    """
    game = seas("iron-dwarves magic", drawing, red="drow mining").play("conquer middle x4")
    game.play("magic-2; magic the-sword-of-the-killer-rabbit")
    assert game.price("rock") == 2 + 1 + 1 - 2
