"""The boxes with their races, powers and boards: a folder for each box, and one for ready-made abilities."""
