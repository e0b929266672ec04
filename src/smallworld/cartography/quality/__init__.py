"""Counts and criteria for the quality of a board."""
