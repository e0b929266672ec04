"""The limits on how long a bot may compute."""

import pytest

from smallworld.bots.budget import Budget, parse_budget
from smallworld.engine.errors import SmallWorldError


def test_budget_of_simulations_ends_after_that_many_simulations():
    budget = Budget(simulations=2)
    budget.note()
    assert not budget.is_spent()
    budget.note()
    assert budget.is_spent()


def test_each_decision_begins_with_the_whole_budget():
    budget = Budget(simulations=1)
    budget.note()
    budget.begin()
    assert not budget.is_spent()


def test_first_decision_may_spend_the_budget_of_later_decisions():
    budget = Budget(simulations=2)
    budget.begin()
    budget.pool(3)
    for _ in range(5):
        budget.note()
    assert not budget.is_spent()
    budget.note()
    assert budget.is_spent()
    budget.begin()  # the next decision that needs the search has its own budget again, and no more
    budget.note()
    budget.note()
    assert budget.is_spent()


def test_budget_without_any_limit_counts_as_spent():
    assert Budget().is_spent()


def test_budget_in_seconds_does_not_count_simulations():
    budget = Budget(seconds=3600)
    for _ in range(1000):
        budget.note()
    assert not budget.is_spent()


def test_budget_ends_at_the_first_limit_that_is_reached():
    assert Budget(seconds=1e-9, simulations=1000).is_spent()
    budget = Budget(seconds=3600, simulations=1)
    budget.note()
    assert budget.is_spent()


def test_budget_that_was_stopped_stays_spent():
    budget = Budget(seconds=3600)
    budget.stop()
    budget.begin()
    assert budget.is_spent()


def test_patience_ends_once_for_all_decisions():
    budget = Budget(seconds=3600, patience=1e-9)
    budget.begin()
    assert budget.is_late()
    assert budget.is_spent()
    assert not Budget(seconds=1e-9).is_late()
    assert not Budget(patience=3600).is_late()


@pytest.mark.parametrize(
    ("text", "seconds", "simulations"),
    [("200ms", 0.2, 0), ("0.2s", 0.2, 0), ("26ms", 0.026, 0), ("400", 0, 400)],
)
def test_budget_can_be_given_in_seconds_or_simulations(text, seconds, simulations):
    budget = parse_budget(text)
    assert budget.seconds == pytest.approx(seconds)
    assert budget.simulations == simulations


@pytest.mark.parametrize("text", ["", "soon", "-1s", "ms", "0", "1.5", "nans", "infs", "9999s"])
def test_error_for_a_malformed_budget_gives_examples(text):
    with pytest.raises(
        SmallWorldError, match=r'use "200ms" or "0.2s" per decision, or "400" for simulations'
    ):
        parse_budget(text)
