"""Reviews of the page's finished games. Each answer judges a little more."""

from __future__ import annotations

import time
from typing import Final

from smallworld.bots.review.reviewer import SIMULATIONS, Reviewer
from smallworld.house.game.play import ReplayedGame
from smallworld.house.schema.messages import Reviewed
from smallworld.house.tables.reviewing import JudgedGame

SECONDS: Final = 0.4  # for the decisions of one answer; the page waits meanwhile


class OfflineReview:
    """The review of one game."""

    def __init__(self, play: ReplayedGame) -> None:
        self._game: Final = JudgedGame(play.seqs)
        self._reviewer: Final = Reviewer(play.rules, play.board, play.record)
        self._game.most, self._game.ended = len(self._reviewer.moments), self._reviewer.ended

    def go_on(self) -> Reviewed:
        """Judge at least one more decision, and return the progress."""
        until = time.monotonic() + SECONDS
        while self._game.is_running():
            self._game.add(self._reviewer.judged(len(self._game.decisions), SIMULATIONS))
            if time.monotonic() >= until:
                break
        return self._game.to_json()
