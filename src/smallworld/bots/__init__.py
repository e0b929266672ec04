"""Bots, chance for simulations, and games between bots."""
