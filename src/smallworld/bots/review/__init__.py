"""The review of a game: each player's chances of winning, what their decisions cost, and their luck."""
