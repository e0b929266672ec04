"""Boards from TOML files, checked on loading."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

from smallworld.content.nearest import nearest
from smallworld.engine.board import Board, RegionSet
from smallworld.engine.errors import NotationError
from smallworld.engine.rules import slug
from smallworld.engine.text.untrusted import read_toml

TERRAINS: Final = ("mountain", "hill", "forest", "farmland", "swamp", "sea", "lake")
SYMBOLS: Final = ("cavern", "magic", "mine")
WATER: Final = ("sea", "lake")
# Features that only boards of the underground have. A board has those that occur on it.
DEEP_TERRAINS: Final = (
    "black-mountain",
    "mud-pool",
    "mushroom-forest",
    "mine",
    "mystic-crystal",
    "river",
    "chasm",
)
DEEP_SYMBOLS: Final = ("volcano",)
# Tokens and pieces on boards of tiles. Each is a feature of the boards that have it.
LAID_SYMBOLS: Final = (
    "peak",
    "coin-mine",
    "throne",
    "sword",
    "tunnel",
    "west-vein",
    "middle-vein",
    "east-vein",
    "vein-a",
    "vein-b",
    "vein-c",
    "well",
    "cairn",
    "statue",
    "shrine",
    "oak",
    "gate",
    "beacon",
)
# The terrains and symbols printed on boards, in the order in which help pages explain them.
TERMS: Final = (
    *("farmland", "forest", "hill", "swamp", "mountain", *WATER),
    *(*SYMBOLS, "coast", "edge", "lost-tribe"),
    *[terrain for terrain in DEEP_TERRAINS if terrain not in SYMBOLS],
    *DEEP_SYMBOLS,
)
ELSEWHERE: Final = "elsewhere"  # a region that is part of another one until a tile moves
CHASM: Final = "chasm"  # impassable like water, but races cannot enter the map beside it
RIVER: Final = "river"
# The colour of each terrain in pictures.
COLOURS: Final = {
    "mountain": "#b3a294",
    "hill": "#b9bf70",
    "forest": "#7d9f57",
    "farmland": "#e6cf7c",
    "swamp": "#a29f7d",
    "sea": "#7fb2c4",
    "lake": "#8fc3cf",
    "black-mountain": "#7f7684",
    "mud-pool": "#a98a63",
    "mushroom-forest": "#7da48f",
    "mystic-crystal": "#b4a0dc",
    RIVER: "#5fa9bd",
    CHASM: "#4a3a40",
    "mine": "#cba85c",  # last, because on the surface it is a symbol on other terrain
}
# Equivalent terrains for races and powers of one world on boards of the other. Source: Underground, mixing.
LIKES: Final = (
    ("black-mountain", "mountain"),
    ("mud-pool", "swamp"),
    ("mushroom-forest", "forest"),
    ("mystic-crystal", "magic"),
)


def load_board(package: str, file: str) -> Board:
    """Return the board in `file` of a box's `maps` folder."""
    text = files(package).joinpath("maps").joinpath(file).read_text("utf-8")
    return parse_board(text, file)


def parse_board(text: str, file: str) -> Board:
    """Return the board that a TOML text describes.

    Raises:
        NotationError: the text is not TOML, a value is missing or unknown, or two regions disagree about a
            border.
    """
    try:
        table = read_toml(text)
    except NotationError as error:
        raise NotationError(f"{file}: not valid TOML: {error}") from error
    regions: list[dict[str, Any]] = table.get("region", [])
    name = str(table.get("name", file))
    check_regions(name, file, regions)
    return board_of(name, regions, _rounds(table.get("rounds"), name, file))


def board_of(
    name: str,
    regions: list[dict[str, Any]],
    rounds: int,
    entries: list[int] | None = None,
    landing: bool = True,
    domains: tuple[RegionSet, ...] = (),
    own: tuple[str, ...] = (),
) -> Board:
    """Return the board with these regions, which have the fields of a map's file and must be consistent.

    New races enter at `entries`, if there are any. Otherwise they enter at the edge and, with `landing`, on
    the shores of seas at the edge. On a board of several worlds, each region lists its `worlds`. `domains`
    are the lands around each empty field. `own` are the terrains that only this board has.
    """
    ids = [str(region["id"]) for region in regions]
    places = {ids[place]: place for place in range(len(ids))}
    neighbours = [_union([places[other] for other in region["beside"]]) for region in regions]
    features = _features(regions, own)
    edge = _mask([region["edge"] for region in regions])
    chasms = features.get(CHASM, 0)
    closed = _mask([region["terrain"] in WATER for region in regions]) | chasms
    water = _mask([region["terrain"] in WATER or region["terrain"] == RIVER for region in regions])
    monsters = _mask([bool(region.get("monster", False)) for region in regions])
    entry = edge & ~chasms
    if landing:
        entry |= _beside(neighbours, features["sea"] & edge) & ~closed
    return Board(
        name=name,
        ids=ids,
        names=[str(region["name"]) for region in regions],
        neighbours=neighbours,
        features=features,
        edge=edge,
        entry=_union(entries) if entries else entry,
        coast=_beside(neighbours, water) & ~water & ~chasms,
        closed=closed,
        tribes=_mask([region["lost_tribe"] for region in regions]) | monsters,
        rounds=rounds,
        monsters=monsters,
        likes=_likes(features),
        worlds=_worlds(regions),
        there=_mask([region["terrain"] != ELSEWHERE for region in regions]),
        domains=domains,
    )


def _worlds(regions: list[dict[str, Any]]) -> dict[str, RegionSet]:
    """Return the regions of each world, on a board of several worlds.

    A river may belong to more than one world.
    """
    names = sorted({str(world) for region in regions for world in region.get("worlds", ())})
    return {name: _mask([name in region.get("worlds", ()) for region in regions]) for name in names}


def _features(regions: list[dict[str, Any]], own: tuple[str, ...]) -> dict[str, RegionSet]:
    """Return the regions with each terrain and symbol; rare features without a region are left out."""
    features: dict[str, RegionSet] = {}
    for terrain in (*TERRAINS, *own):
        features[terrain] = _mask([region["terrain"] == terrain for region in regions])
    for symbol in SYMBOLS:
        features[symbol] = _mask([symbol in region["symbols"] for region in regions])
    for rare in (*DEEP_TERRAINS, *DEEP_SYMBOLS, *LAID_SYMBOLS):
        found = _mask([region["terrain"] == rare or rare in region["symbols"] for region in regions])
        if found:
            features[rare] = found
    return features


def _likes(features: dict[str, RegionSet]) -> dict[str, RegionSet]:
    """Return the regions whose terrain has an equivalent in the other world, by the name of the equivalent.

    For example, the equivalent of a river is a sea.
    """
    likes: dict[str, RegionSet] = {}
    for below, above in LIKES:
        likes[below] = likes[above] = features.get(below, 0) | features[above]
    rivers = features.get(RIVER, 0)
    if rivers:
        likes["sea"] = features["sea"] | rivers
    else:
        likes[RIVER] = features["sea"] | features["lake"]
    return likes


def check_regions(name: str, file: str, regions: list[dict[str, Any]], own: tuple[str, ...] = ()) -> None:
    """Check the regions of a map. `own` are the terrains that only this map has.

    Raises:
        NotationError: a field is missing or unknown, or two regions disagree about a border.
    """
    where = f"regions of '{name}' ({file})"
    if not regions:
        raise NotationError(f"{where}: no regions found; each begins with [[region]]")
    beside: dict[str, list[str]] = {}
    for place, region in enumerate(regions):
        label = region.get("id", region.get("name", f"number {place + 1}"))
        for field in ("id", "name", "terrain", "symbols", "lost_tribe", "edge", "beside"):
            if field not in region:
                raise NotationError(f"{where}: '{label}' has no field '{field}'")
        for flag in ("lost_tribe", "edge", "monster"):
            if not isinstance(region.get(flag, False), bool):
                raise NotationError(
                    f"{where}: '{flag}' of '{label}' is {region[flag]!r}; it is either true or false"
                )
        if label in beside:
            raise NotationError(f"{where}: two regions share the id '{label}'")
        beside[str(label)] = region["beside"]
    terrains, symbols = (*TERRAINS, *DEEP_TERRAINS, *own), (*SYMBOLS, *DEEP_SYMBOLS, *LAID_SYMBOLS)
    for region in regions:
        id = str(region["id"])
        if slug(region["name"]) != id:
            raise NotationError(f"{where}: '{id}' should be '{slug(region['name'])}', as its name says")
        if region["terrain"] not in terrains:
            known = ", ".join(terrains)
            raise NotationError(f"{where}: terrain of '{id}' is '{region['terrain']}', not of {known}")
        for symbol in region["symbols"]:
            if symbol not in symbols:
                known = ", ".join(symbols)
                raise NotationError(f"{where}: '{id}' has the symbol '{symbol}', not of {known}")
        if id in region["beside"] or len(set(region["beside"])) != len(region["beside"]):
            raise NotationError(f"{where}: '{id}' lists itself, or a neighbour twice")
        for other in region["beside"]:
            if other not in beside:
                known = nearest(other, [one for one in beside if one != id])
                raise NotationError(
                    f"{where}: '{id}' lists '{other}' as a neighbour, which does not exist. Possible: {known}"
                )
            if id not in beside[other]:
                raise NotationError(
                    f"{where}: '{id}' lists '{other}' as a neighbour, but '{other}' does not list '{id}'"
                )


def _rounds(rounds: object, name: str, file: str) -> int:
    """Check the number of rounds in a map's file and return it."""
    if not isinstance(rounds, int) or isinstance(rounds, bool) or rounds < 1:
        raise NotationError(
            f"'{name}' ({file}): 'rounds' is {rounds!r}; it should be a number from 1, such as 10"
        )
    return rounds


def _union(members: list[int]) -> RegionSet:
    regions = 0
    for region in members:
        regions |= 1 << region
    return regions


def _mask(members: list[bool]) -> RegionSet:
    regions = 0
    for region in range(len(members)):
        if members[region]:
            regions |= 1 << region
    return regions


def _beside(neighbours: list[RegionSet], regions: RegionSet) -> RegionSet:
    touched = 0
    for region in range(len(neighbours)):
        if regions >> region & 1:
            touched |= neighbours[region]
    return touched
