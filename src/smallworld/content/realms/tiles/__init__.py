"""Tiles and pieces, layouts of them, and the boards made from a layout."""
