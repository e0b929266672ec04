"""Tiles on the terminal: their letters are answers, not commands, and the tile to lay is shown."""

from __future__ import annotations

import pytest

from smallworld.bots.random_numbers import RandomNumbers, draw
from smallworld.cli.questions.choice import TileForm
from smallworld.cli.questions.forms import form_of
from smallworld.cli.screen.seats_view import heading
from smallworld.cli.screen.tile_view import cell_chart, tiles_of
from smallworld.cli.words.lines import text_of
from smallworld.cli.words.scene import Scene
from smallworld.cli.words.seats import seats_of
from smallworld.content.catalogue import board_for, find_board, make_rules
from smallworld.content.choice import names_of
from smallworld.engine.action import PASS, by_of, cell_of, tile_of
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.game import legal_actions, new_game, play, question
from smallworld.translate import Translator


def at_question(scenario, shape, number=1):
    """Return a game of three players in the scenario, at its question of this shape."""
    names = names_of(("base",), scenario=scenario)
    state, numbers = new_game(make_rules(names), find_board(board_for(3, names)), 3), RandomNumbers(1)
    while question(state).shape != shape or number > 1:
        number -= question(state).shape == shape
        actions = legal_actions(state)
        play(state, draw(state, numbers) if state.waits_for else actions[numbers.below(len(actions))])
    return state


def form(state):
    return form_of(Scene(state, seats_of(["Ana", "Ben", "Cat"]), Translator("en"), max(0, state.player)))


def test_typed_letter_pushes_the_tile_of_that_letter():
    state = at_question("realms_6", "tile")
    asked = form(state)
    assert isinstance(asked, TileForm)
    for action in asked.actions:
        if by_of(action) != PASS:
            assert asked.read(tile_of(action)) == [action]
    assert [by_of(action) for action in asked.read("pass")] == [PASS]


def test_letter_of_an_offered_tile_is_not_read_as_a_command():
    asked = form(at_question("realms_6", "tile"))
    letters = {tile_of(action) for action in asked.actions if by_of(action) != PASS}
    assert {"H", "L", "Q", "U"} <= letters
    assert all(asked.claims(letter) for letter in letters)
    assert not any(asked.claims(word) for word in ("help", "look", "quit", "q", "undo", "?", ""))


@pytest.mark.parametrize("letter", ["Q", "H", "L", "U"])
def test_tile_can_be_chosen_by_its_letter_at_the_prompt(play_at, letter):
    names = names_of(("base",), scenario="realms_6")
    numbers = RandomNumbers(1)
    typed: list[str] = []

    def answer(typist, prompt):
        state = typist.table.game.state
        if question(state).shape == "tile" and not typed:
            typed.append(letter)
            return letter
        actions = legal_actions(state)
        return "quit" if typed else typist.table.game.text(actions[numbers.below(len(actions))])

    typist = play_at(answer, ("Ana", "random", "random"), boxes=names)
    assert typist.table.game.record.actions[-1].endswith(f" {letter}")


def test_destinations_are_numbered_on_a_chart_of_the_tiles():
    state = at_question("realms_6", "tile")
    play(state, form(state).actions[1])
    asked, tiles = form(state), tiles_of(state.board)
    chart = cell_chart(tiles, [cell_of(action) for action in asked.actions], 80)
    signs = " ".join([text_of(row) for row in chart]).split()
    numbers = [str(place + 1) for place in range(len(asked.actions))]
    own = {asked.asked.letter} if any(cell_of(action) in tiles for action in asked.actions) else set()
    assert sorted(signs) == sorted([*set(tiles.values()) - own, *numbers])
    for place, action in enumerate(asked.actions):
        assert asked.read(str(place + 1)) == [action]


def test_adjacent_cells_are_adjacent_on_the_chart():
    """Draw tiles with horizontal edges on top: the next column is half a row lower."""
    chart = cell_chart({}, [(0, 0), (1, 0), (0, 1), (1, -1)], 80)
    assert [text_of(row) for row in chart] == ["       4", "  1", "       2", "  3"]


def test_tile_to_be_laid_is_shown_in_all_rotations():
    state = at_question("realms_9", "amount")
    told = [text_of(row) for row in form(state).lines(80)]
    assert told[0].split() == ["0", "1", "2", "3", "4", "5"]
    assert max(len(row) for row in told) < 80
    assert form(state).read(form(state).enter) == [legal_actions(state)[0]]


def test_places_for_a_tile_are_numbered_on_a_chart():
    state = at_question("realms_9", "cell", 2)
    asked = form(state)
    told = "\n".join([text_of(row) for row in asked.lines(80)])
    assert told.startswith(asked.asked.letter)
    assert "Type a number from the chart" in told
    assert asked.read(asked.enter) == [asked.actions[0]]


def test_tile_with_one_possible_place_is_laid_without_a_question(play_at):
    names, asked = names_of(("base",), scenario="realms_9"), []

    def answer(typist, prompt):
        state = typist.table.game.state
        asked.append(question(state).shape)
        return "quit" if len(asked) > 1 else typist.table.game.text(legal_actions(state)[0])

    play_at(answer, ("Ana", "random", "random"), boxes=names)
    assert asked == ["tile", "amount"]


@pytest.mark.parametrize("columns", [40, 60, 80, 120])
@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_headings_above_drawn_tiles_are_not_cut(columns, language):
    state = at_question("realms_9", "cell")
    scene = Scene(state, seats_of(["Anastasia", "Ben", "Cat"]), Translator(language), 0)
    asked = "By how many sixths of a circle do you turn it clockwise, and why would you do so?"
    told = [text_of(row) for row in heading(scene, columns, asked)]
    assert " ".join(" ".join(told).split()).replace(" ·", "").count("why would you do so?") == 1
    assert max(len(row) for row in told) <= columns


def test_refusal_of_six_players_suggests_only_existing_scenarios():
    with pytest.raises(SmallWorldError, match="6 play with world underground or necromancer"):
        board_for(6, ("base", "underground"))
