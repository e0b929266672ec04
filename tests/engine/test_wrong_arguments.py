"""Wrong arguments are refused in a sentence: SmallWorldError for a value, TypeError for a type."""

import inspect
from typing import Any

import pytest

import smallworld
from smallworld import Game, SmallWorldError, board_for, find_board, make_rules, replay
from smallworld.arena.contest import Contest
from smallworld.arena.ratings import Ratings
from smallworld.bots.bot import Bot
from smallworld.bots.budget import Budget, parse_budget
from smallworld.bots.match import play_match
from smallworld.bots.random_bot import RandomBot
from smallworld.bots.random_numbers import Chance, RandomNumbers
from smallworld.bots.registry import make_bot
from smallworld.content.catalogue import layout_board
from smallworld.engine.errors import IllegalAction, NotationError
from smallworld.engine.game import apply, new_game
from smallworld.engine.text.notation import parse_action, parse_region
from smallworld.engine.text.position import format_position, parse_position
from smallworld.engine.text.record import parse_record
from smallworld.views.seat import seen_by
from smallworld.views.view import view

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
    "Game a seat": lambda wrong: Game(RULES, BOARD, ["Ana", wrong]),
    "apply": lambda wrong: apply(game().state, wrong),
    "new_game rules": lambda wrong: new_game(wrong, BOARD, 2),
    "new_game board": lambda wrong: new_game(RULES, wrong, 2),
    "make_rules a box": lambda wrong: make_rules(("base", wrong)),
    "replay path": lambda wrong: replay(wrong),
    "layout_board scenario": lambda wrong: layout_board(wrong, 2),
    "parse_action": lambda wrong: parse_action(RULES, BOARD, wrong),
    "parse_region": lambda wrong: parse_region(BOARD, wrong),
    "parse_position": lambda wrong: parse_position(RULES, BOARD, wrong),
    "format_position": lambda wrong: format_position(wrong),
    "parse_record": lambda wrong: parse_record(wrong),
    "parse_budget": lambda wrong: parse_budget(wrong),
    "make_bot": lambda wrong: make_bot(wrong, RandomNumbers(1)),
    "make_bot numbers": lambda wrong: make_bot("random", wrong),
    "play_match bots": lambda wrong: play_match(RULES, BOARD, wrong, [], Chance(1)),
    "Contest": lambda wrong: Contest(wrong, 1),
    "Contest seed": lambda wrong: Contest({}, wrong),
    "Ratings": lambda wrong: Ratings(wrong),
    "view": lambda wrong: view(wrong),
    "view seat": lambda wrong: view(game().state, wrong),
}


@pytest.mark.parametrize("boxes", ["base,cursed", "base, cursed", ["base", "cursed"], ("base", "cursed")])
def test_boxes_may_be_a_text_a_list_or_a_tuple(boxes):
    assert make_rules(boxes).boxes == make_rules(("base", "cursed")).boxes
    assert board_for(3, boxes) == "base-3"


def test_one_box_may_be_given_by_its_name():
    assert make_rules("base").boxes == RULES.boxes


def test_message_about_wrong_boxes_names_what_is_accepted():
    with pytest.raises(TypeError, match=r"^boxes: this should be of type str, list or tuple, not int$"):
        make_rules(3)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"^boxes: this should be of type str, list or tuple, not int$"):
        make_rules(boxes=3)  # type: ignore[arg-type]


@pytest.mark.parametrize("seat", [-2, 2, 10**30])
def test_view_of_a_missing_seat_is_refused(seat):
    with pytest.raises(SmallWorldError, match=r"seat .* from -1 to 1"):
        view(game().state, seat)


@pytest.mark.parametrize("seat", [-2, 2, 10**30])
def test_state_is_not_seen_by_a_missing_seat(seat):
    with pytest.raises(SmallWorldError, match=r"seat .* from -1 to 1"):
        seen_by(game().state, seat)


@pytest.mark.parametrize(
    "ask",
    [
        lambda wrong: game(first=wrong),
        lambda wrong: game().text(wrong),
        lambda wrong: board_for(wrong),
        lambda wrong: new_game(RULES, BOARD, wrong),
        lambda wrong: new_game(RULES, BOARD, 2, wrong),
        lambda wrong: replay(RULES, BOARD, game().record, wrong),
        lambda wrong: view(game().state, wrong),
        lambda wrong: seen_by(game().state, wrong),
    ],
)
def test_bool_is_not_accepted_as_a_number(ask):
    with pytest.raises(TypeError, match=r": this should be of type int.*, not bool$"):
        ask(True)


def test_match_needs_one_budget_for_each_bot():
    bots: list[Bot] = [RandomBot(RandomNumbers(1)), RandomBot(RandomNumbers(2))]
    with pytest.raises(SmallWorldError, match="1 for 2 bots"):
        play_match(RULES, BOARD, bots, [Budget()], Chance(1))


@pytest.mark.parametrize("ask", WRONG_TYPES.values(), ids=WRONG_TYPES)
@pytest.mark.parametrize("wrong", [None, 2.5, b"x", object()], ids=["None", "2.5", "bytes", "object"])
def test_error_for_a_value_of_a_wrong_type_names_the_type(ask, wrong):
    with pytest.raises(TypeError, match=r"type|int|str|dict|tuple|list|Rules|Board|Record|State|Numbers"):
        ask(wrong)


# A valid value for every argument of each public entry.
ENTRIES: dict[str, dict[str, Any]] = {
    "Game": {
        "rules": RULES,
        "board": BOARD,
        "seats": ["Ana", "Ben"],
        "first": 0,
        "options": {},
        "teams": (),
    },
    "Game.apply": {"action": 0},
    "Game.text": {"action": 0},
    "Game.parse": {"text": "take 1"},
    "board_for": {"players": 2, "boxes": ()},
    "find_board": {"name": "base-2"},
    "is_compiled": {},
    "make_rules": {
        "boxes": "base",
        "own": None,
        "leaders": False,
        "scenario": "",
        "world": "",
        "places": False,
    },
    "register": {"kind": "bots", "name": "moles", "thing": RandomBot},
    "replay": {"rules": RULES, "board": BOARD, "record": game().record, "upto": 0, "own": None},
}
MAY_BE_NONE = {
    *[("Game", argument) for argument in ("rules", "board", "seats", "options")],
    ("make_rules", "own"),
    ("replay", "upto"),
    ("replay", "own"),
}
WRONG = (None, 2.5, b"x", object())
ARGUMENTS = [(entry, argument) for entry, right in ENTRIES.items() for argument in right]


def called(entry):
    name, _, method = entry.partition(".")
    return getattr(game(), method) if method else getattr(smallworld, name)


@pytest.mark.parametrize(("entry", "argument"), ARGUMENTS)
def test_wrong_argument_is_named_in_our_words(entry, argument):
    # `thing` depends on the kind, and the first argument of `replay` may also be a path.
    what = {"thing": "bots: give", "rules": f"(replay|{argument}): (this|the first argument) should be"}
    begin = what.get(argument, f"{argument}: this should be of type")
    for wrong in WRONG[(entry, argument) in MAY_BE_NONE :]:
        given = {**ENTRIES[entry], argument: wrong}
        with pytest.raises(TypeError, match=rf"^{begin} .*, not {type(wrong).__name__}$"):
            called(entry)(*given.values())
        with pytest.raises(TypeError, match=rf"^{begin} .*, not {type(wrong).__name__}$"):
            called(entry)(**given)


def test_every_argument_of_each_public_entry_is_tried():
    # Programs make the other classes with functions, and use them for annotations.
    public = ["Game", *[name for name in smallworld.__all__ if inspect.isroutine(getattr(smallworld, name))]]
    public += [f"Game.{name}" for name, method in vars(Game).items() if name[0] != "_" and callable(method)]
    for entry in public:
        arguments = list(inspect.signature(called(entry)).parameters)
        assert list(ENTRIES.get(entry, {})) == arguments, entry
