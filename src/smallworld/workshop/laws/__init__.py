"""Invariants of all races and powers. Tests check the printed ones, `banner check` custom ones."""
