"""Small boards, drawn in a few lines of text.

    peak    mountain,mine  me 2 fortress
    meadow  farmland       red 1              beside peak
    ford    hill           tribe 1       edge beside meadow
    marsh   swamp          red/declined 1     beside meadow ford
    cave    mine           monster 2          beside marsh

A line has these parts; those between the terrain and the neighbours may change places:

- the name of the region;
- its terrain and symbols; `field-1`, `field-2` ... among the symbols are the fields that it borders;
- its holder with the number of tokens;
- the pieces in it;
- `edge` if it touches the edge of the board;
- its neighbours after `beside`; name each pair of neighbours at least once.

The holder is `me`, `red`, `blue`, `green`, `black` or `white`, each also with `/declined` or `/` and the
race. It may also be `tribe` for Lost Tribes, `monster` for Monsters or `neutral` for the neutral side.

If some regions are marked as `entry`, new races enter only there. If some are marked as `surface` or
`underground`, the board has both worlds.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from typing import Final

from smallworld.content import maps
from smallworld.content.maps import parse_board
from smallworld.content.worlds import WORLDS
from smallworld.engine.board import Board

PLAYERS: Final = ("me", "red", "blue", "green", "black", "white")
PIECES: Final = {
    "lair": "trolls",
    "hole": "halflings",
    "dragon": "dragon-master",
    "hero": "heroic",
    "fortress": "fortified",
    "leader": "leader",
    "pot": "leprechauns",
    "catapult": "catapult",
    "tower": "priestesses",
    "great-ancient": "cultists",
    "queen": "royal",
}
CAMPS: Final = "camps"
FIELD: Final = "field-"


@dataclass
class Drawn:
    """One line of a drawing; `owner` is "" in an empty region."""

    name: str
    terrain: str
    symbols: list[str]
    owner: str = ""
    tokens: int = 0
    pieces: list[str] = field(default_factory=list)
    camps: int = 0
    edge: bool = False
    entry: bool = False
    worlds: list[str] = field(default_factory=list)
    fields: list[int] = field(default_factory=list)
    beside: list[str] = field(default_factory=list)


def read_drawing(drawing: str) -> list[Drawn]:
    """Return the regions of a drawing, in its order.

    Raises:
        ValueError: a word has no meaning, or a neighbour is not drawn.
    """
    regions = [_read_line(line) for line in drawing.splitlines() if line.strip()]
    by_name = {region.name: region for region in regions}
    for region in regions:
        for other in region.beside:
            if other not in by_name:
                raise ValueError(f"drawing: {region.name} is beside {other}, which is not drawn")
            if region.name not in by_name[other].beside:
                by_name[other].beside.append(region.name)
    return regions


def _read_line(line: str) -> Drawn:
    here, _, beside = line.partition(" beside ")
    words = here.split()
    terrain, *symbols = words[1].split(",")
    fields = [int(symbol.removeprefix(FIELD)) for symbol in symbols if symbol.startswith(FIELD)]
    symbols = [symbol for symbol in symbols if not symbol.startswith(FIELD)]
    region = Drawn(words[0], terrain, symbols, beside=beside.split(), fields=fields)
    rest = iter(words[2:])
    for word in rest:
        if word == "edge":
            region.edge = True
        elif word == "entry":
            region.entry = True
        elif word in WORLDS:
            region.worlds.append(word)
        elif word in PIECES:
            region.pieces.append(word)
        elif word == CAMPS:
            region.camps = int(next(rest))
        elif word in ("tribe", "monster", "neutral") or word.partition("/")[0] in PLAYERS:
            region.owner, region.tokens = word, int(next(rest))
        else:
            raise ValueError(f'drawing: "{word}" in the line "{line.strip()}" says nothing')
    return region


def board_of(regions: list[Drawn], rounds: int) -> Board:
    """Return the drawn board, read as a map file, which also finds coast and entry regions."""
    lines = ['name = "drawn"', f"rounds = {rounds}"]
    for region in regions:
        lines += [
            "[[region]]",
            f'id = "{region.name}"',
            f'name = "{region.name.replace("-", " ").title()}"',
            f'terrain = "{region.terrain}"',
            f"symbols = {region.symbols}",
            f"lost_tribe = {str(region.owner == 'tribe').lower()}",
            f"monster = {str(region.owner == 'monster').lower()}",
            f"edge = {str(region.edge).lower()}",
            f"worlds = {region.worlds}",
            f"beside = {region.beside}",
        ]
    board = parse_board("\n".join(lines), "a drawing")
    entries = [place for place, region in enumerate(regions) if region.entry]
    domains = tuple(
        sum(1 << place for place, region in enumerate(regions) if number in region.fields)
        for number in range(1, 1 + max((number for region in regions for number in region.fields), default=0))
    )
    if not entries and not domains:
        return board
    drawn = tomllib.loads("\n".join(lines))["region"]
    return maps.board_of(board.name, drawn, rounds, entries, domains=domains)
