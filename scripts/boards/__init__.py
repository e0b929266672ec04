"""Draws the boards: from who borders whom to land that looks grown."""
