"""Special rules that scenarios add to the game."""
