"""Blocks of an observation: their names and places, and the parts that write them."""

from __future__ import annotations

from typing import Final

from smallworld.engine.board import Board, Player
from smallworld.engine.owners import Owners
from smallworld.engine.rules import Rules
from smallworld.engine.state import State

MOST: Final = 255  # what a byte holds; greater numbers are shown as this


class Block:
    """A named part of an observation: where it begins, its shape, and what its numbers mean."""

    def __init__(self, name: str, start: int, shape: tuple[int, ...], meaning: str) -> None:
        self.name: Final = name
        self.start: Final = start
        self.shape: Final = shape
        self.meaning: Final = meaning

    def size(self) -> int:
        """Return how many bytes it takes."""
        size = 1
        for length in self.shape:
            size *= length
        return size


class Ground:
    """The sizes that blocks are laid out for, and the blocks so far."""

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
        # Pieces by region, four bits each, and four bits behind the last: nothing remembers more than that.
        self.remembered: Final = (4 * (self.regions + 1) + 7) // 8
        self.blocks: Final[list[Block]] = []
        self.size = 0

    def add(self, name: str, shape: tuple[int, ...], meaning: str) -> int:
        """Add a block behind the others; return where it begins."""
        block = Block(name, self.size, shape, meaning)
        self.blocks.append(block)
        self.size += block.size()
        return block.start


class Part:
    """A few blocks that are written together."""

    def __init__(self, ground: Ground) -> None:
        self.ground: Final = ground

    def write(self, position: State, seat: Player, row: bytearray, start: int) -> None:
        """Write what `seat` sees of `position` into the observation from `start` on, where zeros are."""
        raise NotImplementedError


def is_noted(position: State, owner: int, ability: int) -> bool:
    """Return whether the memory of `ability` for `owner` is of a badge that a place or field may lend."""
    rules = position.rules
    if ability not in rules.looking_back or position.owners.is_declined(owner):
        return False
    return rules.bearers[ability] not in position.badges_of(owner)


def is_of_combo(position: State, ground: Ground, owner: int, ability: int) -> bool:
    """Return whether `ability` is the race or power of the side `owner`, not one of many it gathered."""
    if owner >= ground.sides or ability >= ground.first_other or is_noted(position, owner, ability):
        return False
    return ability < ground.first_power or not position.rules.traits[position.banners[owner]].undead


def write_memory(value: int, row: bytearray, at: int) -> None:
    """Write a memory, the low byte first."""
    while value:
        if value & MOST:
            row[at] = value & MOST
        value >>= 8
        at += 1
