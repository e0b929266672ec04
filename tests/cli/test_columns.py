"""Races and powers in separate columns on the terminal: rows with prices, and both chosen by name."""

import pytest

from kit.scenarios import table
from smallworld.cli.questions.combo import ComboForm
from smallworld.cli.screen.column_view import column_lines
from smallworld.cli.words.scene import Scene
from smallworld.cli.words.seats import seats_of
from smallworld.content.realms.rulings import TEAMS
from smallworld.engine.errors import NotationError
from smallworld.engine.game import question
from smallworld.engine.question import WhichCombo
from smallworld.translate import Translator

DRAWING = """
    coast   hill   edge surface
    shaft   mine   edge underground
"""


@pytest.fixture
def form():
    game = table(
        11,
        DRAWING,
        "base underground",
        players=5,
        teams=TEAMS,
        me="",
        red="",
        blue="",
        green="",
        black="",
        coins=2,
        column="",
    )
    state, ids = game.state, game.state.rules.ids
    state.offered_races = tuple(ids[name] for name in ("ratmen", "elves", "drow", "ogres"))
    state.offered_powers = tuple(ids[name] for name in ("flying", "stone"))
    state.offered_coins, state.offered_tokens = (0, 2, 0, 0, 0, 0), (0,) * 4
    asked = question(state)
    assert isinstance(asked, WhichCombo)
    return ComboForm(Scene(state, seats_of(list("abcde")), Translator("en")), asked)


def said(form, text):
    return form.read(text)[0]


def test_row_of_the_columns_shows_race_power_price_and_coins(form):
    rows = ["".join(text for text, _ in line) for line in column_lines(form.scene, 100) if line]
    assert [word for word in ("Ratmen", "Flying", "Drow", "free") if word in rows[0]] == [
        "Ratmen",
        "Flying",
        "Drow",
        "free",
    ]
    assert "brings 2 coins" in rows[1]


def test_race_and_power_can_be_typed_in_either_order(form):
    assert said(form, "ratmen stone") == said(form, "stone ratmen") == said(form, "take 2")


def test_typed_race_without_a_power_is_refused(form):
    with pytest.raises(NotationError, match="Type one of each"):
        form.read("ratmen")


def test_races_that_a_player_may_not_take_are_refused(form):
    with pytest.raises(NotationError, match="the other team"):
        form.read("drow flying")
    form.state.coins[form.state.player] = 0
    form.actions.clear()
    with pytest.raises(NotationError, match="not have enough coins"):
        form.read("ratmen stone")
