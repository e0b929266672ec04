"""Recorded games, which must replay with the same result in every version."""
