"""A complete search for everything that a turn can earn without a die roll."""

from __future__ import annotations

from typing import Final

from smallworld.bots.planning.evaluation import Evaluation
from smallworld.bots.planning.follower import look_of
from smallworld.bots.planning.settling import let_stacks_reveal, settle, spread
from smallworld.engine.action import ATTEMPT, FIRST_ABILITY, USE, Action, by_of
from smallworld.engine.game import actor, legal_actions, play, question
from smallworld.engine.question import HowToSpread
from smallworld.engine.state import CHANCE, State
from smallworld.puzzles.puzzle import is_past

MOST: Final = 12_000  # most positions of a turn to search


class Turn:
    """All possible earnings of the present turn, over all ways to play it.

    `whole` is False if there are too many ways, or if the turn needs a die. `powers` is True if a race or
    power offers special actions.
    """

    def __init__(self, position: State, evaluation: Evaluation) -> None:
        self.whole = True
        self.powers = False
        self.totals: dict[int, list[Action]] = {}  # by coins of the turn: one way to earn them
        self._me: Final = actor(position)
        self._turn: Final = position.turn
        self._before: Final = position.coins[self._me]
        self._evaluation: Final = evaluation
        self._seen: Final[set[tuple[object, ...]]] = set()
        self._open: Final[list[tuple[State, list[Action]]]] = [(position.copy(), [])]
        while self._open and self.whole:
            state, made = self._open.pop()
            self._look(state, made)

    def examined(self) -> int:
        """Return how many different positions the search has examined."""
        return len(self._seen)

    def best(self) -> int:
        """Return the highest number of coins that the turn can earn."""
        return max(self.totals)

    def next(self) -> int:
        """Return the second-highest number of coins that the turn can earn, or else the highest."""
        return max([total for total in self.totals if total < self.best()], default=self.best())

    def _look(self, state: State, made: list[Action]) -> None:
        me = self._me
        made = list(made)
        while True:
            let_stacks_reveal(state)
            if is_past(state, me, self._turn):
                self.totals.setdefault(state.coins[me] - self._before, made)
                return
            if actor(state) == CHANCE:
                self.whole = False
                return
            if actor(state) != me:
                settle(state, actor(state), self._evaluation)
                continue
            actions = legal_actions(state)
            asked = question(state)
            if len(actions) > 1 and asked.may_change_coins:
                break
            decisions = spread(state, me, asked) if isinstance(asked, HowToSpread) else actions[:1]
            for action in decisions:
                play(state, action)
                made.append(action)
        key = (*look_of(state), state.coins[me])
        if key in self._seen:
            return
        self._seen.add(key)
        if len(self._seen) > MOST:
            self.whole = False
            return
        for action in actions:
            if by_of(action) == USE or by_of(action) >= FIRST_ABILITY:
                self.powers = True
            if by_of(action) != ATTEMPT:
                behind = state.copy()
                play(behind, action)
                self._open.append((behind, [*made, action]))
