"""A turn, or what is left of it, thought out."""

from __future__ import annotations

from typing import Final

from smallworld.engine.action import Action
from smallworld.engine.state import State


class Plan:
    """Decisions of one player up to the end of their turn, or up to and with one that lets a die roll.

    Banners and badges that are revealed on the way are none of their decisions: whoever follows the plan
    lets chance have its say in between. `end` is the table after it, with a die that shows what dice show
    most; `value` is what an evaluation says of it, and of a last attempt the mean over the faces.
    """

    def __init__(self, actions: list[Action], value: float, end: State) -> None:
        self.actions: Final = actions
        self.value: Final = value
        self.end: Final = end
