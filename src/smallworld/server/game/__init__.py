"""The game at a table: its events and what they make, its seats, clocks and chance."""
