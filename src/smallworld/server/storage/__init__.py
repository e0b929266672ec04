"""The database of the server: its tables, its queries and its backups."""
