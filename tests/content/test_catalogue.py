"""The content of a table: boxes, scenarios and options, and refused combinations."""

from __future__ import annotations

import pytest

from smallworld.content.box import Box
from smallworld.content.catalogue import (
    board_for,
    check_players,
    left_out,
    make_rules,
    numbers_of_players,
    seats_of,
)
from smallworld.content.choice import names_of, names_of_scenario, world_of
from smallworld.content.presets import presets
from smallworld.content.realms.box import REALMS
from smallworld.content.shelf import BOXES, OPTIONS, SCENARIOS, SHELF, SetupError, open_box
from smallworld.content.toolkit.tokens import NoAbility
from smallworld.content.worlds import BOTH, SURFACE, UNDERGROUND
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.rules import Badge, Banner


def test_each_box_is_found_by_its_own_name():
    assert [open_box(name).name for name in SHELF] == list(SHELF)


def test_boxes_are_sorted_and_duplicates_removed():
    assert names_of(("cursed", "base", "cursed")) == ("base", "cursed")
    assert make_rules(("grand_dames", "base")).boxes == make_rules(("base", "grand_dames")).boxes


def test_the_word_all_selects_every_box():
    assert names_of(("all",)) == BOXES


def test_box_names_may_be_written_with_hyphens():
    assert names_of(("be-not-afraid", "royal-bonus")) == ("be_not_afraid", "royal_bonus")


@pytest.mark.parametrize(
    ("boxes", "message"),
    [
        (("cellar",), 'unknown box "cellar". Available: base, cursed, .*underground; or all'),
        (("base", "crused"), r'unknown box "crused" \(did you mean cursed\?\)'),
        (("base", "leader"), r'unknown box "leader" \(did you mean leaders\?\)'),
    ],
)
def test_unknown_boxes_are_refused(boxes, message):
    with pytest.raises(SetupError, match=message) as refused:
        make_rules(boxes)
    assert refused.value.code == "no-such-box"


@pytest.mark.parametrize("boxes", [(), ("",), ("", "")])
def test_empty_list_of_boxes_is_refused_with_the_choices(boxes):
    message = "boxes: no box is named. Available: base, cursed, .*; or all. .* as in base,cursed$"
    with pytest.raises(SetupError, match=message) as refused:
        make_rules(boxes)
    assert (refused.value.code, refused.value.facts) == ("no-box", {"known": ", ".join(BOXES)})


@pytest.mark.parametrize("boxes", [("base", ""), ("", "base")])
def test_empty_names_in_a_list_of_boxes_are_ignored(boxes):
    assert names_of(boxes) == ("base",)


@pytest.mark.parametrize("boxes", [("leaders",), ("necromancer",)])
def test_option_or_scenario_without_a_box_cannot_be_played(boxes):
    message = f"boxes: {boxes[0]} cannot be played alone; add at least one of base, cursed"
    with pytest.raises(SetupError, match=message):
        make_rules(boxes)


# --- Scenarios --------------------------------------------------------------------------------------


def boxes_for(scenario):
    """Return the large boxes of the world or worlds of a scenario."""
    home = {"base": SURFACE, "underground": UNDERGROUND}
    return tuple(box for box in home if open_box(scenario).world in (home[box], BOTH))


@pytest.mark.parametrize("name", SCENARIOS)
def test_scenario_is_found_however_its_name_is_written(name):
    boxes = boxes_for(name)
    assert names_of(boxes, scenario=name) == (*boxes, name)
    assert names_of(boxes, scenario=name.replace("_", "-")) == (*boxes, name)


@pytest.mark.parametrize("name", [name for name in REALMS if len(open_box(name).worlds) == 1])
def test_scenario_on_tiles_is_found_by_its_title_in_its_world(name):
    scenario, boxes = open_box(name), boxes_for(name)
    assert names_of(boxes, scenario=scenario.title) == (*boxes, name)
    assert world_of((*boxes, name)) == scenario.world
    for box in boxes:
        other = "underground" if box == "base" else "base"
        with pytest.raises(SetupError, match=f"needs the box {box}; add it, as in {other},{name},{box}"):
            names_of((other,), scenario=name)
        elsewhere = UNDERGROUND if box == "base" else SURFACE
        with pytest.raises(SetupError, match=f"its boards are in the world {scenario.world}, not in") as no:
            names_of(BOXES, scenario=name, world=elsewhere)
        assert no.value.facts["elsewhere"] == scenario.world


@pytest.mark.parametrize("name", REALMS)
def test_scenario_on_tiles_allows_the_player_counts_it_lists(name):
    # REA-08
    scenario = open_box(name)
    # Enough combos for players who are dealt a hand.
    names = (*boxes_for(name), *(("cursed", "underground") if scenario.dealt else ()), name)
    assert tuple(numbers_of_players(names)) == scenario.layouts
    for players in scenario.layouts:
        assert seats_of(board_for(players, names)) == players
    with pytest.raises(SetupError, match="the boards are for"):
        board_for(7, names)


@pytest.mark.parametrize(
    ("scenario", "message"),
    [
        *[(box, f'unknown scenario "{box}": it is a box. Available: necromancer, ') for box in BOXES],
        ("leaders", 'unknown scenario "leaders": it is an option. Available: necromancer, necromancer_12'),
        ("holiday", 'unknown scenario "holiday". Available: necromancer, necromancer_12'),
        ("necromacer", r'unknown scenario "necromacer" \(did you mean necromancer\?\)'),
        ("all", 'unknown scenario "all". Available: necromancer'),
    ],
)
def test_error_for_unknown_scenarios_lists_the_known_ones(scenario, message):
    with pytest.raises(SetupError, match=message) as refused:
        make_rules(("base",), scenario=scenario)
    assert refused.value.code == "no-such-scenario"
    assert refused.value.facts == {"scenario": scenario, "known": ", ".join(SCENARIOS)}


def test_scenario_brings_underground_only_if_it_needs_it():
    assert names_of_scenario("realms_7") == names_of("base", scenario="realms_7")
    assert names_of_scenario("realms_12") == names_of("base,underground", scenario="realms_12")


def test_unknown_scenario_has_no_boxes():
    with pytest.raises(SetupError, match="unknown scenario"):
        names_of_scenario("realms_99")


def test_table_has_at_most_one_scenario():
    with pytest.raises(SetupError, match="choose one at most, not necromancer and necromancer_12"):
        names_of(("base", "necromancer"), scenario="necromancer_12")


# --- Tables -----------------------------------------------------------------------------------------


def test_error_for_a_small_box_alone_counts_the_missing_pieces():
    with pytest.raises(SmallWorldError, match=r"2 players need 8 banners and as many badges; \d banners"):
        check_players(("cursed",), 2)


def test_every_preset_can_be_played():
    found = presets()
    assert found["base-only"] == ("base",)
    assert set(found["everything"]) == {*BOXES, *OPTIONS}
    for parts in found.values():
        assert names_of(parts) == parts
        check_players(parts, 3)


def test_base_box_is_enough_for_every_number_of_players():
    for players in (2, 3, 4, 5):
        check_players(("base",), players)


def test_refusal_of_six_players_names_boxes_that_allow_six():
    # UND-212
    message = (
        "6 players: the boards are for 2, 3, 4, 5; 6 play with .*necromancer( or realms_\\d(_redrawn)?)*$"
    )
    with pytest.raises(SetupError, match=message) as refused:
        check_players(("base",), 6)
    assert refused.value.facts["numbers"] == "2, 3, 4, 5"
    assert "necromancer" in str(refused.value.facts["boxes"]).split(", ")


def test_error_for_too_many_players_suggests_no_box():
    with pytest.raises(SetupError, match=r"9 players: the boards are for 2, 3, 4, 5$") as refused:
        check_players(("base",), 9)
    assert refused.value.facts["boxes"] == ""


def test_races_and_powers_that_a_box_excludes_are_left_out():
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


# --- Worlds -----------------------------------------------------------------------------------------


def test_base_box_and_its_small_boxes_play_on_the_surface():
    assert world_of(names_of(("all",))) == SURFACE
    assert world_of(names_of(("cursed", "royal_bonus"))) == SURFACE
    assert names_of(("base",), world=SURFACE) == ("base",)


def test_error_for_unknown_worlds_lists_the_known_ones():
    message = r'unknown world "surfaces" \(did you mean surface\?\)'
    with pytest.raises(SetupError, match=message) as refused:
        names_of(("base",), world="surfaces")
    assert refused.value.code == "no-such-world"


def test_race_that_needs_a_missing_feature_is_left_out():
    own = Box(
        "own",
        "Own",
        1,
        [Banner("Molluscs", 5, 10, NoAbility(), needs=("chasm", "volcano"))],
        [Badge("Slow", 4, NoAbility(), needs=("chasm", "hill"))],
    )
    rules = make_rules(("base",), own)
    assert "molluscs" not in rules.ids
    assert "slow" in rules.ids


def test_option_may_supply_a_feature_that_the_world_lacks():
    own = Box(
        "own", "Own", 1, [Banner("Molluscs", 5, 10, NoAbility(), needs=("chasm",))], [], features=("chasm",)
    )
    assert "molluscs" in make_rules(("base",), own).ids


def test_auxiliary_that_needs_a_missing_feature_is_left_out():
    keeper = Banner("Keeper", 0, 0, NoAbility(), needs=("chasm",))
    assert "keeper" not in make_rules(("base",), Box("own", "Own", 1, [], [], auxiliaries=[keeper])).ids


def test_relics_and_places_need_monsters():
    def own(*features: str) -> Box:
        lamp = Banner("Lamp", 0, 0, NoAbility(), marker="relic")
        return Box("own", "Own", 1, [], [], auxiliaries=[lamp], features=features)

    assert "lamp" not in make_rules(("base",), own()).ids
    assert "lamp" in make_rules(("base",), own("monster")).ids


def test_box_may_exclude_a_relic_or_a_place_of_another_box():
    own = Box("own", "Own", 1, [], [], without=("The Shiny Orb",))
    assert "the-shiny-orb" in make_rules(("underground",)).ids
    assert "the-shiny-orb" not in make_rules(("underground",), own).ids


def test_custom_box_brings_the_terrain_of_its_world():
    own = Box(
        "own", "Own", 1, [Banner("Molluscs", 5, 10, NoAbility(), needs=("chasm",))], [], world=UNDERGROUND
    )
    rules = make_rules(("base",), own)
    assert {"molluscs", "humans"} <= set(rules.ids)


def test_every_piece_of_the_base_box_is_in_play_on_the_surface():
    above = tuple(box for box in BOXES if box != "underground")
    assert left_out(above) == []
    assert left_out(("base", "royal_bonus", "necromancer")) == ["Igors"]


def test_boards_are_found_with_any_spelling_of_the_boxes():
    assert board_for(3, ("all", "necromancer-12")) == "base-2"
    assert board_for(3, ("all",)) == "base-3"
    with pytest.raises(SetupError, match='unknown box "cellar"'):
        board_for(3, ("cellar",))


def test_necromancer_does_not_count_for_the_size_of_the_board():
    assert board_for(3, ("base", "necromancer")) == "base-2"
    assert board_for(6, ("base", "necromancer")) == "base-5"
    with pytest.raises(SmallWorldError, match="2 players: the boards are for 3, 4, 5, 6"):
        board_for(2, ("base", "necromancer"))


def test_scenario_of_both_worlds_has_every_piece_in_play():
    names = names_of(("base", "underground"), scenario="realms_12", places=True)
    assert names == ("base", "underground", "realms_12")
    assert world_of(names) == BOTH
    assert left_out(names) == []
    rules = make_rules(names)
    assert len(rules.markers) == 15
    assert {rules.homes[rules.ids[name]] for name in ("elves", "heroic")} == {SURFACE}
    assert {rules.homes[rules.ids[name]] for name in ("drow", "stone")} == {UNDERGROUND}
