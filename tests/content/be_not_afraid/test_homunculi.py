"""Homunculi: one more joins their combo each time a player skips it.

Source: Be Not Afraid, Homunculi.
"""

from kit import Table, table
from smallworld.bots.planning.hand_made import worth_of_offer
from smallworld.bots.planning.purses import Purses
from smallworld.cli.screen.column_view import column_lines
from smallworld.cli.words.lines import text_of
from smallworld.cli.words.scene import Scene
from smallworld.cli.words.seats import seats_of
from smallworld.translate import Translator
from smallworld.views.seat import seen_by
from smallworld.views.view import view

MAP = "meadow farmland edge \n knoll hill"
SIX = "homunculi hill 0, dwarves stout, elves swamp, giants flying, humans merchant, orcs spirit"


def picks(column: str = SIX, **more) -> Table:
    return table(
        MAP, me="", red="trolls alchemist, hand 1", column=column, coins=5, step="choose-course", **more
    )


def test_homunculus_joins_its_combo_when_a_coin_is_paid_there():
    game = picks().play("take 3")
    assert game.column()[0] == "homunculi hill 1 x1"
    assert game.coins() == 5 - 2


def test_each_player_who_skips_the_combo_adds_one_homunculus():
    assert picks().play("take 6").column()[0] == "homunculi hill 1 x1"


def test_choosing_a_combo_above_brings_no_homunculus():
    below = "dwarves stout, homunculi hill 2 x1, elves swamp"
    assert picks(below, unseen_races="").play("take 1").column()[0] == "homunculi hill 2 x1"


def test_player_who_takes_the_combo_gets_its_homunculi_and_coins():
    game = picks(SIX.replace("homunculi hill 0", "homunculi hill 3 x2")).play("take 1")
    assert game.hand() == 5 + 4 + 2
    assert game.coins() == 5 + 3
    assert game.tray("homunculi") == 15 - 11


def test_each_skip_adds_a_homunculus_while_the_tray_lasts():
    # MKT-14
    twelve = SIX.replace("homunculi hill 0", "homunculi hill 2 x12")
    game = table(MAP, me="", red="", blue="", green="", column=twelve, coins=5)
    assert game.tray("homunculi") == 3
    for tokens, coins in ((13, 3), (14, 4), (15, 5), (15, 6)):
        game.play("take 2")
        assert game.column()[0] == f"homunculi hill {coins} x{tokens}"
        game.end_turn()


def test_homunculi_that_return_to_the_column_gain_no_tokens():
    game = picks(
        "elves swamp, dwarves stout", unseen_races="", unseen_powers="hill", returned_races="homunculi"
    )
    assert game.play("take 1").column() == ["dwarves stout 0", "homunculi hill 0"]


# --- What is told of them -------------------------------------------------------------------------------

TWO_LIE = SIX.replace("homunculi hill 0", "homunculi hill 3 x2")


def test_view_shows_extra_homunculi_apart_from_the_usual_tokens():
    combo = view(picks(TWO_LIE).state, 0)["column"][0]
    assert (combo["race"], combo["tokens"], combo["found"], combo["coins"]) == ("homunculi", 5 + 4, 2, 3)


def test_terminal_shows_the_homunculi_on_a_combo():
    told = "\n".join(
        text_of(line)
        for line in column_lines(Scene(picks(TWO_LIE).state, seats_of(["Ana", "Ben"]), Translator("en")), 100)
    )
    assert "9 tokens" in told
    assert "brings 3 coins and 2 tokens" in told


def test_bots_value_a_combo_more_if_homunculi_are_on_it():
    few, many = picks(), picks(TWO_LIE.replace("hill 3", "hill 0"))
    assert worth_of_offer(many.state, 0) > worth_of_offer(few.state, 0)


def test_bots_know_how_much_others_paid_to_skip_a_cursed_combo():
    game = table(MAP, me="", red="", column="homunculi cursed, elves swamp", coins=5, unseen_races="")
    purses = Purses(2)
    purses.look(seen_by(game.state, 1), 1)
    game.play("take 2").end_turn()
    seen = seen_by(game.state, 1)
    purses.look(seen, 1)
    assert seen.coins[0] == game.coins() == 5 - 3
