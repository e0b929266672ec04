"""The parts of an observation that only some rules or boards need. Other layouts leave them out."""

from __future__ import annotations

from typing import Final

from smallworld.content.realms.board_names import REALM, layout_named
from smallworld.content.realms.tiles.layout import MOVING
from smallworld.engine.board import Board, Player, regions_in
from smallworld.engine.domains import badges_in
from smallworld.engine.keys import ability_of, owner_of
from smallworld.engine.rules import Rules
from smallworld.engine.sheets.display import captives_of
from smallworld.engine.state import NONE, State
from smallworld.envs.blocks import MOST, Ground, Part, is_noted, is_of_combo, numbered, write_memory
from smallworld.envs.parts import NOWHERE, Map


class Markers(Part):
    """The Monsters, and the relics and places (markers) that they guard or that players have found."""

    def __init__(self, ground: Ground, map: Map) -> None:
        super().__init__(ground)
        rules, regions = ground.rules, ground.region_labels
        self.markers: Final = rules.markers
        self.map: Final = map
        markers = ground.named(self.markers)
        names = ", ".join(markers)
        self.monsters: Final = ground.add("monsters", [regions], "1: Monsters are there, and guard a marker")
        self.lying: Final = ground.add(
            "markers", [markers, regions], f"1: the marker is there; in order: {names}"
        )
        self.memory: Final = ground.add(
            "marker_memory", [markers], "the memory of the marker, whichever side it serves"
        )
        self.powers: Final = ground.add(
            "marker_powers", [markers, ground.power_labels], "1: the power's badge was added to the marker"
        )

    def write(self, position: State, seat: Player, row: bytearray, start: int) -> None:
        ground = self.ground
        table, regions = ground.owners.table, ground.regions
        for region in regions_in(position.tribes & position.monsters):
            row[start + self.monsters + region] = 1
        powers = start + self.powers - ground.first_power
        for place in range(len(self.markers)):
            marker = self.markers[place]
            if marker not in position.holdings:
                continue
            row[start + self.lying + place * regions + position.holdings[marker]] = 1
            row[start + self.memory + place] = min(MOST, position.recall(table, marker))
            for power in position.store_of(table, marker):
                row[powers + place * ground.powers + power] = 1
            at = self.map.rows[marker]
            if at != NOWHERE:  # its pieces belong to the table and not to an owner
                for region in regions_in(position.pieces(table, marker)):
                    row[start + at + region] = 1


class Others(Part):
    """The memory of abilities that are neither the race nor the power of a side.

    These are the additional powers of an undead race, and all abilities that are never dealt, except relics
    and places.
    """

    def __init__(self, ground: Ground) -> None:
        super().__init__(ground)
        undead = any(traits.undead for traits in ground.rules.traits)
        self.others: Final = (ground.rules.powers if undead else []) + never_dealt(ground.rules)
        self.rows: Final = {self.others[place]: place for place in range(len(self.others))}
        self.start: Final = ground.add(
            "other_memory",
            [ground.named(self.others), numbered("byte", ground.remembered)],
            f"the memory of the ability, the low byte first; in order: {named(ground.rules, self.others)}",
        )

    def write(self, position: State, seat: Player, row: bytearray, start: int) -> None:
        ground = self.ground
        owners = ground.owners
        for key, value in position.memories.items():
            owner, ability = owner_of(key), ability_of(key)
            if ability not in self.rows or owners.is_for_good(owner):
                continue
            if is_of_combo(position, ground, owner, ability) or is_of_side(ground, owner, ability):
                continue
            if owner < ground.players and is_noted(position, owner, ability):
                continue
            write_memory(value, row, start + self.start + self.rows[ability] * ground.remembered)


class SideMemory(Part):
    """For each side: the memory of the abilities that serve every race."""

    def __init__(self, ground: Ground) -> None:
        super().__init__(ground)
        self.common: Final = [id for id in never_dealt(ground.rules) if id in ground.rules.common]
        self.start: Final = ground.add(
            "side_memory",
            [ground.side_labels, ground.named(self.common), numbered("byte", ground.remembered)],
            f"its memory of the side, the low byte first; in order: {named(ground.rules, self.common)}",
        )

    def write(self, position: State, seat: Player, row: bytearray, start: int) -> None:
        ground = self.ground
        for key, value in position.memories.items():
            side, ability = owner_of(key), ability_of(key)
            if is_of_side(ground, side, ability):
                place = ground.owners.seen_from(seat, side) * len(self.common) + self.common.index(ability)
                write_memory(value, row, start + self.start + place * ground.remembered)


class Notes(Part):
    """For each seat: the memory of abilities that the seat can borrow from a place or field.

    The memory is from the present turn, or since the seat's last turn.
    """

    def __init__(self, ground: Ground) -> None:
        super().__init__(ground)
        self.noting: Final = list(ground.rules.looking_back)
        self.size: Final = ground.regions // 8 + 2  # a bit per region or player, and a few more
        self.start: Final = ground.add(
            "notes",
            [ground.seat_labels, ground.named(self.noting), numbered("byte", self.size)],
            f"notes about the seat, the low byte first; in order: {named(ground.rules, self.noting)}",
        )

    def write(self, position: State, seat: Player, row: bytearray, start: int) -> None:
        ground = self.ground
        for key, value in position.memories.items():
            player, ability = owner_of(key), ability_of(key)
            if player < ground.players and is_noted(position, player, ability):
                place = ground.owners.seats_between(seat, player) * len(self.noting)
                place += self.noting.index(ability)
                write_memory(value, row, start + self.start + place * self.size)


class SeatMemory(Part):
    """For each seat: the memory of abilities that the seat keeps when its race is replaced."""

    def __init__(self, ground: Ground) -> None:
        super().__init__(ground)
        self.lasting: Final = lasting(ground.rules)
        self.start: Final = ground.add(
            "seat_memory",
            [ground.seat_labels, ground.named(self.lasting)],
            f"its memory of the seat; in order: {named(ground.rules, self.lasting)}",
        )

    def write(self, position: State, seat: Player, row: bytearray, start: int) -> None:
        owners = self.ground.owners
        for key, value in position.memories.items():
            owner, ability = owner_of(key), ability_of(key)
            if owners.is_for_good(owner) and ability in self.lasting:
                mine = owners.seats_between(seat, owners.player_of(owner))
                place = mine * len(self.lasting) + self.lasting.index(ability)
                row[start + self.start + place] = min(MOST, value)


class Captives(Part):
    """For each seat: the races that it holds captive."""

    def __init__(self, ground: Ground) -> None:
        super().__init__(ground)
        self.start: Final = ground.add(
            "captives",
            [ground.seat_labels, ground.race_labels],
            "1: the seat holds the Leader of the race captive",
        )

    def write(self, position: State, seat: Player, row: bytearray, start: int) -> None:
        ground = self.ground
        at = start + self.start - ground.first_race
        for player in range(ground.players):
            mine = ground.owners.seats_between(seat, player)
            for race in captives_of(position, player):
                row[at + mine * ground.races + race] = 1


class Aside(Part):
    """The tokens and badges that sides have put aside, such as souls in the Well."""

    def __init__(self, ground: Ground) -> None:
        super().__init__(ground)
        self.tokens: Final = ground.add(
            "aside_tokens",
            [["Lost Tribes", *ground.race_labels, "never dealt"]],
            "tokens put aside, by race; the first: Lost Tribes, the last: those never dealt",
        )
        self.badges: Final = ground.add(
            "aside_powers", [ground.power_labels], "1: the power's badge is put aside"
        )

    def write(self, position: State, seat: Player, row: bytearray, start: int) -> None:
        ground = self.ground
        for key, ids in position.stores.items():
            if not ground.owners.is_side(owner_of(key)):
                continue
            for id in ids:
                if ground.first_power <= id < ground.first_other:
                    row[start + self.badges + id - ground.first_power] = 1
                    continue
                kind = 0 if id == NONE else min(1 + id - ground.first_race, 1 + ground.races)
                at = start + self.tokens + kind
                row[at] = min(MOST, row[at] + 1)


def never_dealt(rules: Rules) -> list[int]:
    """Return the abilities that players are never dealt, except relics and places."""
    return [id for id in rules.auxiliaries if id not in rules.markers]


def lasting(rules: Rules) -> list[int]:
    """Return the never-dealt abilities that permanently remember something for a player, except captives."""
    return [
        id
        for id in never_dealt(rules)
        if rules.traits[id].remembers and id not in rules.common and not takes_captives(rules, id)
    ]


def takes_captives(rules: Rules, id: int) -> bool:
    """Return whether an ability keeps the captives of players."""
    return rules.traits[id].remembers and id not in rules.common and bool(rules.hooks.display.by[id])


def is_of_side(ground: Ground, owner: int, ability: int) -> bool:
    """Return whether an ability serves every race, and its memory belongs to a side."""
    return owner < ground.sides and ability >= ground.first_other and ability in ground.rules.common


def named(rules: Rules, ids: list[int]) -> str:
    """Return a text with the names of abilities, for the description of a block."""
    return ", ".join([rules.names[id] for id in ids])


class Fields(Part):
    """The badges in the fields of a board."""

    def __init__(self, ground: Ground, board: Board) -> None:
        super().__init__(ground)
        self.start: Final = ground.add(
            "field_powers",
            [numbered("field", len(board.domains)), ground.power_labels],
            "1: the power's badge is in the field",
        )

    def write(self, position: State, seat: Player, row: bytearray, start: int) -> None:
        at = start + self.start - self.ground.first_power
        for place, power in enumerate(badges_in(position)):
            row[at + place * self.ground.powers + power] = 1


class Hands(Part):
    """For each seat: the races and powers in its hand.

    Hands of other seats are shown only if they are open.
    """

    def __init__(self, ground: Ground) -> None:
        super().__init__(ground)
        rows = [*ground.seat_labels, "open"]
        self.races: Final = ground.add(
            "dealt_races", [rows, ground.race_labels], "1: not played by the seat; the last row: open"
        )
        self.powers: Final = ground.add("dealt_powers", [rows, ground.power_labels], "the same for powers")

    def write(self, position: State, seat: Player, row: bytearray, start: int) -> None:
        ground = self.ground
        owners, rules = ground.owners, ground.rules
        races, powers = start + self.races - ground.first_race, start + self.powers - ground.first_power
        for key, ids in position.stores.items():
            owner = owner_of(key)
            if not rules.traits[rules.bearers[ability_of(key)]].secret:
                continue
            mine = ground.players
            if owner != owners.table:
                mine = owners.seats_between(seat, owners.player_of(owner))
            for id in ids:
                if id < ground.first_power:
                    row[races + mine * ground.races + id] = 1
                else:
                    row[powers + mine * ground.powers + id] = 1


class Tiles(Part):
    """The tiles of a board that can change."""

    def __init__(self, ground: Ground) -> None:
        super().__init__(ground)
        regions = ground.region_labels
        self.there: Final = ground.add("there", [regions], "1: the region is on the board at present")
        self.entry: Final = ground.add("entry", [regions], "1: a new race may enter there")
        self.beside: Final = ground.add("beside", [regions, regions], "1: the two are neighbours")

    def write(self, position: State, seat: Player, row: bytearray, start: int) -> None:
        board, regions = position.board, self.ground.regions
        beside = start + self.beside
        for region in regions_in(board.everywhere):
            row[start + self.there + region] = 1
            row[start + self.entry + region] = board.entry >> region & 1
            for other in regions_in(board.neighbours[region]):
                row[beside + region * regions + other] = 1


def rare_parts(ground: Ground, board: Board, map: Map) -> list[Part]:
    """Return the additional parts that these rules and this board need."""
    rules = ground.rules
    found: list[Part] = []
    if rules.markers:
        found.append(Markers(ground, map))
    if never_dealt(rules):
        found.append(Others(ground))
    if any(id in rules.common for id in never_dealt(rules)):
        found.append(SideMemory(ground))
    if rules.looking_back:
        found.append(Notes(ground))
    if lasting(rules):
        found.append(SeatMemory(ground))
    if any(takes_captives(rules, id) for id in never_dealt(rules)):
        found.append(Captives(ground))
    if any(traits.undead for traits in rules.traits):
        found.append(Aside(ground))
    if rules.sower:
        found.append(Fields(ground, board))
    if rules.dealt:
        found.append(Hands(ground))
    if board.name.startswith(REALM) and layout_named(board.name).water in MOVING:
        found.append(Tiles(ground))
    return found
