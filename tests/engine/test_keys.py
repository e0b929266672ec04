"""Entries, keys and actions, which are packed and read in one place each."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from smallworld.engine.keys import ability_of, entry_of, key_of, owner_of, side_of, step_of

ROOT = Path(__file__).resolve().parent.parent.parent
FOLDERS = ("src", "tests", "benchmarks", "scripts", "examples")

# Modules that may look up the current entry directly: three lines that every decision runs, 1% faster.
HOT = ("src/smallworld/engine/state.py", "src/smallworld/engine/game.py")
# Modules that may know how many bits a field has, with the reason.
LAYOUTS = {
    "src/smallworld/engine/keys.py": "lays out entries and keys",
    "src/smallworld/engine/action.py": "lays out actions",
    "benchmarks/actions.py": "measures other layouts",
    "src/smallworld/bots/random_numbers.py": "draws lots of 30 bits",
    "src/smallworld/engine/steps/step.py": "reads lots of 30 bits",
    "src/smallworld/envs/batch.py": "makes a seed of two draws",
    "tests/laws/test_actions.py": "draws the fields of actions",
    "tests/engine/test_keys.py": "this one",
}
WIDEST_ID = 1023
SHIFTS = {10, 18, 26, 30}

ids = st.integers(0, WIDEST_ID)
owners = st.integers(0, 200)


@given(ids, owners)
def test_agenda_entry_gives_back_its_step_and_side(step, side):
    entry = entry_of(step, side)
    assert (step_of(entry), side_of(entry)) == (step, side)


@given(ids, owners)
def test_memory_key_gives_back_its_owner_and_ability(ability, owner):
    key = key_of(owner, ability)
    assert (owner_of(key), ability_of(key)) == (owner, ability)


def bare_numbers(tree: ast.AST) -> Iterator[int]:
    """Yield the lines that mask or shift a field of an entry, key or action with bare numbers."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and type(node.value) is int and node.value == WIDEST_ID:
            yield node.lineno
        if (
            isinstance(node, ast.BinOp)
            and isinstance(node.op, ast.LShift | ast.RShift)
            and not isinstance(node.left, ast.Constant)
            and isinstance(node.right, ast.Constant)
            and node.right.value in SHIFTS
        ):
            yield node.lineno


def sources(*words: str) -> Iterator[tuple[str, ast.Module]]:
    """Yield the files with any of these words, by name; parsing all files takes seconds."""
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*.py")):
            text = path.read_text(encoding="utf-8")
            if any(word in text.lower() for word in words):
                yield path.relative_to(ROOT).as_posix(), ast.parse(text)


def test_bit_widths_are_defined_in_one_module_only():
    found = [
        f"{name}:{line}"
        for name, tree in sources("1023", "1_023", "0x3ff", "0b1111111111", "0o1777", "<<", ">>")
        if name not in LAYOUTS
        for line in bare_numbers(tree)
    ]
    assert found == []


def test_current_agenda_entry_is_looked_up_in_one_module_only():
    found = [
        f"{name}:{node.lineno}"
        for name, tree in sources("plan[")
        if name not in HOT
        for node in ast.walk(tree)
        if isinstance(node, ast.Subscript)
        and not isinstance(node.slice, ast.Slice)
        and isinstance(node.value, ast.Attribute | ast.Name)
        and ast.unparse(node.value).split(".")[-1] == "plan"
        and ast.unparse(node.slice).split(".")[-1] == "at"
    ]
    assert found == []


@pytest.mark.parametrize(
    "line",
    ["entry & 1023", "(key >> 10) % players", "step | side << 10", "by | region << 10 | tokens << 18"],
)
def test_check_finds_bare_numbers_for_bit_widths(line):
    assert list(bare_numbers(ast.parse(line)))
