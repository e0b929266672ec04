"""Telling people of their turn while the page is closed."""
