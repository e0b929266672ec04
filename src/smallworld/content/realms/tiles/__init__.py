"""Tiles and pieces, layouts of them, and the boards that a layout builds."""
