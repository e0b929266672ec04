"""The features of the two worlds, under the names of both."""

from __future__ import annotations

import pytest

from smallworld.content.catalogue import BOARDS, find_board, layout_board, make_rules
from smallworld.content.choice import world_of
from smallworld.content.realms.box import REALMS
from smallworld.content.shelf import BOXES, open_box
from smallworld.content.worlds import MONSTER, PLACE, SURFACE, UNDERGROUND, features_of, fits

WATER_OF_THE_OTHER = {SURFACE: "river", UNDERGROUND: "sea"}


@pytest.mark.parametrize("name", BOARDS)
def test_boards_have_only_terrain_and_symbols_of_their_world(name):
    board = find_board(name)
    known = features_of(BOARDS[name].world)
    assert {feature for feature in board.features if board.where(feature)} <= known


@pytest.mark.parametrize("world", sorted({board.world for board in BOARDS.values()}))
def test_each_terrain_and_symbol_of_a_world_is_on_some_board(world):
    boards = [find_board(name) for name, board in BOARDS.items() if board.world == world]
    found = {feature for feature in features_of(world) if any(board.where(feature) for board in boards)}
    if any(board.monsters for board in boards):
        found.update((MONSTER, PLACE, PLACE))
    assert found == features_of(world)


def test_terrain_with_a_counterpart_belongs_to_both_worlds():
    for feature in (
        "mountain",
        "black-mountain",
        "swamp",
        "mud-pool",
        "magic",
        "mystic-crystal",
        "mine",
        "river",
    ):
        assert feature in features_of(SURFACE)
        assert feature in features_of(UNDERGROUND)
    for world, water in WATER_OF_THE_OTHER.items():
        assert water in features_of(world)


def test_underground_has_no_hills_farmland_caverns_or_lakes():
    assert not features_of(UNDERGROUND) & {"hill", "farmland", "cavern", "lake"}


def test_surface_has_no_chasms_or_monsters():
    assert not features_of(SURFACE) & {"chasm", "volcano", "monster"}


def test_race_fits_a_world_that_has_one_of_the_features_it_needs():
    assert fits((), features_of(SURFACE))
    assert fits(("chasm", "hill"), features_of(SURFACE))
    assert not fits(("chasm", "volcano"), features_of(SURFACE))


TABLES = [
    *[(board.box, "", name, board.world) for name, board in BOARDS.items()],
    *[
        ("underground", scenario, layout_board(scenario, players), box().world)
        for scenario, box in REALMS.items()
        for players in box().layouts
        if not box().dealt  # players build these boards as they like
    ],
]


@pytest.mark.parametrize(("box", "scenario", "board", "world"), TABLES)
def test_races_that_need_missing_terrain_are_never_dealt(box, scenario, board, world):
    boxes = ("base", "underground", "cursed", "grand_dames", "be_not_afraid", "royal_bonus")
    rules = make_rules(boxes, scenario=scenario, world=world)
    ground = find_board(board)
    there = {feature for feature in ground.features if ground.where(feature)}
    if ground.monsters or "throne" in there:
        there.update((MONSTER, PLACE))
    for name in BOXES:
        opened = open_box(name)
        needs = {race.name: race.needs for race in opened.races}
        needs |= {power.name: power.needs for power in opened.powers}
        for card, wanted in needs.items():
            assert fits(wanted, frozenset(there)) or card not in rules.names


def test_flames_and_spiderines_are_left_out_without_a_chasm():
    names = make_rules(("base", "underground"), scenario="realms_11").names
    assert not {"Flames", "Spiderines"} & set(names)
    names = make_rules(("base", "underground"), scenario="realms_12").names
    assert {"Flames", "Spiderines"} <= set(names)


def test_world_of_a_table_without_boxes_is_the_surface():
    assert world_of(()) == SURFACE
