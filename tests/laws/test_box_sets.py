"""Every choice of boxes in every world, in which all dealt pieces must have a meaning."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

from smallworld import content
from smallworld.content.catalogue import BOARDS, find_board, left_out, make_rules
from smallworld.content.choice import names_of, world_of
from smallworld.content.shelf import BOXES, HOMES, LEADERS, PLACES, SCENARIOS, open_box
from smallworld.content.worlds import SURFACE, UNDERGROUND, WORLDS, features_of
from smallworld.engine.rules import Rules, slug

EVERYWHERE = {"coast", "edge"}  # on every board
LEFT_OUT = {
    UNDERGROUND: {"Humans", "Mounted", "Hill", "Underworld"},
    SURFACE: {"Flames", "Spiderines"},
}
WANTS_PLACES = {"Adventurous", "Magic"}


def box_sets() -> Iterator[tuple[str, ...]]:
    """Yield every choice of boxes, options and at most one scenario, in each world where it is playable."""
    for number in range(1, len(BOXES) + 1):
        for boxes in combinations(BOXES, number):
            homes = {HOMES[box] for box in boxes}
            for world in WORLDS:
                if world not in homes:
                    continue
                for options in options_with(boxes, world):
                    yield names_of((*boxes, *options), world=world)


def options_with(boxes: tuple[str, ...], world: str) -> list[tuple[str, ...]]:
    """Return the options that can be added to these boxes in a world."""
    found: list[tuple[str, ...]] = [(), (LEADERS,)]
    if world == SURFACE:
        found.append(SCENARIOS[:1])
        if "underground" in boxes:
            found += [(PLACES,), (LEADERS, PLACES, SCENARIOS[0])]
    return found


SETS = list(dict.fromkeys(box_sets()))


@cache
def asked_by_class() -> dict[str, set[str]]:
    """Return the features that each class of the boxes uses by name."""
    asked: dict[str, set[str]] = {}
    for path in Path(str(content.__file__)).parent.rglob("*.py"):
        for kind in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(kind, ast.ClassDef):
                asked[kind.name] = {
                    str(call.args[0].value)
                    for call in ast.walk(kind)
                    if isinstance(call, ast.Call)
                    and isinstance(call.func, ast.Attribute)
                    and call.func.attr == "where"
                    and isinstance(call.args[0], ast.Constant)
                }
    return asked


def asks_after(ability: Any) -> set[str]:
    """Return the features of which an ability needs at least one."""
    asked = {feature for kind in type(ability).__mro__ for feature in asked_by_class().get(kind.__name__, ())}
    for field in ("feature", "features"):
        given = getattr(ability, field, ())
        asked |= {given} if isinstance(given, str) else set(given)
    return asked - {""}


@cache
def on_boards(world: str) -> set[str]:
    """Return the features on the boards of a world, under the names of both worlds."""
    boards = [find_board(name) for name, board in BOARDS.items() if board.world == world]
    known = {feature for other in WORLDS for feature in features_of(other)} | EVERYWHERE
    return {feature for feature in known if any(board.where(feature) for board in boards)}


def dealt(rules: Rules) -> list[int]:
    return [*rules.races, *rules.powers]


def test_lists_of_box_combinations_to_check_are_not_empty():
    assert len(SETS) > 200
    assert asked_by_class()["WillOWisps"] == {"mystic-crystal"}
    for boxes, some in (
        (("base", "underground"), {"giants", "dwarves", "seafaring", "kraken", "will-o-wisps", "muddy"}),
        (("underground",), {"spiderines", "flames", "shrooms", "stone"}),
    ):
        rules = make_rules(boxes)
        asking = {rules.slugs[id] for id in dealt(rules) if asks_after(rules.abilities[id])}
        assert some <= asking


def test_only_races_and_powers_lacking_terrain_are_left_out():
    for names in SETS:
        rules, world = make_rules(names), world_of(names)
        lost = [
            rules.slugs[id]
            for id in dealt(rules)
            if asks_after(rules.abilities[id]) and not asks_after(rules.abilities[id]) & on_boards(world)
        ]
        assert lost == [], names
        brought = {race.name for name in names for race in open_box(name).races}
        brought |= {power.name for name in names for power in open_box(name).powers}
        without = {thing for name in names for thing in open_box(name).without}
        guarded = world == UNDERGROUND or PLACES in names
        wanted = LEFT_OUT[world] | without | (set() if guarded else WANTS_PLACES)
        assert set(left_out(names)) == brought & wanted, names


def test_relics_and_places_are_in_play_if_there_are_monsters():
    markers = {slug(thing.name) for thing in open_box("underground").auxiliaries if thing.marker}
    for names in SETS:
        rules = make_rules(names)
        guarded = "underground" in names and (world_of(names) == UNDERGROUND or PLACES in names)
        assert {rules.slugs[id] for id in rules.markers} == (markers if guarded else set()), names
