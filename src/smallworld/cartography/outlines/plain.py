"""Plain drawings of boards that list only borders, in the format of the drawings of printed boards.

The springs give every region its place and room. Then borders are roughened.
"""

from __future__ import annotations

import math
from collections import Counter
from itertools import pairwise
from typing import Final

from smallworld.cartography.outlines.crossings import crossing
from smallworld.cartography.outlines.drawing import away, rough_lines
from smallworld.cartography.outlines.drawn import Shapes
from smallworld.cartography.outlines.network import OUTSIDE, Network
from smallworld.cartography.outlines.places import Ground, Place
from smallworld.cartography.outlines.roughening import roughened
from smallworld.cartography.outlines.sheet import UNIT, Sheet, dots_of, rings_of
from smallworld.cartography.outlines.skeleton import Skeleton
from smallworld.cartography.outlines.springs import Springs
from smallworld.content.maps import DEEP_TERRAINS, SYMBOLS, TERRAINS
from smallworld.content.realms.tiles.plots import Plot
from smallworld.engine.board import Board

HEIGHT: Final = 1000  # of the canvas, as on printed boards, if units then have a suitable size
MOST_UNIT: Final = 100  # the greatest length of a unit on the canvas
FINER: Final = 5  # stretches of a border, in place of one between two points of the springs
SOFTENINGS: Final = 12
WIDENINGS: Final = 30
WIDER: Final = 1.25  # how much larger the largest circle of a narrow region becomes in a step, at first
LEAST_WIDER: Final = 1.03
WANTED_ROOM: Final = 0.85  # the radius of a region's largest circle before borders are roughened, in units
ROOM_ROUNDS: Final = 6
LARGER: Final = 1.35  # the factor for the area of a region without enough room
# A mine is a symbol on the surface, and may be on any terrain.
_TERRAINS: Final = (*TERRAINS, *[terrain for terrain in DEEP_TERRAINS if terrain not in SYMBOLS])


def draw_plain(board: Board) -> Shapes:
    """Return a drawing of a board. The same board always gets the same drawing.

    If no map on paper has all borders of the board, `links` lists the neighbours that do not touch.
    """
    network, unit, links = smooth_network(board)
    lines = rough_lines(network, 1.0, unit)
    if lines is None:
        lines = [roughened(network, arc, 0.0) for arc in range(len(network.lines))]
    shapes = Sheet(network, lines, board.name, unit).shapes()
    if links:
        shapes["links"] = [[board.ids[one], board.ids[two]] for one, two in links]
    return shapes


def smooth_network(board: Board) -> tuple[Network, float, list[tuple[int, int]]]:
    """Return the borders before they are roughened, the unit on the canvas, and neighbours that are apart."""
    skeleton = Skeleton(board)
    springs = Springs(skeleton)
    unit = max(UNIT, min(MOST_UNIT, HEIGHT / springs.height))
    network = network_of(board, springs)
    for _ in range(ROOM_ROUNDS):
        narrow = _narrow(network)
        if not narrow:
            break
        springs.enlarge([vertex for vertex, region in enumerate(skeleton.region) if region in narrow], LARGER)
        network = network_of(board, springs)
    _soften(network)
    _round_islands(network)
    _widen(network)
    return network, unit, skeleton.links


def _soften(network: Network) -> None:
    """Smooth the bends within borders, except where borders would cross."""
    still: set[int] = set()
    for _ in range(SOFTENINGS):
        before_x, before_y = list(network.x), list(network.y)
        for arc in range(len(network.lines)):
            if arc not in still and arc not in network.framed:
                _soften_line(network.x, network.lines[arc])
                _soften_line(network.y, network.lines[arc])
        wrong: set[int] = set()
        while True:
            crossed = _crossing(network) - wrong
            if not crossed:
                break
            wrong |= crossed
            for arc in crossed:
                for point in network.lines[arc]:
                    network.x[point], network.y[point] = before_x[point], before_y[point]
        still |= wrong


def _round_islands(network: Network) -> None:
    """Turn islands of one narrow region into small circles, which can grow."""
    x, y = network.x, network.y
    for arc, line in enumerate(network.lines):
        inside = network.left[arc] if network.rings[network.left[arc]] == [[arc]] else network.right[arc]
        if line[0] != line[-1] or inside == OUTSIDE or network.rings[inside] not in ([[arc]], [[~arc]]):
            continue
        if _room(network, inside)[2] >= WANTED_ROOM / 4:
            continue
        own = set(line)
        mid_x, mid_y = (
            sum([x[point] for point in own]) / len(own),
            sum([y[point] for point in own]) / len(own),
        )
        others = [point for point in range(len(x)) if point not in own]
        radius = min([math.dist((mid_x, mid_y), (x[point], y[point])) for point in others]) / 3
        way = 1 if network.rings[inside] == [[arc]] else -1  # anticlockwise on the screen for the left
        for place, point in enumerate(line[:-1]):
            angle = math.tau * place / (len(line) - 1)
            x[point] = mid_x + radius * math.cos(angle)
            y[point] = mid_y - way * radius * math.sin(angle)


def _widen(network: Network) -> None:
    """Make room in narrow regions, a little at a time in each of them."""
    narrow = dict.fromkeys(_narrow(network), WIDER)
    for _ in range(WIDENINGS):
        for region, wider in list(narrow.items()):
            x, y, room = _room(network, region)
            if room >= WANTED_ROOM or wider < LEAST_WIDER:
                del narrow[region]
            elif not _push_away(network, x, y, room, min(WANTED_ROOM, wider * room)):
                narrow[region] = (1 + wider) / 2


def _push_away(network: Network, x: float, y: float, room: float, wanted: float) -> bool:
    """Push all points away from a place, except those on the frame; return False if borders would cross."""
    framed = {point for arc in network.framed for point in network.lines[arc]}
    before_x, before_y = list(network.x), list(network.y)
    for point in range(len(network.x)):
        if point not in framed:
            network.x[point], network.y[point] = away(network.x[point], network.y[point], x, y, room, wanted)
    if not _crossing(network):
        return True
    network.x[:], network.y[:] = before_x, before_y
    return False


def _crossing(network: Network) -> set[int]:
    """Return the borders that cross or touch another one."""
    points = list(zip(network.x, network.y, strict=True))
    return crossing([dots_of([points[point] for point in line]) for line in network.lines])


def _soften_line(at: list[float], line: list[int]) -> None:
    """Move each inner point of a border half way to the mean of its neighbours; on a loop, each point."""
    if line[0] == line[-1]:
        line = [line[-2], *line, line[1]]
    old = [at[point] for point in line]
    for place in range(1, len(line) - 1):
        at[line[place]] = (old[place - 1] + 2 * old[place] + old[place + 1]) / 4


def network_of(board: Board, springs: Springs) -> Network:
    """Return the borders of a board as a network, without the seams within regions."""
    skeleton = springs.skeleton
    network = Network(
        [Plot(board.ids[r], board.ids[r], board.names[r], _terrain(board, r), []) for r in range(len(board))]
    )
    chains = _chains(springs)
    number: dict[int, int] = {}
    for chain in chains:
        for end in (springs.walk(chain[0])[0], springs.walk(chain[-1])[-1]):
            if end not in number:
                number[end] = len(number)
                network.x.append(springs.x[end])
                network.y.append(springs.y[end])
    step_of: dict[int, int] = {}
    beyond: dict[int, int] = {}  # the last step of each border, by its first
    for arc, chain in enumerate(chains):
        back = [step ^ 1 for step in reversed(chain)]
        step_of[chain[0]], step_of[back[0]] = arc, ~arc
        beyond[chain[0]], beyond[back[0]] = chain[-1], back[-1]
        points = [point for step in chain for point in springs.walk(step)[:-1]]
        framed = skeleton.frame in (skeleton.origin[chain[0]], skeleton.origin[back[0]])
        if framed:
            network.framed.add(arc)
        line = [*points, springs.walk(chain[-1])[-1]]
        network.lines.append(_line(network, springs, line, number, 1 if framed else FINER))
        network.left.append(skeleton.region[skeleton.origin[chain[0]]])
        network.right.append(skeleton.region[skeleton.origin[back[0]]])
    seen: set[int] = set()
    for first in step_of:
        region, ring, step = skeleton.region[skeleton.origin[first]], [], first
        while step not in seen and region != OUTSIDE:
            seen.add(step)
            ring.append(step_of[step])
            step = skeleton.next_border(beyond[step])
        if ring:
            network.rings[region].append(ring)
    network.sort_rings()
    return network


def _chains(springs: Springs) -> list[list[int]]:
    """Return the borders as lists of steps: those that only a seam parts are one border."""
    skeleton = springs.skeleton
    steps = [step for step in range(len(skeleton.origin)) if not skeleton.is_seam(step)]
    ways = Counter([skeleton.corner[step] for step in steps])
    for step in skeleton.ring(skeleton.frame):  # a border along the frame stays apart from others
        ways.update((skeleton.corner[step], skeleton.corner[step ^ 1]))
    leaving: dict[int, list[int]] = {}
    for step in steps:
        leaving.setdefault(skeleton.corner[step], []).append(step)
    found: list[list[int]] = []
    used: set[int] = set()
    corners = [step for step in steps if ways[skeleton.corner[step]] != 2]
    for first in [*corners, *steps]:
        if first >> 1 in used:
            continue
        chain = [first]
        used.add(first >> 1)
        while ways[skeleton.corner[chain[-1] ^ 1]] == 2:
            after = [step for step in leaving[skeleton.corner[chain[-1] ^ 1]] if step >> 1 not in used]
            if not after:
                break
            chain.append(after[0])
            used.add(after[0] >> 1)
        found.append(chain)
    return found


def _line(
    network: Network, springs: Springs, points: list[int], number: dict[int, int], finer: int
) -> list[int]:
    """Add the points of a border to a network, with more of them in between, and return their numbers."""
    found = [number[points[0]]]
    for before, after in pairwise(points):
        for part in range(1, finer + 1):
            if part == finer and after == points[-1]:
                break
            network.x.append(springs.x[before] + (springs.x[after] - springs.x[before]) * part / finer)
            network.y.append(springs.y[before] + (springs.y[after] - springs.y[before]) * part / finer)
            found.append(len(network.x) - 1)
    return [*found, number[points[-1]]]


def _terrain(board: Board, region: int) -> str:
    features = board.features_of(region)
    return next((terrain for terrain in _TERRAINS if terrain in features), "mine")


def _narrow(network: Network) -> list[int]:
    """Return the regions without enough room for a stack of tokens and a little more."""
    return [region for region in range(len(network.rings)) if _room(network, region)[2] < WANTED_ROOM]


def _room(network: Network, region: int) -> Place:
    """Return the largest circle in a region."""
    arcs = {step if step >= 0 else ~step for ring in network.rings[region] for step in ring}
    lines = [roughened(network, arc, 0.0) if arc in arcs else [] for arc in range(len(network.lines))]
    return Ground(rings_of(network, lines, region)).roomiest()
