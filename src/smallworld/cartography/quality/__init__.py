"""Counts and criteria that tell how good a board is."""
