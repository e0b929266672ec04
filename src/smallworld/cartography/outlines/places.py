"""Places inside a region: the largest circle, and discs for symbols beside it."""

from __future__ import annotations

import math
from typing import Final

COARSE: Final = 0.3  # distance between tried places, in units
FINE: Final = 0.1  # the same if coarse places give too few slots
DEEP: Final = 5  # how often the best place is refined
SLOT: Final = 0.31  # radius of a slot, in units
# Distances from the middle of the stack to a slot: at first clear of the stack, then ever less.
AWAY: Final[tuple[float, ...]] = (0.9, 0.78, 0.66, 0.54, 0.42, SLOT)
MOST_SLOTS: Final = 8
LEAST_SLOTS: Final = 2

Place = tuple[float, float, float]  # x, y, and how far from the border


class Ground:
    """The area inside the rings of a region; `x` and `y` are the points of the rings, ring after ring."""

    def __init__(self, rings: list[list[tuple[float, float]]]) -> None:
        self.x: Final = [point[0] for ring in rings for point in ring]
        self.y: Final = [point[1] for ring in rings for point in ring]
        self._before: Final = self._places_before([len(ring) for ring in rings])
        self.places: Final = self._places(COARSE)

    def roomiest(self) -> Place:
        """Return the centre and the radius of the largest circle inside the region."""
        best = max(self.places, key=lambda place: place[2]) if self.places else self._anywhere()
        step = COARSE / 2
        for _ in range(DEEP):
            better = True
            while better:
                better = False
                for x, y in ((step, 0.0), (-step, 0.0), (0.0, step), (0.0, -step)):
                    there = (best[0] + x, best[1] + y)
                    room = self.room_at(there[0], there[1])
                    if room > best[2] + 1e-6 and self.holds(there[0], there[1]):
                        best = (there[0], there[1], room)
                        better = True
            step /= 2
        return (best[0], best[1], self._distance(best[0], best[1]))

    def slots(self, center: Place) -> list[tuple[float, float]]:
        """Return the centres of discs for symbols, the best first.

        If possible, they do not overlap the stack.
        """
        found = self._slots_among(self.places, center)
        return found if len(found) >= LEAST_SLOTS else self._slots_among(self._places(FINE), center)

    def _slots_among(self, places: list[Place], center: Place) -> list[tuple[float, float]]:
        free = [place for place in places if place[2] >= SLOT * 1.04]
        found: list[tuple[float, float]] = []
        for away in AWAY:
            while len(found) < MOST_SLOTS:
                best: Place | None = None
                score = -1e9
                for place in free:
                    apart = math.dist(place[:2], center[:2])
                    if apart < away:
                        continue
                    if any(math.dist(place[:2], other) < 2 * SLOT + 0.01 for other in found):
                        continue
                    # Prefer slots beside or below the stack, since prices are shown above it.
                    worth = min(place[2], 0.6) - 0.25 * apart + 0.1 * (place[1] - center[1])
                    if worth > score:
                        score, best = worth, place
                if best is None:
                    break
                found.append((best[0], best[1]))
        return [slot for slot in found if self._distance(slot[0], slot[1]) >= SLOT]

    def room_at(self, x: float, y: float) -> float:
        """Return the distance from a position to the nearest point of the border."""
        least = 1e18
        xs, ys = self.x, self.y
        for place in range(len(xs)):
            dx, dy = xs[place] - x, ys[place] - y
            apart = dx * dx + dy * dy
            if apart < least:
                least = apart
        return math.sqrt(least)

    def holds(self, x: float, y: float) -> bool:
        """Return whether a position is inside the region."""
        return sum([1 for at in self._crossed(y) if at > x]) % 2 == 1

    def _crossed(self, y: float) -> list[float]:
        """Return the sorted x coordinates at which the border has this `y`."""
        xs, ys, before = self.x, self.y, self._before
        found: list[float] = []
        for place in range(len(xs)):
            other = before[place]
            one, two = ys[other], ys[place]
            if (one > y) != (two > y):
                found.append(xs[other] + (y - one) / (two - one) * (xs[place] - xs[other]))
        found.sort()
        return found

    def _places_before(self, sizes: list[int]) -> list[int]:
        """Return, for each point, the index of the point before it in its ring."""
        found: list[int] = []
        for size in sizes:
            start = len(found)
            found += [start + size - 1, *range(start, start + size - 1)]
        return found

    def _places(self, step: float) -> list[Place]:
        """Return grid positions, `step` apart, inside the region, each with its distance to the border."""
        found: list[Place] = []
        y, bottom = min(self.y) + step / 2, max(self.y)
        while y < bottom:
            crossed = self._crossed(y)
            for run in range(0, len(crossed) - 1, 2):
                x = math.ceil(crossed[run] / step) * step
                while x < crossed[run + 1]:
                    found.append((x, y, self.room_at(x, y)))
                    x += step
            y += step
        return found

    def _anywhere(self) -> Place:
        """Return some position inside a region that is too narrow for the grid."""
        y = (min(self.y) + max(self.y)) / 2
        crossed = self._crossed(y)
        x = (crossed[0] + crossed[1]) / 2 if len(crossed) > 1 else self.x[0]
        return (x, y, self.room_at(x, y))

    def _distance(self, x: float, y: float) -> float:
        """Return the distance to the border: to its line segments, not only to its points."""
        least = 1e18
        xs, ys, before = self.x, self.y, self._before
        for place in range(len(xs)):
            other = before[place]
            way_x, way_y = xs[place] - xs[other], ys[place] - ys[other]
            length = way_x * way_x + way_y * way_y
            to_x, to_y = x - xs[other], y - ys[other]
            part = (to_x * way_x + to_y * way_y) / length if length > 0 else 0.0
            part = min(1.0, max(0.0, part))
            off_x, off_y = to_x - part * way_x, to_y - part * way_y
            least = min(least, off_x * off_x + off_y * off_y)
        return math.sqrt(least)
