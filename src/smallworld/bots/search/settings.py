"""Settings of the search."""

from __future__ import annotations


class SearchSettings:
    """The limits of a search."""

    def __init__(self) -> None:
        self.width = 12  # width of the beam that finds the player's plans
        self.finalists = 24  # plans that are played to the end of the turn
        self.candidates = 16  # most plans of the player to visit
        self.reply_width = 2  # the same limits for all later players
        self.reply_finalists = 3
        self.replies = 5
        self.promising = 5  # visits to a node after which its plans are searched more widely
        self.wide_width = 8  # the limits of that search
        self.wide_finalists = 12
        self.wide_replies = 6  # plans that it adds
        self.exploration = 0.8  # bonus in coins for a plan without visits
        self.trust = 3.0  # a plan's promise counts as this many visits
        self.pooled = 8  # most decisions of a turn whose time is spent on the first
