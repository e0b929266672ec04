"""The course of a turn: expand or decline, ready, abandon, conquer, redeploy; and the order of turns.

Source: base rules, "Following turns", "Ready your troops", "Abandoning a region", "Troop redeployment"; FAQ.
"""

import pytest

from kit import Table, table
from smallworld.content.catalogue import find_board, make_rules
from smallworld.engine.game import new_game
from smallworld.engine.reports import TURN_BEGAN

# --- Which course ---------------------------------------------------------------------------------

WIPED_OUT = """
    strand  farmland          edge
    glade   forest    me/elves 1  beside strand
    grove   forest    me/elves 1  beside glade
    wood    forest    me/elves 1  beside grove
"""


def wiped_out(hand: int = 0) -> Table:
    return table(
        WIPED_OUT, me="humans hill, declined elves", hand=hand, step="choose-course", unseen_races="ratmen"
    )


def test_player_without_tokens_cannot_take_a_combo_immediately():
    # TRN-01
    assert wiped_out().legal() == ["expand", "decline"]


def test_player_with_no_token_left_may_expand_and_still_scores():
    # TRN-02
    assert wiped_out().play("expand").end_turn().coins() == 3


def test_player_with_no_token_left_may_decline_without_scoring():
    # TRN-03
    game = wiped_out().play("decline")
    assert [game.holder(region) for region in ("glade", "grove", "wood")] == ["", "", ""]
    assert game.coins() == 0
    assert game.stack("returned_races") == ["elves", "humans"]
    assert all(action.startswith("take") for action in game.next_turn_of("me").legal())


def test_race_with_tokens_in_hand_only_enters_the_map_again():
    # TRN-04
    game = wiped_out(hand=3).play("expand")
    assert game.targets() == ["strand"]


# --- Ready and abandon ----------------------------------------------------------------------------

CHAIN = """
    strand  farmland  me 3  edge
    glade   forest    me 2        beside strand
    moor    swamp     me 1        beside glade
    knoll   hill                  beside moor
"""


def my_turn(drawing: str = CHAIN, me: str = "humans", **more) -> Table:
    return table(drawing, me=me, step="choose-course", **more).play("expand")


def test_race_that_conquers_leaves_one_token_in_each_region():
    game = my_turn()
    assert game.hand() == (3 - 1) + (2 - 1)
    assert [game.tokens(region) for region in ("strand", "glade", "moor")] == [1, 1, 1]


def test_regions_may_be_abandoned_before_the_first_conquest():
    game = my_turn().play("abandon strand; abandon glade")
    assert game.hand() == 3 + 1 + 1
    assert (game.holder("strand"), game.holder("glade"), game.holder("moor")) == ("", "", "me")


def test_player_may_abandon_a_region_and_conquer_nothing():
    game = my_turn().play("abandon strand; stop")
    assert game.offers("deploy moor x4")


def test_no_region_is_abandoned_after_the_first_conquest():
    # TRN-10
    game = my_turn().play("conquer knoll x2")
    assert game.refuses("abandon strand")
    assert game.refuses("abandon knoll")


def test_no_region_is_abandoned_after_a_final_attempt():
    game = my_turn(CHAIN.replace("knoll   hill   ", "knoll   mountain red 2"))
    game.play("attempt knoll").roll(0)
    assert game.refuses("abandon strand")


def test_race_that_abandoned_everything_enters_again():
    # TRN-11
    game = my_turn().play("abandon strand; abandon glade; abandon moor")
    assert game.targets() == ["strand"]


@pytest.mark.ours
def test_abandoned_region_may_be_conquered_in_the_same_turn():
    # TRN-12
    game = my_turn().play("abandon moor")
    assert game.price("moor") == 2
    game.play("conquer moor x2")
    assert game.holder("moor") == "me"


@pytest.mark.ours
def test_region_of_a_declined_race_cannot_be_abandoned():
    # TRN-13
    game = my_turn("circle farmland me/wizards 1 \n camp hill me 2", me="orcs, declined wizards")
    assert game.refuses("abandon circle")
    assert game.offers("abandon camp")


def test_a_new_race_has_nothing_to_abandon():
    game = table(CHAIN.replace("me", "red"), me="").play("take 1")
    assert not any(action.startswith("abandon") for action in game.legal())


# --- Conquer or not -------------------------------------------------------------------------------


def test_conquering_is_optional():
    # TRN-06
    game = table(CHAIN, hand=6).play("stop")
    assert game.offers("deploy moor x9")
    assert game.refuses("stop")
    assert game.refuses("pass")
    game.play("deploy moor x9")
    assert (game.tokens("moor"), game.hand()) == (1 + 9, 0)


def test_player_may_conquer_as_long_as_tokens_last():
    game = table(CHAIN + "fen swamp beside knoll", hand=5).play("conquer knoll x2; conquer fen x2")
    assert game.hand() == 1
    assert game.offers("stop")


def test_tokens_stay_where_they_conquered_until_redeployment():
    game = table(CHAIN + "fen swamp beside knoll", hand=5).play("conquer knoll x2")
    assert (game.tokens("knoll"), game.hand()) == (2, 3)


# --- Redeployment ---------------------------------------------------------------------------------


def test_tokens_may_be_redistributed_over_all_regions():
    game = table(CHAIN + "fen swamp me 1", hand=2).play("conquer knoll x2")
    game.play("deploy strand x1; deploy knoll x2")
    assert [game.tokens(region) for region in ("strand", "glade", "moor", "knoll", "fen")] == [2, 1, 1, 3, 2]


def test_tokens_may_move_between_regions_that_do_not_touch():
    game = table("strand farmland me 5 \n knoll hill me 1", hand=0).play("stop; deploy knoll x4")
    assert game.tokens("knoll") == 1 + 4


def test_one_token_must_stay_in_each_region():
    game = table("strand farmland me 5 \n knoll hill me 1", hand=0).play("stop")
    assert game.legal() == [f"deploy strand x{tokens}" for tokens in (1, 2, 3, 4)] + ["deploy knoll x4"]


def test_no_region_may_be_given_up_in_redeployment():
    game = table(CHAIN, hand=2).play("stop")
    assert not any(action.startswith("abandon") for action in game.legal())


def test_a_race_without_a_region_keeps_its_tokens_in_hand():
    game = table("strand farmland edge", hand=4).play("stop")
    assert game.on_turn() == "red"
    assert game.hand() == 4


def test_tokens_of_the_active_race_cannot_join_the_declined_race():
    drawing = "strand farmland me/elves 1 \n knoll hill me 4"
    game = table(drawing, me="orcs, declined elves", hand=3).play("stop")
    assert (game.tokens("strand"), game.tokens("knoll")) == (1, 4 + 3)


# --- The order of turns ---------------------------------------------------------------------------


def test_play_is_clockwise():
    game = table("strand farmland edge", players=4)
    assert [game.end_turn().on_turn() for _ in range(4)] == ["red", "blue", "green", "me"]


@pytest.mark.parametrize(("players", "rounds"), [(2, 10), (3, 10), (4, 9), (5, 8)])
def test_each_player_has_as_many_turns_as_the_map_has_rounds(players, rounds):
    # TRN-07: with four players, nine rounds
    game = Table(new_game(make_rules(), find_board(f"base-{players}"), players))
    while not game.state.over:
        game.end_turn()
    began = [report.player for report in game.reports if report.kind == TURN_BEGAN]
    assert began == list(range(players)) * rounds


def test_a_new_round_begins_with_the_first_player():
    game = table("strand farmland edge", turn=4, players=3, first="red")
    assert game.end_turn().state.turn == 5
    assert game.end_turn().state.turn == 5
    assert game.end_turn().state.turn == 5
    assert game.end_turn().state.turn == 6


def test_each_player_starts_with_five_coins():
    assert Table(new_game(make_rules(), find_board("base-3"), 3)).state.coins == [5, 5, 5]


def test_each_lost_tribe_symbol_starts_with_a_tribe():
    board = find_board("base-3")
    game = Table(new_game(make_rules(), board, 3))
    assert game.state.tribes == board.tribes
    assert sum(game.state.tokens) == board.tribes.bit_count()


def test_player_who_is_named_as_first_begins():
    game = Table(new_game(make_rules(), find_board("base-3"), 3, first=2))
    assert game.on_turn() == "blue"
