"""The final attempt: the last conquest of a turn with the die; and Berserk, which replaces it.

Source: base rules, "Final conquest attempt", Berserk; the faces of the die as in the publisher's app.
"""

import pytest

from kit import table
from smallworld.engine.action import tokens_of
from smallworld.engine.game import outcomes, question

FRONT = """
    home    hill      me 1
    meadow  farmland         beside home
    knoll   hill      red 1  beside home
    peak    mountain  red 2  beside home
    moor    swamp     red 4  beside home
"""


def test_attempt_is_offered_for_one_or_two_missing_tokens():
    game = table(FRONT, hand=1)
    assert game.offers("attempt meadow")  # 1 short
    assert game.offers("attempt knoll")  # 2 short
    assert game.refuses("attempt peak")  # 4 short


def test_attempt_is_offered_for_three_missing_tokens():
    assert table(FRONT, hand=2).offers("attempt peak")


def test_attempt_is_refused_for_four_missing_tokens():
    # DIE-04
    assert table(FRONT, hand=1).refuses("attempt peak")
    assert table(FRONT, hand=2).refuses("attempt moor")


def test_reductions_count_before_the_die_is_rolled():
    assert table(FRONT, me="humans commando", hand=1).offers("attempt peak")


def test_final_attempt_needs_at_least_one_token():
    assert table(FRONT, hand=0).legal() == ["abandon home", "stop"]


def test_final_attempt_is_not_offered_for_an_affordable_region():
    game = table(FRONT, hand=3)
    assert game.refuses("attempt meadow")
    assert game.refuses("attempt knoll")


def test_player_names_the_target_before_rolling_the_die():
    game = table(FRONT, hand=1).play("attempt knoll")
    assert game.decides() == "chance"
    assert game.legal() == ["roll 0", "roll 1", "roll 2", "roll 3"]
    assert question(game.state).key == "roll"


def test_tokens_in_hand_plus_the_die_must_reach_the_price():
    game = table(FRONT, hand=1).play("attempt knoll").roll(2)
    assert game.holder("knoll") == "me"
    assert game.on_turn() == "red"


def test_failed_attempt_changes_nothing_and_ends_the_conquests():
    # DIE-02
    game = table(FRONT, hand=1).play("attempt knoll").roll(1)
    assert game.holder("knoll") == "red"
    assert game.tokens("home") == 1 + 1
    assert game.on_turn() == "red"


def test_successful_attempt_takes_all_tokens_in_hand():
    game = table(FRONT, hand=2).play("attempt peak").roll(3)
    assert game.offers("deploy home x1"), "one of the two stays in the region, the other may move on"
    assert (game.tokens("home"), game.tokens("peak"), game.hand()) == (1, 1, 2 - 1)


def test_points_on_the_die_do_not_become_tokens_on_the_map():
    game = table(FRONT, hand=1).play("attempt meadow").roll(3)
    assert (game.tokens("home"), game.tokens("meadow")) == (1, 1)


def test_successful_attempt_also_ends_the_conquests():
    game = table(FRONT, hand=4).play("attempt peak").roll(3)
    assert game.refuses("conquer meadow")


def test_sorcerers_cannot_substitute_after_the_final_attempt():
    # DIE-07
    game = table(FRONT, me="sorcerers", red="elves", hand=1).play("attempt meadow").roll(0)
    assert game.refuses("sorcerers knoll red")


def test_dragon_cannot_conquer_after_the_final_attempt():
    game = table(FRONT, me="orcs dragon-master", hand=1).play("attempt meadow").roll(0)
    assert game.refuses("dragon-master knoll x1")


@pytest.mark.ours
def test_failed_attempt_counts_as_an_attack():
    game = table(FRONT, me="orcs diplomat", hand=1).play("attempt knoll").roll(0)
    assert game.on_turn() == "red", "there is nobody left to make peace with"


def test_failed_attempt_on_a_declined_race_is_no_attack():
    game = table(FRONT.replace("red 1", "red/declined 1"), me="orcs diplomat", hand=1)
    assert game.play("attempt knoll").roll(0).offers("diplomat red")


def test_half_of_the_faces_of_the_die_are_blank():
    # DIE-16
    game = table(FRONT, hand=1).play("attempt knoll")
    weights = {tokens_of(roll): weight for roll, weight in outcomes(game.state)}
    assert weights == {0: 3, 1: 1, 2: 1, 3: 1}


@pytest.mark.ours
def test_ghouls_and_active_race_may_each_make_an_attempt():
    # DIE-17
    game = table(
        """
        crypt   swamp   me/ghouls 2
        meadow  hill                 beside crypt
        home    hill    me 2
        knoll   hill                 beside home
        """,
        me="orcs, declined ghouls",
        step="choose-course",
    )
    game.play("expand; attempt meadow").roll(0).play("attempt knoll").roll(1)
    assert (game.holder("meadow"), game.holder("knoll")) == ("", "me")


# --- Berserk --------------------------------------------------------------------------------------

NEAR = """
    home    hill      me 1
    knoll   hill      red 1  beside home
    peak    mountain  red 2  beside home
"""


def test_berserk_race_rolls_before_it_chooses_a_region():
    # DIE-11
    game = table(NEAR, me="humans berserk", hand=4).play("berserk").roll(2)
    assert (game.price("knoll"), game.price("peak")) == (2 + 1 - 2, 2 + 1 + 2 - 2)
    game.play("conquer peak x3")
    assert game.hand() == 4 - 3
    assert game.offers("berserk")


def test_berserk_conquests_end_if_the_roll_is_too_low():
    # DIE-12
    game = table("home hill me 1 \n tower hill red 2 beside home", me="humans berserk", hand=1)
    game.play("berserk").roll(1)
    assert game.legal() == ["stop"]
    game.play("stop")
    assert game.tokens("home") == 1 + 1


@pytest.mark.ours
def test_player_need_not_conquer_with_a_berserk_roll():
    game = table(NEAR, me="humans berserk", hand=4).play("berserk").roll(0)
    assert game.legal() == ["conquer knoll x3", "stop"]


def test_a_berserk_conquest_takes_at_least_one_token():
    # DIE-13
    game = table("home hill me 1 \n meadow farmland beside home", me="humans berserk", hand=2)
    game.play("berserk").roll(3).play("conquer meadow x1")
    assert game.holder("meadow") == "me"
    assert game.hand() == 2 - 1


def test_berserk_race_may_conquer_without_rolling():
    # DIE-14
    game = table(NEAR, me="humans berserk", hand=3).play("conquer knoll x3")
    assert game.holder("knoll") == "me"


def test_berserk_race_has_no_final_attempt():
    # DIE-15
    game = table("home hill me 1 \n knoll hill red 1 beside home", me="humans berserk", hand=1)
    assert game.refuses("attempt knoll")
    assert game.play("berserk").roll(0).refuses("attempt knoll")
