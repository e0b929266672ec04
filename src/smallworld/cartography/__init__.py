"""Tools that draw, judge and generate boards; the rules of a game do not need them."""
