"""Who plays when nobody does: bots, chance for simulations, games between bots."""
