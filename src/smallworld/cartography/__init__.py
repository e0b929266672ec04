"""Tools that draw, judge and search for boards; the rules of a game do not need them."""
