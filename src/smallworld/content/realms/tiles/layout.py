"""Layouts: the positions and rotations of tiles, the pieces and marks on them, and the kind of water.

A layout is never edited. People read and write it as a TOML file (`layout_file.py`); links and records
contain it as a string (`layout_code.py`). Regions have keys that do not depend on the position of their tile.
The key of a land is its tile and letter ("Ra"), and that of water is its tile and ~ ("R~"). The key of a
mountain or chasm is m or x and a number ("m3").
"""

from __future__ import annotations

from typing import Final

from smallworld.content.realms.tiles.errors import Facts, LayoutError
from smallworld.content.realms.tiles.grid import EDGE_SPOTS, EDGES, Cell
from smallworld.content.realms.tiles.pieces import (
    PLACE_LETTERS,
    WATER,
    cover,
    crowd,
    is_free,
    narrow_lands,
    split_lands,
    under,
)
from smallworld.content.realms.tiles.tile_set import LETTERS, TileSide, tile_set
from smallworld.content.worlds import SURFACE, UNDERGROUND, WORLDS

RIVER: Final = "river"  # tokens in it must leave at redeployment
SEA: Final = "sea"  # impassable, a sea at the edge and a lake elsewhere; new races may enter on its shores
CLOSED_SEA: Final = "closed-sea"  # like a sea, but new races cannot enter on its shores
# A closed sea between tiles that move. The water of each tile is a region, which is on the board if it has
# not joined others, or if it gives the joined waters their name.
DRIFTING_SEA: Final = "drifting-sea"
# Rivers on a board that grows, by the sides of tiles that may be up. The board may have no tiles yet.
# All lands, waters, mountains and chasms that may be laid are regions. A region is on the board once it is
# laid.
GROWING_RIVER: Final = "growing-river"
GROWING: Final = {
    GROWING_RIVER: (SURFACE,),
    "growing-river-below": (UNDERGROUND,),
    "growing-river-both": WORLDS,
}
BUILT: Final = (RIVER, SEA, CLOSED_SEA, DRIFTING_SEA)  # waters of boards that are complete when a game begins
WATERS: Final = (*BUILT, *GROWING)
RIVERS: Final = (RIVER, *GROWING)
MOVING: Final = (DRIFTING_SEA, *GROWING)  # waters of boards whose tiles move or are added

MOUNTAIN: Final = "mountain"
CHASM: Final = "chasm"
PIECES: Final = (MOUNTAIN, CHASM)

# The marks of regions.
TRIBE: Final = "lost-tribe"
MONSTERS: Final = "monsters"  # two Monsters, which guard a relic or place
ENTRY: Final = "entry"  # new races enter only here; without any entry, they enter at the edge
PEAK: Final = "peak"  # on a mountain, which costs one more token
COIN_MINE: Final = "coin-mine"
THRONE: Final = "throne"
SWORD: Final = "sword"
# Veins of gold, and the levels of their regions.
VEINS: Final = ("west-vein", "middle-vein", "east-vein")
LEVELS: Final = ("vein-a", "vein-b", "vein-c")
SHOWN: Final = "shown"  # peaks on boards from before peaks covered the symbol of their mountain
STAND: Final = "stand"  # the water with tokens, which names the joined waters
# The seven tokens of the box whose meaning a custom scenario defines; their pictures are ours.
TOKENS: Final = ("well", "cairn", "statue", "shrine", "oak", "gate", "beacon")
MARKS: Final = (TRIBE, MONSTERS, ENTRY, PEAK, COIN_MINE, THRONE, SWORD, *VEINS, *LEVELS, *TOKENS)
NOTED: Final = (*MARKS, SHOWN, STAND)  # all marks in layouts, including old boards and games in progress

MOST_ROUNDS: Final = 20
LONGEST_NAME: Final = 60  # of a layout's or region's name, in letters
MOST_NAMED: Final = 3000  # the most bytes of all names together, since every link and record contains them
FARTHEST: Final = 25  # the most cells from the middle in any direction
# Game turns by number of players. Source: Realms, in every scenario.
ROUNDS: Final = {2: 10, 3: 10, 4: 9, 5: 8, 6: 8}


class PlacedTile:
    """A tile on the table: its letter, the world that is face up, its cell, and its rotation in sixths."""

    def __init__(self, letter: str, world: str, cell: Cell, turns: int) -> None:
        self.letter: Final = letter
        self.world: Final = world
        self.cell: Final = cell
        self.turns: Final = turns


class LaidPiece:
    """A mountain or chasm, by its number from 1, at a place of a tile; the piece turns with the tile."""

    def __init__(self, kind: str, number: int, letter: str, place: int) -> None:
        self.kind: Final = kind
        self.number: Final = number
        self.letter: Final = letter
        self.place: Final = place

    @property
    def key(self) -> str:
        """The key of the piece's region."""
        return f"{'m' if self.kind == MOUNTAIN else 'x'}{self.number}"


class Layout:
    """The plan of a board of tiles. It is checked when it is made, so that every layout can be built.

    `borders` are the markers that divide rivers, as (tile, edge of the printed tile). `marks` gives the keys
    of the regions with each mark. `tunnels` are pairs of keys. `names` are names that players gave to regions
    instead of the printed names.

    Raises:
        LayoutError: the layout breaks a rule of building; the facts name the tile, cell and place.
    """

    def __init__(
        self,
        name: str,
        players: int,
        rounds: int,
        water: str,
        tiles: tuple[PlacedTile, ...],
        pieces: tuple[LaidPiece, ...] = (),
        borders: tuple[tuple[str, int], ...] = (),
        marks: dict[str, tuple[str, ...]] | None = None,
        tunnels: tuple[tuple[str, str], ...] = (),
        names: dict[str, str] | None = None,
    ) -> None:
        self.name: Final = name
        self.players: Final = players
        self.rounds: Final = rounds
        self.water: Final = water
        self.tiles: Final = tiles
        self.pieces: Final = pieces
        self.borders: Final = borders
        self.marks: Final[dict[str, tuple[str, ...]]] = marks if marks is not None else {}
        self.tunnels: Final = tunnels
        self.names: Final[dict[str, str]] = names if names is not None else {}
        self._check_whole()
        self._check_tiles()
        self._check_pieces()
        self._check_borders()
        self._check_marks()
        self._check_veins()

    def where(self, mark: str) -> tuple[str, ...]:
        """Return the keys of the regions with this mark."""
        return self.marks.get(mark, ())

    def bare(self) -> set[str]:
        """Return the keys of the mountains whose symbol is covered by a peak."""
        return set(self.where(PEAK)) - set(self.where(SHOWN))

    def keys(self) -> list[str]:
        """Return the keys of all regions on the tiles, with a separate water for each tile.

        Marks may name any of these regions.
        """
        found: list[str] = []
        for tile in self.tiles:
            rest = covered(self, tile)
            found += [f"{tile.letter}{letter}" for letter in sorted(set(rest) - set(PLACE_LETTERS))]
        return found + [piece.key for piece in self.pieces]

    def _refuse(self, code: str, message: str, facts: Facts) -> LayoutError:
        return LayoutError(code, f"realm “{self.name}”: {message}", facts)

    def _check_whole(self) -> None:
        if not self.name.strip() or len(self.name) > LONGEST_NAME or not self.name.isprintable():
            message = f"realm: its name is {self.name[:80]!r}; it should have 1 to {LONGEST_NAME} letters"
            raise LayoutError("name", message, {"most": LONGEST_NAME})
        if self.players not in ROUNDS:
            least, most = min(ROUNDS), max(ROUNDS)
            raise self._refuse(
                "players",
                f"players is {self.players}; a realm is for {least} to {most}",
                {"players": self.players, "least": least, "most": most},
            )
        if not 1 <= self.rounds <= MOST_ROUNDS:
            raise self._refuse(
                "rounds",
                f"rounds is {self.rounds}; it should be 1 to {MOST_ROUNDS}",
                {"rounds": self.rounds, "most": MOST_ROUNDS},
            )
        if self.water not in WATERS:
            known = ", ".join(WATERS)
            raise self._refuse("water", f"water is “{self.water}”, not one of {known}", {"known": known})

    def _check_tiles(self) -> None:
        if not self.tiles and self.water not in GROWING:
            raise self._refuse("no-tiles", "it has no tiles", {})
        cells: dict[Cell, str] = {}
        for tile in self.tiles:
            if tile.letter not in LETTERS or len(tile.letter) != 1:
                raise self._refuse(
                    "no-such-tile",
                    f"there is no tile “{tile.letter}”; tiles go from A to Z",
                    {"tile": tile.letter},
                )
            where = f"tile {tile.letter} at {_told(tile.cell)}"
            facts: Facts = {"tile": tile.letter, "column": tile.cell[0], "row": tile.cell[1]}
            if tile.letter in cells.values():
                raise self._refuse(
                    "tile-twice",
                    f"{where}: the box has only one tile {tile.letter}, which is already there",
                    facts,
                )
            if tile.world not in GROWING.get(self.water, WORLDS):
                raise self._refuse(
                    "no-such-side",
                    f"{where}: it has no side “{tile.world}”, only {' and '.join(WORLDS)}",
                    facts,
                )
            if tile.cell in cells:
                facts["other"] = cells[tile.cell]
                raise self._refuse("cell-taken", f"{where}: tile {cells[tile.cell]} lies there", facts)
            if max(abs(tile.cell[0]), abs(tile.cell[1])) > FARTHEST:
                facts["most"] = FARTHEST
                raise self._refuse(
                    "too-far", f"{where}: that is more than {FARTHEST} cells from the middle", facts
                )
            if not 0 <= tile.turns < EDGES:
                facts["turn"] = tile.turns
                raise self._refuse(
                    "turn", f"{where}: turn is {tile.turns}; it should be 0 to {EDGES - 1}", facts
                )
            cells[tile.cell] = tile.letter

    def _check_pieces(self) -> None:
        laid: set[str] = set()
        lying = {tile.letter: tile for tile in self.tiles}
        pictures = {tile.letter: side_of(tile).picture for tile in self.tiles}
        box = tile_set()
        in_box = {MOUNTAIN: len(box.mountains), CHASM: len(box.chasms)}
        for piece in self.pieces:
            if piece.kind not in PIECES or not 1 <= piece.number <= in_box[piece.kind]:
                mountains, chasms = in_box[MOUNTAIN], in_box[CHASM]
                raise self._refuse(
                    "no-such-piece",
                    f"there is no {piece.kind} {piece.number}; the box has {mountains} mountains "
                    f"and {chasms} chasms",
                    {"mountains": mountains, "chasms": chasms},
                )
            where = f"{piece.kind} {piece.number} on tile {piece.letter}, place {piece.place}"
            facts: Facts = {
                "kind": piece.kind,
                "number": piece.number,
                "tile": piece.letter,
                "place": piece.place,
            }
            if piece.key in laid:
                raise self._refuse("piece-twice", f"{where}: the box has only one with this number", facts)
            if piece.letter not in lying:
                raise self._refuse("piece-off", f"{where}: this tile is not on the table", facts)
            if not 0 <= piece.place < EDGES:
                raise self._refuse("piece-place", f"{where}: places go from 0 to {EDGES - 1}", facts)
            if WATER in under(pictures[piece.letter], piece.place):
                raise self._refuse("piece-on-water", f"{where}: it cannot be on water", facts)
            if not is_free(pictures[piece.letter], piece.place):
                raise self._refuse("piece-on-piece", f"{where}: it cannot be on another piece", facts)
            pictures[piece.letter] = cover(pictures[piece.letter], piece.place)
            laid.add(piece.key)
        # Check the rest once all pieces are laid, so that pieces may be listed in any order.
        for letter in sorted({piece.letter for piece in self.pieces}):
            self._check_rest(letter, pictures[letter])

    def _check_rest(self, letter: str, picture: str) -> None:
        """Check the lands that the pieces on a tile leave uncovered.

        Each must be connected and have room for a stack of tokens. No four regions may meet in a point.
        """
        pieces = {PLACE_LETTERS[piece.place]: piece for piece in self.pieces if piece.letter == letter}
        laid = " and ".join([f"{piece.kind} {piece.number}" for piece in pieces.values()])
        facts: Facts = {"tile": letter}
        for land in split_lands(picture):
            facts["region"] = letter + land
            message = f"tile {letter}: {laid} would leave {letter}{land} in two parts"
            raise self._refuse("parted", message, facts)
        for land in narrow_lands(picture):
            facts["region"] = letter + land
            message = f"tile {letter}: {laid} would leave {letter}{land} no room for a stack"
            raise self._refuse("narrow", message, facts)
        meeting = [pieces[sign].key if sign in pieces else letter + sign for sign in crowd(picture)]
        if meeting:
            regions = facts["regions"] = ", ".join(meeting)
            message = f"tile {letter}: with {laid}, four regions would meet at a point, among them {regions}"
            raise self._refuse("crowd", message, facts)

    def _check_borders(self) -> None:
        if self.borders and self.water in MOVING:
            raise self._refuse(
                "border-drifts", "river borders: waters of moving tiles always join where they meet", {}
            )
        lying = {tile.letter: tile for tile in self.tiles}
        for letter, edge in self.borders:
            if letter not in lying or not 0 <= edge < EDGES or not reaches(side_of(lying[letter]), edge):
                raise self._refuse(
                    "border-no-water",
                    f"river border on tile {letter}, edge {edge}: it is not at water",
                    {"tile": letter, "edge": edge},
                )
        if len(set(self.borders)) != len(self.borders):
            raise self._refuse("border-twice", "river borders: one is listed twice", {})

    def _check_marks(self) -> None:
        known = set(self.keys())
        for mark, keys in self.marks.items():
            if mark not in NOTED:
                names = ", ".join(MARKS)
                raise self._refuse(
                    "no-such-mark",
                    f"unknown mark “{mark}”. Available: {names}",
                    {"mark": mark, "known": names},
                )
            for key in keys:
                if key not in known:
                    raise self._no_region(mark, key)
            if len(set(keys)) != len(keys):
                raise self._refuse("region-twice", f"{mark}: a region is listed twice", {})
        mountains = {piece.key for piece in self.pieces if piece.kind == MOUNTAIN}
        chasms = {piece.key for piece in self.pieces if piece.kind == CHASM}
        for key in self.where(PEAK):
            if key not in mountains:
                raise self._refuse("no-mountain", f"{PEAK}: {key} is no mountain", {"region": key})
        for mark in NOTED:
            for key in self.where(mark):
                if key in chasms or (key.endswith(WATER) != (mark == STAND) and mark != ENTRY):
                    raise self._refuse("no-land", f"{mark}: {key} is no land", {"region": key})
        for mark in (THRONE, SWORD):
            if len(self.where(mark)) > 1:
                number = len(self.where(mark))
                raise self._refuse(
                    "too-many", f"{mark}: the box has only one, not {number}", {"number": number, "most": 1}
                )
        both = set(self.where(TRIBE)) & set(self.where(MONSTERS))
        if both:
            message = f"{min(both)} has both a Lost Tribe and Monsters"
            raise self._refuse("both", message, {"region": min(both)})
        ends = [key for pair in self.tunnels for key in pair]
        for key in ends:
            if key not in known or key in chasms or key.endswith(WATER):
                message = f"tunnel: {key} is not land. Available: {self._like(key)}"
                raise self._refuse("no-land", message, {"region": key})
        if len(set(ends)) != len(ends):
            raise self._refuse("two-tunnels", "a region has two tunnels", {})
        for key, name in self.names.items():
            if key not in known:
                raise self._no_region("names", key)
            if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
                raise self._refuse(
                    "name-of-region",
                    f"names: {key} is {name[:80]!r}; it should have 1 to {LONGEST_NAME} letters",
                    {"region": key, "most": LONGEST_NAME},
                )
        named = sum([len(name.encode()) for name in self.names.values()])
        if named > MOST_NAMED:
            raise self._refuse(
                "names-too-long",
                f"names: they have {named} bytes; at most {MOST_NAMED} are allowed",
                {"bytes": named, "most": MOST_NAMED},
            )

    def _check_veins(self) -> None:
        inhabited = {*self.where(TRIBE), *self.where(MONSTERS)}
        seen: set[tuple[str, str]] = set()
        for key in sorted({key for mark in (*VEINS, *LEVELS) for key in self.where(mark)}):
            veins = [mark for mark in VEINS if key in self.where(mark)]
            levels = [mark for mark in LEVELS if key in self.where(mark)]
            if len(veins) != 1 or len(levels) != 1:
                message = f"{key} should belong to one vein and one level, such as {VEINS[0]} and {LEVELS[0]}"
                raise self._refuse("vein-level", message, {"region": key})
            if (veins[0], levels[0]) in seen:
                message = f"{veins[0]}: {key} is its second region of {levels[0]}"
                raise self._refuse("vein-twice", message, {"region": key})
            if key in inhabited:
                message = f"{veins[0]}: only guards may start in {key}"
                raise self._refuse("vein-taken", message, {"region": key})
            seen.add((veins[0], levels[0]))

    def _no_region(self, where: str, key: str) -> LayoutError:
        known = self._like(key)
        message = f"{where}: there is no region {key}. Available: {known}"
        return self._refuse("no-region", message, {"region": key[:40], "known": known})

    def _like(self, key: str) -> str:
        """Return a text with the keys that may be meant by a wrong `key`.

        These are the keys on its tile, or all keys if no tile is known.
        """
        return ", ".join([other for other in self.keys() if other[0] == key[:1]] or self.keys())


def side_of(tile: PlacedTile) -> TileSide:
    """Return the side of a placed tile that is face up."""
    return tile_set().sides[tile.letter, tile.world]


def world_of_tiles(layout: Layout) -> str:
    """Return the world of most tiles of a layout, or the surface in a tie.

    For a board that grows in one world, return that world.
    """
    grows = GROWING.get(layout.water, WORLDS)
    if len(grows) == 1:
        return grows[0]
    below = len([tile for tile in layout.tiles if tile.world == UNDERGROUND])
    return UNDERGROUND if 2 * below > len(layout.tiles) else SURFACE


def reaches(side: TileSide, edge: int) -> bool:
    """Return whether water touches this edge of the printed tile."""
    return side.picture[EDGE_SPOTS[edge][1]] == WATER


def covered(layout: Layout, tile: PlacedTile) -> str:
    """Return the picture of a tile; the triangles under a piece contain the number of its place."""
    picture = side_of(tile).picture
    for piece in layout.pieces:
        if piece.letter == tile.letter:
            picture = cover(picture, piece.place)
    return picture


def _told(cell: Cell) -> str:
    return f"({cell[0]}, {cell[1]})"
