"""Necromancer Island, "Conquering" and "Special cases": ghosts come from the island and are in decline."""

import pytest

from kit.isle import isle, reserve, souls

LAND = """
    pond    lake
    shore   farmland  {}        beside pond
    inland  hill      {}        beside shore
    edge    swamp     {}   edge beside inland
    bay     sea            edge beside edge
"""
EMPTY = LAND.format("", "", "")


def test_necromancer_enters_from_the_lake_shore():
    game = isle(EMPTY, island=5)
    assert game.targets() == ["shore"]
    assert game.price("shore") == 2


def test_necromancer_does_not_enter_at_the_edge():
    assert isle(EMPTY, island=5).quote("edge") == "cannot be conquered: not adjacent"


def test_necromancer_expands_from_regions_already_held():
    assert isle(LAND.format("blue 1", "", ""), island=5).targets() == ["inland"]


def test_necromancer_may_always_conquer_regions_beside_the_lake():
    game = isle(LAND.format("", "", "blue 1"), island=5)
    assert game.targets() == ["shore", "inland"]


def test_the_lake_is_closed_to_seafaring_races():
    game = isle(LAND.format("me 1", "", ""), me="ratmen seafaring", on_turn="me", hand=5).play("expand")
    assert game.quote("pond") == "cannot be conquered: island"


def test_seafaring_necromancer_cannot_conquer_the_lake_either():
    game = isle(LAND.format("blue 1", "", "blue 1"), badges="seafaring", island=5)
    assert game.targets() == ["inland", "bay"]


def test_all_badges_of_the_necromancer_work_at_the_same_time():
    game = isle(EMPTY, badges="flying commando swamp", island=5)
    assert game.targets() == ["shore", "inland", "edge"]
    game.play("conquer edge x1; stop; ghosts x4")
    assert game.coins("blue") == 1 + 1


def test_necromancer_pays_the_usual_prices():
    game = isle(LAND.format("red 3", "tribe 1", ""), island=9)
    assert game.price("shore") == 2 + 3


def test_necromancer_may_make_a_final_attempt():
    game = isle(LAND.format("red 3", "", ""), island=3).play("attempt shore").roll(2)
    assert game.holder("shore") == "blue"


def test_necromancer_takes_up_all_but_one_ghost_in_each_region():
    game = isle(LAND.format("blue 3", "", ""), island=2)
    assert game.hand("blue") == 2 + 2
    assert game.tokens("shore") == 1


@pytest.mark.ours
def test_necromancer_may_leave_the_island_without_ghosts():
    game = isle(EMPTY, island=2).play("conquer shore x2; ghosts x0")
    assert game.hand("blue") == 0


@pytest.mark.ours
def test_ghosts_may_stay_on_the_island():
    game = isle(LAND.format("blue 3", "", ""), island=2).play("stop")
    assert game.legal() == [f"ghosts x{staying}" for staying in range(5)]
    game.play("ghosts x3")
    assert (game.hand("blue"), game.tokens("shore")) == (3, 2)


def test_ghosts_without_a_region_stay_on_the_island():
    game = isle(EMPTY, island=3).play("stop")
    assert game.on_turn() == "me"
    assert game.hand("blue") == 3


def test_ghosts_on_the_island_may_leave_in_the_next_turn():
    game = isle(LAND.format("blue 3", "", ""), island=2).play("stop; ghosts x4")
    assert game.next_turn_of("blue").hand("blue") == 4
    game.play("stop; ghosts x0")
    assert game.tokens("shore") == 5


# --- Attacked -------------------------------------------------------------------------------------------


def test_conquered_necromancer_loses_one_ghost_of_the_region():
    # NEC-03
    drawing = LAND.format("blue 3", "me 1", "blue 1")
    game = isle(drawing, on_turn="me", hand=5, well="- -").play("expand; conquer shore x5")
    assert souls(game) == "- - ghosts"
    assert game.hand("blue") == 2


def test_withdrawn_ghosts_go_to_other_regions_with_ghosts():
    drawing = LAND.format("blue 3", "me 1", "blue 1")
    game = isle(drawing, on_turn="me", hand=5, island=4).play("expand; conquer shore x5").end_turn()
    assert game.tokens("edge") == 1 + 2
    assert game.hand("blue") == 4


def test_withdrawn_ghosts_without_a_region_go_to_the_island():
    drawing = LAND.format("blue 3", "me 1", "")
    game = isle(drawing, on_turn="me", hand=5, island=1).play("expand; conquer shore x5").end_turn()
    assert game.hand("blue") == 1 + 2


def test_necromancer_without_ghosts_on_the_map_stays_in_the_game():
    drawing = LAND.format("blue 1", "me 1", "")
    game = isle(drawing, on_turn="me", hand=3).play("expand; conquer shore x3").end_turn()
    assert game.races("blue") == ["ghosts hill"]
    assert game.next_turn_of("blue").races("blue") == ["ghosts hill"]
    assert reserve(game) + len(souls(game).split()) + game.hand("blue") == 14


# --- In decline -----------------------------------------------------------------------------------------


def test_diplomats_cannot_make_peace_with_the_necromancer():
    game = isle(LAND.format("me 1", "", ""), me="ratmen diplomat", on_turn="me", hand=1).play("expand; stop")
    assert game.legal() == ["diplomat player 2", "pass"]


def test_sorcerers_cannot_substitute_ghosts():
    drawing = LAND.format("blue 1", "me 2", "red 1")
    game = isle(drawing, me="sorcerers wealthy", on_turn="me").play("expand")
    assert game.offers("sorcerers edge")
    assert not game.offers("sorcerers shore")


def test_attack_on_ghosts_does_not_prevent_peace_with_others():
    game = isle(LAND.format("blue 1", "me 1", ""), me="ratmen diplomat", on_turn="me", hand=3)
    game.play("expand; conquer shore x3")
    assert game.state.recall(0, game.state.rules.ids["diplomat"]) == 0


@pytest.mark.ours
def test_necromancer_with_a_diplomat_badge_may_make_peace():
    game = isle(LAND.format("blue 1", "", ""), badges="diplomat").play("stop")
    assert game.legal() == ["diplomat player 1", "diplomat player 2", "pass"]
    game.play("diplomat me")
    assert "peace" in game.quote("shore", by="me")


@pytest.mark.ours
def test_fortresses_of_the_necromancer_pay_coins():
    game = isle(LAND.format("blue 1", "", ""), badges="fortified").play("stop; fortified shore")
    assert game.coins("blue") == 1 + 1
