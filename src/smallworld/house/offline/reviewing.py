"""Reviews of the page's finished games. The worker of the bots judges one decision after the other."""

from __future__ import annotations

from typing import Any, Final

from smallworld.house.game.play import ReplayedGame
from smallworld.house.offline.thinking import judgement_of
from smallworld.house.tables.reviewing import JudgedGame


class OfflineReview(JudgedGame):
    """The review of one game."""

    def __init__(self, table: str, record: str, play: ReplayedGame) -> None:
        """Prepare the review of the game of `table`, which `record` contains."""
        super().__init__(play.seqs)
        self._about: Final = (table, record)
        self._counted = False  # whether the number of decisions is known

    def is_running(self) -> bool:
        return not self.failed and (not self._counted or super().is_running())

    def task(self) -> str | None:
        """Return the task to judge the next decision; None if the review has ended."""
        return judgement_of(*self._about, len(self.decisions)) if self.is_running() else None

    def take(self, place: int, judged: dict[str, Any] | None) -> None:
        """Take the judgement of decision number `place`; None if the game cannot be judged."""
        if judged is None:
            self.failed = True
        elif place == len(self.decisions):
            self._counted = True
            self.most, self.ended = judged["most"], judged["ended"]
            if judged["decision"] is not None:
                self.add(judged["decision"])
