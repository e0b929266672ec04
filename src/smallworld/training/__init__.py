"""The training of the planner's evaluation: games against itself, and a network fitted to them."""
