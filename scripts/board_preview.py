"""Previews of drawn boards: one SVG per map, with terrain, names and places for tokens.

    python scripts/board_preview.py previews          # a folder; every map, or name some after it
    python scripts/board_preview.py --places previews  # also circles for stacks and symbols

Use the pictures to check a drawing. The game draws its boards differently. The script needs only the standard
library.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

CONTENT = Path(__file__).resolve().parent.parent / "src" / "smallworld" / "content"
COLOURS = {
    "sea": "#7fb2c4",
    "lake": "#8fc3cf",
    "farmland": "#e6cf7c",
    "forest": "#7d9f57",
    "hill": "#b9bf70",
    "swamp": "#a29f7d",
    "mountain": "#b3a294",
    "black-mountain": "#7f7684",
    "mud-pool": "#a98a63",
    "mushroom-forest": "#b790b0",
    "mine": "#b79a57",
    "mystic-crystal": "#8fb7cc",
    "river": "#5f9db5",
    "chasm": "#3a2c38",
}
WATER = ("sea", "lake", "river")
SHORES = ("coast", "shore", "bank")
INK = "#3d2b1f"
PAPER = """
<defs>
<filter id="paper" x="0" y="0" width="100%" height="100%">
<feTurbulence type="fractalNoise" baseFrequency="0.012" numOctaves="5" seed="7"/>
<feColorMatrix values="0 0 0 0 0.35  0 0 0 0 0.24  0 0 0 0 0.10  0.9 0 0 0 -0.28"/>
</filter>
</defs>"""

Point = tuple[float, float]


class Picture:
    """The SVG of one drawing; `terrain` has the terrain of each region."""

    def __init__(self, drawing: dict[str, Any], table: dict[str, Any], with_places: bool) -> None:
        self.drawing = drawing
        self.terrain = {region["id"]: region["terrain"] for region in table["region"]}
        self.names = {region["id"]: region["name"] for region in table["region"]}
        self.with_places = with_places
        self.unit = math.sqrt(drawing["width"] * drawing["height"] / len(self.terrain))
        self.scale = math.sqrt(self.unit / 150)  # size of glyphs and letters

    def svg(self) -> str:
        """Return the whole picture as SVG."""
        width, height = self.drawing["width"], self.drawing["height"]
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">',
            PAPER,
            *map(self.land, self.terrain),
            *map(self.border, self.drawing["arcs"]),
            f'<rect width="{width}" height="{height}" filter="url(#paper)" opacity="0.55"/>',
            *map(self.name, self.terrain),
            f'<rect width="{width}" height="{height}" fill="none" stroke="{INK}" stroke-width="8"/>',
            "</svg>",
        ]
        return "\n".join(parts) + "\n"

    def ring(self, id: str) -> list[Point]:
        """Return the points of a region's outline."""
        points: list[Point] = []
        for step in self.drawing["regions"][id]["arcs"]:
            walk = self.drawing["arcs"][max(step, ~step)]["points"]
            points += (walk if step >= 0 else walk[::-1])[:-1]
        return [(x, y) for x, y in points]

    def land(self, id: str) -> str:
        """Return a region's ground and vegetation as SVG."""
        path = path_of(self.ring(id)) + "Z"
        terrain = self.terrain[id]
        parts = [f'<clipPath id="{id}"><path d="{path}"/></clipPath>', f'<g clip-path="url(#{id})">']
        parts.append(f'<path d="{path}" fill="{COLOURS[terrain]}"/>')
        if terrain in WATER:
            for width, colour in ((64, "#b9d8d8"), (44, "#a3cbd0"), (24, "#cfe5df")):
                parts.append(self.coasts(id, width * self.scale, colour, 0.55))
        else:
            parts.append(f'<path d="{path}" fill="none" stroke="{INK}" stroke-width="22" opacity="0.09"/>')
            parts.append(f'<path d="{path}" fill="none" stroke="{INK}" stroke-width="10" opacity="0.10"/>')
            parts.append(self.coasts(id, 15 * self.scale, "#f0deb0", 0.9))
        glyph = GLYPHS[terrain]
        for x, y in self.scattered(id):
            parts.append(f'<g transform="translate({x:.0f} {y:.0f}) scale({self.scale:.2f})">{glyph(x)}</g>')
        parts.append("</g>")
        return "".join(parts)

    def coasts(self, id: str, width: float, colour: str, opacity: float) -> str:
        """Return a band along a region's shores as SVG. The outer half is clipped away."""
        arcs = [self.drawing["arcs"][max(s, ~s)] for s in self.drawing["regions"][id]["arcs"]]
        path = "".join(path_of(arc["points"]) for arc in arcs if arc["kind"] in SHORES)
        style = f'fill="none" stroke="{colour}" stroke-width="{width:.0f}" opacity="{opacity}"'
        return f'<path d="{path}" {style} stroke-linejoin="round" stroke-linecap="round"/>' if path else ""

    def border(self, arc: dict[str, Any]) -> str:
        """Return a border in ink as SVG."""
        widths = {
            "coast": 4.5,
            "shore": 4.0,
            "bank": 4.0,
            "ridge": 3.5,
            "rim": 5.0,
            "ford": 1.5,
            "frame": 0.0,
        }
        width = widths.get(arc["kind"], 3.0)
        style = f'fill="none" stroke="{INK}" stroke-width="{width}" stroke-linejoin="round"'
        return f'<path d="{path_of(arc["points"])}" {style} stroke-linecap="round"/>'

    def scattered(self, id: str) -> list[Point]:
        """Return points for trees, peaks or waves, away from each other, the border, stack and name."""
        chance = random.Random(id)
        region, ring = self.drawing["regions"][id], self.ring(id)
        apart = 30 * self.scale
        free = [(*region["center"], 0.62 * region["radius"]), (*region["label"], apart)]
        free += [(region["label"][0] + side * apart, region["label"][1], apart) for side in (-1.5, 1.5)]
        xs, ys = [x for x, _ in ring], [y for _, y in ring]
        places: list[Point] = []
        for _ in range(700):
            x, y = chance.uniform(min(xs), max(xs)), chance.uniform(min(ys), max(ys))
            if any(math.hypot(x - a, y - b) < room for a, b, room in free):
                continue
            if inside((x, y), ring) and min(math.hypot(x - a, y - b) for a, b in ring) > 0.55 * apart:
                places.append((x, y))
                free.append((x, y, apart))
        return sorted(places, key=lambda place: place[1])

    def name(self, id: str) -> str:
        """Return a region's name as SVG, with circles for its places if wanted."""
        region = self.drawing["regions"][id]
        x, y = region["label"]
        size = 14 * self.scale
        text = (
            f'<text x="{x}" y="{y + size / 3:.0f}" font-family="Georgia, serif" font-style="italic" '
            f'font-size="{size:.0f}" text-anchor="middle" fill="{INK}" stroke="#f6ecd0" stroke-width="3" '
            f'stroke-opacity="0.5" paint-order="stroke">{self.names[id]}</text>'
        )
        if not self.with_places:
            return text
        circles = [(*region["center"], region["radius"])]
        circles += [(*slot, self.drawing["slot_radius"]) for slot in region["slots"]]
        ring = 'fill="#fff" fill-opacity="0.15" stroke="#c22" stroke-width="2"'
        return text + "".join(f'<circle cx="{x}" cy="{y}" r="{r}" {ring}/>' for x, y, r in circles)


def path_of(points: list[Any]) -> str:
    """Return the points as an SVG path."""
    return "M" + "L".join(f"{x} {y}" for x, y in points)


def inside(point: Point, ring: list[Point]) -> bool:
    """Return whether a point is inside a ring."""
    x, y = point
    odd = False
    for (x1, y1), (x2, y2) in zip(ring, ring[1:] + ring[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) / (y2 - y1) * (x2 - x1):
            odd = not odd
    return odd


def stroke(path: str, width: float = 1.6, colour: str = INK, fill: str = "none") -> str:
    """Return a stroke of the pen as SVG."""
    return f'<path d="{path}" fill="{fill}" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"/>'


def peak(_: float) -> str:
    """Return a mountain as SVG."""
    lit = stroke("M-15 9L-3-13L3-6L13 9", 1.8, INK, "#d8cabb")
    return lit + '<path d="M-3-13L3-6L13 9L2 9L-1 1Z" fill="#7c6a5d" opacity="0.75"/>'


def knoll(_: float) -> str:
    """Return a hill as SVG."""
    return stroke("M-15 6Q-4-13 9 6", 1.6, "#5c5f2c", "#cbd083") + stroke("M3 0Q10-7 16 6", 1.4, "#5c5f2c")


def tree(at: float) -> str:
    """Return one or two trees as SVG."""
    one = stroke("M0 3V9", 2.0, "#4a3520") + '<circle cy="-3" r="8" fill="#4f7a3a" stroke="#2d4a22"/>'
    small = f'<g transform="translate(11 4) scale(0.75)">{one}</g>'
    return (one + small) if int(at) % 2 else one


def reeds(_: float) -> str:
    """Return reeds in still water as SVG."""
    return stroke("M-4 5Q-5-2-8-6M0 5V-9M4 5Q5-2 9-5", 1.6, "#4d5a33") + stroke("M-13 7H13", 1.4, "#63758a")


def furrows(at: float) -> str:
    """Return a ploughed strip as SVG."""
    lines = "M-12-5L10-9M-12 0L12-4M-11 5L12 1M-9 10L11 6"
    return f'<g transform="rotate({int(at * 7) % 50 - 25})">{stroke(lines, 1.5, "#a8823a")}</g>'


def waves(_: float) -> str:
    """Return two waves as SVG."""
    return stroke("M-12 0q4-5 8 0q4 5 8 0q4-5 8 0", 1.5, "#4f86a0")


def mushroom(at: float) -> str:
    """Return one or two toadstools as SVG."""
    one = stroke("M-2 9V0H2V9Z", 1.4, INK, "#efe3cf") + stroke(
        "M-10 1Q-8-11 0-11Q8-11 10 1Z", 1.5, INK, "#8d5a86"
    )
    small = f'<g transform="translate(12 4) scale(0.7)">{one}</g>'
    return (one + small) if int(at) % 2 else one


def bubbles(_: float) -> str:
    """Return boiling mud as SVG."""
    return stroke("M-12 5Q0 9 12 5M-5 2A4 4 0 0 1 3 2M5-3A3 3 0 0 1 11-3", 1.6, "#5d4222")


def pit(_: float) -> str:
    """Return the entrance of a mine as SVG."""
    return stroke("M-11 8V-3Q0-12 11-3V8", 2.2, "#5a4016") + stroke("M-6 8V0Q0-5 6 0V8Z", 1.0, INK, "#4a3520")


def crystal(_: float) -> str:
    """Return two crystals as SVG."""
    return stroke("M-7 9L-10-4L-5-12L0-4L-2 9Z", 1.5, "#2f5670", "#d9f0f6") + stroke(
        "M1 9L3-2L8-7L11 0L7 9Z", 1.4, "#2f5670", "#b5dbe8"
    )


def cracks(_: float) -> str:
    """Return cracks in the dark as SVG."""
    return stroke("M-12 2L-4-2L0 3L8-3L13 0", 1.4, "#8a6f80")


GLYPHS: dict[str, Callable[[float], str]] = {
    "mountain": peak,
    "hill": knoll,
    "forest": tree,
    "swamp": reeds,
    "farmland": furrows,
    "sea": waves,
    "lake": waves,
    "black-mountain": peak,
    "mud-pool": bubbles,
    "mushroom-forest": mushroom,
    "mine": pit,
    "mystic-crystal": crystal,
    "river": waves,
    "chasm": cracks,
}


def main() -> None:
    """Write the pictures that the command line asks for."""
    parser = argparse.ArgumentParser(description="Write one SVG per drawn board.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("maps", nargs="*", type=Path, default=sorted(CONTENT.glob("*/maps/*.toml")))
    parser.add_argument("--places", action="store_true", help="circles where stacks and symbols may stand")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    for path in wanted.maps:
        drawing = json.loads(path.with_suffix(".shapes.json").read_text("utf-8"))
        table = tomllib.loads(path.read_text("utf-8"))
        picture = Picture(drawing, table, with_places=wanted.places)
        (wanted.folder / f"{drawing['board']}.svg").write_text(picture.svg(), "utf-8")


if __name__ == "__main__":
    main()
