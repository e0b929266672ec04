"""Sheets: objects that the engine fills in for a decision and that every ability may amend.

The order of amendments of prices, garrisons and losses does not matter: they are unions, vetoes, sums and
maxima. So abilities need no order and no priorities; tests/laws/test_hooks_commute.py checks this.

A plan is a list, so its order matters. If two abilities insert a step at the same place, the step of the
ability that is asked later comes first. The rules leave that order free ("Placements").
"""
