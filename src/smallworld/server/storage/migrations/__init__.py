"""The migrations of the database, with one step in each file."""
