"""Invariants of races and powers. Tests check them for published ones, `banner check` for custom ones."""
