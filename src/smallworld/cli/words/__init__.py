"""What things are called on the terminal, and how it is told what happened."""
