"""Plan: the steps of a turn."""

from __future__ import annotations

from smallworld.engine.board import Side


class Plan:
    """The steps of a turn, in order, each with the side that takes it."""

    def __init__(self) -> None:
        self.entries: list[int] = []

    def append(self, step: int, side: Side) -> None:
        """Let `side` take `step` after all others."""
        self.entries.append(step | side << 10)

    def first(self, step: int, side: Side) -> None:
        """Let `side` take `step` before all others."""
        self.entries.insert(0, step | side << 10)

    def after(self, mark: int, step: int, side: Side) -> None:
        """Let `side` take `step` just after the first step `mark` of the plan."""
        self.entries.insert(self._place(mark) + 1, step | side << 10)

    def before(self, mark: int, step: int, side: Side) -> None:
        """Let `side` take `step` just before the first step `mark` of the plan."""
        self.entries.insert(self._place(mark), step | side << 10)

    def _place(self, mark: int) -> int:
        for place in range(len(self.entries)):
            if self.entries[place] & 1023 == mark:
                return place
        raise ValueError(f"plan of a turn: step {mark} is not in it, so nothing can stand beside it")
