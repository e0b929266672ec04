"""The game at a table: its events and their result, its seats, clocks and chance."""
