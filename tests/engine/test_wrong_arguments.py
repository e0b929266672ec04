"""Wrong arguments are refused in a sentence: SmallWorldError for a value, TypeError for a type."""

import pytest

import smallworld
from smallworld import Game, SmallWorldError, board_for, find_board, make_rules, replay
from smallworld.engine.errors import IllegalAction, NotationError
from smallworld.engine.game import apply, new_game

RULES, BOARD = make_rules(), find_board("base-2")


def game(**options):
    return Game(RULES, BOARD, ["Ana", "Ben"], **options)


@pytest.mark.parametrize("players", [-1, 0, 1, 16, 20, 10**30])
def test_invalid_numbers_of_players_are_refused(players):
    with pytest.raises(SmallWorldError, match="players"):
        new_game(RULES, BOARD, players)
    with pytest.raises(SmallWorldError, match="players"):
        board_for(players)


@pytest.mark.parametrize("count", [0, 1, 16])
def test_invalid_numbers_of_seats_are_refused(count):
    with pytest.raises(SmallWorldError, match="players"):
        Game(RULES, BOARD, ["Ana"] * count)


@pytest.mark.parametrize("first", [-1, 2, 5, 10**30])
def test_first_player_must_be_at_the_table(first):
    with pytest.raises(SmallWorldError, match=r"first .* from 0 to 1"):
        new_game(RULES, BOARD, 2, first)
    with pytest.raises(SmallWorldError, match="first"):
        game(first=first)


@pytest.mark.parametrize("action", [-1, 0, 1 << 9, 10**30])
def test_invalid_action_numbers_are_illegal(action):
    table = game()
    for refuse in (table.apply, table.text, lambda wrong: apply(table.state, wrong)):
        with pytest.raises(IllegalAction):
            refuse(action)


@pytest.mark.parametrize("text", ["", "x", "take", "take x", "conquer " + "9" * 5000 + " x2"])
def test_line_that_is_not_an_action_is_refused(text):
    with pytest.raises(NotationError):
        game().parse(text)


def test_record_cannot_be_replayed_to_a_negative_action():
    with pytest.raises(SmallWorldError, match="upto"):
        replay(RULES, BOARD, game().record, -1)


WRONG_TYPES = {
    "new_game players": lambda wrong: new_game(RULES, BOARD, wrong),
    "new_game first": lambda wrong: new_game(RULES, BOARD, 2, wrong),
    "new_game teams": lambda wrong: new_game(RULES, BOARD, 2, 0, wrong),
    "Game rules": lambda wrong: Game(wrong, BOARD, ["Ana", "Ben"]),
    "Game board": lambda wrong: Game(RULES, wrong, ["Ana", "Ben"]),
    "Game seats": lambda wrong: Game(RULES, BOARD, wrong),
    "Game a seat": lambda wrong: Game(RULES, BOARD, ["Ana", wrong]),
    "Game first": lambda wrong: game(first=wrong),
    "Game teams": lambda wrong: game(teams=wrong),
    "Game.apply": lambda wrong: game().apply(wrong),
    "Game.text": lambda wrong: game().text(wrong),
    "Game.parse": lambda wrong: game().parse(wrong),
    "apply": lambda wrong: apply(game().state, wrong),
    "make_rules": lambda wrong: make_rules(wrong),
    "make_rules a box": lambda wrong: make_rules(("base", wrong)),
    "find_board": lambda wrong: find_board(wrong),
    "board_for players": lambda wrong: board_for(wrong),
    "replay rules": lambda wrong: replay(wrong, BOARD, game().record),
    "replay board": lambda wrong: replay(RULES, wrong, game().record),
    "replay record": lambda wrong: replay(RULES, BOARD, wrong),
}


@pytest.mark.parametrize("ask", WRONG_TYPES.values(), ids=WRONG_TYPES)
@pytest.mark.parametrize("wrong", [None, 2.5, b"x", object()], ids=["None", "2.5", "bytes", "object"])
def test_error_for_a_value_of_a_wrong_type_names_the_type(ask, wrong):
    with pytest.raises(TypeError, match=r"type|int|str|tuple|list|Rules|Board|Record"):
        ask(wrong)


def test_every_public_function_is_tested_with_wrong_types():
    called = {name for name in smallworld.__all__ if callable(getattr(smallworld, name))}
    tried = {name.split(" ")[0].split(".")[0] for name in WRONG_TYPES}
    assert called - tried == {"SmallWorldError", "is_compiled"}, (
        "neither takes an argument that could be wrong"
    )
