"""The names of things on the terminal, and the sentences about events."""
