"""The database of the server, with its tables, queries and backups."""
