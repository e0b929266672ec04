"""The column of combos: prices, coins and tokens, and the ways of banners and badges.

Source: base rules, "Setup", "Picking a new race and power combo", "Entering in decline".
"""

import pytest

from kit import Table, table
from smallworld.content.box import Box
from smallworld.content.catalogue import find_board, make_rules
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.game import new_game
from smallworld.engine.rules import Badge, Banner
from smallworld.engine.steps.choose_combo import price_of

SIX = "amazons hill{}, dwarves stout{}, elves swamp{}, giants flying{}, humans merchant{}, orcs spirit{}"
NO_COINS = SIX.format(*[""] * 6)
MAP = "meadow farmland edge \n knoll hill red 1"


def picks(column: str, coins: int, **more) -> Table:
    return table(MAP, me="", red="trolls alchemist", column=column, coins=coins, **more)


def coins_of(game: Table) -> list[int]:
    return [int(combo.split()[2]) for combo in game.column()]


def names_of(game: Table) -> list[str]:
    return [combo.split()[0] for combo in game.column()]


def test_six_combos_are_open_when_the_game_begins():
    game = Table(new_game(make_rules(), find_board("base-2"), 2))
    assert len(game.column()) == 6
    assert len(game.stack("unseen_races")) == 14 - 6
    assert len(game.stack("unseen_powers")) == 20 - 6


def test_each_combo_above_the_chosen_one_costs_a_coin():
    # MKT-02
    game = picks(NO_COINS, coins=5, unseen_races="ratmen", unseen_powers="forest").play("take 4")
    assert game.coins() == 5 - 3
    assert game.column() == [
        "amazons hill 1",
        "dwarves stout 1",
        "elves swamp 1",
        "humans merchant 0",
        "orcs spirit 0",
        "ratmen forest 0",
    ]


def test_player_takes_the_coins_on_the_chosen_combo():
    # MKT-03
    game = picks(SIX.format(" 1", " 3", "", "", "", ""), coins=4).play("take 2")
    assert game.coins() == 4 - 1 + 3
    assert coins_of(game) == [1 + 1, 0, 0, 0, 0, 0]


def test_coins_on_combos_move_up_with_their_combos():
    # MKT-04
    game = picks(SIX.format(" 2", " 0", " 1", " 0", " 4", " 0"), coins=5).play("take 3")
    assert game.coins() == 5 - 2 + 1
    assert coins_of(game) == [2 + 1, 0 + 1, 0, 4, 0, 0]


def test_first_combo_of_the_column_is_free():
    game = picks(NO_COINS, coins=0)
    assert game.legal() == ["take 1"]
    assert game.play("take 1").coins() == 0


@pytest.mark.ours
def test_coins_on_a_combo_cannot_be_used_to_pay_for_it():
    # MKT-06
    game = picks(SIX.format("", "", " 4", "", "", ""), coins=1)
    assert game.refuses("take 3")
    assert game.legal() == ["take 1", "take 2"]


def test_fewer_than_six_combos_are_open_when_no_banner_is_left():
    # MKT-07
    four = "amazons hill, dwarves stout, elves swamp, giants flying"
    game = picks(four, coins=5, unseen_races="").play("take 2")
    assert names_of(game) == ["amazons", "elves", "giants"]
    assert game.legal() == ["conquer meadow x2", "stop"]


def test_discarded_badges_form_a_new_stack_when_the_old_is_empty():
    # MKT-08
    discarded = "berserk commando diplomat forest fortified heroic"
    game = picks(
        NO_COINS,
        coins=5,
        unseen_races="ratmen sorcerers",
        unseen_powers="",
        discarded_powers=discarded,
        reveal=False,
    )
    game.play("take 1; banner ratmen")
    assert game.legal() == [f"badge {power}" for power in discarded.split()]
    game.play("badge forest")
    assert game.column()[5] == "ratmen forest 0"
    assert game.stack("unseen_powers") == ["berserk", "commando", "diplomat", "fortified", "heroic"]
    assert game.stack("discarded_powers") == []


@pytest.mark.ours
def test_banner_without_a_badge_beside_it_cannot_be_taken():
    column = "amazons hill, dwarves stout"
    game = picks(column, coins=5, unseen_races="ratmen", unseen_powers="").play("take 2").end_turn()
    assert game.column() == ["amazons hill 1", "ratmen 0"]
    game.next_turn_of("me").play("decline").next_turn_of("me")
    assert game.column()[1] == "ratmen stout 0", "the badge that the decline set free is its badge now"


@pytest.mark.ours
def test_race_in_decline_scores_also_if_no_combo_can_be_taken():
    game = table(
        "meadow farmland edge \n knoll hill red/trolls 1 \n moor swamp red/trolls 1 beside knoll",
        me="",
        red="declined trolls spirit",
        column="amazons hill",
        unseen_races="ratmen",
        unseen_powers="",
    )
    game.play("take 1; stop")
    assert game.column() == ["ratmen 0"], "a banner without a badge is all there is"
    assert game.coins("red") == 2
    assert game.legal() == ["expand", "decline"]
    assert game.on_turn() == "me"


def test_a_combo_brings_the_tokens_of_banner_and_badge():
    assert picks(NO_COINS, coins=5).play("take 3").hand() == 6 + 4


def test_combo_brings_at_most_as_many_tokens_as_the_tray_has():
    assert picks("dwarves bivouacking", coins=5).play("take 1").hand() == 3 + 5
    assert picks("dwarves fortified", coins=5).play("take 1").hand() == 3 + 3
    assert picks("giants dragon-master", coins=5).play("take 1").hand() == 6 + 5
    assert picks("halflings heroic", coins=5).play("take 1").tray("halflings") == 0


def test_new_race_conquers_in_the_turn_it_is_taken():
    assert picks(NO_COINS, coins=5).play("take 1").offers("conquer meadow x2")


def test_player_with_an_active_race_cannot_take_a_combo():
    assert table(MAP, column=NO_COINS, step="choose-course").legal() == ["expand", "decline"]


TROLLS_IN_DECLINE = """
    cave    hill      red/trolls 1
    meadow  farmland  me 1          beside cave
    crypt   swamp     red 1
"""


def test_banner_of_a_race_without_tokens_returns_to_the_stack():
    # MKT-16
    game = table(TROLLS_IN_DECLINE, me="orcs", red="humans, declined trolls", hand=4)
    game.play("conquer cave x4")
    assert game.tray("trolls") == 10
    assert game.pieces("trolls") == []
    assert game.stack("returned_races") == ["trolls"]
    assert game.races("red") == ["humans seafaring"]


def test_badge_kept_in_decline_is_discarded_with_its_race():
    # MKT-18
    drawing = TROLLS_IN_DECLINE.replace("trolls", "dwarves")
    game = table(drawing, me="orcs", red="humans, declined dwarves spirit", hand=4)
    assert game.races("red") == ["humans seafaring", "dwarves spirit"]
    game.play("conquer cave x3")
    assert game.stack("returned_races") == ["dwarves"]
    assert game.stack("discarded_powers") == ["spirit"]


def test_a_badge_is_discarded_when_its_race_declines():
    game = table(MAP + "\n moor swamp me 1", me="orcs berserk", hand=0, step="choose-course").play("decline")
    assert game.stack("discarded_powers") == ["berserk"]
    assert game.stack("returned_races") == []


def test_returned_banners_go_behind_all_other_banners():
    game = picks(NO_COINS, coins=5, unseen_races="ratmen", returned_races="wizards skeletons").play("take 6")
    assert names_of(game)[-1] == "ratmen"
    assert game.stack("returned_races") == ["wizards", "skeletons"]


def test_returned_banners_come_back_in_the_same_order():
    game = picks(NO_COINS, coins=5, unseen_races="", returned_races="wizards skeletons", reveal=False)
    game.play("take 6")
    assert names_of(game)[-1] == "wizards"
    assert game.stack("returned_races") == ["skeletons"]
    assert all(action.startswith("badge") for action in game.legal())


def test_returned_banner_fills_the_column_if_the_stack_is_empty():
    game = table(
        TROLLS_IN_DECLINE,
        me="orcs",
        red="humans, declined trolls",
        hand=4,
        column="elves hill",
        unseen_races="",
        unseen_powers="forest",
    )
    game.play("conquer cave x4").end_turn()
    assert game.column() == ["elves hill 0", "trolls forest 0"]


@pytest.mark.ours
def test_banner_of_a_race_without_tokens_returns_at_its_decline():
    game = table("meadow farmland me 1 \n knoll hill red 1 beside meadow", red="trolls hill", hand=4)
    game.play("conquer knoll x4").end_turn()
    assert game.stack("returned_races") == []
    game.play("decline")
    assert game.stack("returned_races") == ["trolls"]
    assert game.stack("discarded_powers") == ["hill"]


@pytest.mark.ours
def test_player_with_no_combo_to_take_still_scores():
    drawing = "meadow farmland me 1 \n grove forest red/elves 1"
    game = table(drawing, red="declined elves", hand=0, column="", unseen_races="").play("stop")
    assert game.on_turn() == "me", "the turn of red has come and gone"
    assert game.coins("red") == 1


# --- Combos that are passed over at another price, or gather tokens -----------------------------------


class Dear(Ability):
    """A toll of three coins, as two printed badges have."""

    def __init__(self) -> None:
        super().__init__(Traits(toll=3))


class Herd(Ability):
    """Two tokens for each skip."""

    def __init__(self) -> None:
        super().__init__(Traits(gathers=2))


DEAR_AND_HERD = Box("own", "Own", 1, [Banner("Herd", 5, 10, Herd())], [Badge("Dear", 4, Dear())])


def test_price_of_a_combo_is_the_sum_of_the_tolls_above_it():
    game = picks("amazons hill, dwarves dear, elves swamp", coins=5, own=DEAR_AND_HERD, unseen_races="")
    assert [price_of(game.state, place) for place in range(3)] == [0, 1, 1 + 3]
    assert game.play("take 3").coins() == 5 - 1 - 3
    assert coins_of(game) == [1, 3]


def test_player_who_cannot_pay_a_toll_must_choose_a_combo_above():
    game = picks("dwarves dear, elves swamp", coins=2, own=DEAR_AND_HERD, unseen_races="")
    assert game.legal() == ["take 1"]


def test_extra_tokens_on_a_combo_come_from_the_tray():
    game = picks("herd dear, elves swamp", coins=5, own=DEAR_AND_HERD, unseen_races="")
    assert game.play("take 2").column() == ["herd dear 3 x2"]
    assert game.tray("herd") == 10 - 2
    game = picks("herd merchant 3 x2", coins=0, own=DEAR_AND_HERD, unseen_races="").play("take 1")
    assert (game.hand(), game.coins()) == (5 + 2 + 2, 3)


def test_extra_tokens_of_a_combo_are_limited_by_the_tray():
    game = picks("herd dear 0 x4", coins=0, own=DEAR_AND_HERD, unseen_races="").play("take 1")
    assert (game.hand(), game.tray("herd")) == (10, 0)
