"""The migrations of the database. Each file in `versions` is one migration."""
