"""Bots at tables: a driver that plays their seats, and the processes in which they think."""
