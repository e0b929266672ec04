"""The questions that the terminal asks a player, and the reading of answers."""
