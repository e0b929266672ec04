"""Settings of the search."""

from __future__ import annotations


class SearchSettings:
    """How widely plans and answers are searched."""

    def __init__(self) -> None:
        self.width = 12  # of the beam that finds my plans
        self.finalists = 12
        self.candidates = 16  # plans of mine that are looked at
        self.reply_width = 2  # the same for those who come after me
        self.reply_finalists = 3
        self.replies = 5
        self.exploration = 1.5  # coins of doubt in favour of a plan that was never tried
        self.trust = 3.0  # visits that the promise of a plan counts for
        self.pooled = 8  # decisions of a turn, at most, whose time is spent on the first
        # Of the coins that another is thought to have: they may have so many more or less.
        self.purse_in_doubt = 0.2
