"""A tree search over turns: the plans of a player, the answers of opponents, and chance in between."""
