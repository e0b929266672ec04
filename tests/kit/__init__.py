"""Tools for tests: tables drawn in a few lines, and played in notation."""

from kit.table import Table, table

__all__ = ["Table", "table"]
