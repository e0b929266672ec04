"""Crops of Power: badges in fields help active races that hold five regions around a field.

Source: Realms, scenario 7.
"""

import pytest

from kit.scenarios import table
from smallworld.content.catalogue import make_rules
from smallworld.content.realms.box import REALMS
from smallworld.engine.action import BADGE, reveal
from smallworld.engine.domains import badges_in
from smallworld.engine.game import apply, new_game, outcomes
from smallworld.engine.reports import LENT, RECALLED
from smallworld.engine.text.position import format_position, parse_position

# The first field has six regions around it.
FARM = """
    a     hill,field-1      me 1    edge
    b     forest,field-1    me 1         beside a
    c     swamp,field-1     me 1         beside a b
    d     farmland,field-1  me 1    edge beside b c
    e     hill,field-1      {}           beside d
    f     farmland,field-1               beside e
    far   swamp             red 1   edge
    camp  farmland          red 1   edge beside far e
"""
FOUR, FIVE = FARM.format(""), FARM.format("me 1")


def farm(field, drawing=FIVE, **more):
    given = {"me": "ratmen underworld", "red": "giants stout, hand 5", "hand": 5}
    return table(7, drawing, fields=field, **{**given, **more})


def lost(game):
    """Return red's turn, in which red takes e, the fifth region around the field."""
    game.next_turn_of("red").play("expand")
    return game.play(f"conquer e x{game.price('e')}")


# --- Set-up -------------------------------------------------------------------------------------------


def sown(boxes=("base",), fields=2):
    """Return a table during its setup, with this number of fields."""
    drawing = "\n".join(f"r{at} hill,field-{at} edge" for at in range(1, fields + 1))
    return new_game(make_rules(boxes, own=REALMS["realms_7"]()), table(7, drawing).state.board, 2)


def in_fields(state):
    return [state.rules.slugs[id] for id in badges_in(state)]


def draw(state, power):
    apply(state, reveal(BADGE, state.rules.ids[power]))


def test_a_badge_is_drawn_for_each_field_before_the_column():
    # REA-93
    state = sown(fields=3)
    for power in ("flying", "stout", "hill"):
        assert {weight for _, weight in outcomes(state)} == {1}
        draw(state, power)
    assert in_fields(state) == ["flying", "stout", "hill"]
    assert state.offered_races == ()
    assert state.rules.ids["stout"] not in state.unseen_powers


def test_badges_that_do_not_suit_a_field_are_redrawn():
    # REA-94
    state = sown(("base", "cursed", "grand_dames", "be_not_afraid", "royal_bonus", "underground"), fields=1)
    never = ["cursed", "historian", "spirit", "wealthy", "wise", "reborn"]
    for power in never:
        if power in state.rules.ids:
            draw(state, power)
            assert in_fields(state) == []
            assert state.rules.ids[power] in state.discarded_powers
    draw(state, "hill")
    assert in_fields(state) == ["hill"]


# --- Who is served ------------------------------------------------------------------------------------


def test_fifth_region_around_a_field_gives_its_power_immediately():
    # REA-05
    game = farm("commando", FOUR)
    assert game.price("e") == 2
    game.play("conquer e x2")
    assert game.price("f") == 2 - 1


def test_race_loses_the_power_of_a_field_with_only_four_regions():
    # REA-05
    game = farm("commando", step="choose-course").play("expand")
    assert game.price("f") == 2 - 1
    game.play("abandon a")
    assert game.price("f") == 2


def test_regions_of_the_active_and_declined_race_do_not_add_up():
    # REA-95
    drawing = FOUR.replace("f     farmland,field-1    ", "f     farmland,field-1  me/declined 1")
    drawing = drawing.replace("e     hill,field-1      ", "e     hill,field-1      me/declined 1")
    game = farm("alchemist", drawing, me="ratmen hill, declined elves")
    assert "alchemist" not in game.breakdown()


def test_five_regions_spread_over_two_fields_give_no_power():
    # REA-96
    two = FIVE.replace("d     farmland,field-1", "d     farmland,field-2")
    assert farm("alchemist merchant", two.replace("e     hill,field-1", "e     hill,field-2")).score() == 5


def test_race_with_five_regions_at_two_fields_has_both_powers():
    # REA-101
    both = FIVE.replace("field-1", "field-1,field-2")
    game = farm("hill swamp", both)
    assert game.breakdown() == {"regions": 5, "hill": 2, "swamp": 1}


def test_large_field_can_give_its_power_to_two_races_together():
    mine = "\n".join(f"my{at} forest,field-1 me 1 edge" for at in range(5))
    game = farm("alchemist", FIVE.replace("me 1", "red 1") + mine, red="giants stout, hand 0")
    assert game.breakdown()["alchemist"] == game.breakdown("red")["alchemist"] == 2


def test_river_around_a_field_does_not_count_among_the_five():
    # REA-109
    game = farm(
        "alchemist", FOUR.replace("e     hill,field-1", "e     river        me 1"), me="ratmen seafaring"
    )
    assert game.breakdown() == {"regions": 5}


def test_races_can_neither_enter_nor_cross_fields():
    game = farm("hill", FOUR)
    assert "f" not in game.targets()
    fresh = farm("hill", FOUR.replace("me 1", ""), me="", column="ratmen hill").play("take 1")
    assert set(fresh.targets()) == {"a", "d", "far", "camp"}


# --- When it is asked ---------------------------------------------------------------------------------


def test_power_of_a_field_pays_its_bonus_at_scoring():
    # REA-97
    game = farm("merchant", FIVE + "g swamp me 1 \n h forest me 1").play("stop").end_turn()
    assert game.coins() == 7 * 2


def test_race_that_abandons_its_fifth_region_no_longer_flies():
    # REA-99
    game = farm("flying", me="ratmen commando", step="choose-course").play("expand")
    assert "far" in game.targets()
    game.play("abandon a")
    assert "far" not in game.targets()
    assert game.refuses("conquer far x2")


def test_number_on_a_badge_in_a_field_brings_no_tokens():
    # REA-102
    game = farm("alchemist", FOUR, hand=2).play("conquer e x2")
    assert game.state.tokens_in_play(game.state.rules.ids["ratmen"]) == 4 + 2
    assert game.breakdown() == {"regions": 5, "alchemist": 2}


def test_power_of_a_field_counts_all_conquests_of_the_turn():
    # REA-106
    drawing = FOUR.replace("far   swamp             red 1   edge", "far   swamp   red 1 edge beside a")
    drawing = drawing.replace("e     hill,field-1      ", "e     hill,field-1      tribe 1")
    drawing = drawing.replace("edge beside far e", "edge beside far e a")
    game = farm("pillaging", drawing, red="giants stout, hand 0", hand=9)
    game.play("conquer far x3; conquer camp x3; conquer e x3")
    assert game.breakdown()["pillaging"] == 3


def test_power_of_a_field_counts_only_conquests_of_this_turn():
    drawing = FOUR.replace("far   swamp             red 1   edge", "far   swamp   red 1 edge beside a")
    game = farm("pillaging", drawing, hand=3).play("conquer far x3").next_turn_of("me")
    game.state.hand[0] = 2
    game.play("expand; conquer e x2")
    assert "pillaging" not in game.breakdown()


@pytest.mark.ours
def test_peace_bonus_of_a_field_is_lost_by_an_earlier_attack():
    drawing = FOUR.replace("far   swamp             red 1   edge", "far   swamp   red 1 edge beside a")
    game = farm("peace-loving", drawing, boxes="base grand_dames", hand=8).play(
        "conquer far x3; conquer e x2"
    )
    assert "peace-loving" not in game.breakdown()


@pytest.mark.ours
def test_diplomat_from_a_field_cannot_name_an_attacked_opponent():
    drawing = FOUR.replace("far   swamp             red 1   edge", "far   swamp   red 1 edge beside a")
    game = farm("diplomat", drawing, hand=8).play("conquer far x3; conquer e x2; stop")
    game.end_turn()
    assert game.on_turn() == "red"
    assert game.price("e", by="red") >= 3


@pytest.mark.ours
def test_conquest_that_wins_the_power_of_a_field_does_not_use_it():
    game = farm(
        "ransacking",
        FOUR.replace("e     hill,field-1      ", "e     hill,field-1      red 1"),
        coins=3,
        hand=9,
        red="giants stout, hand 0",
    )
    game.play("conquer e x3")
    assert game.coins() == 3
    game.play("conquer camp x3")
    assert (game.coins(), game.coins("red")) == (3 + 1, 3 - 1)


def test_power_won_from_a_field_works_in_the_same_turn():
    game = farm("heroic", FOUR, hand=2).play("conquer e x2").end_turn()
    assert len(game.pieces("heroic")) == 2


# --- When it goes -------------------------------------------------------------------------------------


def test_conqueror_of_the_fifth_region_still_pays_corrupt():
    # REA-107
    game = lost(farm("corrupt", boxes="base cursed", coins=3))
    assert game.coins() - 3 == 5 + 1
    game.state.hand[1] = 5
    game.play(f"conquer d x{game.price('d')}")
    assert game.coins() - 3 == 5 + 1


def test_encampments_from_a_field_defend_even_the_fifth_region():
    game = farm("bivouacking").play("stop; deploy a x5; bivouacking e x5")
    assert game.on_turn() == "red"
    game.state.hand[1] = 9
    game.play("expand")
    assert game.price("e") == 2 + 1 + 5
    game.play("conquer e x8")
    assert [game.camps(region) for region in "abcde"] == [0] * 5


def test_fortresses_leave_when_the_power_of_a_field_is_lost():
    # REA-103
    game = farm("fortified")
    state = game.state
    places = state.board.places
    state.place(0, state.rules.ids["fortified"], 1 << places["a"] | 1 << places["b"])
    assert game.breakdown()["fortified"] == 2
    assert lost(game).pieces("fortified") == []
    assert game.breakdown() == {"regions": 4}


@pytest.mark.parametrize(
    ("power", "box"), [("heroic", "base"), ("dragon-master", "base"), ("catapult", "be_not_afraid")]
)
def test_pieces_leave_when_the_power_of_a_field_is_lost(power, box):
    game = farm(power, boxes=f"base {box}")
    state = game.state
    state.place(0, state.rules.ids[power], 1 << state.board.places["b"])
    lost(game)
    assert game.pieces(power) == []
    assert game.price("d") <= 4


def test_fireballs_are_lost_when_the_power_of_a_field_is_lost():
    game = farm("fireball", boxes="base royal_bonus")
    state = game.state
    state.remember(0, state.rules.ids["fireball"], 3)
    lost(game)
    assert state.recall(0, state.rules.ids["fireball"]) == 0


def test_peace_ends_when_the_diplomat_power_of_a_field_is_lost():
    drawing = FIVE.replace("far   swamp             red 1   edge", "far   swamp   blue 1 edge beside e")
    game = farm("diplomat", drawing, blue="orcs hill", players=3)
    game.play("stop; deploy a x5; diplomat red")
    assert game.quote("e", by="red") == "cannot be conquered: peace"
    game.next_turn_of("blue")
    game.state.hand[2] = 5
    game.play("expand; conquer e x3")
    assert game.quote("d", by="red") == "cannot be conquered: not adjacent"


def test_hordes_tokens_come_and_leave_with_the_power_of_a_field():
    game = farm("hordes-of", FOUR, boxes="base cursed", hand=2).play("conquer e x2")
    assert game.hand() == 2
    tray = game.tray("ratmen")
    game.play("stop; deploy a x1; deploy b x1")
    lost(game)
    assert game.hand() + sum(game.tokens(region) for region in "abcd") == 4 + 1
    assert game.tray("ratmen") == tray + 1


def test_regions_with_only_hordes_tokens_are_lost_with_the_power():
    game = farm("hordes-of", boxes="base cursed", hand=0)
    game.state.remember(0, game.state.rules.ids["hordes-of"], 2)
    game.play("abandon e")
    assert game.hand() == 0
    assert [game.holder(region) for region in "abcd"] == ["me", "me", "me", ""]


def test_gaining_or_losing_the_power_of_a_field_is_reported():
    game = farm("commando", FOUR, hand=2).play("conquer e x2")
    told = [(report.kind, report.player) for report in game.reports if report.kind in (LENT, RECALLED)]
    assert told == [(LENT, 0)]
    lost(game)
    told = [(report.kind, report.player) for report in game.reports if report.kind in (LENT, RECALLED)]
    assert told == [(LENT, 0), (RECALLED, 0)]


# --- Decline ------------------------------------------------------------------------------------------


def test_race_loses_the_power_of_a_field_when_it_declines():
    # REA-104
    game = farm("alchemist", step="choose-course").play("decline")
    assert game.coins() == 5


def test_stout_power_of_a_field_allows_a_decline_after_scoring():
    # REA-105
    game = farm("stout", red="giants hill").play("stop; deploy a x5")
    assert game.coins() == 5
    game.play("decline")
    assert game.races() == ["ratmen"]
    assert in_fields(game.state) == ["stout"]
    assert "stout" not in game.stack("discarded_powers")


VANISH = {"boxes": "base underground", "step": "choose-course"}


@pytest.mark.ours
def test_race_with_vanishing_from_a_field_may_vanish():
    game = farm("vanishing", **VANISH).play("decline; vanishing")
    assert (game.coins(), game.races()) == (5 * 2, [])


@pytest.mark.ours
def test_race_with_vanishing_from_a_field_need_not_vanish():
    game = farm("vanishing", **VANISH).play("decline; pass")
    assert (game.coins(), game.races()) == (5, ["ratmen"])


@pytest.mark.ours
def test_tomb_from_a_field_keeps_whole_stacks_in_decline():
    game = farm("tomb", FIVE.replace("me 1", "me 2"), red="giants stout", hand=0, **VANISH).play("decline")
    game.play("deploy a x1; deploy b x1; deploy c x1; deploy d x1")
    game.state.hand[1] = 5
    game.play("expand; conquer e x4")
    assert [game.tokens(region) for region in "abcd"] == [2, 2, 2, 2]


@pytest.mark.ours
def test_fortresses_from_a_field_leave_in_decline():
    game = farm("fortified", step="choose-course")
    game.state.place(0, game.state.rules.ids["fortified"], 1)
    assert game.play("decline").pieces("fortified") == []


def test_hordes_tokens_from_a_field_leave_as_ghouls_decline():
    ghouls = {"me": "ghouls underworld", "boxes": "base cursed", "hand": 2, "step": "choose-course"}
    game = (
        farm("hordes-of", FOUR, **ghouls).play("expand; conquer e x2; stop; deploy e x3").next_turn_of("me")
    )
    assert sum(game.tokens(region) for region in "abcde") == 4 + 2 + 2
    game.play("decline")
    assert sum(game.tokens(region) for region in "abcde") == 4 + 2


RIVER = FIVE + "flow river me 1 beside a"


@pytest.mark.ours
def test_seafaring_from_a_field_does_not_keep_rivers_in_decline():
    game = farm("seafaring", RIVER, step="choose-course")
    assert game.score() == 6
    game.play("decline")
    assert (game.holder("flow"), game.coins()) == ("", 5)


@pytest.mark.ours
def test_rivers_are_left_when_seafaring_from_a_field_is_lost():
    game = lost(farm("seafaring", RIVER, hand=0)).next_turn_of("me")
    assert game.holder("flow") == "me"
    game.play("expand; stop").end_turn()
    assert game.holder("flow") == ""


# --- Copies, text -------------------------------------------------------------------------------------


def test_text_of_a_position_lists_the_badges_in_the_fields():
    state = farm("commando hordes-of", FIVE.replace("field-1", "field-1,field-2"), boxes="base cursed").state
    state.remember(0, state.rules.ids["hordes-of"], 2)
    text = format_position(state)
    assert "stores: table crops-of-power commando hordes-of\n" in text
    assert "serving" not in text
    assert parse_position(state.rules, state.board, text).key() == state.key()
