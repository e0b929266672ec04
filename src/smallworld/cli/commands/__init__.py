"""The commands of `smallworld`, a file for each, and what several of them need."""
