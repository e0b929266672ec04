"""What a bot is."""

from __future__ import annotations

from smallworld.bots.budget import Budget
from smallworld.engine.action import Action
from smallworld.engine.compiled import mypyc_attr
from smallworld.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses one of the legal actions, seeing what its seat may see.

    `position` is the seat's view (`views.seat.seen_by`): a state of its own, to be copied and played on in
    thought. Coins of other seats are not in it. A bot may keep notes between decisions, but must not rely
    on being asked every time: somebody may take a decision back, or another process may ask it. Two bots of
    one kind in one game are two objects.
    """

    def choose(self, position: State, actions: list[Action], budget: Budget) -> Action:
        """One of `actions`, which are never fewer than one, before `budget` is spent."""
        raise NotImplementedError
