"""Blocks of an observation: their names and positions, and the parts that fill them."""

from __future__ import annotations

from typing import Final

from smallworld.engine.board import Board, Player, Side
from smallworld.engine.owners import NOBODY, Owners
from smallworld.engine.rules import Rules
from smallworld.engine.state import State

MOST: Final = 255  # the greatest value of a byte; greater numbers are shown as this


class Block:
    """A named part of an observation, with its start, its shape, and the meaning of its numbers.

    `labels` has a list for each dimension, with the name of each index: of a seat, side, region, race, power
    or byte.
    """

    def __init__(self, name: str, start: int, labels: list[list[str]], meaning: str) -> None:
        self.name: Final = name
        self.start: Final = start
        self.labels: Final = labels
        self.shape: Final[tuple[int, ...]] = tuple([len(named) for named in labels])
        self.meaning: Final = meaning

    def size(self) -> int:
        """Return the number of bytes in the block."""
        size = 1
        for length in self.shape:
            size *= length
        return size


class Ground:
    """The sizes of a game that determine the layout, and the blocks added so far."""

    def __init__(self, rules: Rules, board: Board, players: int) -> None:
        self.rules: Final = rules
        self.players: Final = players
        self.owners: Final[Owners] = rules.owners_of(players)
        self.sides: Final = self.owners.sides
        self.regions: Final = len(board)
        self.rounds: Final = board.rounds
        self.races: Final = len(rules.races)
        self.powers: Final = len(rules.powers)
        self.first_race: Final = rules.races[0]
        self.first_power: Final = rules.powers[0]
        self.first_other: Final = self.first_power + self.powers
        self.abilities: Final = len(rules.abilities) - self.first_race
        # Four bits for the pieces of each region, and four more bits: no ability remembers more.
        self.remembered: Final = (4 * (self.regions + 1) + 7) // 8
        self.blocks: Final[list[Block]] = []
        self.size = 0
        # Labels for the dimensions of blocks.
        self.seat_labels: Final = [f"seat {seat}" for seat in range(players)]
        self.side_labels: Final = [side_label(self.owners, side) for side in range(self.sides)]
        self.region_labels: Final = board.ids
        self.race_labels: Final = self.named(rules.races)
        self.power_labels: Final = self.named(rules.powers)
        self.ability_labels: Final = rules.names[self.first_race :]

    def named(self, ids: list[int]) -> list[str]:
        """Return the names of races, powers or other abilities."""
        return [self.rules.names[id] for id in ids]

    def add(self, name: str, labels: list[list[str]], meaning: str) -> int:
        """Append a block with these labels for each dimension, and return its start."""
        block = Block(name, self.size, labels, meaning)
        self.blocks.append(block)
        self.size += block.size()
        return block.start


def numbered(word: str, number: int) -> list[str]:
    """Return labels such as "byte 0", "byte 1"."""
    return [f"{word} {place}" for place in range(number)]


def side_label(owners: Owners, side: Side) -> str:
    """Return the label of a side, as the seat 0 counts sides."""
    player = owners.player_of(side)
    if player == NOBODY:
        return "neutral"
    if not owners.is_declined(side):
        return f"seat {player}"
    place = len([other for other in range(side) if owners.player_of(other) == player])
    return f"seat {player} in decline" + (f" {place}" if place > 1 else "")


class Part:
    """A group of blocks that are filled together."""

    def __init__(self, ground: Ground) -> None:
        self.ground: Final = ground

    def write(self, position: State, seat: Player, row: bytearray, start: int) -> None:
        """Fill the blocks in `row`, from `start` on, with the view of `seat`.

        `row` must contain zeros there.
        """
        raise NotImplementedError


def is_noted(position: State, owner: int, ability: int) -> bool:
    """Return whether `owner` can only borrow `ability`, from a place or field.

    The memory of such an ability is a note; see `rare_parts.Notes`.
    """
    rules = position.rules
    if ability not in rules.looking_back or position.owners.is_declined(owner):
        return False
    return rules.bearers[ability] not in position.badges_of(owner)


def is_of_combo(position: State, ground: Ground, owner: int, ability: int) -> bool:
    """Return whether `ability` is the race or power of the side `owner`, and not an additional badge."""
    if owner >= ground.sides or ability >= ground.first_other or is_noted(position, owner, ability):
        return False
    return ability < ground.first_power or not position.rules.traits[position.banners[owner]].undead


def write_memory(value: int, row: bytearray, at: int) -> None:
    """Write the integer that an ability remembers into `row`, with the low byte first."""
    while value:
        if value & MOST:
            row[at] = value & MOST
        value >>= 8
        at += 1
