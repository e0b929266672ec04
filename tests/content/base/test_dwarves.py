"""Dwarves: each of their regions with a mine pays one extra coin, even in decline.

Source: base rules, Dwarves.
"""

from kit import table

MINES = """
    shaft   mountain,mine     {} 1
    quarry  hill,mine         {} 1  beside shaft
    meadow  farmland          {} 1  beside quarry
"""
MINE = MINES.format("me", "me", "me")
MINES_IN_DECLINE = MINES.format("me/declined", "me/declined", "me/declined")


def test_each_mine_pays_dwarves_one_extra_coin():
    game = table(MINE, me="dwarves", hand=0)
    assert game.breakdown() == {"regions": 3, "dwarves": 2}
    assert game.end_turn().coins() == 3 + 2


def test_dwarves_earn_nothing_from_mines_of_other_players():
    game = table(MINES.format("red", "me", "me"), me="dwarves", hand=0)
    assert game.score() == 2 + 1


def test_mines_pay_dwarves_on_the_turn_of_decline():
    # RAC-05
    game = table(MINE, me="dwarves", hand=0, step="choose-course").play("decline")
    assert game.coins() == 3 + 2


def test_mines_pay_dwarves_in_decline():
    game = table(MINES_IN_DECLINE, me="orcs, declined dwarves").end_turn()
    assert game.coins() == 3 + 2


def test_declined_dwarves_ignore_the_mines_of_the_next_race():
    game = table(MINES.format("me", "me/declined", "me/declined"), me="orcs, declined dwarves")
    assert game.score() == 3 + 1


def test_dwarves_pay_the_full_price_for_mines():
    game = table("quarry hill,mine \n brook hill me 1 beside quarry", me="dwarves", hand=2)
    assert game.price("quarry") == 2
