"""Settings of the search."""

from __future__ import annotations


class SearchSettings:
    """The limits of the search for plans and answers."""

    def __init__(self) -> None:
        self.width = 12  # of the beam that finds the player's plans
        self.finalists = 12
        self.candidates = 16  # plans of the player that are visited
        self.reply_width = 2  # the same for the players after them
        self.reply_finalists = 3
        self.replies = 5
        self.exploration = 1.5  # coins of bonus for a plan that was never tried
        self.trust = 3.0  # visits that a plan's promise counts as
        self.pooled = 8  # decisions of a turn, at most, whose time is spent on the first
        # Largest error of the coins that another player is thought to have, as a share of them.
        self.purse_in_doubt = 0.2
