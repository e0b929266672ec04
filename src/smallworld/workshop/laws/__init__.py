"""Invariants of races and powers. Tests check them for printed ones, `banner check` for custom ones."""
