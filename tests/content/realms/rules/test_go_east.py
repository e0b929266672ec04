"""Go East: Victory Coin Mines pay active races, and races enter only at the western edge.

Source: Realms, scenario 3.
"""

from kit.scenarios import table


def test_coin_mine_pays_an_active_race_one_extra_coin():
    game = table(
        3, "dig hill,coin-mine me 1 \n meadow farmland me 1 beside dig", me="ratmen alchemist", hand=0
    )
    assert game.breakdown()["regions"] == 2
    assert game.breakdown()["victory-coin-mines"] == 1


def test_coin_mine_pays_nothing_in_decline():
    game = table(
        3,
        "dig hill,coin-mine me/declined 1 \n meadow farmland me 1 beside dig",
        me="ratmen alchemist, declined orcs",
        hand=0,
    )
    assert "victory-coin-mines" not in game.breakdown()


def test_coin_mine_pays_nothing_on_the_turn_of_decline():
    game = table(
        3,
        "dig hill,coin-mine me 1 \n meadow farmland me 1 beside dig",
        me="ratmen forest",
        step="choose-course",
    )
    assert game.play("decline").coins() == 2


def test_stout_race_scores_coin_mines_before_it_declines():
    game = table(3, "dig hill,coin-mine me 1 \n pond lake beside dig", me="ratmen stout", hand=0)
    assert game.play("stop").coins() == 2
    assert game.play("decline").coins() == 2


def test_coin_mine_does_not_count_as_a_mine_symbol():
    # REA-47
    game = table(3, "dig hill,coin-mine me 1 \n meadow farmland beside dig", me="dwarves forest", hand=0)
    assert game.play("stop").coins() == 2


def test_coin_mine_pays_whoever_holds_its_region():
    # REA-48
    game = table(
        3,
        "dig hill,coin-mine red 1 \n meadow farmland me 1 beside dig",
        me="ratmen forest",
        red="orcs forest",
        hand=5,
    )
    game.play("conquer dig x3; stop")
    assert game.breakdown()["victory-coin-mines"] == 1
    assert game.state.board.where("coin-mine")


def test_merchant_pays_only_once_for_a_region_with_a_coin_mine():
    # REA-51
    game = table(
        3,
        "dig hill,coin-mine me 1 \n meadow farmland me 1 beside dig \n glade forest me 1 beside meadow",
        me="ratmen merchant",
        hand=0,
    )
    assert game.play("stop").coins() == 3 + 3 + 1


def test_flying_race_may_enter_on_a_coin_mine_and_is_paid():
    # REA-43
    game = table(
        3,
        "dig hill,coin-mine \n shore farmland edge beside dig",
        me="",
        column="humans flying",
    ).play("take 1")
    assert game.offers("conquer dig")
    game.play("conquer dig x2; stop")
    assert game.breakdown()["victory-coin-mines"] == 1


SHORES = """
    north  farmland  edge
    west   forest    edge entry   beside north
    bay    lake      edge         beside west
    cove   swamp                  beside bay west
"""


def test_races_may_enter_only_at_the_western_edge():
    # REA-42, REA-50
    game = table(3, SHORES, me="", column="humans commando").play("take 1")
    assert game.targets() == ["west"]


def test_coin_mine_pays_nothing_to_ghouls_or_spirits_in_decline():
    for declined in ("ghouls alchemist", "orcs spirit"):
        game = table(
            3,
            "dig hill,coin-mine me/declined 1 \n meadow farmland me 1 beside dig",
            me=f"ratmen forest, declined {declined}",
            hand=0,
        )
        assert game.breakdown() == {"regions": 2}


def test_coin_mine_does_not_defend():
    game = table(3, "dig hill,coin-mine \n meadow farmland me 1 beside dig", me="ratmen forest", hand=5)
    assert game.price("dig") == 2


def test_race_that_lost_everything_enters_from_the_west_again():
    assert table(3, SHORES, me="humans commando", hand=5).targets() == ["west"]
