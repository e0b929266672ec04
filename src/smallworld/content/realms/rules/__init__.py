"""Rules that scenarios add to the game."""
