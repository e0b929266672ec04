"""The positions that a search within a turn treats as equal."""

from kit.underground import table
from smallworld.bots.planning.beam import key_of

HILLS = """
    den   hill    me 1     edge
    ring  hill    me 1     beside den
    moor  forest  red 1    beside ring
"""


def test_two_positions_with_a_relic_in_different_regions_differ():
    here, there = (table(HILLS, holdings=f"the-shiny-orb {site}").state for site in ("ring", "den"))
    assert key_of(here) != key_of(there)
