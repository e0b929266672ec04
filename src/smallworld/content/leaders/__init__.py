"""Leaders: each race may hire a Leader for a coin."""
