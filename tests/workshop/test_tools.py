"""The tools of the workshop: each makes an ability of the toolkit, plays, and has texts in every language."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

import smallworld.content
from kit.languages import SENTENCE_ENDS
from laws.walks import board_of, onwards
from smallworld.content.catalogue import make_rules
from smallworld.content.parameters import FEATURE, FLAG, NUMBER, SOME, Parameter
from smallworld.engine.ability import Ability
from smallworld.engine.game import new_game
from smallworld.translate import LANGUAGES, Translator
from smallworld.workshop.draft import Draft
from smallworld.workshop.explaining import explain
from smallworld.workshop.laws.invariants import check
from smallworld.workshop.reading import from_text, read
from smallworld.workshop.schema import schema
from smallworld.workshop.tools import TOOLS, Tool, to_json

TOOLKIT = Path(smallworld.content.__file__).with_name("toolkit")
TO_BUILD_ON = {
    "NoAbility",
    "Marker",
    "Guard",
    "Spoils",
    "Sentries",
    "Undiminished",
    "Counted",
    "Pieces",
    "Support",
    "Stock",
}  # they do nothing by themselves, or need custom code


def constructors() -> dict[str, list[tuple[str, object]]]:
    """Return the parameters and defaults of every class of the toolkit, from its sources."""
    trees = [ast.parse(path.read_text("utf-8")) for path in TOOLKIT.glob("*.py")]
    classes = {node.name: node for tree in trees for node in tree.body if isinstance(node, ast.ClassDef)}

    def taken_by(node: ast.ClassDef) -> list[tuple[str, object]]:
        for method in node.body:
            if isinstance(method, ast.FunctionDef) and method.name == "__init__":
                names = [argument.arg for argument in method.args.args[1:]]
                given = [literal(default) for default in method.args.defaults]
                return list(zip(names, [None] * (len(names) - len(given)) + given, strict=True))
        bases = [base.id for base in node.bases if isinstance(base, ast.Name) and base.id in classes]
        return taken_by(classes[bases[0]]) if bases else []

    return {name: taken_by(node) for name, node in classes.items()}


def literal(default: ast.expr) -> object:
    """Return a default as a value, or as its name if it has one in the source."""
    return default.id if isinstance(default, ast.Name) else ast.literal_eval(default)


def test_every_toolkit_class_has_a_tool_in_the_workshop():
    assert {tool.make.__name__ for tool in TOOLS} == set(constructors()) - TO_BUILD_ON


@pytest.mark.parametrize("tool", TOOLS, ids=lambda tool: tool.word)
def test_tool_has_the_parameters_of_its_toolkit_class(tool):
    taken = constructors()[tool.make.__name__]
    for one, (name, default) in zip(tool.parameters, taken, strict=False):
        assert one.name == name
        assert one.default in (default, None)  # a draft may need a value that the class can omit
        assert one.default is not None or one.kind in (FEATURE, SOME, NUMBER)
    assert all(default is not None for _, default in taken[len(tool.parameters) :])
    for one in tool.parameters:
        assert (one.kind in (FEATURE, SOME)) == bool(one.choices)
        assert one.kind != NUMBER or one.least < one.most


def values_of(one: Parameter) -> list[object]:
    """Return the first and the last value that a parameter can have."""
    if one.kind == NUMBER:
        return [one.least, one.most]
    if one.kind == FLAG:
        return [False, True]
    if one.kind == FEATURE:
        return [one.choices[0], one.choices[-1]]
    return [list(one.choices[: one.least]), list(one.choices)]


def uses_of(tool: Tool) -> list[dict[str, object]]:
    """Return a tool with its first values, with its last ones, and with as few as possible."""
    needed = {one.name: values_of(one)[0] for one in tool.parameters if one.default is None}
    full = [{one.name: values_of(one)[n] for one in tool.parameters} for n in (0, 1)]
    return [{"tool": tool.word, **values} for values in (needed, *full)]


def drafted(tool: Tool) -> Draft:
    """Return a race and a power that use a tool in several ways."""
    first, second, third = uses_of(tool)
    draft, problems = read(
        {
            "race": [{"name": "Otters", "tokens": 6, "ability": [first, second]}],
            "power": [{"name": "Misty", "tokens": 4, "ability": [third]}],
        }
    )
    assert draft is not None, problems
    return draft


@pytest.mark.parametrize("tool", TOOLS, ids=lambda tool: tool.word)
def test_games_with_a_race_of_every_tool_can_be_finished(tool):
    draft = drafted(tool)
    assert from_text(draft.to_text()) == draft
    for seed, boxes in enumerate((("base",), ("base",), ("underground",))):
        rules = make_rules(boxes, draft.box(eager=True))
        for state, _ in onwards(new_game(rules, board_of(2, boxes), 2), seed):
            check(state)
        assert all(isinstance(rules.abilities[rules.ids[name]], Ability) for name in ("otters", "misty"))


def test_recurring_discount_is_labelled_in_rounds():
    words = Translator("en")
    assert words.t("parameter-every", tool="recurring-discount") == "rounds per discount"
    assert words.t("parameter-every", tool="growth") == "regions per reward"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tool_has_an_explanation(language):
    words = Translator(language)
    for tool in TOOLS:
        assert words.t(f"tool-{tool.word}-name")
        for one in tool.parameters:
            assert words.t(f"parameter-{one.name.replace('_', '-')}", tool=tool.word)
        draft = drafted(tool)
        told = set()
        for design in (*draft.races, *draft.powers):
            for sentence in explain(design):
                features = ", ".join(words.t(f"feature-{feature}") for feature in sentence.features)
                said = words.t(sentence.id, features=features, **sentence.values)
                assert said.endswith((*SENTENCE_ENDS, features)), (tool.word, said)
                assert "  " not in said, (tool.word, said)
                told.add(said)
        assert len(told) >= 2 + (1 if tool.parameters else 0), tool.word


def test_page_on_drafts_names_every_tool_with_its_values():
    page = Path(__file__).parents[2].joinpath("docs/create/race-in-toml.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `([a-z-]+)` \|(.*?)\|", page, re.MULTILINE))
    assert set(rows) == {tool.word for tool in TOOLS}
    for tool in TOOLS:
        assert re.findall(r"`([a-z_]+)`", rows[tool.word]) == [one.name for one in tool.parameters], tool.word


def test_drafted_race_and_power_can_form_the_first_combo():
    rules = make_rules(("base",), drafted(TOOLS[0]).box(eager=True))
    for state, _ in onwards(new_game(rules, board_of(2), 2), 5):
        if state.offered_powers and state.offered_powers[0]:
            assert (rules.names[state.offered_races[0]], rules.names[state.offered_powers[0]]) == (
                "Otters",
                "Misty",
            )
            break


def test_workshop_form_lists_every_tool():
    assert [one["tool"] for one in to_json()] == [tool.word for tool in TOOLS]


# --- The schema -------------------------------------------------------------------------------------------


@cache
def validator() -> Draft202012Validator:
    Draft202012Validator.check_schema(schema())
    return Draft202012Validator(schema())


def fits(data: object) -> bool:
    return bool(validator().is_valid(data))


@pytest.mark.parametrize("tool", TOOLS, ids=lambda tool: tool.word)
def test_json_schema_accepts_valid_drafts(tool):
    for use in uses_of(tool):
        assert fits({"race": [{"name": "Otters", "tokens": 6, "ability": [use]}]})
    assert fits(drafted(tool).to_json())


@pytest.mark.parametrize("tool", TOOLS, ids=lambda tool: tool.word)
def test_json_schema_refuses_invalid_drafts(tool):
    for one in tool.parameters:
        use = {**uses_of(tool)[1], one.name: "nonsense"}
        data = {"power": [{"name": "Misty", "tokens": 4, "ability": [use]}]}
        assert not fits(data)
        assert read(data)[0] is None


def test_json_schema_accepts_a_listed_new_terrain():
    use = {"tool": "discount", "features": ["moor", "hill"]}
    data = {"race": [{"name": "Otters", "tokens": 6, "ability": [use]}]}
    assert not fits(data)
    assert fits({"terrains": ["moor"], **data})
    assert not fits({"terrains": ["sea"], **data})
    assert not fits({"terrains": ["moor"]})
