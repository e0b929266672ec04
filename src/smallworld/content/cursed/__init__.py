"""Cursed!: two races and five powers."""
