"""The Altar of Souls: after scoring, a player may give up a token in decline for three coins.

Source: Underground, Popular Places.
"""

import pytest

from kit.underground import table

ALTAR = "the-altar-of-souls"
CHAPEL = """
    chapel  hill      me 1           edge
    grave   forest    me/declined 1        beside chapel
    tomb    swamp     me/declined 1        beside grave
    hut     farmland  red/declined 1       beside tomb
"""


def chapel(drawing=CHAPEL, site="chapel", me="ratmen wealthy, declined humans", red="declined orcs", **more):
    return table(drawing, me=me, red=red, hand=0, holdings=f"{ALTAR} {site}", **more)


def test_altar_takes_a_token_in_decline_after_scoring():
    game = chapel().play("stop")
    assert game.coins() == 3
    assert game.legal() == [f"{ALTAR} grave", f"{ALTAR} tomb", "pass"]


def test_altar_pays_three_coins_for_the_last_token_of_a_region():
    game = chapel().play(f"stop; {ALTAR} tomb")
    assert game.coins() == 3 + 3
    assert (game.holder("tomb"), game.tokens("tomb")) == ("", 0)


def test_altar_takes_one_token_per_turn():
    game = chapel().play(f"stop; {ALTAR} tomb")
    assert game.on_turn() == "red"


def test_using_the_altar_is_optional():
    game = chapel().play("stop; pass")
    assert (game.coins(), game.holder("tomb")) == (3, "me/declined")


def test_altar_takes_only_tokens_of_its_holder():
    # UND-170
    game = chapel(CHAPEL.replace("me/declined 1", ""), me="ratmen wealthy").play("stop")
    assert game.coins() == 1
    assert game.refuses(f"{ALTAR} hut")
    assert game.on_turn() == "red"


def test_altar_takes_only_one_token_of_a_larger_stack():
    # UND-319
    drawing = CHAPEL.replace("grave   forest    me/declined 1", "grave   forest    me/ghouls 3")
    drawing = drawing.replace("tomb    swamp     me/declined 1", "tomb    swamp     me/ghouls 1")
    game = chapel(drawing, me="ratmen wealthy, declined ghouls", step="choose-course")
    game.play("expand; stop; stop; deploy grave x2")
    before = game.coins()
    game.play(f"{ALTAR} grave")
    assert (game.coins(), game.tokens("grave")) == (before + 3, 2)


def test_declined_holder_may_give_up_the_token_beside_the_altar():
    # UND-168
    drawing = CHAPEL.replace("chapel  hill      me 1 ", "chapel  hill      me/declined 1 ")
    drawing = drawing.replace("grave   forest    me/declined 1", "grave   forest")
    drawing = drawing.replace("tomb    swamp     me/declined 1", "tomb    swamp     me 1")
    game = chapel(drawing).play(f"stop; {ALTAR} chapel")
    assert game.coins() == 2 + 3
    assert game.holder("chapel") == ""
    assert game.races() == ["ratmen wealthy"], "its race has left the map"
    game.next_turn_of("me").play("expand; stop")
    assert game.on_turn() == "red", "nobody is at the Altar"


def test_altar_takes_a_token_that_has_just_declined():
    # UND-171
    game = table(
        """
        a  hill    me 1  edge
        b  forest  me 1  beside a
        c  swamp   me 1  beside b
        d  hill    me 1  beside c
        """,
        me="ogres wealthy",
        holdings=f"{ALTAR} a",
        step="choose-course",
    )
    game.play("decline")
    assert game.coins() == 4
    game.play(f"{ALTAR} d")
    assert game.coins() == 4 + 3


def test_race_that_declines_after_scoring_uses_the_altar_once():
    game = chapel(me="ratmen stout, declined humans").play(f"stop; {ALTAR} tomb; decline")
    assert game.on_turn() == "red"
    game = chapel(me="ratmen stout, declined humans").play("stop; pass; decline")
    assert game.offers(f"{ALTAR} chapel")


@pytest.mark.ours
def test_queen_leaves_with_the_token_taken_by_the_altar():
    game = chapel(me="ratmen wealthy, declined humans royal")
    state = game.state
    state.place(state.places_of(0)[1], state.rules.ids["royal"], 1 << state.board.places["tomb"])
    assert game.pieces("royal") == ["tomb"]
    game.play(f"stop; {ALTAR} tomb")
    assert game.pieces("royal") == []
    assert game.next_turn_of("me").pieces("royal") == []


def test_badge_is_discarded_if_the_altar_takes_the_last_token():
    drawing = CHAPEL.replace("tomb    swamp     me/declined 1", "tomb    swamp")
    game = chapel(drawing, me="ratmen wealthy, declined ogres wise").play(f"stop; {ALTAR} grave")
    assert game.races() == ["ratmen wealthy"]
    assert "wise" in game.stack("discarded_powers")
