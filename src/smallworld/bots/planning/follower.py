"""The base class for bots that plan a whole turn and then follow the plan."""

from __future__ import annotations

from smallworld.bots.bot import Bot
from smallworld.bots.budget import Budget
from smallworld.bots.planning.beam import key_of
from smallworld.bots.planning.purses import Purses
from smallworld.bots.planning.settling import let_stacks_reveal
from smallworld.engine.action import Action
from smallworld.engine.compiled import mypyc_attr
from smallworld.engine.game import actor, play
from smallworld.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Follower(Bot):
    """A bot that plans at the first decision of a turn, and again if the game departs from its plan."""

    def __init__(self) -> None:
        self.purses: Purses | None = None
        self.planned: list[Action] = []  # decisions of the plan that are left
        self.foreseen: tuple[object, ...] = ()  # the look of the table before the first of them

    def plan(self, position: State, budget: Budget) -> list[Action]:
        """Plan the turn of the acting player, who has at least two actions; return the decisions in order."""
        raise NotImplementedError

    def choose(self, position: State, actions: list[Action], budget: Budget) -> Action:
        self.reckon(position)
        if not self.planned or look_of(position) != self.foreseen:
            if len(actions) == 1:
                return actions[0]
            self.planned = self.plan(position, budget)
        action = self.planned[0]
        self.planned = self.planned[1:]
        self._foresee(position, action)
        return action

    def reckon(self, position: State) -> None:
        """Replace the hidden coins of other players in `position` by estimates."""
        if self.purses is None:
            self.purses = Purses(position.players)
        self.purses.look(position, actor(position))

    def _foresee(self, position: State, action: Action) -> None:
        if self.planned:
            thought = position.copy()
            play(thought, action)
            let_stacks_reveal(thought)
            self.foreseen = look_of(thought)


def look_of(position: State) -> tuple[object, ...]:
    """Return a key of everything that a plan depends on: the map, the hands and the player on turn."""
    return (position.turn, position.player, tuple(position.tokens), *key_of(position))
