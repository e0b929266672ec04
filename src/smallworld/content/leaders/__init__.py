"""Leaders: each race may hire one for a coin."""
