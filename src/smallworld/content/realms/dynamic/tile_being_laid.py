"""The tile that a player is laying, in the table's memory until all questions about it are answered."""

from __future__ import annotations

from typing import Final

from smallworld.content.realms.dynamic.growing import GrowingBoard
from smallworld.engine.board import RegionSet, Side
from smallworld.engine.owners import Owner
from smallworld.engine.state import State

LETTER_BITS: Final = 8  # bits of the memory for the tile; its cell is in the bits above
# Letters by remembered number. In compiled code, looking a letter up is faster than making one.
SIGNS: Final = "".join([chr(code) for code in range(1 << LETTER_BITS)])
_SMALL: Final = ord("a") - ord("A")  # the bit that makes a letter lower case


def board_that_grows(state: State) -> GrowingBoard:
    """Return the board, which must be a growing board."""
    board = state.board
    assert isinstance(board, GrowingBoard)
    return board


def builder_of(state: State, me: Side) -> Owner:
    """Return the owner number for things that the tile's builder keeps for the whole game."""
    return state.owners.for_good(state.player_of(me))


def sign_laid(state: State, part: int) -> str:
    """Return the letter of the tile that is being laid.

    A lower-case letter means that its underground side is up.
    """
    memory = state.recall(state.owners.table, state.rules.bearers[part])
    return SIGNS[memory & (1 << LETTER_BITS) - 1]


def tile_laid(state: State, part: int) -> int:
    """Return the number of the tile that is being laid."""
    letter = state.recall(state.owners.table, state.rules.bearers[part]) & (1 << LETTER_BITS) - 1
    return board_that_grows(state).topology.by_letter[(letter & ~_SMALL) - ord("A")]


def on_tile(state: State, part: int) -> RegionSet:
    """Return the lands and mountains on the tile that is being laid."""
    topology = board_that_grows(state).topology
    return topology.pictures[tile_laid(state, part)].on_tile & topology.lands
