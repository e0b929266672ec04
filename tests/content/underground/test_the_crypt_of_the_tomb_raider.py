"""The Crypt of the Tomb-raider: its Ghost makes a region immune.

Source: Underground, Popular Places.
"""

import pytest

from kit.underground import table
from smallworld.engine.text.position import format_position, parse_position

CRYPT = "the-crypt-of-the-tomb-raider"
YARD = """
    crypt   hill      me 1     edge
    yard    forest    me 1           beside crypt
    field   farmland                 beside yard
    hut     swamp     red 1          beside yard field
    mill    mountain  blue 1         beside yard hut field
    abyss   chasm                    beside crypt
"""


def yard(drawing=YARD, site="crypt", me="ratmen wealthy", hand=0, **more):
    game = table(
        drawing, me=me, red="orcs hill", blue="humans forest", hand=hand, holdings=f"{CRYPT} {site}", **more
    )
    return game


def haunted(region, **more):
    """Return the table after my turn, with the Ghost in `region`."""
    game = yard(**more)
    game.play("stop")
    return game.play(f"{CRYPT} {region}")


def ghost(game):
    state = game.state
    regions = state.pieces(state.owners.table, state.rules.ids[CRYPT])
    return [state.board.ids[region] for region in range(len(state.board)) if regions >> region & 1]


def test_ghost_may_go_into_any_region_except_that_of_the_crypt():
    # UND-173
    game = yard().play("stop")
    assert game.legal() == [*(f"{CRYPT} {region}" for region in ("yard", "field", "hut", "mill")), "pass"]


def test_ghost_cannot_be_put_onto_a_chasm():
    # UND-173
    assert yard().play("stop").refuses(f"{CRYPT} abyss")


def test_region_with_the_ghost_is_immune():
    game = haunted("yard").play("expand")
    assert game.on_turn() == "red"
    assert "yard" not in game.targets()
    assert game.quote("yard") == "cannot be conquered: immune crypt ghost"


def test_holder_may_move_or_leave_the_ghost_each_turn():
    game = haunted("yard").next_turn_of("me").play("expand; stop")
    assert game.refuses(f"{CRYPT} yard"), "where it is"
    assert ghost(game.play("pass")) == ["yard"]
    game = haunted("yard").next_turn_of("me").play(f"expand; stop; {CRYPT} field")
    assert ghost(game) == ["field"]


@pytest.mark.ours
def test_ghost_may_protect_a_region_of_another_player():
    # UND-172
    game = haunted("mill").play("expand")
    assert "mill" not in game.targets(), "red"
    assert "mill" not in game.next_turn_of("me").play("expand").targets(), "mine is the Crypt"


@pytest.mark.ours
def test_holder_of_the_crypt_may_conquer_the_region_of_the_ghost():
    # UND-301
    game = haunted("field").play("expand")
    assert "field" not in game.targets(), "red"
    assert "field" in game.next_turn_of("me").play("expand").targets()


def test_ghost_keeps_its_region_immune_when_the_holder_declines():
    # UND-175
    game = haunted("yard").next_turn_of("me").play("decline")
    assert ghost(game) == ["yard"]
    assert "yard" not in game.play("expand").targets()
    game.next_turn_of("me").play("take 1; stop")
    assert not any(CRYPT in action for action in game.legal())


def test_conqueror_of_the_crypt_gets_the_ghost():
    drawing = YARD.replace("beside yard hut field", "beside yard hut field crypt")
    game = haunted("yard", drawing=drawing).next_turn_of("blue")
    game.state.hand[2] = 5
    game.play("expand; conquer crypt x3")
    assert ghost(game) == []
    assert "yard" in game.targets()
    game.play("stop; deploy mill x4")
    assert game.offers(f"{CRYPT} yard")


@pytest.mark.ours
def test_ghost_stays_in_place_when_the_crypt_is_abandoned():
    game = haunted("mill").next_turn_of("me").play("expand; abandon crypt")
    assert ghost(game) == ["mill"]
    assert "mill" not in game.targets()
    game = haunted("field").next_turn_of("me").play("expand; abandon crypt")
    assert "field" not in game.targets(), "nobody holds the Crypt"


def test_holder_may_conquer_own_declined_race_despite_the_ghost():
    drawing = YARD.replace("yard    forest    me 1", "yard    forest    me/declined 1")
    game = yard(drawing, me="ratmen wealthy, declined trolls").play(f"stop; {CRYPT} yard")
    assert "yard" in game.next_turn_of("me").play("expand").targets()


def test_position_while_the_ghost_is_placed_can_be_saved_as_text():
    drawing = "camp hill me 1 \n tomb hill beside camp \n lair hill me/ghouls 2"
    game = table(
        drawing, me="ratmen wealthy, declined ghouls", holdings="the-crypt-of-the-tomb-raider tomb", hand=2
    )
    game.play("conquer tomb x2; deploy camp x1")
    state = game.state
    assert state.step() == state.rules.ids["the-crypt-of-the-tomb-raider"]
    assert parse_position(state.rules, state.board, format_position(state)).plan == state.plan[state.at :]
