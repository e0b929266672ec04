"""The database of the server: its tables, queries and backups."""
