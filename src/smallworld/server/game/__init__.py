"""The game at a table: its events and the resulting state, its seats, clocks, dice and stacks."""
