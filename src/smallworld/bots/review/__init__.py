"""Game reviews: each player's chances of winning, the cost of their decisions, and their luck."""
