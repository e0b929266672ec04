"""The commands of `smallworld`, with one module for each."""
