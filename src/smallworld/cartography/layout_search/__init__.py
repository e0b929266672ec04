"""The search for layouts: boards made of a scenario's tiles that meet the criteria for good boards."""
