"""I've Been to the Mountaintop: players take coins from peaks each turn, and lay new ones when they decline.

Source: Realms, scenario 4.
"""

from itertools import pairwise

from kit.scenarios import coins_at, table
from smallworld.engine.reports import PLACED
from smallworld.views.view import pieces_in

PEAKS = """
    horn  mountain,peak me 1
    tooth mountain,peak            beside horn
    crag  mountain,peak red 1      beside tooth
    vale  farmland      me 1       edge beside horn
"""


def climbing(drawing=PEAKS, **more):
    return table(4, drawing, **{"me": "ratmen forest", "red": "orcs forest", "hand": 0, **more})


def test_each_peak_starts_with_four_coins():
    assert [coins_at(climbing(), peak) for peak in ("horn", "tooth", "crag")] == [4, 4, 4]


def test_peak_coin_is_taken_at_the_end_of_the_turn():
    # REA-53
    game = climbing("horn mountain,peak \n vale farmland me 1 edge beside horn", hand=6)
    game.play("conquer horn x4")
    assert (game.coins(), coins_at(game, "horn")) == (0, 4)
    game.end_turn()
    assert (game.coins(), coins_at(game, "horn")) == (2 + 1, 3)


def test_races_in_decline_also_take_coins_from_peaks():
    # REA-54
    game = climbing(
        "horn mountain,peak me 1 \n tooth mountain,peak me/declined 1 beside horn",
        me="ratmen forest, declined elves",
    )
    assert game.end_turn().coins() == 2 + 2
    assert [coins_at(game, peak) for peak in ("horn", "tooth")] == [3, 3]


def test_no_peak_coin_is_taken_in_the_turn_of_another_player():
    # REA-55
    game = climbing().end_turn()
    assert coins_at(game, "horn") == 3
    game.end_turn()
    assert [coins_at(game, peak) for peak in ("horn", "crag")] == [3, 3]


def test_peak_pays_a_declined_race_until_its_coins_run_out():
    # REA-02
    game = climbing(
        "horn mountain,peak me/declined 1 \n vale farmland me 1 edge beside horn",
        me="ratmen forest, declined elves",
    )
    coins = [game.end_turn().coins()]
    for _ in range(4):
        coins.append(game.next_turn_of("me").end_turn().coins())
    assert [after - before for before, after in pairwise(coins)] == [3, 3, 3, 2]


def test_decline_puts_three_coins_on_peaks_and_takes_none():
    # REA-56
    game = climbing(step="choose-course").play("decline")
    assert game.coins() == 2 + 1
    assert coins_at(game, "horn") == 3
    game.play("coins-on-peaks horn x2; coins-on-peaks tooth x1")
    assert [coins_at(game, peak) for peak in ("horn", "tooth", "crag")] == [5, 5, 4]
    assert game.coins() == 3


def test_three_coins_are_never_put_on_one_peak_at_a_decline():
    # REA-59
    game = climbing(step="choose-course").play("decline")
    assert not game.offers("coins-on-peaks horn x3")
    assert game.offers("coins-on-peaks horn x2")
    assert not game.offers("coins-on-peaks crag x1")  # two coins would remain, without a peak for them
    game.play("coins-on-peaks horn x1")
    assert game.legal() == ["coins-on-peaks tooth x1", "coins-on-peaks tooth x2", "coins-on-peaks crag x2"]


def test_decline_of_a_player_with_one_peak_puts_two_coins_there():
    game = climbing("horn mountain,peak red 1 \n vale farmland me 1 edge beside horn", step="choose-course")
    game.play("decline; coins-on-peaks horn x2")
    assert coins_at(game, "horn") == 4 + 2


def test_stout_decline_also_puts_coins_on_peaks():
    # REA-58
    game = climbing(me="ratmen stout").play("stop; decline")
    assert game.coins() == 2 + 1
    game.play("coins-on-peaks tooth x1; coins-on-peaks crag x2")
    assert [coins_at(game, peak) for peak in ("horn", "tooth", "crag")] == [3, 5, 6]


def test_peak_with_coins_still_counts_as_an_empty_region():
    # REA-60
    game = climbing(
        "horn mountain,peak \n vale farmland me 1 edge beside horn", me="skeletons forest", hand=9
    )
    game.play("conquer horn x4; stop")
    assert game.hand() == 5 + 3  # the tokens not used, and all but one of those that return


def test_peak_is_a_mountain_in_every_rule():
    # REA-11
    game = climbing("horn mountain,peak me 1 \n vale farmland beside horn", me="giants forest")
    assert game.price("vale") == 1


def test_coins_left_on_peaks_at_the_end_belong_to_nobody():
    # REA-63
    game = climbing(turn=10, first="red").end_turn()
    assert game.state.over
    assert game.coins() == 2 + 1


def test_declined_white_ladies_keep_taking_coins_from_peaks():
    # REA-62
    game = climbing(
        "horn mountain,peak red/declined 1 \n vale farmland me 1 edge beside horn",
        red="orcs forest, declined white-ladies",
        boxes="base grand_dames",
        hand=9,
    )
    assert game.refuses("conquer horn x5")
    game.next_turn_of("red").end_turn()
    assert coins_at(game, "horn") == 3


def test_priestesses_in_a_tower_also_take_the_coins_of_a_peak():
    # REA-61
    game = climbing(
        """
        horn  mountain,peak me 1
        tooth mountain,peak            beside horn
        crag  mountain,peak            beside tooth
        vale  farmland      me 1  edge beside horn
        glade forest        me 1       beside vale
        brook hill          me 1       beside vale
        far   hill          red 1      beside tooth
        """,
        me="priestesses forest",
        boxes="base grand_dames",
        step="choose-course",
    )
    assert game.play("decline; priestesses horn").coins() == 4 + 1
    game.play("coins-on-peaks tooth x1; coins-on-peaks crag x2")
    for left in (2, 1, 0):
        game.next_turn_of("me")
        assert (game.breakdown()["priestesses"], game.breakdown()["coins-on-peaks"]) == (3, 1)
        game.end_turn()
        assert coins_at(game, "horn") == left
    game.next_turn_of("me")
    assert game.breakdown()["priestesses"] == 3
    assert "coins-on-peaks" not in game.breakdown()


def test_race_leaves_the_river_that_it_crossed_to_reach_a_peak():
    # REA-64
    game = climbing(
        "vale farmland me 1 edge \n ford river beside vale \n horn mountain,peak beside ford", hand=9
    )
    game.play("conquer ford x1; conquer horn x4; stop")
    assert game.holder("ford") == ""
    assert game.holder("horn") == "me"


def test_coins_on_a_peak_are_visible_whoever_holds_it():
    game = climbing()
    places = game.state.board.places
    assert [pieces_in(game.state, places[peak]) for peak in ("horn", "tooth", "crag")] == [
        {"peak-coin": 4}
    ] * 3
    assert pieces_in(game.state, places["vale"]) == {}


def test_coins_put_on_peaks_are_reported():
    game = climbing(step="choose-course").play("decline; coins-on-peaks horn x2; coins-on-peaks tooth x1")
    told = [report for report in game.reports if report.kind == PLACED]
    assert [(report.region, report.number) for report in told] == [(0, 2), (1, 1)]


def test_coins_stay_on_a_peak_that_is_abandoned_or_conquered():
    drawing = "top mountain,peak me 1 \n vale farmland me 1 beside top \n hut hill red 1 beside top"
    game = table(4, drawing, me="ratmen forest", red="orcs forest", hand=9, step="choose-course")
    game.play("expand; abandon top; stop")
    assert coins_at(game, "top") == 4
    game = table(
        4,
        drawing.replace("top mountain,peak me", "top mountain,peak red"),
        me="ratmen forest",
        red="orcs",
        hand=9,
    )
    assert game.price("top") == 2 + 1 + 1 + 1
    game.play("conquer top x5")
    assert coins_at(game, "top") == 4
