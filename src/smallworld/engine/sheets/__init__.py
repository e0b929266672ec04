"""Sheets: what is drawn up once for a decision and amended by every ability that has a say.

Amendments of prices, garrisons and losses commute: unions, vetoes that always win, sums, and a highest
floor. So abilities need no order and no priorities; tests/laws/test_hooks_commute.py holds them to it.
A plan is a list, and knows an order: of two abilities that insert a step at one place, the one that is
asked later comes first. The rules leave that order free ("Placements").
"""
