"""Whole games, recorded once and replayed for ever."""
