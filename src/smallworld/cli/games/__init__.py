"""Games that run in the terminal: with human players, from a file, or a series between bots."""
