"""The training of the planner's evaluation: a network is fitted to games of the planner against itself."""
