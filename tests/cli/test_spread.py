"""Redeployment with one typed line."""

from __future__ import annotations

import pytest

from kit import table
from smallworld.cli.questions.regions import RegionsForm
from smallworld.cli.questions.spread import SpreadForm
from smallworld.cli.words.scene import Scene
from smallworld.cli.words.seats import seats_of
from smallworld.engine.errors import NotationError
from smallworld.engine.game import legal_actions, play
from smallworld.engine.sheets.display import display_of
from smallworld.translate import Translator
from smallworld.views.distribution import distribution
from smallworld.views.selection import selection

THREE = """
    old-oak     forest    me 4
    twin-hills  hill      me 1   beside old-oak
    mill-ford   farmland  me 1   beside twin-hills
    red-moor    swamp     red 2  beside mill-ford twin-hills
"""


def redeploying(drawing=THREE, me="ratmen", hand=2, **setting):
    """Return a state in which tokens have to be placed."""
    game = table(drawing, me=me, red="humans", hand=hand, **setting)
    game.play("stop")
    return game.state


def scene_of(state):
    return Scene(state, seats_of(["Ana", "greedy"]), Translator("en"))


def reading(state):
    asked = distribution(state)
    assert asked is not None
    return SpreadForm(scene_of(state), asked)


def placed(state, text):
    """Return the tokens of the drawn regions after the answer, in the order of the board."""
    for action in reading(state).read(text):
        assert action in legal_actions(state)
        play(state, action)
    return [state.tokens[state.board.places[name]] for name in ("old-oak", "twin-hills", "mill-ford")]


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("old oak 5", [6, 1, 1]),
        ("mill ford 2, old oak 3", [4, 1, 3]),
        ("mill 2, old 3", [4, 1, 3]),
        ("mill-ford x2 old-oak x3", [4, 1, 3]),
        ("1 2, 2 2, 3 1", [3, 3, 2]),
        ("1 2 2 2 3 1", [3, 3, 2]),
        ("d 3 2, 1 3", [4, 1, 3]),
        ("twin: 1, rest old", [5, 2, 1]),
        ("twin 1, rest 3", [1, 2, 5]),
        ("hills 5", [1, 6, 1]),
        ("rest 2", [1, 6, 1]),
        ("all mill", [1, 1, 6]),
        ("even", [3, 3, 2]),
        ("borders", [1, 4, 3]),
        ("together", [1, 6, 1]),
        ("1 0, 2 5", [1, 6, 1]),
    ],
)
def test_one_typed_line_places_several_tokens(text, tokens):
    state = redeploying()
    assert state.hand[0] == 5
    assert placed(state, text) == tokens


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("old oak 4", "1 is left"),
        ("old oak 3", "2 are left"),
        ("old oak 6", "1 too many"),
        ("old oak 2, old oak 3", "twice"),
        ("red moor 5", "not possible here"),
        ("old oak", "needs a number"),
        ("rest old, rest mill", "only one region can get the rest"),
        ("7 5", "from 1 to 4"),
        ("nowhere 5", "no region is called"),
        ("", "how many tokens, and where"),
        ("all", "needs a number"),
        ("old oak 9, rest mill", "too many"),
    ],
)
def test_refused_placement_names_the_reason(text, complaint):
    state = redeploying()
    before = state.key()
    form = reading(state)
    with pytest.raises(NotationError, match=complaint):
        form.read(text)
    assert state.key() == before


def test_typing_bonus_puts_tokens_where_regions_pay_more():
    assert placed(redeploying(me="ratmen forest"), "bonus") == [6, 1, 1]


def test_typing_borders_without_neighbours_spreads_tokens_evenly():
    state = redeploying(THREE.replace("beside mill-ford twin-hills", ""))
    assert placed(state, "borders") == placed(
        redeploying(THREE.replace("beside mill-ford twin-hills", "")), "even"
    )


def test_one_typed_line_places_several_encampments():
    state = redeploying(me="ratmen bivouacking")
    placed(state, "even")
    form = reading(state)
    assert (form.noun, form.asked.amount) == ("encampment", 5)
    for action in form.read("old oak 3, mill ford 2"):
        play(state, action)
    power = state.rules.ids["bivouacking"]
    places = [state.board.places[name] for name in ("old-oak", "twin-hills", "mill-ford")]
    assert [display_of(state, 0).pieces[power].get(region, 0) for region in places] == [3, 0, 2]


def test_one_typed_line_places_both_heroes():
    state = redeploying(me="ratmen heroic")
    placed(state, "even")
    asked = selection(state)
    assert asked is not None
    form = RegionsForm(scene_of(state), asked)
    for wrong, complaint in (("1", "name 2"), ("1, 2, 3", "name 2"), ("1, red moor", "not possible")):
        with pytest.raises(NotationError, match=complaint):
            form.read(wrong)
    for action in form.read("mill ford, 1"):
        play(state, action)
    heroes = state.pieces(0, state.rules.ids["heroic"])
    assert heroes == 1 << state.board.places["old-oak"] | 1 << state.board.places["mill-ford"]
