"""How many games there are, so far: positions counted by depth."""
