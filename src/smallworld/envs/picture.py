"""Pictures of a table: as SVG with the shapes of the board, and as pixels.

Numbers are drawn as lines and not as text. So a machine without fonts still shows the number of tokens in
each region, but no names.
"""

from __future__ import annotations

from io import BytesIO
from typing import Final

import numpy as np
import numpy.typing as npt
from PIL import Image
from resvg_py import svg_to_bytes

from smallworld.cartography.outlines.drawn import Arc, Point, Shapes, ring
from smallworld.cartography.outlines.shapes import board_shapes
from smallworld.engine.board import Board, Player, Region
from smallworld.engine.rulings import COMBOS_ON_OFFER
from smallworld.engine.state import NOBODY, NONE, State
from smallworld.engine.steps.choose_combo import chooser_of
from smallworld.views.view import pieces_in

PIXELS: Final = 1200  # width of a rasterised picture in pixels
# Sizes of letters and of lines below the map, in thousandths of the width.
NAME: Final = 13
DETAIL: Final = 11
TEXT: Final = 20
LINE: Final = 30
COMBOS_A_LINE: Final = 3
INK: Final = "#2a1b10"
PAPER: Final = "#efe3c8"
TRIBE: Final = "#a67c4c"
PALE: Final = "#fff8e6"
TERRAINS: Final = {
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
    "river": "#5fa9bd",
    "chasm": "#4a3a40",
    "mine": "#cba85c",  # last, because on the surface it is a symbol on other terrain
}
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


def board_picture(state: State, seat: Player) -> str:
    """Draw the table as SVG: a map with tokens and pieces, the column, and each player's races.

    The picture shows only the coins of `seat`; after the game, it shows all coins.
    """
    shapes, board = board_shapes(state.board.name), state.board
    width, height = shapes["width"], shapes["height"]
    unit = width / 1000
    column = _column(state)
    lines = column + [_player(state, player, seat) for player in range(state.players)]
    below = unit * LINE * (len(lines) + 0.5)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height + below}" '
        'font-family="Georgia, serif">',
        f'<rect width="{width}" height="{height + below}" fill="{PAPER}"/>',
        *[_land(shapes, board, region) for region in range(len(board))],
        *[_border(arc) for arc in shapes["arcs"]],
        *[_stack(shapes, state, region) for region in range(len(board)) if state.tokens[region]],
        *[_caption(shapes, board, region) for region in range(len(board))],
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


def rasterise(picture: str) -> npt.NDArray[np.uint8]:
    """Convert an SVG to pixels: (height, width, 3) uint8."""
    png = svg_to_bytes(svg_string=picture, width=PIXELS)
    return np.asarray(Image.open(BytesIO(png)).convert("RGB"))


# --- The map ------------------------------------------------------------------------------------------


def _land(shapes: Shapes, board: Board, region: Region) -> str:
    colour = TERRAINS.get(_terrain(board, region), PAPER)
    return f'<path d="{_path(ring(shapes, board.ids[region]))}Z" fill="{colour}"/>'


def _terrain(board: Board, region: Region) -> str:
    """Return the first terrain among the features of a region; "" if there is none."""
    features = board.features_of(region)
    return next((terrain for terrain in TERRAINS if terrain in features), "")


def _border(arc: Arc) -> str:
    width = BORDERS.get(arc["kind"], 3.5)
    return f'<path d="{_path(arc["points"])}" fill="none" stroke="{INK}" stroke-width="{width}"/>'


def _path(points: list[Point]) -> str:
    return "M" + "L".join(f"{x} {y}" for x, y in points)


def _caption(shapes: Shapes, board: Board, region: Region) -> str:
    x, y = shapes["regions"][board.ids[region]]["label"]
    unit = shapes["width"] / 1000
    terrain = _terrain(board, region)
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
    return stack + _text(x, below, _pieces(state, region), unit * DETAIL, halo=True)


def _disc(x: float, y: float, radius: float, colour: str, edge: str = INK) -> str:
    width = radius * (0.1 if edge == INK else 0.25)
    look = f'fill="{colour}" stroke="{edge}" stroke-width="{width:.1f}"'
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" {look}/>'


def _pieces(state: State, region: Region) -> str:
    standing = pieces_in(state, region)
    return ", ".join(piece + (f" ×{number}" if number > 1 else "") for piece, number in standing.items())


def _number(number: int, x: float, y: float, radius: float, colour: str) -> str:
    """Draw a number inside a disc."""
    digits = [int(digit) for digit in str(number)]
    scale = radius * 0.95 / 6
    wide = 4 * len(digits) + 2 * (len(digits) - 1)
    pens = [f'<path d="{DIGITS[digit]}" transform="translate({6 * k} 0)"/>' for k, digit in enumerate(digits)]
    place = f"translate({x - scale * wide / 2:.1f} {y - scale * 3:.1f}) scale({scale:.2f})"
    pen = f'fill="none" stroke="{colour}" stroke-width="1" stroke-linecap="round" stroke-linejoin="round"'
    return f'<g transform="{place}" {pen}>{"".join(pens)}</g>'


# --- Below the map ------------------------------------------------------------------------------------


def _column(state: State) -> list[str]:
    """Return lines of text with the game turn and the combos on offer."""
    if chooser_of(state.rules).is_apart():
        return [f"Turn {state.turn} of {state.board.rounds}", *_columns(state)]
    combos = [
        f"{place + 1}. {_combo(state, race, power)} ({state.offered_coins[place]})"
        + (f" x{state.offered_tokens[place]}" if state.offered_tokens[place] else "")
        for place, (race, power) in enumerate(zip(state.offered_races, state.offered_powers, strict=True))
    ]
    lines = [combos[start : start + COMBOS_A_LINE] for start in range(0, len(combos), COMBOS_A_LINE)]
    return [f"Turn {state.turn} of {state.board.rounds}", *["   ".join(line) for line in lines]]


def _columns(state: State) -> list[str]:
    """Return lines of text for separate races and powers: the races, then the powers with their coins."""
    names = state.rules.names
    races = [
        names[race] + (f" x{tokens}" if tokens else "")
        for race, tokens in zip(state.offered_races, state.offered_tokens, strict=True)
    ]
    lines = [races[start : start + COMBOS_ON_OFFER] for start in range(0, len(races), COMBOS_ON_OFFER)]
    rows = [
        f"{names[power]} ({coins})"
        for power, coins in zip(state.offered_powers, state.offered_coins, strict=False)
    ]
    return ["   ".join(line) for line in [*lines, rows]]


def _player(state: State, player: Player, seat: Player) -> str:
    """Return a line of text with a player's coins and races."""
    races = [
        _combo(state, state.banners[side], state.badges[side])
        + (" in decline" if state.is_declined(side) else f", {state.hand[side]} in hand")
        for side in state.sides_of(player)
    ]
    turn = ", on turn" if player == state.player and not state.over else ""
    coins = f"{state.coins[player]} coins" if player == seat or state.over else "hidden coins"
    return f"Player {player + 1}{turn}: {'; '.join([coins, *races])}"


def _combo(state: State, race: int, power: int) -> str:
    names = state.rules.names
    return f"{names[power]} {names[race]}" if power != NONE else names[race]


def _text(x: float, y: float, text: str, size: float, anchor: str = "middle", *, halo: bool = False) -> str:
    outline = f' stroke="{PAPER}" stroke-width="{size / 4:.1f}" paint-order="stroke"' if halo else ""
    look = f'font-size="{size:.1f}" text-anchor="{anchor}" fill="{INK}"{outline}'
    return f'<text x="{x:.1f}" y="{y:.1f}" {look}>{text}</text>' if text else ""
