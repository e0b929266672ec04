"""The base class of all bots."""

from __future__ import annotations

from smallworld.bots.budget import Budget
from smallworld.engine.action import Action
from smallworld.engine.compiled import mypyc_attr
from smallworld.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that chooses one of the legal actions, and knows only what its seat may see.

    `position` is the seat's view of the state (`views.seat.seen_by`), without the coins of other seats. You
    can copy it, and try actions on the copy.

    A bot may keep notes between decisions, but must not rely on being asked every time: a player may undo a
    decision, or another process may ask the bot. If two bots of one kind play in a game, each is a separate
    object.
    """

    def choose(self, position: State, actions: list[Action], budget: Budget) -> Action:
        """Return one of `actions`, which is never empty, before `budget` runs out."""
        raise NotImplementedError
