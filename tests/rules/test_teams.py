"""Teams: allies are not opponents, and a team's coins and tokens count together."""

from __future__ import annotations

import pytest

from kit import table
from kit.setting import rules_of
from smallworld.bots.planning.evaluation import lead
from smallworld.bots.planning.threat import threats_to
from smallworld.content.catalogue import board_for, find_board
from smallworld.engine.errors import NotationError, RecordError
from smallworld.engine.game import legal_actions
from smallworld.engine.session import Game, replay
from smallworld.engine.text.position import format_position, parse_position
from smallworld.engine.text.record import parse_record

TWO_AND_TWO = (1, 2, 1, 2)  # I play with blue, red plays with green
SQUARE = """
    camp    hill     me 2
    meadow  farmland red 1    beside camp
    ford    swamp    blue 1   beside camp
    wood    forest   green 1  beside camp
"""


def square(*, teams=TWO_AND_TWO, **fields):
    return table(SQUARE, teams=teams, **fields)


def test_peace_is_made_with_opponents_only():
    game = square(me="ratmen diplomat", hand=0).play("stop")
    while not game.offers("pass"):
        game.play(game.legal()[0])
    assert game.legal() == ["diplomat player 2", "diplomat player 4", "pass"]


def test_sorcerers_cannot_substitute_a_token_of_an_ally():
    game = square(me="sorcerers hill")
    assert game.offers("sorcerers meadow red")
    assert game.offers("sorcerers wood green")
    assert not game.offers("sorcerers ford blue")


def test_region_of_an_ally_can_be_conquered():
    game = square(hand=3)
    game.play("conquer ford x3")
    assert game.holder("ford") == "me"


@pytest.mark.parametrize(("teams", "paid"), [((), 1), (TWO_AND_TWO, 0)])
def test_ally_who_conquers_a_corrupt_region_pays_no_coin(teams, paid):
    game = square(teams=teams, blue="orcs corrupt", coins=5, hand=3)
    game.play("conquer ford x3")
    assert game.coins("me") == 5 - paid
    assert game.coins("blue") == 5 + paid


@pytest.mark.parametrize(("teams", "taken"), [((), 1), (TWO_AND_TWO, 0)])
def test_ransacked_ally_pays_no_coin(teams, taken):
    game = square(teams=teams, me="ratmen ransacking", coins=5, hand=3)
    game.play("conquer ford x3")
    assert game.coins("blue") == 5 - taken


@pytest.mark.ours
@pytest.mark.parametrize(
    ("teams", "targets"), [((), ["meadow", "wood"]), (TWO_AND_TWO, ["meadow", "ford", "wood"])]
)
def test_region_immune_to_opponents_can_be_conquered_by_allies(teams, targets):
    game = table(SQUARE.replace("blue 1", "blue 1 hole"), blue="halflings hill", teams=teams)
    assert game.targets() == targets


def test_the_coins_of_a_team_are_added_up():
    game = square()
    game.state.coins[:] = [3, 9, 8, 1]
    assert game.winners() == ["me", "blue"], "3 + 8 against 9 + 1"


def test_tokens_of_a_team_are_added_up_to_break_a_tie():
    game = table(SQUARE.replace("me 2", "me 1").replace("green 1", "green 2"), teams=TWO_AND_TWO, hand=0)
    game.state.coins[:] = [4, 6, 6, 4]
    assert game.winners() == ["red", "green"], "1 + 1 tokens against 1 + 2"


def test_players_without_teams_play_alone():
    game = square(teams=())
    game.state.coins[:] = [3, 9, 8, 1]
    assert game.winners() == ["red"]


def test_bots_fear_opponents_and_not_allies():
    state = square().state
    assert [threat.attacker for threat in threats_to(state, 0)] == [1, 3]


def test_bots_count_the_coins_of_their_team():
    state = square().state
    assert lead(state.owners, [10.0, 20.0, 15.0, 1.0], 0) == 10 + 15 - (20 + 1)


def test_text_of_a_position_includes_the_teams():
    state = square().state
    text = format_position(state)
    assert "teams: 1 2 1 2\n" in text
    again = parse_position(state.rules, state.board, text)
    assert again.key() == state.key()
    assert again.owners.allies_of(0) == [2]


def test_positions_with_and_without_teams_have_different_keys():
    assert square().state.key() != square(teams=()).state.key()


def test_position_with_too_few_teams_is_refused():
    state = square().state
    text = format_position(state).replace("teams: 1 2 1 2", "teams: 1 2")
    with pytest.raises(NotationError, match="2 are given for 4 players"):
        parse_position(state.rules, state.board, text)


def test_record_with_teams_replays_and_can_be_undone():
    rules, board = rules_of(("base",), None), find_board(board_for(4))
    game = Game(rules, board, ["Ana", "Ben", "Cem", "Dea"], teams=TWO_AND_TWO)
    for _ in range(40):
        game.apply(legal_actions(game.state)[0])
    again = replay(rules, board, parse_record(game.record.to_text()))
    assert again.state.key() == game.state.key()
    assert again.state.owners.allies_of(3) == [1]
    while not game.can_undo():
        game.apply(legal_actions(game.state)[0])
    game.undo()
    assert game.state.owners.allies_of(3) == [1]


def test_record_without_teams_does_not_mention_teams():
    rules, board = rules_of(("base",), None), find_board(board_for(2))
    assert "teams" not in Game(rules, board, ["Ana", "Ben"]).record.to_text()


@pytest.mark.parametrize("teams", ["[1, 2]", "[1, 1, 1]", '["a", "b", "c"]', "7"])
def test_record_with_the_wrong_number_of_teams_is_refused(teams):
    header = '{"smallworld": 1, "boxes": {"base": 1}, "board": "base-3", "seats": ["A", "B", "C"], "teams": '
    with pytest.raises(RecordError, match='"teams" should name'):
        parse_record(header + teams + "}\n")
