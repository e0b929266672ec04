"""The questions to a player, and how answers are read."""
