"""Puzzles: positions from games of bots, each with one right answer that a long search has found."""
