"""Sheets: forms that the engine draws up for a decision and every ability may amend.

Amendments of prices, garrisons and losses commute: they are unions, vetoes that always win, sums, and a
highest floor. So abilities need no order and no priorities; tests/laws/test_hooks_commute.py checks this.

A plan is a list, and has an order. If two abilities insert a step at one place, the one that is asked later
comes first. The rules leave that order free ("Placements").
"""
