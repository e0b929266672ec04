"""What a terminal shows: boards, column, seats, explanations."""
