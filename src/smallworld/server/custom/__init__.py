"""Custom boards, scenarios, races and powers: how the server reads and returns them."""
