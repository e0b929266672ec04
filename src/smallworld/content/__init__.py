"""The boxes: races, powers and boards. One folder for each box, and one of ready-made abilities."""
