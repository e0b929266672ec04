"""Boards, scenarios, races and powers that people make, as the server reads and answers them."""
