"""Plan: the steps of a turn."""

from __future__ import annotations

from smallworld.engine.board import Side
from smallworld.engine.compiled import mypyc_attr
from smallworld.engine.keys import entry_of, step_of


@mypyc_attr(acyclic=True, free_list_len=1)
class Plan:
    """The steps of a turn in order, each with the side that takes it."""

    def __init__(self) -> None:
        self.entries: list[int] = []

    def append(self, step: int, side: Side) -> None:
        """Add a `step` of `side` at the end of the plan."""
        self.entries.append(entry_of(step, side))

    def first(self, step: int, side: Side) -> None:
        """Insert a `step` of `side` at the beginning of the plan."""
        self.entries.insert(0, entry_of(step, side))

    def after(self, mark: int, step: int, side: Side) -> None:
        """Insert a `step` of `side` just after the first step `mark` in the plan."""
        self.entries.insert(self._place(mark) + 1, entry_of(step, side))

    def before(self, mark: int, step: int, side: Side) -> None:
        """Insert a `step` of `side` just before the first step `mark` in the plan."""
        self.entries.insert(self._place(mark), entry_of(step, side))

    def has(self, step: int) -> bool:
        """Return whether the plan contains `step`, for any side."""
        for entry in self.entries:
            if step_of(entry) == step:
                return True
        return False

    def _place(self, mark: int) -> int:
        for place in range(len(self.entries)):
            if step_of(self.entries[place]) == mark:
                return place
        raise ValueError(f"plan of a turn: step {mark} is not in it, so nothing can stand beside it")
