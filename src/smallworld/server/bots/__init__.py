"""Bots at tables: the processes that run them, and the drivers that let them play."""
