"""The migrations of the database, in the order of their numbers."""
