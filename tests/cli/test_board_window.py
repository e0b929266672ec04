"""A map higher than the window, which shows the part with the most to decide."""

from __future__ import annotations

from smallworld import Game, find_board, make_rules
from smallworld.cli.questions.tableau import prospects_for
from smallworld.cli.screen.board_view import region_table
from smallworld.cli.screen.map_view import board_map, board_window, map_size
from smallworld.cli.words.lines import text_of
from smallworld.cli.words.scene import Scene
from smallworld.cli.words.seats import seats_of
from smallworld.engine.board import regions_in
from smallworld.translate import Translator

BOARD = "underground-6"
SEATS = ["Ana", "Ben", "Chloe", "Dries", "Emma", "Finn"]
ROWS = 16


def conquering(conquests: int = 0) -> Scene:
    """Return a first turn after some conquests, with entries all around the board."""
    game = Game(make_rules(("underground",)), find_board(BOARD), seats=SEATS)
    while conquests >= 0:
        wanted = [action for action in game.legal_actions() if game.text(action).startswith("conquer")]
        conquests -= len(wanted) > 0
        if conquests >= 0:
            game.apply((wanted or game.legal_actions())[0])
    return Scene(game.state, seats_of(SEATS), Translator("en"), game.state.player)


def test_shortened_map_fills_its_rows_and_names_the_map_command():
    scene = conquering()
    shown = [text_of(row) for row in board_window(scene, 80, None, ROWS)]
    assert len(shown) == ROWS < map_size(BOARD)[1]
    assert "map" in shown[-1]


def test_shortened_map_equals_the_same_rows_of_the_whole_map():
    scene = conquering()
    whole = [text_of(row) for row in board_map(scene, 80)]
    part = [text_of(row) for row in board_window(scene, 80, None, ROWS)][:-1]
    assert any(whole[top : top + len(part)] == part for top in range(len(whole)))


def test_shortened_map_shows_the_most_regions_to_conquer():
    scene = conquering()
    prospects = prospects_for(scene)
    prices = [text_of(row).count("→") for row in board_map(scene, 80, prospects)]
    part = sum([text_of(row).count("→") for row in board_window(scene, 80, prospects, ROWS)])
    assert part >= max(sum(prices[:ROWS]), 3)


def test_shortened_region_table_keeps_the_regions_of_the_viewer():
    scene = conquering(2)
    held = [scene.name(region) for region in regions_in(scene.state.held[scene.viewer])]
    rows = [text_of(row) for row in region_table(scene, 80, None, 10)]
    assert len(rows) <= 10
    assert len(held) == 2
    assert all(any(name in row for row in rows) for name in held)
    assert "63 more regions" in rows[-1]
