"""Leaders: one for each race, for a coin."""
