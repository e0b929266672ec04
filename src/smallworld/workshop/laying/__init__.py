"""Searching for layouts: boards for a scenario, of its tiles, that meet the criteria for boards."""
