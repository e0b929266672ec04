"""Reading a draft: all errors are reported together, and only toolkit data is accepted."""

import pickle

import pytest

from smallworld.content.catalogue import find_board, make_rules
from smallworld.engine.errors import SmallWorldError, UnfitBoard
from smallworld.engine.game import new_game
from smallworld.workshop.problems import ERROR, WARNING
from smallworld.workshop.reading import from_text, read

OTTERS = {
    "name": "Otters",
    "tokens": 5,
    "ability": [
        {"tool": "discount", "features": ["coast"]},
        {"tool": "feature-bonus", "feature": "coast", "coins": 2},
    ],
}
MISTY = {"name": "Misty", "tokens": 4, "ability": [{"tool": "late-decline"}]}


def codes(data, level=ERROR):
    return [problem.code for problem in read(data)[1] if problem.level == level]


def race(**changes):
    return {"race": [{**OTTERS, **changes}]}


def ability(**fields):
    return race(ability=[fields])


def test_draft_is_read_as_races_and_powers():
    draft, problems = read({"race": [OTTERS], "power": [MISTY]})
    assert problems == []
    assert draft is not None
    assert [(one.name, one.tokens, one.supply) for one in draft.races] == [("Otters", 5, 10)]
    assert [one.name for one in draft.powers] == ["Misty"]


def test_omitted_values_of_a_draft_get_default_values():
    draft, _ = read(race())
    assert draft is not None
    assert draft.races[0].supply == 5 + 5  # the limit of the banner, and the most that a badge has
    assert draft.races[0].uses[0].values == {"features": ("coast",), "by": 1}


def test_name_of_a_race_is_capitalised_as_on_its_banner():
    draft, _ = read(race(name="  sea   otters "))
    assert draft is not None
    assert draft.races[0].name == "Sea Otters"


def test_draft_can_be_read_back_from_its_text():
    draft, _ = read({"race": [OTTERS], "power": [MISTY]})
    assert draft is not None
    assert from_text(draft.to_text()) == draft
    assert from_text(draft.to_text()).to_text() == draft.to_text()


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ([], "not-a-table"),
        ({}, "nothing"),
        ({"races": [OTTERS]}, "unknown-field"),
        ({"race": [OTTERS], "terrains": "moor"}, "not-a-list"),
        ({"race": [OTTERS], "terrains": [f"moor-{n}" for n in range(9)]}, "too-many"),
        ({"race": [OTTERS], "terrains": ["Salt Flat"]}, "not-new-terrain"),
        ({"race": [OTTERS], "terrains": ["sea"]}, "not-new-terrain"),
        ({"race": [OTTERS], "terrains": ["shrine"]}, "not-new-terrain"),
        ({"race": [OTTERS], "terrains": [3]}, "not-new-terrain"),
        ({"terrains": ["moor"]}, "nothing"),
        ({"terrains": ["moor"], **ability(tool="admitted", features=["moor"])}, "unknown-feature"),
        (ability(tool="discount", features=["moor"]), "unknown-feature"),
        ({"race": OTTERS}, "not-a-list"),
        ({"race": ["Otters"]}, "not-a-table"),
        ({"race": [{**OTTERS, "name": f"Otters {'abcdefghij'[n]}"} for n in range(9)]}, "too-many"),
        ({"race": [OTTERS], "power": [{**MISTY, "name": "otters"}]}, "name-twice"),
        (race(name="Orcs"), "name-taken"),
        (race(name="conquer"), "name-taken"),
        (race(name="Otters 2"), "name-signs"),
        (race(name="<b>Otters</b>"), "name-signs"),
        (race(name="otters;"), "name-signs"),
        (race(name="O"), "name-length"),
        (race(name="O" * 25), "name-length"),
        (race(name=7), "not-a-text"),
        ({"race": [{"tokens": 5}]}, "missing-field"),
        (race(tokens=0), "out-of-range"),
        (race(tokens=21), "out-of-range"),
        (race(tokens=10**40), "out-of-range"),
        (race(tokens=5.0), "not-a-number"),
        (race(tokens=True), "not-a-number"),
        (race(supply=4), "supply-short"),
        (race(ability={"tool": "spared"}), "not-a-list"),
        (race(ability=[{"tool": "spared"}] * 7), "too-many"),
        (ability(feature="hill"), "missing-field"),
        (ability(tool="Discount"), "unknown-tool"),
        (ability(tool=["discount"]), "unknown-tool"),
        (ability(tool="discount", bye=1), "unknown-parameter"),
        (ability(tool="spared", by=1), "unknown-parameter"),
        (ability(tool="discount", by=0), "out-of-range"),
        (ability(tool="discount", by="1"), "not-a-number"),
        (ability(tool="discount", features="hill"), "not-a-list"),
        (ability(tool="discount", features=["hills"]), "unknown-feature"),
        (ability(tool="feature-bonus"), "missing-field"),
        (ability(tool="feature-bonus", feature=["hill"]), "unknown-feature"),
        (ability(tool="feature-bonus", feature="hill", also_declined="yes"), "not-a-flag"),
        (ability(tool="admitted", features=[]), "needs-feature"),
        (ability(tool="admitted", features=["hill"]), "unknown-feature"),
    ],
)
def test_impossible_value_in_a_draft_is_an_error(data, code):
    assert code in codes(data)
    assert read(data)[0] is None


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (race(tokens=11), "many-tokens"),
        ({"power": [{**MISTY, "tokens": 6}]}, "many-tokens"),
        (race(supply=9), "supply-scarce"),
        (race(ability=[{"tool": "spared"}, {"tool": "spared"}]), "same-twice"),
    ],
)
def test_unusual_value_in_a_draft_is_only_a_warning(data, code):
    assert codes(data, WARNING) == [code]
    assert codes(data) == []
    assert read(data)[0] is not None


def test_values_as_in_the_rulebook_give_no_warning():
    assert read(race(tokens=10))[1] == []
    assert read({"power": [{**MISTY, "tokens": 5}]})[1] == []


def test_all_errors_of_a_draft_are_reported_together():
    assert codes({"race": [{"name": "Orcs", "tokens": 99, "ability": [{"tool": "x"}]}], "power": 3}) == [
        *("name-taken", "out-of-range", "unknown-tool", "not-a-list")
    ]


def test_misspelt_name_in_a_draft_gets_a_suggestion():
    [problem] = read(ability(tool="discont"))[1]
    assert problem.values["hint"] == "discount"
    assert problem.path == ("race", 0, "ability", 0, "tool")
    [problem] = read(ability(tool="discount", features=["hils"]))[1]
    assert problem.values["hint"] == "hill"


@pytest.mark.parametrize("text", ["", "{", "[]", '{"race": 1}', "x" * 20_000, "[" * 15_000])
def test_text_that_is_not_a_draft_is_refused(text):
    with pytest.raises(SmallWorldError, match="not a valid draft"):
        from_text(text)


# --- Terrains that only some boards have ------------------------------------------------------------------


def test_draft_may_name_a_terrain_of_its_board():
    uses = ability(tool="discount", features=["moor", "hill"])
    draft, problems = read({"terrains": ["salt-flat", "moor"], **uses})
    assert not problems
    assert draft is not None
    assert draft.races[0].uses[0].values["features"] == ("hill", "moor")
    assert draft.to_json()["terrains"] == ["moor", "salt-flat"]
    assert from_text(draft.to_text()) == draft


def test_draft_is_only_for_boards_with_the_terrains_that_it_uses():
    uses = ability(tool="feature-bonus", feature="moor")
    draft, _ = read({"terrains": ["moor", "salt-flat"], **uses})
    assert draft is not None
    rules = make_rules(own=draft.box())
    assert rules.lands == {"Otters": ("moor",)}
    with pytest.raises(UnfitBoard, match="Otters: only for boards with the terrain 'moor'"):
        new_game(rules, find_board("base-2"), 2)


def test_power_is_only_for_boards_with_the_terrains_that_it_uses():
    power = {**MISTY, "ability": [{"tool": "feature-bonus", "feature": "moor"}]}
    draft, _ = read({"terrains": ["moor"], "power": [power]})
    assert draft is not None
    with pytest.raises(UnfitBoard, match="Misty: only for boards with the terrain 'moor'"):
        new_game(make_rules(own=draft.box()), find_board("base-2"), 2)


def test_unfit_board_survives_the_way_between_processes():
    error = pickle.loads(pickle.dumps(UnfitBoard("Otters", "moor", ("hill", "sea"))))
    assert (error.name, error.land, error.known) == ("Otters", "moor", ("hill", "sea"))


def test_unknown_feature_tells_where_to_list_a_new_terrain():
    _, problems = read(ability(tool="discount", features=["moor"]))
    assert problems[0].values["new"] == "yes"
    _, problems = read(ability(tool="admitted", features=["moor"]))
    assert problems[0].values["new"] == "no", "no race can enter a new terrain as if it were water"
