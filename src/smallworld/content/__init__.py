"""What the boxes bring: races, powers, boards. One folder a box, and one of ready-made abilities."""
