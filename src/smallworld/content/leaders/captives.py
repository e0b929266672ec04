"""Captive Leaders. Each player's memory has a bit for each race whose Leader they hold captive.

The table's memory has the same bits for Leaders who are out of the game.
"""

from __future__ import annotations

from smallworld.engine.action import FIRST_ABILITY
from smallworld.engine.board import Player, Side, regions_in
from smallworld.engine.state import NOBODY, State


def held_by(state: State, leader: int, player: Player) -> list[int]:
    """Return the races whose Leaders `player` holds captive."""
    held = state.recall(state.owners.for_good(player), leader)
    return [FIRST_ABILITY + place for place in regions_in(held)]


def captor_of(state: State, leader: int, race: int) -> Player:
    """Return the player who holds the Leader of a race captive, or NOBODY."""
    for player in range(state.players):
        if race in held_by(state, leader, player):
            return player
    return NOBODY


def hold(state: State, leader: int, captor: Player, race: int) -> None:
    """Record that `captor` holds the Leader of a race captive."""
    held = state.recall(state.owners.for_good(captor), leader)
    state.remember(state.owners.for_good(captor), leader, held | 1 << (race - FIRST_ABILITY))


def set_free(state: State, leader: int, captor: Player, race: int) -> None:
    """Record that `captor` no longer holds the Leader of a race captive."""
    held = state.recall(state.owners.for_good(captor), leader)
    state.remember(state.owners.for_good(captor), leader, held & ~(1 << (race - FIRST_ABILITY)))


def lose(state: State, leader: int, race: int) -> None:
    """Record that the Leader of a race is out of the game."""
    table = state.owners.table
    state.remember(table, leader, state.recall(table, leader) | 1 << (race - FIRST_ABILITY))


def is_out(state: State, leader: int, race: int) -> bool:
    """Return whether the Leader of a race is out of the game."""
    return bool(state.recall(state.owners.table, leader) >> (race - FIRST_ABILITY) & 1)


def join(state: State, leader: int, me: Side) -> None:
    """Add the Leader to the hand of `me`, whose race the Leader serves from now on."""
    state.hand[me] += 1
    state.serve(me, state.serving[me] + (leader,))
