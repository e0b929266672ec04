"""Invariants of every game, on every board, with every seed and build."""
