"""The views of the terminal: boards, the column of combos, seats and explanations."""
