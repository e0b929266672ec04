"""Games from the terminal: at a table with people, from a file, or many between bots."""
