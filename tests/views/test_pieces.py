"""Pieces in a view, which are shown in every region, whoever holds it or placed them."""

from __future__ import annotations

from kit.underground import table
from smallworld.views.view import pieces_in, view

CRYPT = "the-crypt-of-the-tomb-raider"
YARD = """
    crypt   hill      me 1     edge
    yard    forest             beside crypt
    hut     swamp     red 1    beside yard
"""


def pieces(game, region):
    [seen] = [entry for entry in view(game.state, 0)["regions"] if entry["id"] == region]
    place = game.state.board.ids.index(region)
    assert pieces_in(game.state, place) == seen["pieces"]
    return seen["pieces"]


def haunted(region):
    game = table(YARD, me="ratmen wealthy", red="orcs hill", hand=0, holdings=f"{CRYPT} crypt")
    return game.play(f"stop; {CRYPT} {region}")


def test_view_shows_a_piece_in_an_unheld_region():
    assert pieces(haunted("yard"), "yard") == {"crypt-ghost": 1}


def test_view_shows_a_piece_in_the_region_of_another_player():
    game = haunted("hut")
    assert pieces(game, "hut") == {"crypt-ghost": 1}
    assert pieces(game, "crypt") == pieces(game, "yard") == {}


def test_view_shows_a_common_piece_beside_a_piece_of_the_holder():
    shrine = "altar farmland me 1 great-ancient edge \n moor hill me 1 beside altar"
    game = table(shrine, me="cultists", hand=0, holdings=f"{CRYPT} moor").play(f"stop; {CRYPT} altar")
    assert pieces(game, "altar") == {"great-ancient": 1, "crypt-ghost": 1}
