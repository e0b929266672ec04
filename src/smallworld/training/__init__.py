"""Training of the planner's evaluation, by games against itself and a network fitted to them."""
