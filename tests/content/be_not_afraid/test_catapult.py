"""Catapult: once a turn, the race may conquer a region exactly two steps away for one token less.

Source: Be Not Afraid, Catapult; digital edition for the token less.
"""

import pytest

from kit import Table, table

ROAD = """
    keep    hill      me 1  {}
    meadow  farmland  {}       beside keep
    copse   forest             beside meadow
    moor    swamp     red 1    beside copse
    fen     swamp              beside moor
"""


def road(piece: str = "", meadow: str = "", me: str = "humans catapult", **more) -> Table:
    return table(ROAD.format(piece, meadow), me=me, **more)


def test_catapult_saves_one_token_two_regions_away():
    # BNA-14
    game = road()
    assert "copse" not in game.targets()
    game.play("catapult copse keep")
    assert game.holder("copse") == "me"
    assert game.tokens("copse") == 2 - 1
    assert game.pieces("catapult") == ["keep"]


def test_catapult_cannot_shoot_at_an_adjacent_region():
    # BNA-16
    assert road().refuses("catapult meadow keep")


def test_catapult_cannot_shoot_three_regions_away():
    assert road().refuses("catapult moor keep")


def test_catapult_flies_over_occupied_regions():
    assert road(meadow="red 3").offers("catapult copse keep")


def test_catapult_is_used_once_a_turn():
    game = road(hand=5).play("catapult copse keep")
    assert not any(action.startswith("catapult") for action in game.legal())
    game.next_turn_of("me").play("expand")
    assert game.offers("catapult fen copse")


def test_region_with_the_catapult_is_immune_until_it_moves():
    # BNA-17
    game = table(
        "keep hill red 1 catapult \n camp hill me 1 beside keep", me="orcs", red="humans catapult", hand=9
    )
    assert game.refuses("conquer keep x3")
    assert game.quote("keep") == "cannot be conquered: immune catapult"


def test_catapult_stays_in_place_until_it_is_used_again():
    game = road("catapult").play("stop")
    assert game.pieces("catapult") == ["keep"]
    assert game.next_turn_of("me").pieces("catapult") == ["keep"]


def test_catapult_moves_to_the_region_from_which_it_shoots():
    game = table(
        """
        keep    hill      me 1 catapult
        tower   hill      me 1           beside meadow
        meadow  farmland
        copse   forest                   beside meadow
        """,
        me="humans catapult",
    )
    assert game.play("catapult copse tower").pieces("catapult") == ["tower"]


LAKE = """
    keep    hill      me 1
    tarn    {}                 beside keep
    copse   forest             beside tarn
"""


@pytest.mark.ours
def test_catapult_shoots_over_the_lake():
    assert table(LAKE.format("lake"), me="humans catapult").offers("catapult copse keep")


@pytest.mark.ours
def test_catapult_does_not_shoot_over_a_sea():
    assert table(LAKE.format("sea"), me="humans catapult").refuses("catapult copse keep")


@pytest.mark.ours
def test_catapult_cannot_shoot_at_water():
    game = table("keep hill me 1 \n copse forest beside keep \n tarn lake beside copse", me="humans catapult")
    assert game.refuses("catapult tarn keep")


def test_catapult_cannot_shoot_at_immune_regions():
    drawn = "keep hill me 1 \n meadow farmland beside keep \n copse forest red 1 hole beside meadow"
    assert table(drawn, me="humans catapult", red="halflings alchemist").refuses("catapult copse keep")


@pytest.mark.ours
def test_catapult_may_shoot_next_to_another_region_of_its_race():
    game = table(
        """
        keep    hill      me 1
        meadow  farmland  me 1  beside keep
        copse   forest          beside meadow
        """,
        me="humans catapult",
    )
    assert game.price("copse") == 2
    assert game.play("catapult copse keep").tokens("copse") == 2 - 1


def test_other_reductions_add_up_with_the_catapult():
    game = table(
        """
        keep    hill      me 1
        meadow  farmland        beside keep
        peak    mountain  me 1
        copse   forest    red 1 beside meadow peak
        """,
        me="giants catapult",
    )
    assert game.price("copse") == 2 + 1 - 1
    assert game.play("catapult copse keep").tokens("copse") == 2 + 1 - 1 - 1


@pytest.mark.ours
def test_catapult_may_make_a_final_attempt():
    game = table(ROAD.format("", ""), me="humans catapult", hand=1)
    game.state.tokens[2] = 3
    game.state.tribes = 1 << 2
    game.play("catapult copse keep")
    assert game.decides() == "chance"
    game.roll(3)
    assert game.holder("copse") == "me"
    assert not any(action.startswith("conquer") for action in game.legal())


@pytest.mark.ours
def test_catapult_stays_in_its_region_after_a_failed_attempt():
    game = table(ROAD.format("", ""), me="humans catapult", hand=1)
    game.state.tokens[2] = 3
    game.state.tribes = 1 << 2
    game.play("catapult copse keep").roll(0)
    assert game.holder("copse") == "tribe"
    assert game.pieces("catapult") == ["keep"]


def test_catapult_attempt_that_cannot_succeed_is_not_offered():
    game = table(ROAD.format("", ""), me="humans catapult", hand=1)
    game.state.tokens[2] = 5
    game.state.tribes = 1 << 2
    assert game.refuses("catapult copse keep")


@pytest.mark.ours
def test_catapult_of_an_abandoned_region_returns_to_hand():
    game = road("catapult").play("abandon keep")
    assert game.pieces("catapult") == []


def test_catapult_leaves_the_map_in_decline():
    game = road("catapult", step="choose-course").play("decline")
    assert game.pieces("catapult") == []


# --- With Sorcerers -------------------------------------------------------------------------------------

FAR = """
    keep    hill      me 1
    tower   hill      {}       beside meadow
    meadow  farmland           beside keep
    copse   forest    red 1    beside meadow
    moor    swamp     red 1    beside copse
"""


def test_sorcerers_may_substitute_two_regions_away_by_catapult():
    game = table(FAR.format(""), me="sorcerers catapult").play("sorcerers copse red")
    assert game.holder("copse") == "me"
    assert game.pieces("catapult") == ["keep"]
    assert not any(action.startswith("catapult") for action in game.legal())
    assert game.offers("conquer moor x3")


@pytest.mark.ours
def test_sorcerers_may_choose_the_region_that_gets_the_catapult():
    game = table(FAR.format("me 1"), me="sorcerers catapult").play("sorcerers copse red")
    assert game.legal() == ["catapult copse keep", "catapult copse tower"]
    game.play("catapult copse tower")
    assert game.pieces("catapult") == ["tower"]
    assert game.offers("conquer moor x3")


def test_adjacent_substitution_does_not_use_the_catapult():
    near = "keep hill me 1 \n copse forest red 1 beside keep"
    assert table(near, me="sorcerers catapult").play("sorcerers copse red").pieces("catapult") == []


def test_catapult_helps_no_substitution_after_it_was_used():
    game = table(FAR.format("") + "glen hill beside meadow", me="sorcerers catapult").play(
        "catapult glen keep"
    )
    assert game.refuses("sorcerers copse red")
