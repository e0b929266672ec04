"""What tests are written with: tables drawn in a few lines, played in notation."""

from kit.table import Table, table

__all__ = ["Table", "table"]
