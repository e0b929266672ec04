"""The end of the game: most coins win, then most race tokens on the map.

Source: base rules, "Game end"; FAQ for encampments and Amazons.
"""

import pytest

from kit import Table, table
from smallworld.engine.errors import IllegalAction
from smallworld.engine.game import legal_actions, standings, winners


def final(drawing: str, me: str, red: str) -> Table:
    return table(drawing, me=f"{me}, coins 50", red=f"{red}, coins 50", hand=0)


def test_game_ends_after_the_last_turn_of_the_last_player():
    game = table("strand farmland me 1", turn=8, rounds=8, hand=0).end_turn()
    assert game.decides() == "red"
    game.end_turn()
    assert game.state.over
    assert game.decides() == ""


def test_no_action_is_legal_after_the_end():
    game = table("strand farmland me 1", turn=8, rounds=8, hand=0).end_turn().end_turn()
    assert legal_actions(game.state) == []
    with pytest.raises(IllegalAction):
        game.play("stop")


def test_first_player_has_no_turn_after_the_last_round():
    game = table("strand farmland me 1", turn=8, rounds=8, hand=0, first="red").end_turn()
    assert game.state.over


def test_player_with_the_most_coins_wins():
    game = table("strand farmland me 1 \n fen swamp red 5", me="orcs, coins 51", red="humans, coins 50")
    assert winners(game.state) == [0]


def test_tokens_on_the_map_break_a_tie_in_coins():
    # END-01
    game = final(
        """
        strand  farmland  me 5
        grove   forest    me/elves 1
        wood    forest    me/elves 1
        fen     swamp     red 6 camps 3
        """,
        "orcs, declined elves",
        "humans bivouacking",
    )
    assert standings(game.state) == [(50, 5 + 2), (50, 6)]
    assert winners(game.state) == [0]


def test_amazons_in_hand_do_not_count_to_break_a_tie():
    # END-02
    game = table(
        "strand farmland me 5 \n fen swamp red 6", me="amazons, coins 50", red="humans, coins 50", hand=4
    )
    assert winners(game.state) == [1]


@pytest.mark.ours
def test_players_with_equal_coins_and_tokens_share_the_victory():
    # END-03
    game = final("strand farmland me 3 \n fen swamp red 3", "orcs", "humans")
    assert winners(game.state) == [0, 1]


def test_lost_tribes_do_not_count_to_break_a_tie():
    game = final("strand farmland me 3 \n fen swamp red 3 \n ruin hill tribe 1", "orcs", "humans")
    assert standings(game.state) == [(50, 3), (50, 3)]
