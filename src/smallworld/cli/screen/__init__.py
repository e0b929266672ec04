"""The views of the terminal: boards, column, seats and explanations."""
