"""Other servers of the same database, and what they tell each other."""
