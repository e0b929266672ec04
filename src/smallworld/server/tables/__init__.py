"""Tables: their seats, their games, and the messages to their clients."""
