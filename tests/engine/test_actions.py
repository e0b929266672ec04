"""Actions: one module makes and reads them, and all others call its functions."""

import ast
from pathlib import Path

import pytest

from smallworld.engine import action as actions
from smallworld.engine.action import (
    BADGE,
    BANNER,
    CELLS,
    DECLINE,
    EXPAND,
    FIELDS,
    MARKER,
    PASS,
    STOP,
    TILE_SIDES,
    VERBS,
    abandon_region,
    act_against,
    act_at,
    act_at_number,
    act_from,
    act_in_place,
    act_naming,
    act_on,
    act_on_tile,
    act_saying,
    act_toward,
    attempt_region,
    bought_by,
    buy_thing,
    by_of,
    cell_number_of,
    cell_numbered,
    cell_of,
    coin_of,
    conquer_region,
    deploy_tokens,
    field_of,
    find_gold,
    named_by,
    number_of_cell,
    number_of_tile,
    number_said,
    pips_of,
    place_guard,
    place_on_tile,
    place_taken,
    player_of,
    region_of,
    reveal,
    revealed_by,
    roll_die,
    second_region_of,
    take_combo,
    tile_of,
    tokens_of,
    use_ability,
    used_by,
    with_field,
)

SOURCES = Path(actions.__file__).parents[1]
OWN = 345  # an ability
# An action of every verb, with its fields by name.
OF_VERBS = {
    "take": (take_combo(5), {"place": (place_taken, 5)}),
    "expand": (EXPAND, {}),
    "decline": (DECLINE, {}),
    "abandon": (abandon_region(200), {"region": (region_of, 200)}),
    "conquer": (conquer_region(200, 7), {"region": (region_of, 200), "tokens": (tokens_of, 7)}),
    "attempt": (attempt_region(200), {"region": (region_of, 200)}),
    "stop": (STOP, {}),
    "deploy": (deploy_tokens(200, 7), {"region": (region_of, 200), "tokens": (tokens_of, 7)}),
    "pass": (PASS, {}),
    "roll": (roll_die(3), {"pips": (pips_of, 3)}),
    "banner": (reveal(BANNER, OWN), {"revealed": (revealed_by, OWN)}),
    "badge": (reveal(BADGE, OWN), {"revealed": (revealed_by, OWN)}),
    "buy": (buy_thing(OWN), {"bought": (bought_by, OWN)}),
    "use": (use_ability(OWN), {"ability": (used_by, OWN)}),
    "marker": (reveal(MARKER, OWN), {"revealed": (revealed_by, OWN)}),
    "guard": (place_guard(200), {"region": (region_of, 200)}),
    "gold": (find_gold(4), {"coin": (coin_of, 4)}),
}
# Each kind of action that abilities offer.
OF_ABILITIES = [
    (act_on(OWN, 200), {"region": (region_of, 200)}),
    (act_on(OWN, 200, 7), {"region": (region_of, 200), "tokens": (tokens_of, 7)}),
    (act_from(OWN, 200, 199), {"region": (region_of, 200), "other": (second_region_of, 199)}),
    (act_against(OWN, 200, 14), {"region": (region_of, 200), "player": (player_of, 14)}),
    (act_toward(OWN, 14), {"player": (player_of, 14)}),
    (act_naming(OWN, 346), {"named": (named_by, 346)}),
    (act_saying(OWN, 7), {"tokens": (number_said, 7)}),
    (act_at_number(OWN, 999), {"cell": (cell_number_of, 999)}),
    (act_in_place(OWN, 6), {"place": (place_on_tile, 6)}),
]


def test_table_in_this_file_covers_each_verb_and_all_its_fields():
    assert list(OF_VERBS) == list(VERBS)
    for name, (action, said) in OF_VERBS.items():
        assert by_of(action) == VERBS[name]
        assert tuple(said) == FIELDS.get(VERBS[name], ())


@pytest.mark.parametrize(("action", "said"), [*OF_VERBS.values(), *OF_ABILITIES])
def test_fields_of_an_action_can_be_read_by_function_or_name(action, said):
    built = by_of(action)
    for field, (read, value) in said.items():
        assert read(action) == field_of(action, field) == value
        built = with_field(built, field, value)
    assert built == action


def test_numbers_for_tiles_and_cells_convert_back_unchanged():
    assert {number_of_tile(letter) for letter in "AZaz"} <= set(TILE_SIDES)
    assert [tile_of(act_on_tile(OWN, letter)) for letter in "AZaz"] == list("AZaz")
    assert [number_of_cell(cell_numbered(number)) for number in range(CELLS)] == list(range(CELLS))
    assert cell_of(act_at(OWN, (-2, 29))) == (-2, 29)
    assert cell_number_of(act_at(OWN, (3, 4))) == number_of_cell((3, 4))


# The names of variables that hold actions in the sources.
ACTIONS = {"action", "outcome", "decision"}
SHIFTS = {10, 18, 26, 30}


def packs_by_hand(tree: ast.Module) -> list[int]:
    """Return the lines that depend on the positions of an action's fields."""
    imported = {
        name.asname or name.name: name.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module == "smallworld.engine.action"
        for name in node.names
    }
    verbs = {own for own, name in imported.items() if name in {verb.upper() for verb in VERBS}}
    lines = [1] if any(name.startswith("_") for name in imported.values()) else []
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp):
            sides = [node.left, node.right]
            names = {side.id for side in sides if isinstance(side, ast.Name)}
            shifted = (
                bool(imported)
                and isinstance(node.op, (ast.LShift, ast.RShift))
                and not isinstance(node.left, ast.Constant)
                and isinstance(node.right, ast.Constant)
                and node.right.value in SHIFTS
            )
            if names & (ACTIONS | verbs) or shifted:
                lines.append(node.lineno)
    return lines


def test_only_the_action_module_packs_fields_into_a_number():
    found = [
        f"{path.relative_to(SOURCES)}:{line}"
        for path in sorted(SOURCES.rglob("*.py"))
        if path.name != "action.py" or path.parent.name != "engine"
        for line in packs_by_hand(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert not found


@pytest.mark.parametrize(
    "line",
    ["action >> 30 & 1023", "CONQUER | 3", "by | region << 10", "outcome & 1023"],
)
def test_check_detects_fields_that_are_packed_by_hand(line):
    assert packs_by_hand(ast.parse(f"from smallworld.engine.action import CONQUER\n{line}")) == [2]


def test_check_detects_the_import_of_a_private_name():
    assert packs_by_hand(ast.parse("from smallworld.engine.action import _OTHER")) == [1]
