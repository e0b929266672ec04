"""Boards whose tiles are pushed, or which get new tiles, during a game."""
