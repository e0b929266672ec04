"""Bots, random numbers for simulations, and single games between bots."""
