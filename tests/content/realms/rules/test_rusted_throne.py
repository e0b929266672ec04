"""The Rusted Throne: its holder, active or in decline, is paid for each region around it.

Source: Realms, scenario 5.
"""

from kit.scenarios import table

HALL = """
    seat  mountain,peak,throne me 1
    one   farmland  red 1            beside seat
    two   forest    red/declined 1   beside seat
    three swamp     tribe 1          beside seat
    four  hill      me 1             beside seat
    five  farmland                   beside seat
"""


def reigning(drawing=HALL, **more):
    given = {"me": "ratmen stout", "red": "orcs forest, declined elves, coins 5", "hand": 0}
    return table(5, drawing, **{**given, **more})


def test_opponents_pay_the_throne_and_the_bank_pays_for_tribes():
    # REA-04
    game = reigning().play("stop")
    assert game.coins() == 2 + 3
    assert game.coins("red") == 3


def test_each_occupied_neighbour_of_the_throne_pays_a_coin():
    # REA-65
    game = reigning(HALL.replace("tribe 1 ", "red 1 ")).play("stop")
    assert (game.coins(), game.coins("red")) == (2 + 3, 2)


def test_opponent_with_too_few_coins_pays_the_throne_the_rest():
    # REA-66
    game = reigning(HALL.replace("tribe 1 ", "red 1 "), red="orcs forest, declined elves, coins 2").play(
        "stop"
    )
    assert (game.coins(), game.coins("red")) == (2 + 2, 0)


def test_throne_pays_a_race_in_decline():
    # REA-67
    game = reigning(
        """
        seat  mountain,peak,throne me/declined 1
        one   farmland  red 1            beside seat
        two   forest    tribe 1          beside seat
        three swamp     tribe 1          beside seat
        four  hill                       beside seat
        five  farmland                   beside seat
        far   farmland  me 1             beside five
        """,
        me="ratmen stout, declined elves",
        red="orcs forest, coins 5",
    ).play("stop")
    assert (game.coins(), game.coins("red")) == (2 + 2 + 1, 4)


def test_throne_pays_on_the_turn_of_decline():
    # REA-68
    game = reigning(step="choose-course").play("decline")
    assert (game.coins(), game.coins("red")) == (2 + 3, 3)


def test_throne_pays_nothing_in_the_turn_of_another_player():
    # REA-69
    game = reigning().end_turn()
    coins = game.coins()
    assert game.end_turn().coins() == coins


def test_player_who_abandons_the_throne_gets_no_coins_from_it():
    # REA-73
    game = reigning(step="choose-course").play("expand; abandon seat; stop")
    assert game.coins() == 1
    assert game.coins("red") == 5


def test_throne_counts_as_a_place_for_adventurers():
    # REA-74
    game = reigning(
        "seat mountain,peak,throne me 1 \n vale farmland beside seat",
        me="ratmen adventurous",
        boxes="base underground",
    )
    assert game.breakdown()["adventurous"] == 1


def test_monsters_pay_the_throne_nothing():
    game = reigning("seat mountain,peak,throne me 1 \n den farmland monster 2 beside seat").play("stop")
    assert game.coins() == 1


def test_forecast_of_the_turn_includes_coins_of_the_throne():
    assert reigning().breakdown() == {"regions": 2, "rusted-throne": 3}


NOOK = """
    seat  mountain,peak,throne {}
    one   {}                    beside seat
    two   farmland              beside seat
"""


def paid(beside, **more):
    """Return my coins and red's after my turn on the throne, beside one region that is not empty."""
    given = {"me": "ratmen stout", "red": "orcs forest, coins 5", "hand": 0, **more}
    game = table(5, NOOK.format("me 1", beside), **given).play("stop")
    return game.coins(), game.coins("red")


def test_throne_does_not_raise_the_price_of_its_region():
    game = table(5, NOOK.format("", "farmland me 1"), me="ratmen stout", hand=9)
    assert game.price("seat") == 2 + 1 + 1


def test_peace_does_not_stop_payments_to_the_throne():
    game = table(
        5,
        NOOK.format("me 1", "farmland red 1"),
        me="ratmen diplomat",
        red="orcs forest, coins 5",
        hand=0,
    )
    game.play("stop; diplomat red")
    assert (game.coins(), game.coins("red")) == (1 + 1, 5 - 1)
    game.next_turn_of("me").play("expand; stop; diplomat red")
    assert game.coins("red") == 5 - 1 + 1 - 1


def test_immune_neighbours_also_pay_the_throne():
    ladies = "orcs forest, declined white-ladies, coins 5"
    assert paid("farmland red/declined 1", red=ladies, boxes="base grand_dames") == (1 + 1, 5 - 1)
    game = table(
        5, NOOK.format("me 1", "farmland red 1"), me="ratmen stout", red="orcs heroic, coins 5", hand=0
    )
    state = game.state
    state.place(state.players - 1, state.rules.ids["heroic"], 1 << state.board.places["one"])
    assert game.refuses("conquer one x3")
    assert game.play("stop").coins("red") == 5 - 1


def test_races_on_water_pay_the_throne_but_empty_water_does_not():
    assert paid("lake red 1", red="orcs seafaring, coins 5") == (1 + 1, 5 - 1)
    assert paid("lake") == paid("chasm") == (1, 5)
