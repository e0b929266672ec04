"""Scenarios of Realms on the terminal: teams, guards and fields."""

from __future__ import annotations

import pytest

from kit.scenarios import table
from smallworld.bots.random_numbers import RandomNumbers, draw
from smallworld.cli.screen.ending import ending_lines
from smallworld.cli.screen.seats_view import field_lines, legend, team_lines
from smallworld.cli.words.lines import text_of
from smallworld.cli.words.scene import Scene
from smallworld.cli.words.seats import seats_of
from smallworld.content.catalogue import board_for, find_board, make_rules
from smallworld.content.choice import names_of
from smallworld.engine.board import regions_in
from smallworld.engine.game import new_game, pick, placings, play
from smallworld.translate import LANGUAGES, Translator

NAMES = ["Ana", "Ben", "Cat", "Dan", "Eve"]
FIELDS = """
    a hill,field-1          me 1 edge
    b forest,field-1        me 1      beside a
    c swamp,field-1,field-2 red 1     beside b
    d hill                  red 1     beside c
"""


def scene_of(number, players, language="en", boxes=("base", "underground"), over=False):
    names = names_of(boxes, scenario=f"realms_{number}")
    state, numbers = (
        new_game(make_rules(names), find_board(board_for(players, names)), players),
        RandomNumbers(1),
    )
    while state.turn < 1 or (over and not state.over):
        play(state, draw(state, numbers) if state.waits_for else pick(state, numbers.lot()))
    return Scene(state, seats_of(NAMES[:players]), Translator(language), 0)


def said(lines):
    return " ".join(" ".join([text_of(line) for line in lines]).split())


def test_terminal_shows_the_teams_of_a_scenario():
    assert said(team_lines(scene_of(11, 5), 80)) == "Teams: Ana and Dan · Ben and Eve · Cat (×2)"


def test_terminal_shows_no_teams_if_nobody_has_an_ally():
    assert team_lines(scene_of(6, 3), 80) == []


def test_team_totals_are_labelled_with_all_members():
    scene = scene_of(11, 5, over=True)
    lines = said(ending_lines(scene, [[1]] * 5, 120))
    assert "Coins and tokens of each team, added up:" in lines
    for team, player in (("Ana and Dan", 0), ("Ben and Eve", 1), ("Cat (×2)", 2)):
        assert lines.count(f"{team} ") >= 1
        assert f"{placings(scene.state)[player][1]} coins" in lines


def test_ending_lists_each_player_when_there_are_no_teams():
    lines = said(ending_lines(scene_of(6, 3, over=True), [[1]] * 3, 120))
    assert "Each team" not in lines
    assert all(f" {name} " in lines for name in NAMES[:3])


@pytest.mark.parametrize("language", LANGUAGES)
def test_guards_of_the_veins_are_not_listed_as_a_player(language):
    scene = scene_of(10, 3, language)
    crests = {seat.crest.lower() for seat in scene.seats}
    guarded = regions_in(scene.state.held[scene.state.owners.neutral])
    assert guarded
    for region in guarded:
        sign = text_of(scene.holder(region))
        assert sign.startswith("/")
        assert sign[0].lower() not in crests
    told = said(legend(scene.words, 1000, scene.state))
    for name in ("skeleton-guards", "sorcerer-guards", "mummy-guards"):
        piece = scene.say(f"piece-{name}").replace("\N{NO-BREAK SPACE}", " ")
        assert f"{scene.say(f'sign-{name}')} {piece}" in told


def test_legend_mentions_guards_only_if_there_are_any():
    scene = scene_of(6, 3)
    assert "nobody’s" not in said(legend(scene.words, 1000, scene.state))


@pytest.mark.parametrize("language", LANGUAGES)
def test_regions_around_a_field_show_the_number_of_the_field(language):
    game = table(7, FIELDS, fields="commando flying", me="ratmen hill", red="orcs forest")
    scene = Scene(game.state, seats_of(NAMES[:2]), Translator(language), 0)
    assert [scene.field_numbers(region) for region in range(4)] == [[1], [1], [1, 2], []]
    assert scene.land(2).endswith("#1#2")
    assert "#" not in scene.land(3)
    told = said(field_lines(scene, 200))
    words = scene.words
    assert words.listed([f"#1 {words.ability('commando')}", f"#2 {words.ability('flying')}"]) in told
