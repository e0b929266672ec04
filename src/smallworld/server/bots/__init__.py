"""Bots at tables: the processes in which they think, and what lets them play."""
