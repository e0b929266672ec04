"""Series of games between bots, and statistics on the strength of bots, races, powers and combos."""
