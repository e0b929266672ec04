"""Searches for layouts: boards of a scenario's tiles that meet the criteria for boards."""
