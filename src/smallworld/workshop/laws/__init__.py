"""Invariants of races and powers. Tests check published ones; `banner check` checks custom ones."""
