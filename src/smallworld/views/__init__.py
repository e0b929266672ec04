"""The table as one seat may see it."""
