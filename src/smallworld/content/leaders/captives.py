"""Captive Leaders. Memory of a player for good: a bit for each race whose Leader they hold.

The table remembers in the same way whose Leader is out of the game.
"""

from __future__ import annotations

from smallworld.engine.action import FIRST_ABILITY
from smallworld.engine.board import Player, Side, regions_in
from smallworld.engine.state import NOBODY, State


def held_by(state: State, leader: int, player: Player) -> list[int]:
    """Return the races whose Leader `player` holds."""
    held = state.recall(state.owners.for_good(player), leader)
    return [FIRST_ABILITY + place for place in regions_in(held)]


def captor_of(state: State, leader: int, race: int) -> Player:
    """Return the player who holds the Leader of a race captive, or NOBODY."""
    for player in range(state.players):
        if race in held_by(state, leader, player):
            return player
    return NOBODY


def hold(state: State, leader: int, captor: Player, race: int) -> None:
    """Let `captor` hold the Leader of a race."""
    held = state.recall(state.owners.for_good(captor), leader)
    state.remember(state.owners.for_good(captor), leader, held | 1 << (race - FIRST_ABILITY))


def set_free(state: State, leader: int, captor: Player, race: int) -> None:
    """Set the Leader of a race free."""
    held = state.recall(state.owners.for_good(captor), leader)
    state.remember(state.owners.for_good(captor), leader, held & ~(1 << (race - FIRST_ABILITY)))


def lose(state: State, leader: int, race: int) -> None:
    """Take the Leader of a race out of the game: nobody keeps it captive any more."""
    table = state.owners.table
    state.remember(table, leader, state.recall(table, leader) | 1 << (race - FIRST_ABILITY))


def is_out(state: State, leader: int, race: int) -> bool:
    """Return whether the Leader of a race is out of the game."""
    return bool(state.recall(state.owners.table, leader) >> (race - FIRST_ABILITY) & 1)


def join(state: State, leader: int, me: Side) -> None:
    """Add the Leader to the hand of `me`, the race that it serves from now on."""
    state.hand[me] += 1
    state.serve(me, state.serving[me] + (leader,))
