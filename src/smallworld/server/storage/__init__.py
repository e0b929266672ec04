"""What outlives the process: the database, its tables, and the games in memory that come from it."""
