"""New free boards from a seed, as files: rows of regions like bricks, with names, terrains and symbols.

They are complete and can be played at once, and they are a start for boards that you draw yourself. The same
seed gives the same board.
"""

from __future__ import annotations

from random import Random
from typing import Final

from smallworld.content.realms.tiles.layout import ROUNDS
from smallworld.content.worlds import SURFACE, UNDERGROUND
from smallworld.engine.rules import slug

# Rows and columns by number of players; about as many regions as printed boards have.
SIZES: Final = {2: (4, 6), 3: (5, 6), 4: (5, 8), 5: (6, 8), 6: (6, 10)}
LANDS: Final = {
    SURFACE: ("farmland", "forest", "hill", "mountain", "swamp"),
    UNDERGROUND: ("black-mountain", "mine", "mud-pool", "mushroom-forest", "mystic-crystal"),
}
SYMBOLS: Final = ("cavern", "magic", "mine")
TRIBES: Final = ("farmland", "forest", "hill", "swamp")  # terrains where Lost Tribes may live
SHARE: Final = 5  # a fifth of the lands has each symbol
TRIBE_SHARE: Final = 3
MONSTERS: Final = 2  # regions with Monsters, besides one for each player
BRICK: Final = 1.2  # the width of a region over its height
NOUNS: Final = {
    "farmland": "Fields",
    "forest": "Wood",
    "hill": "Hills",
    "mountain": "Peak",
    "swamp": "Fen",
    "sea": "Sea",
    "lake": "Lake",
    "black-mountain": "Crag",
    "mine": "Pit",
    "mud-pool": "Mire",
    "mushroom-forest": "Grove",
    "mystic-crystal": "Glimmer",
    "river": "River",
    "chasm": "Chasm",
}
_NAMES: Final = """
    Alder Amber Ash Badger Barley Birch Bramble Briar Bronze Cedar Cherry Clover Copper Crane Crow Daisy Dove
    Elder Fern Finch Fox Gorse Hare Hazel Heather Heron Holly Honey Iron Ivy Juniper Lark Laurel Linden Magpie
    Maple Marigold Mint Moth Nettle Oak Otter Owl Pebble Pine Plum Poppy Quill Raven Reed Robin Rowan Rush Rye
    Sage Silver Sorrel Sparrow Stone Swan Thistle Thorn Thrush Violet Walnut Willow Wren
"""

Place = tuple[int, int]  # row and column


class _Plot:
    """The terrain, name, symbols and flags of a region on a new board."""

    def __init__(self, terrain: str, name: str) -> None:
        self.terrain: Final = terrain
        self.name: Final = f"{name} {NOUNS[terrain]}"
        self.symbols: list[str] = []
        self.flags: list[str] = []


def new_board_text(name: str, players: int, world: str, seed: int) -> str:
    """Return a new free board as the text of a TOML file."""
    chance = Random(seed)
    rows, columns = SIZES[players]
    places = [(row, column) for row in range(rows) for column in range(columns)]
    terrains = _terrains(places, world, rows, columns, chance)
    names = chance.sample(_NAMES.split(), len(places))
    plots = {place: _Plot(terrains[place], name) for place, name in zip(places, names, strict=True)}
    for row, column in places:
        if row in (0, rows - 1) or column in (0, columns - 1):
            plots[row, column].flags.append("edge")
    _lay(list(plots.values()), world, players, chance)
    lines = [
        f"name = {_quoted(name)}",
        f"players = {players}",
        f"rounds = {ROUNDS[players]}",
        f'world = "{world}"',
        f"aspect = {(columns + 0.5) / rows * BRICK:.2f}  # width over height, for drawing",
    ]
    area = round(1 / len(places), 4)
    for row, column in places:
        plot = plots[row, column]
        beside = [slug(plots[other].name) for other in _beside((row, column)) if other in plots]
        across = (column + 0.5 + row % 2 / 2) / (columns + 0.5)
        lines += [
            *("", "[[region]]", f'name = "{plot.name}"', f'terrain = "{plot.terrain}"'),
            *([f"symbols = {_listed(plot.symbols)}"] if plot.symbols else []),
            *[f"{flag} = true" for flag in plot.flags],
            f"beside = {_listed(beside)}",
            f"at = [{across:.3f}, {(row + 0.5) / rows:.3f}]",
            f"area = {area}",
        ]
    return "\n".join(lines) + "\n"


def _beside(place: Place) -> list[Place]:
    """Return the neighbours of a place: two in its row, and two in the rows above and below."""
    row, column = place
    shift = row % 2
    near = [(row + down, column + shift - right) for down in (-1, 1) for right in (1, 0)]
    return [(row, column - 1), (row, column + 1), *near]


def _terrains(places: list[Place], world: str, rows: int, columns: int, chance: Random) -> dict[Place, str]:
    """Return a terrain for each place. Neighbours have different terrains where possible."""
    found: dict[Place, str] = {}
    middle = (rows // 2, columns // 2)
    if world == SURFACE:
        found[0, 0] = found[rows - 1, columns - 1] = "sea"
        found[middle] = "lake"
    else:
        found[0, columns // 2] = found[1, columns // 2] = "river"
        found[middle] = "chasm"
    used = dict.fromkeys(LANDS[world], 0)
    for place in chance.sample(places, len(places)):
        if place not in found:
            near = [found.get(other) for other in _beside(place)]
            found[place] = min(used, key=lambda land: (near.count(land), used[land], chance.random()))
            used[found[place]] += 1
    return found


def _lay(plots: list[_Plot], world: str, players: int, chance: Random) -> None:
    """Add symbols and Lost Tribes, or volcanoes and Monsters."""
    lands = [plot for plot in plots if plot.terrain in LANDS[world]]
    if world == UNDERGROUND:
        for plot in chance.sample(lands, players + MONSTERS):
            plot.flags.append("monster")
        for plot in plots:
            if plot.terrain == "chasm":
                plot.symbols.append("volcano")
        return
    number = len(lands) // SHARE
    marked = chance.sample(lands, number * len(SYMBOLS))
    for place, plot in enumerate(marked):
        plot.symbols.append(SYMBOLS[place // number])
    homes = [plot for plot in lands if plot.terrain in TRIBES]
    for plot in chance.sample(homes, len(lands) // TRIBE_SHARE):
        plot.flags.append("lost_tribe")


def _listed(texts: list[str]) -> str:
    return f"[{', '.join([_quoted(text) for text in texts])}]"


def _quoted(text: str) -> str:
    """Return a text as a TOML string."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
