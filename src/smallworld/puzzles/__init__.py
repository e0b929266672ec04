"""Puzzles: positions from games between bots, each with one right answer, found by a long search."""
