"""The number of possible continuations of known positions, which must not change."""

import pytest

from perft.count import FILES, head_and_cases
from smallworld.engine.text.position import format_position

CASES = [case for file in FILES for case in head_and_cases(file)[1]]


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_number_of_possible_action_sequences_is_unchanged(case):
    assert case.counted() == case.counts, "what this means stands at the head of base.toml"


def test_stored_counts_cover_the_start_and_middle_of_each_board():
    boards = [case.board() for case in CASES if case.box == "base"]
    assert all(boards.count(f"base-{players}") >= 3 for players in (2, 3, 4, 5))
    starts = [case for case in CASES if case.box == "base" and case.name.endswith("start")]
    assert len(starts) == 4


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_stored_positions_are_in_canonical_form(case):
    assert format_position(case.state()) == case.position
