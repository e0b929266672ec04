"""Custom boards, scenarios, races and powers: how a table reads and returns them."""
