"""The Fountain of Youth: one new token at the beginning of each turn.

Source: Underground, Popular Places.
"""

from kit.underground import table

FOUNTAIN = "the-fountain-of-youth"
SPRING = "camp hill {} edge \n well forest {} beside camp \n hut swamp red 1 beside well"


def spring(camp="me 1", well="me 1", me="ogres wealthy", **more):
    return table(
        SPRING.format(camp, well),
        me=me,
        red="orcs hill",
        holdings=f"{FOUNTAIN} well",
        step="choose-course",
        **more,
    )


def test_fountain_brings_a_token_when_a_turn_begins():
    # UND-181
    assert spring().hand() == 1
    assert spring().play("expand").hand() == 1, "before the troops are readied"


def test_fountain_brings_a_token_in_each_turn():
    # UND-181
    game = spring().next_turn_of("me")
    assert game.state.tokens_in_play(game.state.rules.ids["ogres"]) == 2 + 1 + 1


def test_fountain_brings_no_token_from_an_empty_tray():
    # UND-182
    assert spring(camp="me 9").hand() == 0


def test_token_from_the_fountain_returns_to_the_tray_in_decline():
    # UND-321
    game = spring()
    assert game.tray("ogres") == 10 - 2 - 1
    game.play("decline")
    assert game.tray("ogres") == 10 - 2


def test_fountain_brings_a_race_in_decline_no_token():
    # UND-320
    game = spring(well="me/ghouls 2", me="ogres wealthy, declined ghouls")
    assert (game.hand(), game.hand("me/ghouls")) == (0, 0)


def test_fountain_brings_other_players_no_token():
    game = spring().next_turn_of("red")
    assert game.hand("red") == 0
