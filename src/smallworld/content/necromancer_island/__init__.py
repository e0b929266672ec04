"""Necromancer Island: one player leads ghosts from an island in the lake."""
