"""A Game of Gods on the terminal: a hand as two lists, tiles to lay, and a board that begins empty."""

import pytest

from smallworld.cli.questions.choice import TileForm
from smallworld.cli.questions.combo import ComboForm
from smallworld.cli.screen.board_view import region_table
from smallworld.cli.screen.column_view import column_lines
from smallworld.cli.screen.drawing import drawing_of
from smallworld.cli.words.scene import Scene
from smallworld.cli.words.seats import seats_of
from smallworld.content.catalogue import board_for, find_board, make_rules
from smallworld.content.choice import names_of
from smallworld.engine.board import regions_in
from smallworld.engine.errors import NotationError
from smallworld.engine.game import apply, new_game, outcomes, question
from smallworld.engine.question import WhichCombo, WhichTile
from smallworld.engine.text.notation import format_action, parse_action
from smallworld.engine.text.position import parse_position
from smallworld.translate import Translator

RACES = ("dwarves", "elves", "giants")
POWERS = ("alchemist", "berserk", "swamp")
TILES = "".join(f"{letter}{at % 5}{at // 5}0" for at, letter in enumerate("ABCDEFGHIJKLMNOPQRSTUVWXYZ"))
BOARD = f"realm-13ag.{TILES}....QSBHYW1lIG9mIEdvZHM"  # a board with all tiles


@pytest.fixture
def form():
    """Return the form with which I choose from this hand."""
    lines = [
        f"board: {BOARD}",
        "players: 3",
        "turn: 2",
        "player 1: coins 5",
        "memory: 1 for good hands 3",
        f"stores: 1 for good hands {' '.join((*RACES, *POWERS))}",
    ]
    rules = make_rules(names_of(("base",), scenario="a-game-of-gods"))
    state = parse_position(rules, find_board(BOARD), "\n".join(lines))
    asked = question(state)
    assert isinstance(asked, WhichCombo)
    return ComboForm(Scene(state, seats_of(list("abc")), Translator("en")), asked)


def shown(form, columns=100):
    return ["".join(text for text, _ in line) for line in column_lines(form.scene, columns)]


def test_hand_lists_each_race_once_and_then_each_power_once(form):
    rows = [row for row in shown(form, 400) if row]
    assert [row.split()[0].lower() for row in rows] == [*RACES, *POWERS]


def test_hand_shows_the_coins_that_a_race_brings(form):
    [dwarves] = [row for row in shown(form, 400) if "Dwarves" in row]
    assert "brings 4 coins" in dwarves


def test_hand_fits_the_width_of_the_screen(form):
    assert all(len(row) <= 60 for row in shown(form, 60))


def test_race_and_power_can_be_typed_in_either_order(form):
    [action] = form.read("elves swamp")
    assert form.read("swamp elves") == [action]
    assert action in form.actions
    apply(form.state, action)
    assert form.state.rules.slugs[form.state.banners[0]] == "elves"


def test_text_other_than_a_race_and_power_of_the_hand_is_refused(form):
    for text in ("dwarves", "dwarves giants", "dwarves flying"):
        with pytest.raises(NotationError, match="a race and a power from your hand"):
            form.read(text)


def before_any_tile(world):
    """Return the form with which the first player lays the first tile."""
    names = names_of(("base", "underground"), scenario="a-game-of-gods", world=world)
    state = new_game(make_rules(names), find_board(board_for(3, names)), 3)
    while state.waits_for:
        apply(state, outcomes(state)[0][0])
    asked = question(state)
    assert isinstance(asked, WhichTile)
    return TileForm(Scene(state, seats_of(list("abc")), Translator("en")), asked)


def test_terminal_says_that_a_new_board_has_no_tiles_yet():
    scene = before_any_tile("surface").scene
    assert ["".join(text for text, _ in line) for line in region_table(scene, 80)] == [
        "There are no tiles on the table yet."
    ]
    assert drawing_of(scene.state.board.name) == []


def test_all_tiles_are_described_by_their_terrain_on_one_screen():
    lines = ["".join(text for text, _ in line) for line in before_any_tile("both").lines(80)]
    told = " ".join(" ".join(lines).split())
    assert told.startswith("A forest, swamp + cavern, river · B forest, hill + source of magic")
    assert "a mud pool · b mine · c" in told, "a small letter is the side below"
    assert len(lines) <= 22


@pytest.mark.parametrize("letter", ["A", "a"])
def test_typed_letter_selects_a_side_of_a_tile(letter):
    form = before_any_tile("both")
    [action] = form.read(letter)
    assert format_action(form.state.rules, form.state.board, action) == f"creation {letter}"


def test_map_shows_only_the_tiles_that_were_laid():
    form = before_any_tile("surface")
    for text in ("creation E", "creation-2 0,0", "creation-3 x0"):
        apply(form.state, parse_action(form.state.rules, form.state.board, text))
    drawn = {region for row in drawing_of(form.state.board.name) for region in row if region >= 0}
    assert drawn == set(regions_in(form.state.board.everywhere))
