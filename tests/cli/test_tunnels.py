"""Tunnels on the terminal: both ends of each show its number."""

from smallworld.cli.words.scene import Scene
from smallworld.cli.words.seats import seats_of
from smallworld.content.catalogue import find_board, layout_board, make_rules
from smallworld.content.realms.board_names import tunnels_on
from smallworld.engine.game import new_game
from smallworld.translate import Translator


def test_both_ends_of_a_tunnel_show_its_number():
    rules = make_rules(("base", "underground", "realms_12"))
    board = find_board(layout_board("realms_12", 3))
    scene = Scene(new_game(rules, board, 3), seats_of(["Ana", "Ben", "Cleo"]), Translator("en"))
    tunnels = tunnels_on(board.name)
    assert len(tunnels) == 3
    for number, ends in enumerate(tunnels, 1):
        for end in ends:
            region = board.places[end]
            assert scene.land(region).endswith(f"={number}")
            assert f"tunnel {number}" in scene.features(region)


def test_map_of_a_printed_board_shows_no_tunnels():
    assert tunnels_on("base-2") == []
