"""A bot that thinks its whole turn through and then carries it out."""

from __future__ import annotations

from smallworld.bots.bot import Bot
from smallworld.bots.budget import Budget
from smallworld.bots.planning.beam import WIDTH, key_of
from smallworld.bots.planning.evaluation import Evaluation
from smallworld.bots.planning.purses import Purses
from smallworld.bots.planning.search import plans
from smallworld.bots.planning.settling import let_stacks_reveal
from smallworld.engine.action import Action
from smallworld.engine.game import actor, play
from smallworld.engine.state import State


class Planner(Bot):
    """Plans at the first decision of a turn, and anew whenever the table is not as it was foreseen."""

    def __init__(self, evaluation: Evaluation, width: int = WIDTH) -> None:
        self.evaluation = evaluation
        self.width = width
        self.purses: Purses | None = None
        self.planned: list[Action] = []  # decisions still to be made
        self.foreseen: tuple[object, ...] = ()  # the table at the first of them

    def choose(self, position: State, actions: list[Action], budget: Budget) -> Action:
        me = actor(position)
        if self.purses is None:
            self.purses = Purses(position.players)
        self.purses.look(position, me)
        if not self.planned or look_of(position) != self.foreseen:
            if len(actions) == 1:
                return actions[0]
            self.planned = plans(position, me, self.evaluation, self.width)[0].actions
        action = self.planned[0]
        self.planned = self.planned[1:]
        self._foresee(position, action)
        return action

    def _foresee(self, position: State, action: Action) -> None:
        if self.planned:
            thought = position.copy()
            play(thought, action)
            let_stacks_reveal(thought)
            self.foreseen = look_of(thought)


def look_of(position: State) -> tuple[object, ...]:
    """What a plan rests on: all that lies on the map and in hands, and whose turn it is."""
    return (position.turn, position.player, tuple(position.tokens), *key_of(position))
