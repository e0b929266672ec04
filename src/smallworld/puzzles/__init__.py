"""Puzzles: positions out of games of bots, each with one right answer that a long search has found."""
