"""A tree search over whole turns: a player's plans, the replies of opponents, and chance in between."""
