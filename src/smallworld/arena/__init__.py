"""Many games between bots, and their statistics: the strength of bots, combos, races and powers."""
