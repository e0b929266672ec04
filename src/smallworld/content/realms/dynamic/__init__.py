"""Boards whose tiles move, or which get more tiles, during a game."""
