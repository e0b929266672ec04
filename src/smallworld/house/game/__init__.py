"""The game at a table: its events and state, its seats, clocks, dice and stacks."""
