"""Mercenary: for one coin, a conquest costs two tokens less.

Source: Be Not Afraid, Mercenary.
"""

import pytest

from kit import Table, table
from smallworld.engine.text.position import format_position, parse_position

PEAK = """
    meadow  farmland  me 1
    peak    mountain  red {}    beside meadow
    brook   swamp               beside meadow
"""


def hired(orcs: int = 2, hand: int = 5, coins: int = 4, me: str = "ratmen mercenary") -> Table:
    return table(PEAK.format(orcs), me=f"{me}, coins {coins}", red="orcs alchemist", hand=hand)


def test_mercenary_saves_two_tokens_for_a_coin():
    # CST-21
    game = hired()
    assert game.price("peak") == 2 + 1 + 2
    game.play("mercenary peak x3")
    assert game.tokens("peak") == 3
    assert game.coins() == 4 - 1
    assert game.coins("red") == 0


def test_hiring_a_mercenary_is_optional():
    game = hired().play("conquer peak x5")
    assert game.coins() == 4


def test_a_conquest_hires_at_most_one_mercenary():
    # CST-22
    game = hired(orcs=4, hand=4, coins=3)
    assert game.price("peak") == 7
    assert game.refuses("mercenary peak x3")
    assert game.refuses("mercenary peak x5")
    assert game.legal() == [
        "attempt peak",
        "conquer brook x2",
        "mercenary brook x1",
        "abandon meadow",
        "stop",
    ]


def test_each_conquest_may_hire_a_mercenary():
    game = hired(hand=4).play("mercenary brook x1; mercenary peak x3")
    assert game.coins() == 4 - 2


def test_conquest_with_a_mercenary_needs_at_least_one_token():
    game = hired(hand=2)
    assert game.price("brook") == 2
    assert game.offers("mercenary brook x1")


def test_no_mercenary_comes_without_a_coin():
    assert not any("mercenary" in action for action in hired(coins=0).legal())


def test_mercenary_is_not_offered_where_it_saves_no_token():
    cheap = table("peak mountain me 1 \n brook hill beside peak", me="giants mercenary, coins 3")
    assert cheap.price("brook") == 1
    assert not cheap.offers("mercenary brook")


# --- With the die ---------------------------------------------------------------------------------------


def test_mercenary_may_make_up_for_a_low_roll_of_the_die():
    # DIE-09
    game = hired(orcs=1, hand=1, coins=2)
    assert game.price("peak") == 4
    game.play("attempt peak").roll(1)
    assert game.legal() == ["mercenary peak x1", "pass"]
    game.play("mercenary peak x1")
    assert game.holder("peak") == "me"
    assert game.coins() == 2 - 1 + 2


@pytest.mark.ours
def test_attempt_may_need_both_the_die_and_a_mercenary():
    # DIE-10
    game = hired(orcs=3, hand=1, coins=1)
    assert game.price("peak") == 6
    game.play("attempt peak").roll(3).play("mercenary peak x1")
    assert game.holder("peak") == "me"
    assert game.coins() == 1 - 1 + 2


def test_attempt_that_die_and_mercenary_cannot_win_is_refused():
    assert hired(orcs=4, hand=1).refuses("attempt peak")
    assert hired(orcs=3, hand=1, coins=0).refuses("attempt peak")


def test_player_may_refuse_a_mercenary_and_let_the_attempt_fail():
    game = hired(orcs=1, hand=1, coins=2).play("attempt peak").roll(1).play("pass")
    assert game.holder("peak") == "red"
    assert game.coins() == 2 + 1
    assert game.hand() == 0
    assert game.tokens("meadow") == 2


@pytest.mark.ours
def test_mercenary_is_not_offered_if_the_attempt_fails_anyway():
    game = hired(orcs=3, hand=1, coins=2).play("attempt peak").roll(1)
    assert "mercenary" not in " ".join(game.legal())
    assert game.coins() == 2 + 1


def test_mercenary_is_not_offered_if_the_die_suffices():
    game = hired(orcs=1, hand=1, coins=2).play("attempt peak").roll(3)
    assert game.holder("peak") == "me"
    assert game.coins() == 2 + 2


def test_player_may_roll_the_die_before_hiring_a_mercenary():
    game = hired(orcs=1, hand=3, coins=1)
    assert game.offers("mercenary peak x2")
    assert game.offers("attempt peak")


@pytest.mark.ours
def test_refusing_a_mercenary_after_the_roll_is_a_failed_attempt():
    game = table(PEAK.format(1), me="ratmen mercenary, coins 2", red="orcs diplomat", hand=1)
    game.play("attempt peak").roll(1).play("pass")
    assert "final attempt failed" in [report.kind for report in game.reports]


def test_mercenary_after_the_die_still_ends_the_conquests():
    game = hired(orcs=1, hand=1, coins=2).play("attempt peak").roll(1).play("mercenary peak x1")
    assert game.legal() == ["expand", "decline"]
    assert game.on_turn() == "red"


def test_race_in_decline_hires_no_mercenaries():
    game = table(PEAK.format(1), me="humans alchemist, declined orcs mercenary, coins 4", red="elves")
    assert not any("mercenary" in action for action in game.legal())


def test_mercenary_and_other_reductions_leave_at_least_one_token():
    goblins = "meadow farmland me 1 \n peak mountain red/declined 2 beside meadow"
    game = table(goblins, me="goblins mercenary, coins 2", red="orcs, declined humans")
    assert game.price("peak") == 2 + 1 + 2 - 1
    assert game.offers("mercenary peak x2")


def test_position_that_offers_a_mercenary_can_be_saved_as_text():
    game = hired(orcs=1, hand=1, coins=2).play("attempt peak").roll(1)
    text = format_position(game.state)
    assert "target: peak" in text
    again = Table(parse_position(game.state.rules, game.state.board, text))
    assert again.play("mercenary peak x1").state.key() == game.play("mercenary peak x1").state.key()
