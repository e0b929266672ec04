"""Series of games between bots, and statistics on the strength of bots, combos, races and powers."""
