"""The parts that occur in every observation. Each declares its blocks, and fills them from a position.

If you add a new element to the game, add bytes for it here, or in `rare_parts` if only some rules or boards
need it.
"""

from __future__ import annotations

from typing import Final

from smallworld.engine.board import Player, regions_in
from smallworld.engine.keys import ability_of, owner_of, side_of, step_of
from smallworld.engine.sheets.display import Display, show
from smallworld.engine.state import NONE, State
from smallworld.engine.steps.choose_combo import chooser_of
from smallworld.engine.steps.step import DISCOVER, STEP_NAMES
from smallworld.envs.blocks import MOST, Ground, Part, is_of_combo, numbered, write_memory

KEPT: Final = 2048  # most columns in the cache
NOWHERE: Final = -1  # in `Map.rows`, for an ability without pieces

ColumnKey = tuple[
    tuple[int, ...],
    tuple[int, ...],
    tuple[int, ...],
    tuple[int, ...],
    tuple[int, ...],
    tuple[int, ...],
    tuple[int, ...],
    tuple[int, ...],
]


class Map(Part):
    """The tokens and pieces in each region."""

    def __init__(self, ground: Ground) -> None:
        super().__init__(ground)
        rules, regions = ground.rules, ground.regions
        self.pieced: Final = [
            id for id in range(ground.first_race, len(rules.abilities)) if rules.traits[id].piece
        ]
        self.rows: Final = [NOWHERE] * len(rules.abilities)  # by ability: the row of its pieces
        pieces = ", ".join([rules.traits[id].piece for id in self.pieced])
        self.tokens: Final = ground.add(
            "tokens",
            [[*ground.side_labels, "nobody"], ground.region_labels],
            "tokens by side; the last row: tokens that belong to no one",
        )
        self.pieces: Final = ground.add(
            "pieces",
            [[rules.traits[id].piece for id in self.pieced], ground.region_labels],
            f"how many are there: {pieces}",
        )
        for place in range(len(self.pieced)):
            self.rows[self.pieced[place]] = self.pieces + place * regions
        self.common: Final = [id for id in self.pieced if id in rules.common]

    def write(self, position: State, seat: Player, row: bytearray, start: int) -> None:
        owners, regions = self.ground.owners, self.ground.regions
        rules = position.rules
        at = start + self.tokens
        for side in range(self.ground.sides):
            if position.held[side]:
                self._write_tokens(
                    position, position.held[side], row, at + owners.seen_from(seat, side) * regions
                )
            for ability in position.serving[side]:
                if self.rows[ability] != NOWHERE and ability not in rules.common:
                    self._write_pieces(position, side, ability, row, start)
        self._write_tokens(position, position.tribes, row, at + self.ground.sides * regions)
        for ability in self.common:
            self._write_pieces(position, owners.table, ability, row, start)

    def _write_tokens(self, position: State, regions: int, row: bytearray, at: int) -> None:
        tokens = position.tokens
        while regions:
            lowest = regions & -regions
            region = lowest.bit_length() - 1
            row[at + region] = tokens[region]
            regions ^= lowest

    def _write_pieces(self, position: State, side: int, ability: int, row: bytearray, start: int) -> None:
        at = start + self.rows[ability]
        if not position.rules.hooks.display.by[ability]:
            for region in regions_in(position.pieces(side, ability)):
                row[at + region] = 1
            return
        display = Display()
        show(position, side, ability, display)
        for region, pieces in display.pieces.get(ability, {}).items():
            row[at + region] = pieces


class Sides(Part):
    """For each side: its race, its abilities and their memory, and its tokens in hand."""

    def __init__(self, ground: Ground) -> None:
        super().__init__(ground)
        sides = ground.side_labels
        self.banner: Final = ground.add("banner", [sides, ground.race_labels], "1: the race of the side")
        self.serving: Final = ground.add(
            "serving", [sides, ground.ability_labels], "1: the ability is in force for the side"
        )
        self.memory: Final = ground.add(
            "memory",
            [sides, ["race", "power"], numbered("byte", ground.remembered)],
            "the memory of race and power, the low byte first",
        )
        self.hand: Final = ground.add("hand", [sides], "tokens off the map")
        self.displaced: Final = ground.add("displaced", [sides], "1: it lost a region this turn")
        self.deciding: Final = ground.add("deciding", [sides], "1: the side that decides")

    def write(self, position: State, seat: Player, row: bytearray, start: int) -> None:
        ground = self.ground
        owners = ground.owners
        banner, serving = start + self.banner - ground.first_race, start + self.serving - ground.first_race
        for side in range(ground.sides):
            race = position.banners[side]
            if race == NONE:
                continue
            mine = owners.seen_from(seat, side)
            if race < ground.first_power:  # a race that is never dealt is shown in `serving`
                row[banner + mine * ground.races + race] = 1
            for ability in position.serving[side]:
                row[serving + mine * ground.abilities + ability] = 1
            if position.hand[side]:
                row[start + self.hand + mine] = min(MOST, position.hand[side])
            if position.displaced >> side & 1:
                row[start + self.displaced + mine] = 1
        if not position.over:
            row[start + self.deciding + owners.seen_from(seat, side_of(position.entry()))] = 1
        if position.memories:
            self._write_memories(position, seat, row, start + self.memory)

    def _write_memories(self, position: State, seat: Player, row: bytearray, at: int) -> None:
        ground = self.ground
        for key, value in position.memories.items():
            side, ability = owner_of(key), ability_of(key)
            if not is_of_combo(position, ground, side, ability):
                continue
            slot = 2 * ground.owners.seen_from(seat, side) + (1 if ability >= ground.first_power else 0)
            write_memory(value, row, at + slot * ground.remembered)


class Seats(Part):
    """For each seat: coins, and whether it is on turn, begins or observes."""

    def __init__(self, ground: Ground) -> None:
        super().__init__(ground)
        seats = ground.seat_labels
        self.coins: Final = ground.add(
            "coins", [seats], "coins; those of others are 0 until the game is over"
        )
        self.on_turn: Final = ground.add("on_turn", [seats], "1: the seat on turn")
        self.first: Final = ground.add("first", [seats], "1: the seat that began")
        self.seat: Final = ground.add("seat", [seats], "1: the place at the table of the observing seat")

    def write(self, position: State, seat: Player, row: bytearray, start: int) -> None:
        owners = self.ground.owners
        coins = start + self.coins
        for player in range(self.ground.players):
            if position.coins[player]:
                row[coins + owners.seats_between(seat, player)] = max(0, min(MOST, position.coins[player]))
        row[start + self.on_turn + owners.seats_between(seat, position.player)] = 1
        row[start + self.first + owners.seats_between(seat, position.first)] = 1
        row[start + self.seat + seat] = 1


class Column(Part):
    """The column and the stacks, which look the same to every seat and seldom change."""

    def __init__(self, ground: Ground) -> None:
        super().__init__(ground)
        races, powers = ground.race_labels, ground.power_labels
        most, rows = chooser_of(ground.rules).most_races(ground.rules), ground.rules.most_offers
        self.start: Final = ground.add(
            "column_races", [numbered("place", most), races], "1: the race on offer, from the top"
        )
        self.powers: Final = (
            ground.add("column_powers", [numbered("place", rows), powers], "1: its power") - self.start
        )
        self.coins: Final = ground.add("column_coins", [numbered("place", rows)], "coins on it") - self.start
        self.tokens: Final = (
            ground.add("column_tokens", [numbered("place", most)], "race tokens on it") - self.start
        )
        self.unseen_races: Final = ground.add("unseen_races", [races], "1: still in the stack") - self.start
        self.returned: Final = (
            ground.add("returned_races", [races], "place under the stack, from 1") - self.start
        )
        self.unseen_powers: Final = (
            ground.add("unseen_powers", [powers], "1: still in the stack") - self.start
        )
        self.discarded: Final = (
            ground.add("discarded_powers", [powers], "1: will be shuffled when the stack is empty")
            - self.start
        )
        self.size: Final = ground.size - self.start
        self.known: Final[dict[ColumnKey, bytearray]] = {}  # cached bytes, never changed

    def write(self, position: State, seat: Player, row: bytearray, start: int) -> None:
        key = (
            position.offered_races,
            position.offered_powers,
            position.offered_coins,
            position.offered_tokens,
            position.unseen_races,
            position.unseen_powers,
            position.returned_races,
            position.discarded_powers,
        )
        # A look-up takes a fifth of the time for writing byte by byte.
        shown = self.known.get(key)
        if shown is None:
            if len(self.known) >= KEPT:
                self.known.clear()
            shown = self.known[key] = self._shown(position)
        at = start + self.start
        row[at : at + self.size] = shown

    def _shown(self, position: State) -> bytearray:
        ground = self.ground
        row = bytearray(self.size)
        powers, unseen = self.powers - ground.first_power, self.unseen_powers - ground.first_power
        for place in range(len(position.offered_races)):
            row[place * ground.races + position.offered_races[place] - ground.first_race] = 1
        for place in range(len(position.offered_powers)):
            if position.offered_powers[place] != NONE:
                row[powers + place * ground.powers + position.offered_powers[place]] = 1
        for place in range(len(position.offered_coins)):
            row[self.coins + place] = min(MOST, position.offered_coins[place])
        for place in range(len(position.offered_tokens)):
            row[self.tokens + place] = min(MOST, position.offered_tokens[place])
        for race in position.unseen_races:
            row[self.unseen_races + race - ground.first_race] = 1
        for place in range(len(position.returned_races)):
            row[self.returned + position.returned_races[place] - ground.first_race] = place + 1
        for power in position.unseen_powers:
            row[unseen + power] = 1
        for power in position.discarded_powers:
            row[self.discarded + power - ground.first_power] = 1
        return row


class Turn(Part):
    """The progress of the game and of the present turn."""

    def __init__(self, ground: Ground) -> None:
        super().__init__(ground)
        known = ground.rules.markers  # the discovery step exists only with markers
        self.steps: Final = 1 + max([step for step in STEP_NAMES if known or step != DISCOVER])
        steps = [STEP_NAMES.get(step, "") for step in range(self.steps)] + ground.ability_labels
        self.step: Final = ground.add("step", [steps], "1: the step of the turn; steps of abilities follow")
        self.ahead: Final = ground.add("ahead", [steps], "how many more times this step comes up this turn")
        self.turn: Final = ground.add("turn", [["turn"]], "game turn, from 1")
        self.left: Final = ground.add("turns_left", [["turns left"]], "game turns after this one")
        self.mark: Final = ground.add(
            "mark",
            [["step", "interrupted step"]],
            "progress of the step, by region; the same for an interrupted step",
        )

    def write(self, position: State, seat: Player, row: bytearray, start: int) -> None:
        row[start + self.turn] = position.turn
        row[start + self.left] = self.ground.rounds - position.turn
        if position.over:
            return
        plan = position.plan
        row[start + self.step + self._place(position.step())] = 1
        ahead = start + self.ahead
        for place in range(position.at + 1, len(plan)):
            row[ahead + self._place(step_of(plan[place]))] += 1
        if position.mark:
            row[start + self.mark] = min(MOST, position.mark)
        if position.kept_mark:
            row[start + self.mark + 1] = min(MOST, position.kept_mark)

    def _place(self, step: int) -> int:
        """Return the index of a step of a turn: the engine's steps come first, then those of abilities."""
        return step if step < self.steps else self.steps + step - self.ground.first_race
