"""Necromancer Island, "The players' turn": losses fill the Well, and souls become ghosts."""

import pytest

from kit.isle import isle, reserve, souls

LAND = """
    pond    lake
    shore   farmland  {}        beside pond
    inland  hill      {}        beside shore
    edge    swamp     {}   edge beside inland
    field   farmland  {}        beside inland edge
"""


def test_conquered_lost_tribe_goes_into_the_well_of_souls():
    game = isle(LAND.format("me 1", "tribe 1", "", ""), on_turn="me", hand=4).play(
        "expand; conquer inland x3"
    )
    assert souls(game) == "-"


def test_token_lost_to_a_conquest_goes_into_the_well_of_souls():
    game = isle(LAND.format("me 1", "red 2", "", ""), on_turn="me", hand=4).play("expand; conquer inland x4")
    assert souls(game) == "humans"


def test_token_in_the_well_does_not_return_to_the_tray():
    game = isle(LAND.format("me 1", "red 2", "", ""), on_turn="me", hand=4)
    before = game.tray("humans")
    game.play("expand; conquer inland x4")
    assert game.tray("humans") == before


def test_conquered_token_in_decline_also_becomes_a_soul():
    drawing = LAND.format("me 1", "red/declined 1", "", "")
    game = isle(drawing, on_turn="me", hand=4).play("expand; conquer inland x3")
    assert souls(game) == "dwarves"


def test_token_replaced_by_a_sorcerer_becomes_a_soul():
    drawing = LAND.format("me 1", "red 1", "red 1", "")
    game = isle(drawing, me="sorcerers wealthy", on_turn="me").play("expand; sorcerers inland red")
    assert souls(game) == "humans"


def test_conquests_by_the_necromancer_also_fill_the_well():
    game = isle(LAND.format("red 1", "", "", "red 1"), island=4).play("conquer shore x3")
    assert souls(game) == "humans"


def test_ghosts_in_the_well_are_on_top_of_other_souls():
    drawing = LAND.format("blue 1", "me 1", "red 1", "")
    game = isle(drawing, on_turn="me", hand=9).play("expand; conquer shore x3; conquer edge x3")
    assert souls(game) == "humans ghosts"


def test_tokens_that_a_decline_removes_do_not_become_souls():
    # NEC-05
    drawing = LAND.format("me 2", "me 3", "", "")
    game = isle(drawing, me="orcs hill", on_turn="me").play("decline")
    assert souls(game) == ""
    assert game.tray("orcs") == 10 - 2


def test_elves_become_souls_in_decline_but_not_when_attacked():
    # NEC-04
    drawing = LAND.format("me 1", "red 1", "red 3", "")
    game = isle(drawing, red="elves hill", on_turn="me", hand=6).play("expand; conquer inland x3; stop")
    game.end_turn()
    assert souls(game) == "", "no Elf is lost in a conquest"
    assert game.tokens("edge") == 3 + 1
    game.play("decline")
    assert game.tokens("edge") == 1
    assert souls(game) == "elves elves elves"


def test_immortal_elves_become_souls_only_once():
    drawing = LAND.format("me 1", "red 1", "red 4", "")
    game = isle(drawing, red="elves immortal", on_turn="red", boxes=("base", "underground")).play("decline")
    assert souls(game) == "elves elves elves"


def test_elves_that_leave_with_the_next_decline_go_to_the_tray():
    drawing = LAND.format("me 1", "", "red/declined 2", "red 1")
    game = isle(drawing, red="humans hill", on_turn="red")
    elves = game.state.rules.ids["elves"]
    game.state.set_banner(4, elves, 0)
    game.play("decline")
    assert souls(game) == ""
    assert game.tray("elves") == 11


def test_conquered_elf_in_decline_becomes_a_soul():
    drawing = LAND.format("me 1", "red 1", "red 1", "")
    game = isle(drawing, red="elves hill", on_turn="red").play("decline").next_turn_of("me")
    game.play("expand")
    game.state.hand[0] = 3
    game.play("conquer inland x3")
    assert souls(game) == "elves"


# --- New ghosts -----------------------------------------------------------------------------------------


def test_four_souls_raise_a_ghost_after_the_turn_of_any_player():
    drawing = LAND.format("me 1", "red 2", "", "")
    game = isle(drawing, on_turn="me", hand=4, well="- - -").play("expand; conquer inland x4")
    assert game.end_turn().hand("blue") == 1
    assert souls(game) == ""


def test_fewer_than_four_souls_stay_in_the_well():
    drawing = LAND.format("me 1", "red 2", "", "")
    game = isle(drawing, on_turn="me", hand=4, well="- -").play("expand; conquer inland x4").end_turn()
    assert game.hand("blue") == 0
    assert souls(game) == "- - humans"


def test_every_four_souls_raise_a_ghost_and_the_rest_stay():
    game = isle(LAND.format("me 1", "", "", ""), on_turn="me", well="orcs " * 9).end_turn()
    assert game.hand("blue") == 2
    assert souls(game) == "orcs"


def test_souls_that_raised_a_ghost_go_to_their_trays():
    game = isle(LAND.format("me 1", "", "", ""), on_turn="me", well="orcs orcs - elves")
    assert game.tray("orcs") == 10 - 2
    game.end_turn()
    assert game.tray("orcs") == 10


def test_ghosts_in_the_well_are_used_up_before_other_souls():
    game = isle(LAND.format("me 1", "", "", ""), on_turn="me", well="- - - ghosts ghosts")
    assert reserve(game) == 14 - 2
    game.end_turn()
    assert souls(game) == "-"
    assert reserve(game) == 14 - 1


def test_turn_of_decline_also_raises_ghosts():
    game = isle(LAND.format("me 1", "", "", ""), on_turn="me", well="- - - -").play("decline")
    assert game.hand("blue") == 1


def test_souls_raise_no_ghost_if_the_reserve_is_empty():
    game = isle(LAND.format("me 1", "", "", ""), on_turn="me", island=14, well="- - - -").end_turn()
    assert game.hand("blue") == 14
    assert souls(game) == "- - - -"


@pytest.mark.ours
def test_ghost_that_was_a_soul_refills_an_empty_reserve():
    game = isle(LAND.format("me 1", "", "", ""), on_turn="me", island=13, well="- - - ghosts").end_turn()
    assert game.hand("blue") == 14
    assert souls(game) == ""


# --- The end of the Necromancer's turn ------------------------------------------------------------------


def test_each_region_brings_the_necromancer_a_coin_and_a_soul():
    # NEC-09
    drawing = LAND.format("blue 1", "blue 1", "blue 1", "blue 1")
    game = isle(drawing, badges="swamp", well="-")
    game.state.serve(2, game.state.serving[2][:3])  # no badge that brings coins
    game.play("stop")
    assert game.coins("blue") == 4
    assert game.hand("blue") == 1
    assert souls(game) == "-"


def test_powers_of_the_necromancer_bring_coins_as_usual():
    game = isle(LAND.format("blue 1", "blue 1", "", ""), badges="hill").play("stop")
    assert game.coins("blue") == 2 + 1


def test_island_brings_the_necromancer_neither_coin_nor_soul():
    game = isle(LAND.format("", "", "", ""), badges="merchant", island=1).play("stop")
    assert game.coins("blue") == 0
    assert souls(game) == ""


def test_other_players_gather_no_souls_for_their_regions():
    game = (
        isle(LAND.format("me 1", "me 1", "", "red 1"), on_turn="me", hand=1).play("expand; stop").end_turn()
    )
    assert souls(game) == ""


# --- Victory --------------------------------------------------------------------------------------------


def test_having_all_ghosts_on_map_and_island_wins_immediately():
    # NEC-07
    drawing = LAND.format("blue 1", "", "", "red 1")
    game = isle(drawing, island=13, turn=3).play("stop; ghosts x13")
    assert game.state.over
    assert game.winners() == ["blue"]


def test_necromancer_with_all_ghosts_in_play_wins_with_any_coins():
    game = isle(LAND.format("blue 1", "", "", "red 1"), island=13)
    game.state.coins[0] = 99
    assert game.play("stop; ghosts x13").winners() == ["blue"]


def test_necromancer_with_a_ghost_in_reserve_has_not_won():
    game = isle(LAND.format("blue 1", "", "", "red 1"), island=12).play("stop; ghosts x12")
    assert not game.state.over


def test_necromancer_with_a_ghost_in_the_well_has_not_won():
    game = isle(LAND.format("blue 1", "", "", "red 1"), island=12, well="ghosts").play("stop; ghosts x12")
    assert not game.state.over


def test_ghost_raised_at_the_end_of_the_turn_can_win():
    game = isle(LAND.format("blue 1", "", "", "red 1"), island=12, well="- - -").play("stop; ghosts x12")
    assert game.state.over


def test_necromancer_wins_only_at_the_end_of_its_own_turn():
    game = isle(LAND.format("blue 1", "me 1", "", ""), on_turn="me", hand=1, island=13).play("expand; stop")
    assert not game.end_turn().state.over


def test_most_coins_win_if_not_all_ghosts_are_in_play():
    game = isle(LAND.format("blue 1", "", "", "red 1"), turn=10, coins=0)
    game.state.coins[1] = 5
    game.play("stop")
    assert game.state.over
    assert game.winners() == ["red"]


@pytest.mark.ours
def test_coins_of_the_necromancer_count_at_the_end():
    game = isle(LAND.format("blue 1", "", "", "red 1"), turn=10)
    assert game.play("stop").winners() == ["blue"]


@pytest.mark.ours
def test_ghosts_on_the_island_do_not_count_to_break_a_tie():
    game = isle(LAND.format("blue 2", "", "", "red 3"), turn=10, island=6, badges="swamp")
    game.state.coins[1] = 1
    assert game.play("stop; ghosts x6").standings("blue") == (1, 2)
    assert game.winners() == ["red"]
