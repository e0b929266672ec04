"""What is on show: a state, who sits around it and whose eyes look. And what things are called."""

from __future__ import annotations

from typing import Final

from smallworld.cli.lines import Line, counted
from smallworld.cli.seats import Seat
from smallworld.engine.board import Player, Region, Side
from smallworld.engine.rules import slug
from smallworld.engine.state import NONE, TRIBE, State
from smallworld.views.seat import SPECTATOR
from smallworld.views.view import pieces_in

LANDS: Final = {"mountain": "mtn", "forest": "frst", "farmland": "farm", "swamp": "swmp"}
SYMBOLS: Final = {"cavern": "c", "magic": "*", "mine": "m"}
_MARKS: Final = {"hole": "O"}  # a hero has the H


class Scene:
    """A table as one pair of eyes sees it."""

    def __init__(self, state: State, seats: list[Seat], viewer: Player = SPECTATOR, open_coins: bool = False):
        self.state: Final = state
        self.seats: Final = seats
        self.viewer: Final = viewer
        self.open_coins: Final = open_coins

    def coins(self, player: Player) -> int | None:
        """The coins of `player`, or None where they are a secret."""
        if self.open_coins or self.state.over or player == self.viewer:
            return self.state.coins[player]
        return None

    def seat_of(self, side: Side) -> Seat:
        """Whose `side` is."""
        return self.seats[self.state.player_of(side)]

    # --- Names --------------------------------------------------------------------------------------

    def race(self, side: Side) -> str:
        """The race of `side` with its power: "Flying Orcs"."""
        names = self.state.rules.names
        power, race = self.state.badges[side], self.state.banners[side]
        return f"{names[power]} {names[race]}" if power != NONE else names[race]

    def side(self, side: Side) -> str:
        """A side in words: "Ana's Orcs in decline", or "a Lost Tribe", or "nobody"."""
        if side == TRIBE:
            return "a Lost Tribe"
        if side < 0:
            return "nobody"
        race = self.state.rules.names[self.state.banners[side]]
        declined = " in decline" if self.state.is_declined(side) else ""
        return f"{self.seat_of(side).name}’s {race}{declined}"

    def region(self, region: Region) -> str:
        """A region with its number: "Old Oak (7)"."""
        return f"{self.state.board.names[region]} ({region + 1})"

    def features(self, region: Region) -> str:
        """Terrain and symbols in full: "mountain, cavern, mine"."""
        return ", ".join(self.state.board.features_of(region))

    def land(self, region: Region) -> str:
        """Terrain and symbols in short: "mtn cm"."""
        features = self.state.board.features_of(region)
        symbols = "".join([SYMBOLS.get(symbol, symbol[:1]) for symbol in features[1:]])
        return f"{LANDS.get(features[0], features[0])} {symbols}".rstrip()

    def terrain_style(self, region: Region) -> str:
        """The style of the ground of a region on the map."""
        return f"land.{self.state.board.features_of(region)[0]}"

    def holder(self, region: Region, chip: bool = False) -> Line:
        """Who stands in a region, in short: "A3F", in decline "a1z", a Lost Tribe "LT"."""
        state = self.state
        defender = state.defender(region)
        tokens = state.tokens[region]
        if defender == TRIBE:
            return [("LT" if tokens == 1 else f"LT{tokens}", "tribe")]
        if defender < 0:
            return []
        seat = self.seat_of(defender)
        pieces = self.pieces(region)
        if state.is_declined(defender):
            return [(f"{seat.crest.lower()}{tokens}z{pieces}", seat.style("gone"))]
        return [(f"{seat.crest}{tokens}{pieces}", seat.style("chip" if chip else "seat"))]

    def pieces(self, region: Region) -> str:
        """The pieces in a region as letters: "L" for a lair, "E3" for three encampments."""
        marks = ""
        for name, number in pieces_in(self.state, region).items():
            marks += _MARKS.get(name, name[0].upper()) + (str(number) if number > 1 else "")
        return marks

    def holder_in_words(self, region: Region) -> str:
        """Who stands in a region: "Ana’s Orcs, 3 tokens, 1 fortress"."""
        defender = self.state.defender(region)
        if defender < 0 and defender != TRIBE:
            return "nobody"
        parts = [self.side(defender), counted(self.state.tokens[region], "token")]
        parts += [counted(number, name) for name, number in pieces_in(self.state, region).items()]
        return ", ".join(parts)


def ability_slug(state: State, id: int) -> str:
    """The name by which an ability is typed."""
    return slug(state.rules.names[id])
