"""The rules of every Small World game: pure, without input, output, clock or random numbers."""
