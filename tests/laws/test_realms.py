"""Boards built from random layouts, checked for all invariants; `make fuzz-realms` checks more."""

from math import inf

import pytest

from laws import realms

SEED = 20_120_401


def test_random_board_layouts_break_no_invariant():
    assert realms.check_layouts(SEED, layouts=100, drawn=5, seconds=inf) == 100


def test_broken_invariant_is_reported_with_the_layout(monkeypatch):
    def too_small(realm, board):
        assert len(realm.layout.tiles) > 3, "it is too small"

    monkeypatch.setattr(realms, "what_is_marked_lies_there", too_small)  # never compiled
    with pytest.raises(realms.Broken, match=r"layout \d+ of seed 20120401: .*it is too small") as broken:
        realms.check_layouts(SEED, layouts=100, drawn=0, seconds=inf)
    assert str(broken.value).splitlines()[-1].startswith("1")
