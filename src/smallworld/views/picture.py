"""The picture of a table as SVG, with the shapes of the board.

Numbers are drawn as lines and not as text. So a machine without fonts still shows the number of tokens in
each region, but no names.
"""

from __future__ import annotations

from html import escape
from typing import Final

from smallworld.cartography.outlines.drawn import Arc, Point, Shapes, ring
from smallworld.cartography.outlines.shapes import board_shapes
from smallworld.content.free_board_code import new_terrains
from smallworld.content.maps import COLOURS
from smallworld.engine.board import Board, Player, Region
from smallworld.engine.state import NOBODY, State
from smallworld.views.summary import column_lines, pieces_line, player_line, turn_line

# Sizes of letters and of lines below the map, in thousandths of the width.
NAME: Final = 13
DETAIL: Final = 11
TEXT: Final = 20
LINE: Final = 30
INK: Final = "#2a1b10"
PAPER: Final = "#efe3c8"
TRIBE: Final = "#a67c4c"
PALE: Final = "#fff8e6"
SEATS: Final = ("#c23b22", "#2f5fa8", "#e0a526", "#6b3f8f", "#2f8f6b", "#444444")
BORDERS: Final = {
    "coast": 5.0,
    "shore": 5.0,
    "ridge": 4.5,
    "bank": 5.0,
    "rim": 6.0,
    "ford": 1.5,
    "bridge": 1.5,
    "frame": 8.0,
    "outline": 8.0,
}
# Each digit as the path of a pen, in a box of width 4 and height 6.
DIGITS: Final = (
    "M0 0H4V6H0Z",
    "M1 1L2 0V6M0 6H4",
    "M0 0H4V3H0V6H4",
    "M0 0H4V6H0M0 3H4",
    "M0 0V3H4M4 0V6",
    "M4 0H0V3H4V6H0",
    "M4 0H0V6H4V3H0",
    "M0 0H4V1L1 6",
    "M0 0H4V6H0ZM0 3H4",
    "M4 3H0V0H4V6H0",
)


def board_picture(state: State, seat: Player | None, names: list[str] | None = None) -> str:
    """Draw the table as SVG: a map with tokens and pieces, the column, and each player's races.

    The picture shows only the coins of `seat`; if `seat` is None or the game is over, it shows all coins.
    `names` gives the names of the players.
    """
    shapes, board = board_shapes(state.board.name), state.board
    colours = {**{terrain.id: terrain.colour for terrain in new_terrains(board.name)}, **COLOURS}
    width, height = shapes["width"], shapes["height"]
    unit = width / 1000
    column = [turn_line(state), *column_lines(state)]
    lines = column + [player_line(state, player, seat, names) for player in range(state.players)]
    below = unit * LINE * (len(lines) + 0.5)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height + below}" '
        'font-family="Georgia, serif">',
        f'<rect width="{width}" height="{height + below}" fill="{PAPER}"/>',
        *[_land(shapes, board, region, colours) for region in range(len(board))],
        *[_border(arc) for arc in shapes["arcs"]],
        *[_stack(shapes, state, region) for region in range(len(board)) if state.tokens[region]],
        *[_caption(shapes, board, region, colours) for region in range(len(board))],
        *[
            _text(unit * 50, height + unit * LINE * (1 + line), text, unit * TEXT, "start")
            for line, text in enumerate(lines)
        ],
        *[
            _disc(
                unit * 28, height + unit * (LINE * (1 + len(column) + player) - 7), unit * 11, SEATS[player]
            )
            for player in range(state.players)
        ],
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


# --- The map ------------------------------------------------------------------------------------------


def _land(shapes: Shapes, board: Board, region: Region, colours: dict[str, str]) -> str:
    colour = colours.get(_terrain(board, region, colours), PAPER)
    return f'<path d="{_path(ring(shapes, board.ids[region]))}Z" fill="{colour}"/>'


def _terrain(board: Board, region: Region, colours: dict[str, str]) -> str:
    """Return the first terrain among the features of a region; "" if there is none."""
    features = board.features_of(region)
    return next((terrain for terrain in colours if terrain in features), "")


def _border(arc: Arc) -> str:
    width = BORDERS.get(arc["kind"], 3.5)
    return f'<path d="{_path(arc["points"])}" fill="none" stroke="{INK}" stroke-width="{width}"/>'


def _path(points: list[Point]) -> str:
    return "M" + "L".join(f"{x} {y}" for x, y in points)


def _caption(shapes: Shapes, board: Board, region: Region, colours: dict[str, str]) -> str:
    x, y = shapes["regions"][board.ids[region]]["label"]
    unit = shapes["width"] / 1000
    terrain = _terrain(board, region, colours)
    symbols = ", ".join([feature for feature in board.features_of(region) if feature != terrain])
    name = _text(x, y, board.names[region], unit * NAME, halo=True)
    return name + _text(x, y + unit * DETAIL, symbols, unit * DETAIL, halo=True)


def _stack(shapes: Shapes, state: State, region: Region) -> str:
    """Draw the tokens in a region in their owner's colour, pale in decline, with pieces beside them."""
    shape, unit = shapes["regions"][state.board.ids[region]], shapes["width"] / 1000
    x, y = shape["center"]
    radius = min(shape["radius"] * 0.6, 22 * unit)
    side = state.defender(region)
    tokens = state.tokens[region]
    if side < 0 or state.player_of(side) == NOBODY:
        return _disc(x, y, radius, TRIBE) + _number(tokens, x, y, radius, PALE)
    colour = SEATS[state.player_of(side)]
    if state.is_declined(side):
        stack = _disc(x, y, radius, PALE, edge=colour) + _number(tokens, x, y, radius, colour)
    else:
        stack = _disc(x, y, radius, colour) + _number(tokens, x, y, radius, PALE)
    # Opposite the name of the region.
    below = y + radius + unit * DETAIL if shape["label"][1] < y else y - radius - unit * 3
    return stack + _text(x, below, pieces_line(state, region), unit * DETAIL, halo=True)


def _disc(x: float, y: float, radius: float, colour: str, edge: str = INK) -> str:
    width = radius * (0.1 if edge == INK else 0.25)
    look = f'fill="{colour}" stroke="{edge}" stroke-width="{width:.1f}"'
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" {look}/>'


def _number(number: int, x: float, y: float, radius: float, colour: str) -> str:
    """Draw a number inside a disc."""
    digits = [int(digit) for digit in str(number)]
    scale = radius * 0.95 / 6
    wide = 4 * len(digits) + 2 * (len(digits) - 1)
    pens = [f'<path d="{DIGITS[digit]}" transform="translate({6 * k} 0)"/>' for k, digit in enumerate(digits)]
    place = f"translate({x - scale * wide / 2:.1f} {y - scale * 3:.1f}) scale({scale:.2f})"
    pen = f'fill="none" stroke="{colour}" stroke-width="1" stroke-linecap="round" stroke-linejoin="round"'
    return f'<g transform="{place}" {pen}>{"".join(pens)}</g>'


# --- Words -------------------------------------------------------------------------------------------


def _text(x: float, y: float, text: str, size: float, anchor: str = "middle", *, halo: bool = False) -> str:
    outline = f' stroke="{PAPER}" stroke-width="{size / 4:.1f}" paint-order="stroke"' if halo else ""
    look = f'font-size="{size:.1f}" text-anchor="{anchor}" fill="{INK}"{outline}'
    return f'<text x="{x:.1f}" y="{y:.1f}" {look}>{escape(text, quote=False)}</text>' if text else ""
