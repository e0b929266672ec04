"""Resume: an interrupted step continues from the same point."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallworld.engine.board import Side
from smallworld.engine.steps.step import Step

if TYPE_CHECKING:
    from smallworld.engine.state import State


class Resume(Step):
    """A step that lets the interrupted step after it continue instead of beginning again."""

    def begin(self, state: State, side: Side) -> bool:
        state.at += 1
        state.mark, state.kept_mark = state.kept_mark, 0
        return True
