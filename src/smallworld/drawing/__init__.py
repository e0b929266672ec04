"""Drawings of boards by the recipe of the printed maps; needs the extra smallworld[boards]."""
