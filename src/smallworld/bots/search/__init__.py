"""Turns thought out against each other: what I may do, what the others answer, what chance has its say in."""
