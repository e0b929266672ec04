"""A search over turns: the player's plans, the answers of the others, and chance between them."""
