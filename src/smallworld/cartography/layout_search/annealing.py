"""Simulated annealing: thousands of small changes to a sketch, with ever fewer changes for the worse."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random
from typing import Final

from smallworld.cartography.layout_search.costs import GOOD
from smallworld.cartography.layout_search.rivers import STRAIGHT, Way
from smallworld.cartography.layout_search.sketch import Pieces, Sketch
from smallworld.content.realms.tiles.grid import EDGES, Cell

HEAT: Final = 2.5
LAST_HEAT: Final = 0.02
# How often each kind of change is tried.
MOVE_PIECE: Final = 0.3
TURN: Final = 0.3
EXCHANGE: Final = 0.32

Places = dict[str, tuple[Cell, int]]
Laid = dict[str, Pieces]


def turn_for(edges: list[int], came: int, out: int) -> int | None:
    """Return the rotation of a tile that makes its water at `edges` flow from edge `came` to edge `out`.

    Return None if no rotation does. The rotation is in sixths of a circle.
    """
    for turns in range(EDGES):
        if {(edge + turns) % EDGES for edge in edges} == {came, out}:
            return turns
    return None


class Annealing:
    """A run of simulated annealing, which changes its sketch.

    `parts` gives the part of the board where each tile must stay. River tiles stay on the course of the
    river. A tile has at most `most_pieces` pieces.
    """

    def __init__(
        self,
        sketch: Sketch,
        cost: Callable[[], float],
        parts: dict[str, str],
        rivers: dict[str, list[int]],
        ways: list[Way],
        most_pieces: int,
        chance: Random,
    ) -> None:
        self.sketch: Final = sketch
        self.cost: Final = cost
        self.parts: Final = parts
        self.rivers: Final = rivers
        self.river_letters: Final = sorted(rivers)
        self.ways: Final = {cell: (came, out) for way in ways for cell, came, out in way}
        self.most_pieces: Final = most_pieces
        self.chance: Final = chance
        self.letters: Final = sorted(sketch.places)
        self.loose: Final = [letter for letter in self.letters if letter not in rivers]

    def run(self, steps: int) -> float:
        """Change the sketch into the best one that the run finds; return the cost of that sketch."""
        cost = self.cost()
        least = cost
        best = (dict(self.sketch.places), dict(self.sketch.pieces))
        for step in range(steps):
            heat = HEAT * (1 - step / steps) ** 2 + LAST_HEAT
            places, pieces = self._change()
            if not places and not pieces:
                continue
            before = self._put(places, pieces)
            after = self.cost()
            if after > cost and self.chance.random() >= math.exp((cost - after) / heat):
                self._put(*before)
                continue
            cost = after
            if cost < least:
                least = cost
                best = (dict(self.sketch.places), dict(self.sketch.pieces))
            if least < GOOD:
                break
        self._put(*best)
        return least

    def _put(self, places: Places, pieces: Laid) -> tuple[Places, Laid]:
        """Move tiles and pieces to new places; return their previous places."""
        before = (
            {letter: self.sketch.places[letter] for letter in places},
            {letter: self.sketch.pieces[letter] for letter in pieces},
        )
        self.sketch.places.update(places)
        self.sketch.pieces.update(pieces)
        return before

    def _change(self) -> tuple[Places, Laid]:
        """Draw a random small change, and return the new places of tiles and pieces.

        Both are empty if a change of the drawn kind is impossible.
        """
        what = self.chance.random()
        with_pieces = [letter for letter in self.letters if self.sketch.pieces[letter]]
        if what < MOVE_PIECE and with_pieces:
            return {}, self._piece_moved(self.chance.choice(with_pieces))
        if what < MOVE_PIECE + TURN and self.loose:
            letter = self.chance.choice(self.loose)
            return {letter: (self.sketch.places[letter][0], self.chance.randrange(EDGES))}, {}
        if (what < MOVE_PIECE + TURN + EXCHANGE or not self.rivers) and len(self.loose) > 1:
            return self._exchanged(*self.chance.sample(self.loose, 2)), {}
        return (self._river_exchanged() if self.rivers else {}), {}

    def _piece_moved(self, letter: str) -> Laid:
        lying = self.sketch.pieces[letter]
        taken = self.chance.randrange(len(lying))
        kind = lying[taken][0]
        rest = lying[:taken] + lying[taken + 1 :]
        to = self.chance.choice(self.letters)
        there = rest if to == letter else self.sketch.pieces[to]
        if len(there) >= self.most_pieces or not self.sketch.may_have(letter, rest):
            return {}
        places = self.sketch.places_for(to, there, kind)
        return {letter: rest, to: (*there, (kind, self.chance.choice(places)))} if places else {}

    def _exchanged(self, one: str, two: str) -> Places:
        if self.parts[one] != self.parts[two]:
            return {}
        (first, _), (second, _) = self.sketch.places[one], self.sketch.places[two]
        return {one: (second, self.chance.randrange(EDGES)), two: (first, self.chance.randrange(EDGES))}

    def _river_exchanged(self) -> Places:
        """Return new places for two river tiles that swap, or for a straight one after half a turn."""
        one, two = self.chance.choice(self.river_letters), self.chance.choice(self.river_letters)
        (first, turns), (second, _) = self.sketch.places[one], self.sketch.places[two]
        if one == two:
            edges = self.rivers[one]
            return {one: (first, (turns + STRAIGHT) % EDGES)} if edges[1] - edges[0] == STRAIGHT else {}
        one_turns = turn_for(self.rivers[one], *self.ways[second])
        two_turns = turn_for(self.rivers[two], *self.ways[first])
        if one_turns is None or two_turns is None or self.parts[one] != self.parts[two]:
            return {}
        return {one: (second, one_turns), two: (first, two_turns)}
