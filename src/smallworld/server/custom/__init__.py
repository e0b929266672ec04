"""Custom boards, scenarios, races and powers, as the server reads and returns them."""
