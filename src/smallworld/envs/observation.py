"""What a seat sees, as one row of bytes: blocks one after the other, the seat itself first in each.

Seats are counted from the one that looks: 0 is itself, 1 the next one clockwise. Sides (places for one race,
see `State`) go with them: the active races of seats 0, 1, ..., then their races in decline, then second ones
in decline; the neutral side, where there is one, is the last for every seat. Regions go as on the board,
races and powers by id. `Layout.blocks` tells what there is. What only some rules or boards need, those with
markers, with fields, with hands that are dealt, or with tiles that move, comes last, so that all others have
no place for it.
"""

from __future__ import annotations

from typing import Final

from smallworld.content.realms.built import REALM, layout_named
from smallworld.content.realms.layout import MOVING
from smallworld.engine.board import Board, Player, regions_in
from smallworld.engine.domains import badges_in
from smallworld.engine.keys import ability_of, owner_of, side_of, step_of
from smallworld.engine.rules import Rules
from smallworld.engine.sheets.display import Display, show
from smallworld.engine.state import NONE, State
from smallworld.engine.steps.choose_combo import chooser_of
from smallworld.engine.steps.step import DISCOVER, STEP_NAMES

MOST: Final = 255  # what a byte holds; greater numbers are shown as this
REMEMBERED: Final = 2  # bytes of a memory that are shown, the lower ones


class Block:
    """A named part of an observation: where it begins, its shape, and what its numbers say."""

    def __init__(self, name: str, start: int, shape: tuple[int, ...], meaning: str) -> None:
        self.name: Final = name
        self.start: Final = start
        self.shape: Final = shape
        self.meaning: Final = meaning

    def size(self) -> int:
        """How many bytes it takes."""
        size = 1
        for length in self.shape:
            size *= length
        return size


class Layout:
    """Which byte of an observation says what; fixed for a table's rules, board and players."""

    def __init__(self, rules: Rules, board: Board, players: int) -> None:
        self.rules: Final = rules
        self.players: Final = players
        self.owners: Final = rules.owners_of(players)
        self.regions: Final = len(board)
        self.rounds: Final = board.rounds
        self.sides: Final = self.owners.sides
        self.races: Final = len(rules.races)
        self.powers: Final = len(rules.powers)
        self.first_race: Final = rules.races[0]
        self.first_power: Final = rules.powers[0]
        self.abilities: Final = len(rules.abilities) - self.first_race
        self.markers: Final = rules.markers
        self.fields: Final = len(board.domains) if rules.sower else 0
        self.dealt: Final = rules.dealt
        self.moves: Final = board.name.startswith(REALM) and layout_named(board.name).water in MOVING
        self.steps: Final = 1 + max([step for step in STEP_NAMES if rules.markers or step != DISCOVER])
        self.pieced: Final = [
            id for id in range(self.first_race, len(rules.abilities)) if rules.traits[id].piece
        ]
        self.blocks: Final[list[Block]] = []
        self.size = 0
        self._lay_out()
        self.at: Final = {block.name: block.start for block in self.blocks}

    def _lay_out(self) -> None:
        seats, sides, races, powers = self.players, self.sides, self.races, self.powers
        abilities = self.abilities
        pieces = ", ".join([self.rules.traits[id].piece for id in self.pieced])
        self._add("tokens", (sides + 1, self.regions), "tokens by side; the last row: those of nobody")
        self._add("pieces", (len(self.pieced), self.regions), f"how many stand there: {pieces}")
        self._add("banner", (sides, races), "1: the race of the side")
        self._add("serving", (sides, abilities), "1: the ability is in force for the side")
        self._add("memory", (sides, 2, REMEMBERED), "what race and power remember, the low byte first")
        self._add("hand", (sides,), "tokens off the map")
        self._add("displaced", (sides,), "1: it lost a region this turn")
        self._add("deciding", (sides,), "1: the side for which is decided")
        self._add("coins", (seats,), "coins; of others 0 until the game is over")
        self._add("on_turn", (seats,), "1: whose turn it is")
        self._add("first", (seats,), "1: who began")
        self._add("seat", (seats,), "1: where the seat that looks sits at the table")
        most, rows = chooser_of(self.rules).most_races(self.rules), self.rules.most_offers
        self._add("column_races", (most, races), "1: the race on offer, from the top")
        self._add("column_powers", (rows, powers), "1: its power")
        self._add("column_coins", (rows,), "coins that lie on it")
        self._add("column_tokens", (most,), "race tokens that lie on it")
        self._add("unseen_races", (races,), "1: still in the stack")
        self._add("returned_races", (races,), "under the stack: how many-th, from 1")
        self._add("unseen_powers", (powers,), "1: still in the stack")
        self._add("discarded_powers", (powers,), "1: will be shuffled when the stack is empty")
        self._add("step", (self.steps + abilities,), "1: the step of the turn; abilities' own follow")
        self._add("ahead", (self.steps + abilities,), "how often it still comes this turn")
        self._add("turn", (1,), "game turn, from 1")
        self._add("turns_left", (1,), "game turns after this one")
        self._add("mark", (1,), "how far the step has come: redeployment goes on from this region")
        if self.markers:
            self._lay_out_markers()
        if self.fields:
            self._add("field_powers", (self.fields, powers), "1: the power's badge lies in the field")
        if self.dealt:
            self._add("dealt_races", (seats + 1, races), "1: not played by the seat; the last row: lies open")
            self._add("dealt_powers", (seats + 1, powers), "the same of powers")
        if self.moves:
            self._add("there", (self.regions,), "1: the region is on the board as it lies now")
            self._add("entry", (self.regions,), "1: a new race may enter there")
            self._add("beside", (self.regions, self.regions), "1: the two are neighbours")

    def _lay_out_markers(self) -> None:
        markers = len(self.markers)
        names = ", ".join([self.rules.names[id] for id in self.markers])
        self._add("monsters", (self.regions,), "1: Monsters stand there, and guard a marker")
        self._add("markers", (markers, self.regions), f"1: the marker lies there; in order: {names}")
        self._add("marker_memory", (markers,), "what the marker remembers, whomever it serves")
        self._add("marker_powers", (markers, self.powers), "1: the power's badge lies with the marker")

    def _add(self, name: str, shape: tuple[int, ...], meaning: str) -> None:
        block = Block(name, self.size, shape, meaning)
        self.blocks.append(block)
        self.size += block.size()

    # --- Writing ------------------------------------------------------------------------------------

    def write(self, position: State, seat: Player, row: bytearray, start: int) -> None:
        """Write what `seat` sees from `start` on, where zeros are; `position` is its view (`seen_by`)."""
        self._write_map(position, seat, row, start)
        self._write_sides(position, seat, row, start)
        self._write_seats(position, seat, row, start)
        self._write_column(position, row, start)
        self._write_turn(position, seat, row, start)
        if self.markers:
            self._write_markers(position, row, start)
        if self.fields:
            powers = start + self.at["field_powers"] - self.first_power
            for place, power in enumerate(badges_in(position)):
                row[powers + place * self.powers + power] = 1

        if self.dealt:
            self._write_dealt(position, seat, row, start)
        if self.moves:
            self._write_board(position.board, row, start)

    def _write_dealt(self, position: State, seat: Player, row: bytearray, start: int) -> None:
        """What may still be played: hands of others only where all see them."""
        owners, rules = self.owners, self.rules
        races = start + self.at["dealt_races"] - self.first_race
        powers = start + self.at["dealt_powers"] - self.first_power
        for key, ids in position.stores.items():
            owner = owner_of(key)
            if not rules.traits[rules.bearers[ability_of(key)]].secret:
                continue
            mine = self.players
            if owner != owners.table:
                mine = owners.seats_between(seat, owners.player_of(owner))
            for id in ids:
                if id < self.first_power:
                    row[races + mine * self.races + id] = 1
                else:
                    row[powers + mine * self.powers + id] = 1

    def _write_board(self, board: Board, row: bytearray, start: int) -> None:
        there, entry = start + self.at["there"], start + self.at["entry"]
        beside = start + self.at["beside"]
        for region in regions_in(board.everywhere):
            row[there + region] = 1
            row[entry + region] = board.entry >> region & 1
            for other in regions_in(board.neighbours[region]):
                row[beside + region * self.regions + other] = 1

    def _write_map(self, position: State, seat: Player, row: bytearray, start: int) -> None:
        at = start + self.at["tokens"]
        for side in range(self.sides):
            if position.held[side]:
                self._write_tokens(
                    position, position.held[side], row, at + self.owners.seen_from(seat, side) * self.regions
                )
        self._write_tokens(position, position.tribes, row, at + self.sides * self.regions)
        at = start + self.at["pieces"]
        for ability in self.pieced:
            if ability in self.rules.common:
                self._write_pieces(position, self.owners.table, ability, row, at)
            else:
                for side in range(self.sides):
                    if ability in position.serving[side]:
                        self._write_pieces(position, side, ability, row, at)
            at += self.regions

    def _write_tokens(self, position: State, regions: int, row: bytearray, at: int) -> None:
        tokens = position.tokens
        while regions:
            lowest = regions & -regions
            region = lowest.bit_length() - 1
            row[at + region] = tokens[region]
            regions ^= lowest

    def _write_pieces(self, position: State, side: int, ability: int, row: bytearray, at: int) -> None:
        display = Display()
        show(position, side, ability, display)
        for region, pieces in display.pieces.get(ability, {}).items():
            row[at + region] = pieces

    def _write_sides(self, position: State, seat: Player, row: bytearray, start: int) -> None:
        banner, serving = start + self.at["banner"], start + self.at["serving"]
        memory, hand, displaced = (
            start + self.at["memory"],
            start + self.at["hand"],
            start + self.at["displaced"],
        )
        for side in range(self.sides):
            if position.banners[side] == NONE:
                continue
            mine = self.owners.seen_from(seat, side)
            if position.banners[side] < self.first_power:  # what is never dealt is told by what serves it
                row[banner + mine * self.races + position.banners[side] - self.first_race] = 1
            for ability in position.serving[side]:
                row[serving + mine * self.abilities + ability - self.first_race] = 1
                remembered = position.recall(side, ability)
                if remembered and ability < self.first_power + self.powers:  # not that of a part
                    place = memory + (2 * mine + (1 if ability >= self.first_power else 0)) * REMEMBERED
                    row[place] = remembered & MOST
                    row[place + 1] = remembered >> 8 & MOST
            if position.hand[side]:
                row[hand + mine] = min(MOST, position.hand[side])
            if position.displaced >> side & 1:
                row[displaced + mine] = 1

    def _write_seats(self, position: State, seat: Player, row: bytearray, start: int) -> None:
        owners = self.owners
        coins = start + self.at["coins"]
        for player in range(self.players):
            if position.coins[player]:
                row[coins + owners.seats_between(seat, player)] = max(0, min(MOST, position.coins[player]))
        row[start + self.at["on_turn"] + owners.seats_between(seat, position.player)] = 1
        row[start + self.at["first"] + owners.seats_between(seat, position.first)] = 1
        row[start + self.at["seat"] + seat] = 1

    def _write_column(self, position: State, row: bytearray, start: int) -> None:
        races, powers, coins, tokens = (
            start + self.at["column_races"] - self.first_race,
            start + self.at["column_powers"] - self.first_power,
            start + self.at["column_coins"],
            start + self.at["column_tokens"],
        )
        for place in range(len(position.offered_races)):
            row[races + place * self.races + position.offered_races[place]] = 1
            if position.offered_tokens[place]:
                row[tokens + place] = position.offered_tokens[place]
        for place in range(len(position.offered_powers)):
            if position.offered_powers[place] != NONE:
                row[powers + place * self.powers + position.offered_powers[place]] = 1
        for place in range(len(position.offered_coins)):
            if position.offered_coins[place]:
                row[coins + place] = min(MOST, position.offered_coins[place])
        unseen = start + self.at["unseen_races"] - self.first_race
        for race in position.unseen_races:
            row[unseen + race] = 1
        returned = start + self.at["returned_races"] - self.first_race
        for place in range(len(position.returned_races)):
            row[returned + position.returned_races[place]] = place + 1
        unseen = start + self.at["unseen_powers"] - self.first_power
        for power in position.unseen_powers:
            row[unseen + power] = 1
        discarded = start + self.at["discarded_powers"] - self.first_power
        for power in position.discarded_powers:
            row[discarded + power] = 1

    def _write_turn(self, position: State, seat: Player, row: bytearray, start: int) -> None:
        row[start + self.at["turn"]] = position.turn
        row[start + self.at["turns_left"]] = self.rounds - position.turn
        if position.over:
            return
        plan = position.plan
        entry = position.entry()
        row[start + self.at["deciding"] + self.owners.seen_from(seat, side_of(entry))] = 1
        row[start + self.at["step"] + self._step(step_of(entry))] = 1
        ahead = start + self.at["ahead"]
        for place in range(position.at + 1, len(plan)):
            row[ahead + self._step(step_of(plan[place]))] += 1
        if position.mark:
            row[start + self.at["mark"]] = min(MOST, position.mark)

    def _write_markers(self, position: State, row: bytearray, start: int) -> None:
        guarded = position.tribes & position.monsters
        monsters = start + self.at["monsters"]
        for region in range(self.regions):
            row[monsters + region] = guarded >> region & 1
        table = self.owners.table
        markers = start + self.at["markers"]
        memory = start + self.at["marker_memory"]
        powers = start + self.at["marker_powers"] - self.first_power
        pieces = start + self.at["pieces"]
        for place in range(len(self.markers)):
            marker = self.markers[place]
            if marker not in position.holdings:
                continue
            row[markers + place * self.regions + position.holdings[marker]] = 1
            row[memory + place] = min(MOST, position.recall(table, marker))
            for power in position.store_of(table, marker):
                row[powers + place * self.powers + power] = 1
            if marker in self.pieced:  # its pieces are the table's, whomever it serves
                at = pieces + self.pieced.index(marker) * self.regions
                for region in regions_in(position.pieces(table, marker)):
                    row[at + region] = 1

    def _step(self, step: int) -> int:
        """The place of a step of the plan: the engine's, then the abilities' own."""
        return step if step < self.steps else self.steps + step - self.first_race
