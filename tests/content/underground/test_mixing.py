"""Boxes of both worlds at one table: the world of its board, pieces left out, and player counts."""

from __future__ import annotations

import pytest

from smallworld.content.catalogue import (
    BOARDS,
    board_for,
    check_players,
    left_out,
    make_rules,
    numbers_of_players,
    players_at_most,
)
from smallworld.content.choice import names_of, world_of, worlds_of
from smallworld.content.presets import presets
from smallworld.content.shelf import BOXES, SetupError
from smallworld.content.worlds import SURFACE, UNDERGROUND
from smallworld.engine.rules import Rules

BOTH = ("base", "underground")
BELOW = (*BOTH, "below")


def in_column(rules: Rules) -> set[str]:
    """Return the names in notation of everything that may come into the column."""
    return {rules.slugs[id] for id in (*rules.races, *rules.powers)}


# --- The world ------------------------------------------------------------------------------------------


def test_underground_box_without_base_uses_its_own_boards():
    assert names_of(("underground",)) == ("underground",)
    assert world_of(("underground",)) == UNDERGROUND
    assert board_for(3, ("underground",)) == "underground-3"


def test_first_box_decides_the_world_unless_a_world_is_named():
    assert names_of(BOTH) == BOTH
    assert world_of(BOTH) == SURFACE
    assert names_of(("underground", "base")) == BELOW
    assert world_of(BELOW) == UNDERGROUND
    assert (board_for(3, BOTH), board_for(3, ("underground", "base"))) == ("base-3", "underground-3")


def test_chosen_world_overrides_the_first_box():
    assert names_of(BOTH, world=UNDERGROUND) == BELOW
    assert names_of(("underground", "base"), world=SURFACE) == BOTH
    assert names_of(("base", "cursed", "underground"), leaders=True, world=UNDERGROUND) == (
        *("base", "cursed", "underground"),
        *("leaders", "below"),
    )


def test_all_boxes_can_be_played_in_either_world():
    assert world_of(names_of(("all",))) == SURFACE
    assert world_of(names_of(("all",), world=UNDERGROUND)) == UNDERGROUND


def test_list_of_boxes_in_play_includes_the_world():
    assert names_of(BELOW) == BELOW
    assert make_rules(BELOW).boxes == {"base": 1, "underground": 2, "below": 1}
    assert make_rules(tuple(make_rules(BELOW).boxes)).names == make_rules(BOTH, world=UNDERGROUND).names


def test_world_is_available_only_with_its_box():
    assert worlds_of(BOTH) == (SURFACE, UNDERGROUND)
    with pytest.raises(
        SetupError, match=r'world "underground" needs the box underground; add it, as in base,underground'
    ) as no:
        names_of(("base",), world=UNDERGROUND)
    assert (no.value.code, no.value.facts) == ("no-world", {"world": "underground", "boxes": "underground"})
    with pytest.raises(
        SetupError, match=r'world "surface" needs the box base; add it, as in underground,base'
    ):
        names_of(("underground",), world=SURFACE)


# --- What is left out -----------------------------------------------------------------------------------


def test_races_that_need_surface_terrain_are_left_out_below():
    # UND-218
    rules = make_rules(BELOW)
    assert left_out(BELOW) == ["Hill", "Humans", "Mounted", "Underworld"]
    assert not in_column(rules) & {"humans", "mounted", "hill", "underworld"}
    assert (len(rules.races), len(rules.powers)) == (13 + 15, 17 + 21)


def test_flames_and_spiderines_are_left_out_on_the_surface():
    # UND-219
    rules = make_rules(BOTH)
    assert not in_column(rules) & {"flames", "spiderines"}
    assert len(rules.races) == 14 + 13


def test_adventurous_and_magic_are_left_out_without_relics():
    # UND-220
    rules = make_rules(BOTH)
    assert not in_column(rules) & {"adventurous", "magic"}
    assert len(rules.powers) == 20 + 19
    assert rules.markers == []
    assert rules.neutral == []


def test_all_relics_and_places_are_in_play_underground():
    assert len(make_rules(BELOW).markers) == 6 + 9
    assert len(make_rules(("underground",)).markers) == 6 + 9


def test_every_small_box_and_leaders_can_be_played_underground():
    assert left_out(names_of(BOXES, leaders=True, world=UNDERGROUND)) == left_out(BELOW)


def test_necromancer_island_needs_a_lake():
    # UND-231
    assert names_of(BOTH, scenario="necromancer") == (*BOTH, "necromancer")
    message = (
        "necromancer cannot be played in the world underground, which has no lake; "
        "it needs the world surface, with base$"
    )
    with pytest.raises(SetupError, match=message) as refused:
        names_of(BOTH, scenario="necromancer", world=UNDERGROUND)
    assert refused.value.code == "not-in-world"
    assert refused.value.facts == {"boxes": "necromancer", "feature": "lake", "elsewhere": "surface"}
    with pytest.raises(SetupError, match=message):
        names_of(("underground",), scenario="necromancer")


# --- Six ------------------------------------------------------------------------------------------------


def test_six_players_are_offered_boards_and_scenarios_for_six():
    # UND-212
    with pytest.raises(SetupError, match=r"6 play with underground or necromancer( or realms_\w+)*$"):
        check_players(("base",), 6)
    with pytest.raises(SetupError, match=r"6 play with world underground or necromancer( or realms_\w+)*$"):
        check_players(BOTH, 6)
    check_players(BELOW, 6)
    assert numbers_of_players(BELOW) == numbers_of_players(("underground",)) == [2, 3, 4, 5, 6]
    assert numbers_of_players(BOTH) == [2, 3, 4, 5]


def test_games_have_at_most_six_players():
    assert players_at_most() == 6


def test_underground_boards_need_the_underground_box():
    assert [name for name, board in BOARDS.items() if board.world == UNDERGROUND] == [
        f"underground-{players}" for players in (2, 3, 4, 5, 6)
    ]


def test_there_are_presets_for_both_worlds():
    worlds = {name: world_of(parts) for name, parts in presets().items()}
    assert worlds["underground"] == worlds["both-below"] == UNDERGROUND
    assert worlds["both-above"] == worlds["everything"] == SURFACE
