"""Puzzles: positions from bot games, each with a single right answer that a long search has found."""
