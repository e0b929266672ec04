"""Whole turns thought out: what to conquer in which order, what to leave exposed, when to decline."""
