"""Boards drawn, judged and searched for: what the rules of a game do not need."""
