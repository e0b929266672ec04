"""The steps that made the database as it is, one in each file."""
