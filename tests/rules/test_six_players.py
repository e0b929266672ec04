"""Six players without teams, on any board for six."""

from __future__ import annotations

from kit import table
from smallworld.bots.random_numbers import RandomNumbers, draw
from smallworld.content.catalogue import make_rules
from smallworld.content.maps import load_board
from smallworld.content.underground.box import underground_box
from smallworld.engine.board import count
from smallworld.engine.game import legal_actions, new_game, play, winners
from smallworld.engine.session import Game, replay
from smallworld.engine.state import TRIBE
from smallworld.engine.text.position import format_position, parse_position
from smallworld.engine.text.record import parse_record

NAMES = ["Ana", "Ben", "Cleo", "Dan", "Eva", "Finn"]
RING = """
    camp    hill     me 2
    meadow  farmland red 1     beside camp
    ford    swamp    blue 1    beside meadow
    wood    forest   green 1   beside ford
    tor     mountain black 1   beside wood
    vale    farmland white 1   beside tor camp
"""


def rules_and_board():
    return make_rules(("base",), underground_box()), load_board("smallworld.content.underground", "6.toml")


def test_board_for_six_has_the_right_regions_rounds_and_monsters():
    # UND-208
    rules, board = rules_and_board()
    state = new_game(rules, board, 6)
    assert (len(board), board.rounds, count(board.monsters)) == (65, 8, 7)
    assert sum(state.tokens[region] for region in range(65) if state.defender(region) == TRIBE) == 2 * 7
    assert count(board.where("black-mountain")) == 11
    assert state.coins == [5] * 6


def test_richest_of_six_players_without_teams_wins():
    # UND-209
    game = table(RING, red="orcs hill, coins 30", white="elves forest, coins 31")
    assert winners(game.state) == [5]
    assert not any(game.state.owners.allies_of(player) for player in range(6))


def test_first_player_follows_the_sixth_in_the_next_round():
    game = table(RING)
    for player in ("red", "blue", "green", "black", "white", "me"):
        game.end_turn()
        assert game.on_turn() == player


def test_game_of_six_can_be_read_back_from_record_and_position():
    rules, board = rules_and_board()
    game, numbers = Game(rules, board, NAMES, first=5), RandomNumbers(6)
    while not game.state.over:
        state = game.state
        if not state.waits_for and state.turn == 4 and state.player == 5:
            assert parse_position(rules, board, format_position(state)).key() == state.key()
        actions = [] if state.waits_for else legal_actions(state)
        game.apply(actions[numbers.below(len(actions))] if actions else draw(state, numbers))
    record = parse_record(game.record.to_text())
    assert record.board == "underground-6"
    assert replay(rules, board, record).state.key() == game.state.key()


def test_games_of_six_players_can_be_played_to_the_end():
    rules, board = rules_and_board()
    for seed in range(5):
        state, numbers = new_game(rules, board, 6, seed), RandomNumbers(seed)
        while not state.over:
            actions = [] if state.waits_for else legal_actions(state)
            play(state, actions[numbers.below(len(actions))] if actions else draw(state, numbers))
        assert min(state.coins) > 5
