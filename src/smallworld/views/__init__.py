"""The view of a seat."""
