"""Bots, random numbers for simulations, and games between bots."""
