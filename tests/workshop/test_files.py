"""Drafts in TOML, whose problems are reported with their lines."""

from smallworld.workshop.files import read_file

FILE = """\
# Two of my own.

[[race]]
name = "Otters"
tokens = 5

[[race.ability]]
tool = "discount"
features = ["coast"]

[[race.ability]]
tool = "feature-bonus"
feature = "coast"

[[race]]
name = "Herons"
tokens = 6

[[race.ability]]
tool = "reach"
features = ["swamp"]

[[power]]
name = "Misty"
tokens = 4
ability = [{ tool = "late-decline" }]
"""


def places(text):
    return [(problem.line, problem.code) for problem in read_file(text)[1]]


def test_draft_file_may_contain_several_races_and_powers():
    draft, problems = read_file(FILE)
    assert problems == []
    assert draft is not None
    assert [len(one.uses) for one in (*draft.races, *draft.powers)] == [2, 1, 1]


def test_wrong_value_in_a_draft_is_reported_with_its_line():
    assert places(FILE.replace('features = ["swamp"]', 'features = ["swomp"]')) == [(21, "unknown-feature")]
    assert places(FILE.replace('feature = "coast"', "feature = 3")) == [(13, "unknown-feature")]
    assert places(FILE.replace("tokens = 6", "tokens = 60")) == [(17, "out-of-range")]


def test_missing_value_is_reported_at_the_line_of_its_table():
    assert places(FILE.replace('feature = "coast"\n', "")) == [(11, "missing-field")]
    assert places(FILE.replace('name = "Herons"\n', "")) == [(15, "missing-field")]


def test_value_in_an_inline_table_is_reported_at_that_line():
    assert places(FILE.replace("late-decline", "late")) == [(26, "unknown-tool")]


def test_invalid_toml_is_reported_at_its_line():
    assert places(FILE.replace("tokens = 5", "tokens = five")) == [(5, "not-toml")]
    assert places('[[race]]\nname = "Otters') == [(2, "not-toml")]


def test_problems_of_a_draft_are_listed_in_the_order_of_the_file():
    text = FILE.replace("Otters", "Orcs").replace("Misty", "Hill").replace("tokens = 6", "tokens = 0")
    assert places(text) == [(4, "name-taken"), (17, "out-of-range"), (24, "name-taken")]


def test_draft_file_that_is_too_long_is_refused():
    assert places("#" * 20_000) == [(0, "too-long")]
    assert places("race = " + "[" * 15_000) == [(0, "not-toml")]
    assert places("race = " + "9" * 15_000) == [(0, "not-toml")]
