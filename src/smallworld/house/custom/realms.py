"""Custom boards: conversion of layouts to and from JSON, and facts for the board builder."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final, Literal, cast

from smallworld.cartography.quality.census import Census
from smallworld.cartography.quality.criteria import crowded_points, lacks_chasm
from smallworld.content.realms.board_names import REALM
from smallworld.content.realms.formats.layout_code import decode, encode
from smallworld.content.realms.formats.layout_file import layout_text
from smallworld.content.realms.rules.rule_modules import RULE_MODULES
from smallworld.content.realms.scenarios.scenario import Scenario
from smallworld.content.realms.scenarios.scenario_code import SCENARIO, decode_scenario, encode_scenario
from smallworld.content.realms.scenarios.scenario_file import held_text
from smallworld.content.realms.scenarios.scenario_reading import read_scenario
from smallworld.content.realms.tiles.errors import LayoutError
from smallworld.content.realms.tiles.grid import EDGES, SPOTS, middle
from smallworld.content.realms.tiles.layout import (
    BUILT,
    FARTHEST,
    LONGEST_NAME,
    MARKS,
    MOST_ROUNDS,
    ROUNDS,
    LaidPiece,
    Layout,
    PlacedTile,
    covered,
    side_of,
    world_of_tiles,
)
from smallworld.content.realms.tiles.pieces import COVERS, cover, may_lie
from smallworld.content.realms.tiles.realm import Realm
from smallworld.content.realms.tiles.tile_set import LETTERS, TileSide, tile_set
from smallworld.content.worlds import WORLDS
from smallworld.engine.errors import SmallWorldError
from smallworld.house.refusal import Refusal
from smallworld.workshop.tiling import fill, mirrored

if TYPE_CHECKING:
    from smallworld.house.schema.answers import BuiltRealm, RealmDraft, RealmScenario, RuledScenario
    from smallworld.house.schema.wishes import RealmWish, ScenarioWish

World = Literal["surface", "underground"]

MIRROR: Final = "mirror"  # an operation on a layout; any other operation fills it up
LONGEST_REASON: Final = 300  # most letters of a message without a code


def layout_of(wish: RealmWish) -> Layout:
    """Return the layout that a request describes, either as fields or as a string.

    Raises:
        Refusal: 400 if the layout cannot be built. The message says where the fault is.
    """
    try:
        return whole(decode(wish.code) if wish.draft is None else _layout(wish))
    except SmallWorldError as error:
        raise bad_realm(error) from error


def first_tile(worlds: Sequence[World], seed: int) -> tuple[str, World, int]:
    """Return the first tile of a random layout: its letter, its world and its turns."""
    return LETTERS[seed % len(LETTERS)], worlds[seed % len(worlds)], seed % 6


def searched(how: str, code: str, worlds: tuple[str, ...], seed: int) -> str:
    """Fill or mirror a layout, and return the string of the new layout.

    Raises:
        SmallWorldError: the layout cannot be filled or mirrored.
    """
    layout = decode(code)
    return encode(mirrored(layout) if how == MIRROR else fill(layout, worlds, seed))


def whole(layout: Layout) -> Layout:
    """Check that the board of a layout does not grow during the game, and return the same layout.

    Raises:
        LayoutError: the board would grow, which only scenarios allow.
    """
    if layout.water not in BUILT:
        raise LayoutError(
            "water",
            f"realm “{layout.name}”: players build a board with water “{layout.water}” during the game",
            {"known": ", ".join(BUILT)},
        )
    return layout


def bad_realm(error: SmallWorldError) -> Refusal:
    """Return 400 for a layout that cannot be built. The fact `why` selects the text `realm-fault-…`."""
    why = error.code if isinstance(error, LayoutError) else "unknown"
    facts = error.facts if isinstance(error, LayoutError) else {"message": str(error)[:LONGEST_REASON]}
    return Refusal(400, "bad-realm", str(error), facts={**facts, "why": why})


def built(layout: Layout, rules: str) -> BuiltRealm:
    """Return everything that the board builder shows about a layout.

    If `rules` is the string of a scenario, regions and statistics are those in that scenario.

    Raises:
        Refusal: 400 if `rules` is not valid. The message says why.
    """
    printed = Realm(layout)
    realm = Realm(_scenario(rules).defaults.laid_over(layout)) if rules else printed
    census = Census(realm)
    code = encode(layout)
    numbers = {
        tile.letter: [
            realm.ground[middle(tile.cell)[0] + spot[0], middle(tile.cell)[1] + spot[1]] for spot in SPOTS
        ]
        for tile in layout.tiles
    }
    return {
        "code": code,
        "board": REALM + code,
        "world": world_of_tiles(layout),
        "draft": draft_of(layout),
        "plots": [
            {
                "key": plot.key,
                "name": plot.name,
                "terrain": plot.terrain,
                "symbols": plot.symbols,
                "edge": realm.open_sides[place] > 0,
            }
            for place, plot in enumerate(realm.plots)
        ],
        "ground": numbers,
        "free": {tile.letter: _free(layout, tile) for tile in layout.tiles},
        "moves": {piece.key: _moves(layout, piece) for piece in layout.pieces},
        "meetings": {tile.letter: printed.water_edges(tile) for tile in layout.tiles},
        "census": {
            "lands": census.lands,
            "wanted": census.wanted,
            "terrains": census.terrains,
            "symbols": census.symbols,
            "parts": census.parts,
            "lonely": census.lonely,
            "dead_ends": census.dead_ends,
            "alike": census.alike,
            "entries": census.entries,
            "lacks_chasm": lacks_chasm(realm),
            "points": crowded_points(realm),
        },
    }


def ruled(wish: ScenarioWish) -> RuledScenario:
    """Return the scenario in a request, both as fields and as a string.

    Raises:
        Refusal: 400 if the scenario is not valid. The message says what is wrong.
    """
    try:
        if wish.scenario is None:
            scenario = decode_scenario(wish.code)
        else:
            scenario = read_scenario(wish.scenario.model_dump(), "scenario")
        code = encode_scenario(scenario)
        decode_scenario(code)  # refuses a scenario that is too long for a string
    except SmallWorldError as error:
        raise bad_realm(error) from error
    return {"code": code, "name": SCENARIO + code, "scenario": cast("RealmScenario", scenario.to_data())}


def file_text(layout: Layout, rules: str) -> str:
    """Return a layout as a readable TOML file. If `rules` is not empty, the file includes that scenario.

    Raises:
        Refusal: 400 if `rules` is not the string of a valid scenario. The message says why.
    """
    return layout_text(layout) + held_text(_scenario(rules)) if rules else layout_text(layout)


def _scenario(code: str) -> Scenario:
    """Return the scenario that a string describes.

    Raises:
        Refusal: 400 if the string is not valid. The message says why.
    """
    try:
        return decode_scenario(code)
    except SmallWorldError as error:
        raise bad_realm(error) from error


def _free(layout: Layout, tile: PlacedTile) -> list[int]:
    """Return the numbers of the places on a tile where another mountain or chasm fits."""
    picture = covered(layout, tile)
    return [place for place in range(EDGES) if may_lie(picture, place)]


def _moves(layout: Layout, piece: LaidPiece) -> list[int]:
    """Return the numbers of the other places on its tile where a mountain or chasm fits."""
    tile = next(tile for tile in layout.tiles if tile.letter == piece.letter)
    picture = side_of(tile).picture
    for other in layout.pieces:
        if other.letter == piece.letter and other.key != piece.key:
            picture = cover(picture, other.place)
    return [place for place in range(EDGES) if place != piece.place and may_lie(picture, place)]


def draft_of(layout: Layout) -> RealmDraft:
    """Return a layout as fields for JSON."""
    return {
        "name": layout.name,
        "players": layout.players,
        "rounds": layout.rounds,
        "water": layout.water,
        "tiles": [
            {"letter": tile.letter, "world": tile.world, "cell": list(tile.cell), "turns": tile.turns}
            for tile in layout.tiles
        ],
        "pieces": [
            {"kind": piece.kind, "number": piece.number, "letter": piece.letter, "place": piece.place}
            for piece in layout.pieces
        ],
        "borders": [{"letter": letter, "edge": edge} for letter, edge in layout.borders],
        "marks": {mark: list(keys) for mark, keys in layout.marks.items()},
        "tunnels": [list(pair) for pair in layout.tunnels],
        "names": dict(layout.names),
    }


def _layout(wish: RealmWish) -> Layout:
    draft = wish.draft
    assert draft is not None
    return Layout(
        draft.name.strip(),
        draft.players,
        draft.rounds,
        draft.water,
        tuple(
            [
                PlacedTile(tile.letter, tile.world, (tile.cell[0], tile.cell[1]), tile.turns)
                for tile in draft.tiles
            ]
        ),
        tuple([LaidPiece(piece.kind, piece.number, piece.letter, piece.place) for piece in draft.pieces]),
        tuple([(border.letter, border.edge) for border in draft.borders]),
        {mark: tuple(keys) for mark, keys in draft.marks.items() if keys},
        tuple([(pair[0], pair[1]) for pair in draft.tunnels]),
        {key: name.strip() for key, name in draft.names.items() if name.strip()},
    )


@cache
def box_text() -> str:
    """Return the tiles, mountains, chasms and rules for custom boards, with their limits, as JSON."""
    box = tile_set()
    return json.dumps(
        {
            "tiles": [
                {"letter": letter, "world": world, **_side(box.sides[letter, world])}
                for letter in LETTERS
                for world in WORLDS
            ],
            "mountains": [{"name": piece.name, "symbol": piece.symbol} for piece in box.mountains],
            "chasms": [{"name": piece.name, "symbol": piece.symbol} for piece in box.chasms],
            "covers": [sorted(cover) for cover in COVERS],
            "marks": list(MARKS),
            "tools": [
                {
                    "tool": tool.word,
                    "apart": list(tool.apart),
                    "world": tool.world,
                    "parameters": [
                        {
                            "name": one.name,
                            "kind": one.kind,
                            "default": one.default,
                            "least": one.least,
                            "most": one.most,
                            "choices": list(one.choices),
                        }
                        for one in tool.parameters
                    ],
                }
                for tool in RULE_MODULES
            ],
            "waters": list(BUILT),
            "rounds": {str(players): rounds for players, rounds in ROUNDS.items()},
            "most_rounds": MOST_ROUNDS,
            "longest_name": LONGEST_NAME,
            "farthest": FARTHEST,
        },
        separators=(",", ":"),
    )


def _side(side: TileSide) -> dict[str, Any]:
    return {
        "picture": side.picture,
        "lands": {
            letter: {"name": land.name, "terrain": land.terrain, "symbol": land.symbol}
            for letter, land in side.lands.items()
        },
        "water": side.water,
    }
