"""Leaders: hired with a combo, worth one token, captured in place of a loss, ransomed at once or never.

Source: leaflet of Leaders of Small World.
"""

import pytest

from kit import table
from smallworld.content.catalogue import find_board, make_rules
from smallworld.engine.game import new_game, standings
from smallworld.engine.homecoming import awaited, is_homecoming
from smallworld.views.view import view

BOXES = "base leaders"
FIELD = """
    home    hill      me 1
    meadow  farmland  red 2 leader  beside home
    croft   forest    red 1         beside meadow
    moor    swamp              edge beside home
"""


def leaders(drawing=FIELD, boxes=BOXES, **more):
    return table(drawing, boxes=boxes, **more)


def pick(coins=5, column="orcs hill, elves forest", **more):
    return leaders(
        "meadow farmland edge \n ford hill edge beside meadow",
        me="",
        column=column,
        coins=coins,
        step="choose-course",
        **more,
    )


def captives(game, player="me"):
    """Return the races whose Leaders a player holds captive."""
    number = ("me", "red", "blue").index(player)
    return view(game.state)["seats"][number]["captives"]


def where(game):
    """Return the regions of the Leaders."""
    return game.pieces("leader")


# --- Hiring ------------------------------------------------------------------------------------------


def test_hiring_a_leader_costs_one_coin():
    # LDR-01
    game = pick().play("take 1; hire")
    assert game.coins() == 5 - 1
    assert game.hand() == 5 + 4 + 1


def test_hiring_a_leader_is_optional():
    game = pick().play("take 1; pass")
    assert game.coins() == 5
    assert game.hand() == 5 + 4


def test_leader_is_not_offered_without_a_coin():
    assert pick(coins=0).play("take 1").offers("stop")


def test_coins_found_on_the_combo_may_pay_for_the_leader():
    game = pick(coins=0, column="orcs hill 1, elves forest").play("take 1; hire")
    assert game.coins() == 0
    assert game.hand() == 5 + 4 + 1


def test_hiring_a_leader_does_not_reduce_the_tray():
    game = pick().play("take 1; hire")
    assert game.tray("orcs") == 10 - (5 + 4)


@pytest.mark.ours
def test_every_race_has_a_leader():
    for race in ("amazons", "skeletons", "shrubmen"):
        assert (
            pick(column=f"{race} hill, orcs forest", boxes="base royal_bonus leaders")
            .play("take 1")
            .offers("hire")
        )


def test_game_without_the_leaders_option_has_no_leaders():
    game = table(
        "meadow farmland edge", me="", column="orcs hill, elves forest", coins=5, step="choose-course"
    )
    assert game.play("take 1").hand() == 5 + 4


# --- One more token ----------------------------------------------------------------------------------


def test_leader_may_conquer_and_hold_a_region_alone():
    game = leaders("home hill edge \n meadow farmland beside home", me="orcs hill, leader", hand=2)
    game.play("conquer home x2")
    assert where(game) == ["home"]
    lone = leaders("home hill edge me 1 \n meadow farmland beside home", me="orcs commando, leader", hand=1)
    lone.play("conquer meadow x1; leader meadow")
    assert where(lone) == ["meadow"]
    assert lone.tokens("meadow") == 1


def test_leader_defends_like_a_token():
    game = leaders(hand=9)
    assert game.price("meadow") == 2 + 2


def test_owner_places_the_leader_at_the_end_of_the_turn():
    game = leaders("home hill me 1 \n croft forest me 1", me="orcs hill, leader", hand=2)
    game.play("stop; deploy home x2; leader croft")
    assert where(game) == ["croft"]
    assert game.tokens("home") + game.tokens("croft") == 1 + 1 + 2


def test_leader_may_move_each_turn():
    game = leaders("home hill me 1 \n croft forest me 1 leader", me="orcs hill", hand=1)
    game.play("stop; deploy home x1; leader home")
    assert where(game) == ["home"]


def test_leader_in_an_abandoned_region_returns_to_hand():
    game = leaders("home hill me 1 leader \n croft forest me 1", me="orcs hill", hand=0)
    game.play("abandon home; stop")
    assert where(game) == ["croft"]
    assert game.tokens("croft") == 2


# --- Immune regions ----------------------------------------------------------------------------------


def test_leader_may_not_be_placed_in_an_immune_region():
    game = leaders("home hill me 1 hole \n croft forest me 1", me="halflings hill, leader", hand=2)
    game.play("stop; deploy home x2")
    assert where(game) == ["croft"]


def test_leader_stays_off_the_map_if_all_regions_are_immune():
    # LDR-04
    game = leaders("home hill me 1 hole", me="halflings hill, leader", hand=2).play("stop")
    assert where(game) == []
    assert (game.tokens("home"), game.hand()) == (2, 1)
    game.next_turn_of("me").play("expand")
    assert game.hand() == 1 + 1


def test_leader_off_the_map_stays_when_withdrawn_tokens_return():
    game = leaders(
        """
        home    hill    me 2 hole
        croft   forest  me 2        beside home
        camp    swamp   red 1       beside croft
        """,
        me="halflings hill, leader",
        hand=0,
        red="ratmen hill, hand 9",
    )
    game.play("stop").next_turn_of("red")
    assert where(game) == ["croft"]


@pytest.mark.ours
def test_leader_is_placed_after_the_heroes():
    game = leaders("home hill me 1 \n croft forest me 1 \n moor swamp me 1", me="orcs heroic, leader", hand=1)
    game.play("stop; deploy home x1; heroic home; heroic moor")
    assert where(game) == ["croft"]


def test_heroes_in_all_regions_leave_no_place_for_the_leader():
    game = leaders("home hill me 1 \n croft forest me 1", me="orcs heroic, leader", hand=2)
    game.play("stop; deploy home x1; leader croft")
    assert where(game) == []
    assert (game.tokens("home"), game.tokens("croft"), game.hand()) == (2, 1, 1)


def test_lone_leader_gives_up_a_region_that_gets_a_hero():
    game = leaders("home hill me 1 \n croft forest me 1", me="orcs heroic, leader", hand=0)
    game.play("stop; leader croft")
    assert game.holder("croft") == ""
    assert game.hand() == 1


def test_halflings_with_four_immune_regions_place_no_leader():
    game = leaders(
        """
        home   hill    me 1 hole
        croft  forest  me 1 hole
        moor   swamp   me 1
        fen    swamp   me 1
        """,
        me="halflings heroic, leader",
        hand=1,
    )
    game.play("stop; deploy home x1; heroic moor")
    assert where(game) == []
    assert game.hand() == 1


def test_leader_cannot_enter_the_region_of_the_dragon():
    game = leaders("home hill me 1 dragon \n croft forest me 1", me="orcs dragon-master, leader", hand=1)
    game.play("stop; deploy home x1")
    assert where(game) == ["croft"]


# --- Captured ----------------------------------------------------------------------------------------


def test_leader_is_captured_in_place_of_a_lost_token():
    game = leaders(red="ratmen hill, coins 3", hand=9)
    tray = game.tray("ratmen")
    game.play("conquer meadow x4; pass")
    assert game.hand("red") == 2 - 1
    assert game.tray("ratmen") == tray
    assert captives(game) == ["ratmen"]


def test_elves_also_lose_their_leader():
    game = leaders(red="elves hill", hand=9).play("conquer meadow x4")
    assert game.hand("red") == 2 - 1
    assert captives(game) == ["elves"]


def test_sorcerers_capture_a_lone_leader():
    # LDR-07
    game = leaders(FIELD.replace("red 2", "red 1"), me="sorcerers hill", red="ratmen hill", hand=1)
    ratmen, sorcerers = game.tray("ratmen"), game.tray("sorcerers")
    game.play("sorcerers meadow red")
    assert captives(game) == ["ratmen"]
    assert game.tray("ratmen") == ratmen, "it belongs to no tray"
    assert game.tray("sorcerers") == sorcerers - 1, "the Sorcerer comes from the tray"
    assert game.hand() == 1, "and not from the hand"
    assert game.tokens("meadow") == 1
    assert game.holder("meadow") == "me"


def test_leader_beside_a_token_is_not_alone():
    assert leaders(me="sorcerers hill", red="ratmen hill", hand=1).refuses("sorcerers meadow red")


def test_region_without_the_leader_loses_a_token_as_usual():
    game = leaders("home hill me 1 \n croft forest red 2 beside home \n fen swamp red 1 leader", hand=9)
    tray = game.tray("humans")
    game.play("conquer croft x4")
    assert game.tray("humans") == tray + 1
    assert captives(game) == []


def test_owner_may_pay_ransom_at_once_and_the_attacker_continues():
    # LDR-02
    game = leaders(red="ratmen hill, coins 3", hand=9, coins=5).play("conquer meadow x4")
    assert game.decides() == "red"
    game.play("ransom")
    assert (game.coins("red"), game.coins()) == (3 - 1, 5 + 1)
    assert captives(game) == []
    assert game.hand("red") == 2
    assert game.decides() == "me"
    game.play("conquer moor x2")


def test_ransomed_leader_is_placed_when_the_race_returns():
    drawing = FIELD + "fen swamp red 1"
    game = leaders(drawing, red="ratmen hill, coins 3", hand=4).play(
        "conquer meadow x4; ransom; deploy home x3"
    )
    assert game.decides() == "red"
    game.play("deploy croft x1; leader fen")
    assert where(game) == ["fen"]
    assert (game.tokens("croft"), game.tokens("fen")) == (2, 2)


def test_ransomed_leader_without_a_region_stays_in_hand():
    game = leaders(
        "home hill me 1 \n meadow farmland red 2 leader beside home", red="ratmen hill, coins 1", hand=4
    )
    game.play("conquer meadow x4; ransom")
    assert game.hand("red") == 2


def test_ransom_is_not_offered_to_a_player_without_a_coin():
    game = leaders(red="ratmen hill, coins 0", hand=9).play("conquer meadow x4")
    assert game.decides() == "me"
    assert captives(game) == ["ratmen"]


def test_ransom_is_asked_before_the_attacker_redeploys():
    game = leaders(red="ratmen hill, coins 1", hand=4).play("conquer meadow x4")
    assert game.decides() == "red"
    game.play("pass")
    assert game.decides() == "me"


def test_leader_lost_to_a_final_attempt_can_be_ransomed_too():
    game = leaders(red="ratmen hill, coins 1", hand=2).play("attempt meadow").roll(2)
    assert game.decides() == "red"
    game.play("ransom")
    assert game.decides() == "me"


def test_unransomed_leader_stays_captive_and_pays_two_coins():
    # LDR-03
    game = leaders(red="ratmen hill, coins 3", hand=4, turn=10, first="red").play("conquer meadow x4; pass")
    before = game.coins()
    expected = game.score() + 2
    game.end_turn()
    assert game.decides() == ""
    assert game.coins() == before + expected
    assert game.refuses("ransom")


@pytest.mark.ours
def test_captive_leader_cannot_be_hired():
    game = leaders(red="ratmen hill, coins 3", hand=4).play("conquer meadow x4; pass")
    game.next_turn_of("red").play("decline").next_turn_of("red").play("take 1")
    assert game.offers("hire")  # the Leader of another race
    game.state.banners[1] = game.state.rules.ids["ratmen"]
    assert not game.state.rules.abilities[game.state.rules.ids["hire"]].begin(game.state, 1)


@pytest.mark.ours
def test_ghouls_do_not_capture_the_leader_of_their_owner():
    game = leaders(
        """
        camp    hill      me 2 leader   edge
        home    forest    me 1
        crypt   swamp     me/declined 5  beside camp
        """,
        me="orcs hill, declined ghouls, leader",
        step="choose-course",
    )
    tray = game.tray("orcs")
    game.play("expand; conquer camp x4")
    assert game.holder("camp") == "me/declined"
    assert captives(game) == []
    assert game.tray("orcs") == tray
    assert game.hand("me") == 2


@pytest.mark.ours
def test_captured_leader_is_not_a_loss_for_igors_and_pygmies():
    game = leaders(
        me="igors hill", red="pygmies hill", hand=8, boxes="base royal_bonus be_not_afraid leaders"
    )
    game.play("conquer meadow x4")
    assert game.decides() == "me"
    assert not game.state.recall(0, game.state.rules.ids["igors"])


# --- The end of the Leader ---------------------------------------------------------------------------


def test_leader_leaves_as_the_race_declines():
    # LDR-05
    game = leaders("home hill me 2 leader \n croft forest me 1", me="orcs hill", step="choose-course")
    game.play("decline")
    assert where(game) == []
    assert (game.tokens("home"), game.tokens("croft")) == (1, 1)


def test_region_held_by_the_leader_alone_is_lost_in_decline():
    game = leaders("home hill me 1 leader \n croft forest me 1", me="orcs hill", step="choose-course")
    game.play("decline")
    assert game.holder("home") == ""


def test_ghouls_in_decline_continue_without_the_leader():
    game = leaders("home hill me 3 leader \n croft forest me 1", me="ghouls hill", step="choose-course")
    game.play("decline")
    assert game.tokens("home") == 2


def test_leader_leaves_in_a_stout_decline_as_well():
    game = leaders("home hill me 1 \n croft forest me 1", me="orcs stout, leader", hand=1)
    game.play("stop; deploy home x1; leader croft; decline")
    assert where(game) == []
    assert game.holder("croft") == ""


@pytest.mark.ours
def test_leader_does_not_count_as_a_token_to_break_a_tie():
    game = leaders("home hill me 2 leader \n croft forest red 2", me="orcs hill", red="elves hill")
    assert [tokens for _, tokens in standings(game.state)] == [2 - 1, 2]


def test_leader_is_not_one_of_the_four_extra_amazons():
    game = leaders("home hill me 1 \n croft forest me 1", me="amazons hill, leader", hand=6)
    game.play("stop; deploy home x2; leader home")
    assert game.hand() == 4
    assert game.tokens("home") + game.tokens("croft") == 8 - 4


def test_new_games_have_no_captives():
    state = new_game(make_rules(leaders=True), find_board("base-2"), 2)
    assert [seat["captives"] for seat in view(state)["seats"]] == [[], []]


def test_only_the_owner_is_awaited_while_a_ransom_is_asked():
    game = leaders(red="ratmen hill, coins 1", blue="humans hill", hand=9).play("conquer meadow x4")
    assert awaited(game.state) == [1]
    assert not is_homecoming(game.state)
    game.play("pass")
    assert awaited(game.state) == [0]
