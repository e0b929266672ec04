"""Selections of several regions in any order, which become single decisions for the engine."""

from __future__ import annotations

import pytest

from kit import Table, table
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.game import play
from smallworld.engine.question import WhichRegions
from smallworld.views.asked import asked_of
from smallworld.views.selection import selection, unfold_selection

FOUR = """
    meadow  farmland  me 1
    knoll   hill      me 1  beside meadow
    brook   swamp     me 1  beside knoll
    copse   forest    me 1  beside brook
"""


def heroes() -> Table:
    return table(FOUR, me="orcs heroic", hand=0).play("stop")


def pots() -> Table:
    return table(FOUR, me="leprechauns alchemist", hand=0).play("stop")


def asked(game: Table) -> WhichRegions:
    found = selection(game.state)
    assert found is not None
    return found


def names(game: Table, regions: list[int]) -> list[str]:
    return [game.state.board.ids[region] for region in regions]


def choose(game: Table, *ids: str) -> Table:
    for action in unfold_selection(game.state, [game.state.board.places[id] for id in ids]):
        play(game.state, action)
    return game


def test_heroes_are_placed_by_selecting_two_regions():
    game = heroes()
    found = asked(game)
    assert names(game, list(found.times)) == ["meadow", "knoll", "brook", "copse"]
    assert (found.least, found.most) == (2, 2)


def test_pots_are_placed_by_selecting_any_number_of_regions():
    found = asked(pots())
    assert (found.least, found.most, len(found.times)) == (0, 4, 4)


def test_order_in_which_regions_are_selected_does_not_matter():
    assert choose(heroes(), "copse", "meadow").pieces("heroic") == ["meadow", "copse"]
    assert choose(pots(), "brook", "meadow").pieces("leprechauns") == ["meadow", "brook"]


def test_selection_of_the_only_possible_regions_is_accepted():
    assert choose(heroes(), "brook", "copse").pieces("heroic") == ["brook", "copse"]


def test_selecting_regions_ends_the_step():
    for ids in ((), ("meadow",), ("copse",), ("meadow", "knoll", "brook", "copse")):
        assert choose(pots(), *ids).on_turn() == "red"


def test_invalid_selection_of_regions_is_refused():
    with pytest.raises(SmallWorldError, match="1 regions, but it must be 2 to 2 of them"):
        choose(heroes(), "meadow")
    with pytest.raises(SmallWorldError, match="3 regions"):
        choose(heroes(), "meadow", "knoll", "copse")
    other = table(FOUR + "cave hill red 1 beside knoll", me="orcs heroic", hand=0).play("stop")
    with pytest.raises(SmallWorldError, match="cave x1; allowed are meadow x1, knoll x1"):
        choose(other, "cave", "meadow")


CROWDED = """
    meadow  farmland  me 4
    knoll   hill      me 3  beside meadow
    brook   swamp     me 1  beside knoll
"""


def barbarians() -> Table:
    return table(CROWDED, me="barbarians alchemist", hand=0, step="choose-course").play("expand")


def test_region_may_be_selected_as_often_as_it_has_spare_tokens():
    game = barbarians()
    found = asked(game)
    assert dict(zip(names(game, list(found.times)), found.times.values(), strict=True)) == {
        "meadow": 3,
        "knoll": 2,
    }
    assert (found.least, found.most) == (0, 5)


def test_barbarians_may_select_their_tokens_in_any_order():
    assert choose(barbarians(), "knoll", "meadow", "knoll").hand() == 3
    assert choose(barbarians()).hand() == 0
    with pytest.raises(SmallWorldError, match="knoll x3; allowed are meadow x3, knoll x2"):
        choose(barbarians(), "knoll", "knoll", "knoll")


def test_optional_selection_accepts_one_region_or_none():
    game = table(FOUR, me="orcs fortified", hand=0).play("stop")
    found = asked(game)
    assert (found.least, found.most, found.may_pass) == (0, 1, True)
    assert choose(game, "brook").pieces("fortified") == ["brook"]
    other = table(FOUR, me="orcs fortified", hand=0).play("stop")
    assert choose(other).pieces("fortified") == []


def test_conquest_is_not_asked_as_a_selection_of_regions():
    assert selection(table(FOUR, me="orcs hill", hand=3).state) is None


def laid(game: Table) -> str | None:
    found = asked_of(game.state, 0)
    assert found["shape"] == "regions"
    return found["piece"]


def test_selection_names_the_piece_that_is_placed():
    assert [laid(heroes()), laid(pots()), laid(barbarians())] == ["hero", "pot", None]
