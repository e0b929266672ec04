"""Actions, positions and games as text, for players, files and tests."""
