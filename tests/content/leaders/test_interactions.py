"""Leaders with races and powers that affect the same rules."""

import pytest

from kit import table
from kit.isle import isle
from smallworld.views.view import view

BOXES = "base leaders"


def leaders(drawing, **more):
    return table(drawing, boxes=BOXES, **more)


def where(game):
    """Return the regions of the Leaders."""
    return game.pieces("leader")


def test_leader_may_not_be_placed_in_a_forest_of_shrubmen():
    game = leaders("grove forest me 1 \n croft hill me 1", me="shrubmen hill, leader", hand=1)
    game.play("stop; deploy grove x1")
    assert where(game) == ["croft"]


def test_neither_hordes_tokens_nor_leader_come_from_the_tray():
    game = leaders("home hill me 3 leader \n croft hill me 2", me="orcs hordes-of", hand=0)
    assert game.tray("orcs") == 10 - (5 - 2 - 1)


def test_leader_may_stay_in_a_region_with_hordes_tokens_only():
    game = leaders("home hill me 2 leader", me="orcs hordes-of, hordes 1", hand=0).play("stop")
    assert game.tokens("home") == 2


def test_one_kobold_and_the_leader_may_hold_a_region_together():
    game = leaders("home hill me 2 leader \n croft hill me 2", me="kobolds hill", hand=0)
    game.play("stop; leader croft")
    assert where(game) == ["croft"]


def test_kobolds_with_heroes_in_all_regions_place_no_leader():
    game = leaders("home hill me 2 \n croft hill me 3", me="kobolds heroic, leader", hand=0)
    game.play("stop; deploy croft x1")
    assert where(game) == []
    assert (game.tokens("home"), game.tokens("croft"), game.hand()) == (2, 2, 1)


def test_region_with_one_kobold_is_lost_once_the_leader_leaves():
    game = leaders("home hill me 2 \n croft hill me 2", me="kobolds heroic, leader", hand=0)
    game.play("stop; leader croft")
    assert game.holder("croft") == ""
    assert (game.tokens("home"), game.hand()) == (2, 2)


def test_gypsies_may_abandon_the_region_of_the_leader():
    game = leaders("home hill me 1 leader \n croft hill me 1", me="gypsies hill", hand=0)
    game.play("abandon home; stop")
    assert where(game) == ["croft"]


def test_leader_does_not_stay_in_the_tower_of_priestesses():
    game = leaders(
        "home hill me 2 leader \n croft hill me 1 \n fen swamp me 1",
        me="priestesses hill",
        step="choose-course",
    )
    game.play("decline; priestesses home")
    assert game.tokens("home") == 3
    assert where(game) == []


def test_leader_is_ransomed_after_a_coin_is_ransacked():
    drawing = "home hill me 1 \n meadow farmland red 2 leader beside home \n fen swamp red 1"
    game = leaders(drawing, me="orcs ransacking", red="ratmen hill, coins 2", hand=4).play(
        "conquer meadow x4"
    )
    assert game.coins("red") == 2 - 1
    game.play("ransom")
    assert (game.coins("red"), game.coins()) == (0, 2)


def test_player_whose_last_coin_is_ransacked_cannot_ransom():
    drawing = "home hill me 1 \n meadow farmland red 2 leader beside home \n fen swamp red 1"
    game = leaders(drawing, me="orcs ransacking", red="ratmen hill, coins 1", hand=4).play(
        "conquer meadow x4"
    )
    assert game.decides() == "me"


def test_coin_that_a_corrupt_race_receives_may_pay_a_ransom():
    drawing = "home hill me 1 \n meadow farmland red 2 leader beside home \n fen swamp red 1"
    game = leaders(drawing, red="ratmen corrupt, coins 0", coins=1, hand=4)
    game.play("conquer meadow x4")
    assert game.decides() == "red"
    assert game.play("ransom").coins("red") == 0


def test_fauns_give_a_token_also_if_they_capture_a_leader():
    drawing = "home hill me 1 \n meadow farmland red 2 leader beside home \n fen swamp red 1"
    game = leaders(drawing, me="fauns hill", red="ratmen hill", hand=4)
    tray = game.tray("ratmen")
    game.play("conquer meadow x4")
    assert game.tray("ratmen") == tray - 1


def test_dragon_captures_the_leader():
    drawing = "home hill me 1 \n meadow farmland red 2 leader beside home \n fen swamp red 1"
    game = leaders(drawing, me="orcs dragon-master", red="ratmen hill", hand=1)
    game.play("dragon-master meadow x1")
    assert where(game) == []
    assert game.tokens("fen") == 1 + 1


def test_peace_protects_the_leader():
    drawing = "home hill me 1 \n meadow farmland red 2 leader beside home"
    game = leaders(drawing, red="ratmen diplomat", hand=9, players=2)
    game.state.remember(1, game.state.rules.ids["diplomat"], 0 + 1)
    assert game.refuses("conquer meadow x4")


def test_leader_leaves_when_a_spirit_race_declines():
    game = leaders("home hill me 2 leader", me="orcs spirit", step="choose-course").play("decline")
    assert where(game) == []
    assert game.tokens("home") == 1


def test_behemoth_and_leader_each_add_to_the_price():
    drawing = "fen swamp red 2 leader \n home hill me 1 beside fen"
    game = leaders(drawing, red="ratmen behemoth", hand=9)
    game.state.remember(1, game.state.rules.ids["behemoth"], 1)
    assert game.price("fen") == 2 + 2 + 1


def test_hordes_tokens_and_leader_leave_as_ghouls_decline():
    game = leaders("home hill me 12 leader", me="ghouls hordes-of", step="choose-course")
    game.state.remember(0, game.state.rules.ids["hordes-of"], 1)
    game.play("decline")
    assert game.tokens("home") == 12 - 1 - 1


def test_leader_cannot_enter_the_region_of_the_catapult():
    drawing = """
        home   hill      me 2
        gap    swamp               beside home
        far    forest    red 1     beside gap
        croft  farmland  me 1      beside home
    """
    game = leaders(drawing, me="orcs catapult, leader", hand=3)
    game.play("catapult far home; stop; deploy home x3")
    assert game.offers("leader croft")
    assert not game.offers("leader home")


def test_leader_may_replace_the_last_pixie_of_a_region():
    game = leaders("home hill me 1 \n croft hill me 1", me="pixies hill, leader", hand=3)
    game.play("stop; leader croft")
    assert where(game) == ["croft"]
    assert (game.tokens("home"), game.tokens("croft"), game.hand()) == (1, 1, 3)


@pytest.mark.ours
def test_barbarians_cannot_redeploy_but_may_move_the_leader():
    game = leaders("home hill me 1 \n croft hill me 2", me="barbarians hill, leader", hand=1)
    game.play("stop; leader home")
    assert where(game) == ["home"]


@pytest.mark.ours
def test_necromancer_can_capture_a_leader_like_any_player():
    game = isle(
        "lough lake \n shore hill red 2 beside lough \n fen swamp red 1",
        red="ratmen wealthy",
        island=9,
        boxes=("base", "leaders"),
    )
    state, leader = game.state, game.state.rules.ids["leader"]
    state.serve(1, (*state.serving[1], leader))
    state.place(1, leader, 1 << state.board.places["shore"])
    game.play("conquer shore x4" if game.offers("conquer shore") else "pass; conquer shore x4")
    assert [seat["captives"] for seat in view(state)["seats"]] == [[], [], ["ratmen"]]


def test_leader_off_the_map_leaves_when_ghouls_decline():
    game = table(
        "home hill me 10 edge \n grave swamp me/declined 1 beside home",
        me="ghouls hill, declined lizardmen reborn, leader",
        hand=1,
        step="choose-course",
    )
    game.play("reborn grave; decline")
    assert game.tokens("home") + game.tokens("grave") == 10
    assert game.tokens("grave") == 1
