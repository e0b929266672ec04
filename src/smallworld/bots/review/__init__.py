"""A look back at a game: who was how likely to win, what it cost them, and what was luck."""
