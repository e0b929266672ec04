"""Bots at tables: the drivers that let bots play, and the processes that run bots."""
