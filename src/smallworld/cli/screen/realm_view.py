"""A custom board on the terminal: its map, its regions with their contents, and its statistics."""

from __future__ import annotations

from typing import Final

from smallworld.cartography.quality.census import Census, neighbours
from smallworld.cartography.quality.criteria import (
    by_world,
    crowded_points,
    lacks_chasm,
    shortcomings,
    torn_rivers,
)
from smallworld.cartography.quality.directions import has_directions, misplaced
from smallworld.cli.screen.map_view import board_map, fits, map_size
from smallworld.cli.words.lines import Line, line
from smallworld.cli.words.scene import Scene
from smallworld.content.catalogue import find_board, make_rules, world_of_board
from smallworld.content.maps import ELSEWHERE
from smallworld.content.realms.board_names import name_of
from smallworld.content.realms.scenarios.scenario import Scenario
from smallworld.content.realms.tiles.layout import MARKS, Layout
from smallworld.content.realms.tiles.realm import Realm
from smallworld.content.shelf import HOMES
from smallworld.engine.game import new_game
from smallworld.own_words import rule_in_words, said_in_words
from smallworld.translate import Translator

NOTHING: Final = "–"


def realm_map(words: Translator, layout: Layout, columns: int) -> list[Line]:
    """Return the map at the start of a game, or a line with the width that the map needs.

    Return an empty list for a board without a map.
    """
    name = name_of(layout)
    wide, high = map_size(name)
    if not wide:
        return []
    if not fits(name, columns, high):
        return [line((words.t("realm-map-wide", columns=wide + 1), "dim"))]
    home = next(box for box, world in HOMES.items() if world == world_of_board(name))
    state = new_game(make_rules((home,)), find_board(name), layout.players)
    return board_map(Scene(state, [], words), columns)


def region_lines(words: Translator, realm: Realm) -> list[Line]:
    """Return a line for each region: its number on the map, key, name, contents and neighbours."""
    beside = neighbours(realm)
    found = []
    for place, plot in enumerate(realm.plots):
        if plot.terrain == ELSEWHERE:
            continue
        features = [words.t(f"feature-{feature}") for feature in (plot.terrain, *plot.symbols)]
        contents = words.listed([*features, *_lying(words, realm, place)])
        others = words.listed([realm.plots[other].key for other in sorted(beside[place])]) or NOTHING
        number = (f"{place + 1:>2} ", "dim")
        found.append(line(number, (f"{plot.key:<4}", "bold"), f" {plot.name} ({contents}): {others}"))
    return found


def rule_lines(words: Translator, scenario: Scenario, realm: Realm) -> list[Line]:
    """Return a line for each rule of a scenario, with a warning if the board lacks a feature for it."""
    board = realm.board(name_of(realm.layout))
    found = [line(said) for said in said_in_words(words, scenario)]
    for rule in scenario.rules:
        feature = rule.values.get("feature")
        if isinstance(feature, str) and not board.where(feature):
            missing = f" ({words.t('rules-not-laid')})"
            found.append(line(rule_in_words(words, rule), (missing, "error")))
        else:
            found.append(line(rule_in_words(words, rule)))
    return found or [line(words.t("rules-none"))]


def census_lines(words: Translator, realm: Realm, own_scenario: bool = False) -> list[Line]:
    """Return a line for each statistic of a custom board, in the style of a warning if the value is poor.

    A custom scenario may put things anywhere, so its board gets no warning about the places of things.
    """
    census, short_of = Census(realm), shortcomings(realm)
    points = ["/".join(meeting) for meeting in crowded_points(realm)]
    found = [
        told(words, "lands", warns="lands" in short_of, number=census.lands, wanted=census.wanted),
        told(words, "parts", warns=census.parts != 1, number=census.parts),
        told(words, "lonely", warns=bool(census.lonely), regions=words.listed(census.lonely) or NOTHING),
        told(
            words,
            "dead-ends",
            warns=bool(census.dead_ends),
            regions=words.listed(census.dead_ends) or NOTHING,
        ),
        told(
            words, "neighbours", warns="neighbours" in short_of, number=words.number(census.neighbours, ".1f")
        ),
        told(words, "edge", warns="edge" in short_of, number=census.edge),
        told(words, "entries", warns=census.entries == 0, number=census.entries),
        told(words, "alike", warns="alike" in short_of, number=census.alike),
        told(words, "rivers", warns="rivers" in short_of, number=torn_rivers(realm)),
        told(words, "points", warns=bool(points), regions=words.listed(points) or NOTHING),
    ]
    if has_directions(realm.layout) and not own_scenario:
        wrong = words.listed(misplaced(realm))
        found.append(told(words, "directions", warns=bool(wrong), regions=wrong or NOTHING))
    above, below = by_world(census.terrains)
    if lacks_chasm(realm):
        found.append(told(words, "no-chasm", warns=True))
    for shares in [shares for shares in (above, below) if shares]:
        found.append(shares_line(words, "terrains", shares, sum(shares.values()), "terrains" in short_of))
    if above:
        found.append(
            shares_line(words, "symbols", census.symbols, sum(above.values()), "symbols" in short_of)
        )
    return found


def _lying(words: Translator, realm: Realm, place: int) -> list[str]:
    """Return the names of all features in a region."""
    layout = realm.layout
    found = [
        words.t(f"lying-{mark}" if words.knows(f"lying-{mark}") else f"feature-{mark}")
        for mark in MARKS
        if place in [realm.number_of(key) for key in layout.where(mark)]
    ]
    for one, two in layout.tunnels:
        for here, there in ((one, two), (two, one)):
            if here == realm.plots[place].key:
                found.append(f"{words.t('feature-tunnel')} → {there}")
    return found


def shares_line(words: Translator, id: str, shares: dict[str, int], lands: int, warns: bool = False) -> Line:
    """Return the line of a statistic that lists how often each terrain or symbol occurs."""
    listed = words.listed([f"{words.t(f'feature-{feature}')} {shares[feature]}" for feature in shares])
    return told(words, id, warns=warns, shares=listed or NOTHING, fifth=words.number(lands / 5, ".1f"))


def told(words: Translator, id: str, *, warns: bool = False, **values: str | int) -> Line:
    """Return the line of a statistic; if it `warns`, in the style of a warning."""
    return line((words.t(f"realm-{id}", **values), "warn" if warns else ""))
