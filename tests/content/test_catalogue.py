"""What a table may be made of, and what is refused."""

from __future__ import annotations

import pytest

from smallworld.content.box import Box
from smallworld.content.catalogue import (
    BOXES,
    OPTIONS,
    SHELF,
    board_for,
    check_players,
    make_rules,
    names_of,
    open_box,
)
from smallworld.content.presets import presets
from smallworld.content.toolkit.tokens import NoAbility
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.rules import Badge, Banner


def test_each_box_is_found_by_the_name_that_it_bears():
    assert [open_box(name).name for name in SHELF] == list(SHELF)


def test_boxes_are_put_together_in_the_order_of_the_shelf_and_each_once():
    assert names_of(("cursed", "base", "cursed")) == ("base", "cursed")
    assert make_rules(("grand_dames", "base")).boxes == make_rules(("base", "grand_dames")).boxes


def test_all_is_every_box():
    assert names_of(("all",)) == BOXES


def test_a_box_is_also_found_when_its_name_is_written_as_notation_writes_names():
    assert names_of(("be-not-afraid", "royal-bonus")) == ("be_not_afraid", "royal_bonus")


@pytest.mark.parametrize(
    ("boxes", "message"),
    [
        (("cellar",), 'box "cellar": no such box; there are base, cursed'),
        ((), "boxes: there must be at least one of base, cursed"),
    ],
)
def test_what_is_not_on_the_shelf_is_refused(boxes, message):
    with pytest.raises(SmallWorldError, match=message):
        make_rules(boxes)


def test_a_small_box_alone_says_what_is_missing():
    with pytest.raises(SmallWorldError, match=r"2 players need 8 banners and as many badges; \d banners"):
        check_players(("cursed",), 2)


def test_presets_are_tables_that_can_be_played():
    found = presets()
    assert found["base-only"] == ("base",)
    assert set(found["everything"]) == {*BOXES, *OPTIONS}
    for parts in found.values():
        assert names_of(parts) == parts
        check_players(parts, 3)


def test_the_base_box_is_enough_for_everybody():
    for players in (2, 3, 4, 5):
        check_players(("base",), players)


def test_more_players_than_a_board_has_room_for_are_refused():
    with pytest.raises(SmallWorldError, match="6 players: the boards are for 2, 3, 4, 5"):
        check_players(("base",), 6)


def test_what_a_box_does_not_go_with_stays_in_its_own():
    own = Box(
        "own",
        "Own",
        1,
        [Banner("Molluscs", 5, 10, NoAbility())],
        [Badge("Slow", 4, NoAbility())],
        without=("Orcs", "Flying"),
    )
    rules = make_rules(("base",), own)
    assert "molluscs" in rules.ids
    assert "orcs" not in rules.ids
    assert "flying" not in rules.ids


def test_players_off_the_board_are_not_counted_for_it(monkeypatch):
    monkeypatch.setitem(SHELF, "night", lambda: Box("night", "Night", 1, [], [], off_board=1))
    assert board_for(3, ("base", "night")) == "base-2"
    assert board_for(6, ("base", "night")) == "base-5"
    with pytest.raises(SmallWorldError, match="2 players: the boards are for 3, 4, 5, 6"):
        board_for(2, ("base", "night"))
