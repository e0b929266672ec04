"""Boards whose tiles move or grow in number during a game."""
