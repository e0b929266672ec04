"""A race goes into decline: one token in each region stays, the older race in decline leaves.

Source: base rules, "Entering in decline", Spirit, Stout.
"""

import pytest

from kit import Table, table

LANDS = """
    meadow  farmland  me 3
    knoll   hill      me 1  beside meadow
"""


def declines(drawing: str = LANDS, me: str = "humans hill", **more) -> Table:
    return table(drawing, me=me, hand=0, step="choose-course", **more).play("decline")


def test_race_in_decline_keeps_one_token_per_region():
    # POW-31
    game = declines(me="humans commando")
    assert (game.holder("meadow"), game.tokens("meadow")) == ("me/declined", 1)
    assert (game.holder("knoll"), game.tokens("knoll")) == ("me/declined", 1)
    assert game.tray("humans") == 10 - 2
    assert game.coins() == 2


def test_tokens_in_hand_go_to_the_tray_in_decline():
    game = table(LANDS, me="humans", hand=3, step="choose-course").play("decline")
    assert game.tray("humans") == 10 - 2
    assert game.hand() == 0


def test_badge_is_discarded_in_decline_and_no_longer_pays():
    game = declines()
    assert game.races() == ["humans"]
    assert game.stack("discarded_powers") == ["hill"]
    assert game.coins() == 2


def test_turn_of_decline_has_no_conquest_or_redeployment():
    assert declines().on_turn() == "red"


def test_player_takes_a_combo_in_the_turn_after_a_decline():
    game = declines().next_turn_of("me")
    assert all(action.startswith("take") for action in game.legal())


def test_race_in_decline_keeps_scoring_its_regions():
    game = declines().next_turn_of("me").play("take 1").end_turn()
    assert game.breakdown()["regions"] == 2


BOTH = """
    meadow  farmland  me 2
    knoll   hill      me 1
    glade   forest    me/elves 1
    grove   forest    me/elves 1
"""


def test_older_race_in_decline_leaves_the_map():
    game = declines(BOTH, me="humans, declined elves")
    assert (game.holder("glade"), game.holder("grove")) == ("", "")
    assert game.tray("elves") == 11
    assert game.coins() == 2


def test_banner_of_the_older_race_goes_under_the_stack_of_races():
    game = declines(BOTH, me="humans, declined elves")
    assert game.stack("returned_races") == ["elves"]
    assert game.races() == ["humans"]


@pytest.mark.parametrize(
    ("race", "piece"),
    [
        ("orcs heroic", "hero"),
        ("orcs dragon-master", "dragon"),
        ("halflings hill", "hole"),
        ("orcs bivouacking", "camps 2"),
    ],
)
def test_all_pieces_but_fortresses_and_lairs_leave_in_decline(race, piece):
    game = declines(f"meadow farmland me 3 {piece} \n knoll hill red 1 beside meadow", me=race)
    assert game.camps("meadow") == 0
    assert game.play("expand").price("meadow") == 2 + 1


@pytest.mark.parametrize(("race", "piece"), [("orcs fortified", "fortress"), ("trolls hill", "lair")])
def test_fortresses_and_lairs_stay_in_decline(race, piece):
    game = declines(f"meadow farmland me 3 {piece} \n knoll hill red 1 beside meadow", me=race)
    assert game.play("expand").price("meadow") == 2 + 1 + 1


def test_race_without_a_region_leaves_the_map_as_it_declines():
    game = declines("strand farmland edge", me="humans hill")
    assert game.races() == []
    assert game.stack("returned_races") == ["humans"]
    assert game.coins() == 0


def test_declining_is_not_offered_after_a_conquest():
    game = table(LANDS + "fen swamp beside knoll", hand=5).play("conquer fen x2")
    assert game.refuses("decline")


# --- Stout ----------------------------------------------------------------------------------------


def test_stout_race_that_declines_after_scoring_earns_no_more():
    game = table(BOTH, me="humans stout, declined elves", hand=0).play("stop; deploy meadow x1; decline")
    assert game.coins() == (2 + 1) + 2
    assert (game.tokens("meadow"), game.tokens("knoll")) == (1, 1)
    assert game.holder("glade") == ""
    assert game.stack("discarded_powers") == ["stout"]


def test_stout_race_may_decline_on_the_turn_it_was_taken():
    game = table("strand farmland edge", me="", column="humans stout").play("take 1; conquer strand x2")
    game.play("stop; decline")
    assert game.races() == ["humans"]
    assert game.coins() == 1 + 1
    assert all(action.startswith("take") for action in game.next_turn_of("me").legal())


def test_stout_race_does_not_have_to_decline():
    game = table(BOTH, me="humans stout, declined elves", hand=0).play("stop; deploy meadow x1; pass")
    assert game.races() == ["humans stout", "elves"]


# --- Spirit ---------------------------------------------------------------------------------------


def test_an_older_race_stays_when_a_spirit_race_declines():
    game = declines(BOTH, me="orcs spirit, declined elves")
    assert (game.holder("meadow"), game.holder("glade")) == ("me/declined", "me/declined")
    assert sorted(game.races()) == ["elves", "orcs spirit"]
    assert game.coins() == 2 + 2


def test_a_spirit_race_stays_when_the_next_race_declines():
    game = declines(BOTH, me="humans, declined elves spirit")
    assert game.holder("glade") == "me/declined"
    assert game.coins() == 2 + 2


THREE = BOTH + "cave mountain me/orcs 1"


def test_of_two_races_in_decline_only_the_spirit_race_stays():
    game = declines(THREE, me="humans, declined elves, declined orcs spirit")
    assert game.holder("cave") == "me/declined"
    assert game.holder("glade") == ""
    assert game.coins() == 1 + 2


def test_badge_stays_with_a_spirit_race_in_decline():
    assert declines(me="orcs spirit").races() == ["orcs spirit"]


def test_both_races_in_decline_can_be_conquered():
    game = table(
        "glade forest red/elves 1 \n cave hill red/orcs 1 \n meadow farmland me 1 beside glade cave",
        red="humans, declined elves, declined orcs spirit",
        hand=6,
    )
    game.play("conquer glade x3; conquer cave x3")
    assert game.races("red") == ["humans seafaring"]
