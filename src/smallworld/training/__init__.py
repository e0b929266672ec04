"""How the planner's evaluation is learned: games against itself, and a network fitted to them."""
