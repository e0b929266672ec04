"""Positions of random games, for checks of invariants."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from hypothesis import strategies as st

from smallworld.bots.random_numbers import RandomNumbers, draw
from smallworld.content.catalogue import board_for, find_board, make_rules
from smallworld.content.choice import names_of
from smallworld.content.shelf import BOXES, LEADERS, OPTIONS, PLACES, SCENARIOS
from smallworld.engine.action import ABANDON, DECLINE, STOP, Action, by_of
from smallworld.engine.board import Board
from smallworld.engine.game import legal_actions, new_game, play
from smallworld.engine.rules import Rules
from smallworld.engine.state import State

PLAYERS: Final = (2, 3, 4, 5)
BASE: Final = ("base",)
NECROMANCER: Final = (*BASE, "necromancer")
BELOW: Final = ("underground",)
ABOVE: Final = (*BASE, *BELOW, PLACES)
# The tables for checks of invariants, as players and boxes (with a scenario): the base box alone, the base
# box with each other box, and all boxes in either world.
TABLES: Final = (
    *((players, BASE) for players in PLAYERS),
    *((PLAYERS[place % 4], (*BASE, box)) for place, box in enumerate(BOXES) if box not in BASE),
    *((players, BOXES) for players in PLAYERS),
    *((players, (*BASE, LEADERS)) for players in (2, 4)),
    *((players, ABOVE) for players in (2, 3, 5)),
    *((players, NECROMANCER) for players in (3, 4, 5, 6)),
    *((players, BELOW) for players in (2, 3, 4, 5, 6)),
    *((players, names_of((*BOXES, *OPTIONS), world="underground")) for players in (3, 6)),
    (4, (*BOXES, *OPTIONS, *SCENARIOS[:1])),
)
# The scenarios of Realms, one table each, and a draft of two players.
REALM_TABLES: Final = (
    *((3, (*BASE, f"realms_{number}")) for number in (1, 2, 3, 4, 6, 7, 9)),
    *((3, (*BELOW, f"realms_{number}")) for number in (8, 10)),
    (5, (*BASE, *BELOW, "realms_11")),
    (3, (*BASE, *BELOW, "realms_12")),
    (2, (*BASE, "realms_9")),
)
DECISIONS: Final = {2: 150, 3: 210, 4: 240, 5: 270, 6: 270}  # of most games, at least
IDLE: Final = (ABANDON, DECLINE, STOP)


@cache
def the_rules(boxes: tuple[str, ...] = BASE) -> Rules:
    """Return the rules of these boxes and scenarios, built only once."""
    return make_rules(boxes)


def board_of(players: int, boxes: tuple[str, ...] = BASE) -> Board:
    """Return the board for a number of players."""
    return find_board(board_for(players, boxes))


def start(players: int, seed: int, boxes: tuple[str, ...] = BASE) -> State:
    """Return a game before it begins; the seed decides the first player."""
    return new_game(the_rules(boxes), board_of(players, boxes), players, seed % players)


def choose(state: State, numbers: RandomNumbers) -> Action:
    """Return a random decision of chance or a player. An idle decision is drawn again once.

    Idle decisions thin out the map: without the second draw, half of all turns would be declines, and players
    would hardly meet.
    """
    if state.waits_for:
        return draw(state, numbers)
    actions = legal_actions(state)
    action = actions[numbers.below(len(actions))]
    if by_of(action) in IDLE:
        action = actions[numbers.below(len(actions))]
    return action


@dataclass(frozen=True)
class Walk:
    """This many decisions of players and chance, from the beginning of a game."""

    players: int
    seed: int
    decisions: int
    boxes: tuple[str, ...] = BASE

    def reach(self) -> State:
        """Return the position at its end, or the last one with a decision if the game ends before."""
        state, numbers = start(self.players, self.seed, self.boxes), RandomNumbers(self.seed)
        for _ in range(self.decisions):
            before = state.copy()
            play(state, choose(state, numbers))
            if state.over:
                return before
        return state

    def onwards(self) -> Iterator[tuple[State, Action]]:
        """Return the positions from there to the end of the game, each with its next decision.

        Each item is the same state, which the next iteration plays on.
        """
        return onwards(self.reach(), self.seed)


def onwards(state: State, seed: int) -> Iterator[tuple[State, Action]]:
    """Play a state to the end of the game, as `Walk.onwards` does."""
    numbers = RandomNumbers(seed, 1)
    while not state.over:
        action = choose(state, numbers)
        yield state, action
        play(state, action)


def walks() -> st.SearchStrategy[Walk]:
    """Return a strategy for walks of any length at all tables."""
    return st.sampled_from(TABLES).flatmap(
        lambda table: st.builds(
            Walk,
            st.just(table[0]),
            st.integers(0, 2**32 - 1),
            st.integers(0, DECISIONS[table[0]]),
            st.just(table[1]),
        )
    )


def games() -> st.SearchStrategy[Walk]:
    """Return a strategy for walks that have not begun, and so for whole games."""
    return st.sampled_from(TABLES).flatmap(
        lambda table: st.builds(
            Walk, st.just(table[0]), st.integers(0, 2**32 - 1), st.just(0), st.just(table[1])
        )
    )
