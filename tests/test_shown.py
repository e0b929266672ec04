"""Games, states, boards and rules show themselves as text and as pictures."""

import xml.etree.ElementTree as ElementTree
from html import escape

import pytest

from laws.walks import PLAYERS, Walk
from smallworld import Game, find_board, make_rules
from smallworld.bots.playout import play_out
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.views.seat import seen_by

NAMES = ["Ana", "<Ben>", "Cy", "Dee", "Eve"]
SVG = "{http://www.w3.org/2000/svg}"


def game(players: int = 2) -> Game:
    return Game(make_rules(), find_board(f"base-{players}"), NAMES[:players])


@pytest.mark.parametrize("players", PLAYERS)
def test_printed_game_shows_seats_coins_regions_and_question(players):
    table = game(players)
    text = str(table)
    assert text.startswith(f"base-{players}, turn 0 of ")
    assert "Chance decides: reveal" in text
    for name in [*table.record.seats, *table.board.names]:
        assert name in text
    assert text.count("5 coins") == players


def test_printed_state_lists_combos_and_first_legal_actions():
    state = Walk(2, seed=1, decisions=12).reach()
    text = str(state)
    assert "Player 1" in text
    assert "Player 2" in text
    assert "legal action" in text
    for race in state.offered_races:
        assert state.rules.names[race] in text


def test_printed_state_of_a_finished_game_names_the_winner():
    state = game().state
    play_out(state, RandomNumbers(1))
    assert "The game is over. Won by Player" in str(state)


def test_objects_describe_themselves_in_one_line():
    table = game()
    assert repr(table.state) == "<State: base-2, turn 0 of 10, player 2 of 2, coins 5, 5>"
    assert repr(table) == f"<Game: Ana, <Ben>, 0 actions, {table.state!r}>"
    assert repr(table.board) == "<Board: base-2, 23 regions, 10 turns>"
    assert repr(table.rules) == f"<Rules: base {table.rules.boxes['base']}>"


@pytest.mark.parametrize("players", PLAYERS)
def test_notebooks_show_a_picture_with_the_players_names(players):
    table = game(players)
    words = {text.text or "" for text in ElementTree.fromstring(table._repr_svg_() or "").iter(f"{SVG}text")}
    assert words.issuperset(table.board.names)
    for name in table.record.seats:
        assert any(word.startswith(name) and word.endswith(": 5 coins") for word in words)


def test_html_for_notebooks_escapes_the_names_of_players():
    htmls = [Walk(2, seed=1, decisions=12).reach()._repr_html_(), game()._repr_html_()]
    html = "".join([one or "" for one in htmls])
    assert "<svg" in html
    assert "legal action" in html
    assert "&lt;Ben" in html
    assert "<Ben" not in html


def test_board_without_a_drawing_is_shown_as_text(monkeypatch):
    monkeypatch.setattr("smallworld.shown.as_svg", lambda state, names: None)
    table = game()
    assert table._repr_html_() == f"<pre>{escape(str(table))}</pre>"


def test_view_of_a_seat_shows_no_coins_of_other_seats():
    state = Walk(2, seed=1, decisions=60).reach()
    state.coins[1] = 987
    seen = seen_by(state, 0)
    assert "987 coins" in str(state)
    assert "987 coins" not in str(seen) + (seen._repr_html_() or "")
    assert "987" not in repr(seen)
