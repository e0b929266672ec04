"""The layers of the package, and names that the engine must not contain.

A layer imports only lower ones. From the top: command line; arena, drawing, envs, server and training; house;
puzzles; bots; views and workshop; cartography; content; registry; engine.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src"
PACKAGE = SOURCE / "smallworld"

# From the ground up; packages on the same floor do not import each other.
FLOORS = [
    ["engine"],
    ["registry"],
    ["content"],
    ["cartography"],
    ["views", "workshop"],
    ["bots"],
    ["puzzles"],
    ["house"],
    ["arena", "drawing", "envs", "server", "training"],
    ["cli"],
]
FLOOR = {layer: number for number, floor in enumerate(FLOORS) for layer in floor}
ROOF_OF_THE_RULES = FLOOR["bots"] + 0.5  # smallworld's own modules: they collect lower names

# The engine gets chance and time from outside; it has no input and output.
NOT_IN_THE_ENGINE = {
    *("random", "secrets", "time", "datetime"),
    *("os", "sys", "io", "pathlib", "socket", "subprocess", "logging"),
}
READERS = ("engine/text/", "engine/session.py")  # they read and write actions and records as text
SHIM = "engine/compiled.py"  # the only module that imports mypy_extensions, and works without it

RACES = """
    amazon amazons dwarf dwarves elf elves ghoul ghouls giant giants halfling halflings human humans orc orcs
    ratman ratmen skeleton skeletons sorcerer sorcerers triton tritons troll trolls wizard wizards
"""
# Without Forest, Hill and Swamp, which are also terrain; "dragon master" is two words.
POWERS = """
    alchemist berserk bivouacking commando diplomat flying fortified heroic merchant mounted pillaging
    seafaring spirit stout underworld wealthy
"""
# Those of the other boxes whose names mean nothing else.
OTHERS = """
    goblin goblins kobold kobolds gypsy gypsies nomads priestess priestesses barbarian barbarians homunculus
    homunculi leprechaun leprechauns pixie pixies pygmy pygmies faun fauns igor igors shrubman shrubmen
    cursed hordes marauding ransacking historian barricade catapult imperial mercenary aquatic behemoth
    behemoths fireball fireballs necromancer
"""
NAMES = {*RACES.split(), *POWERS.split(), *OTHERS.split(), "dragon master", "white ladies"}


def modules_of(folder: Path) -> list[str]:
    return sorted(path.relative_to(PACKAGE).as_posix() for path in folder.rglob("*.py"))


def tree_of(module: str) -> ast.Module:
    return ast.parse((PACKAGE / module).read_text(encoding="utf-8"), module)


def layer_of(module: str) -> str:
    """Return the folder below smallworld that has `module`, or "" for smallworld's own few modules."""
    return module.partition("/")[0] if "/" in module else ""


def imports_of(tree: ast.AST) -> Iterator[str]:
    """Yield the dotted names of all imports, including those in functions and for the type checker."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.module, "imports are absolute"
            # `from smallworld import engine` imports smallworld.engine
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def names_in(text: str) -> set[str]:
    """Return the races and powers in `text`; identifiers are split at underscores and capitals."""
    words = [word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", text)]
    return NAMES.intersection([*words, *map(" ".join, pairwise(words))])


ENGINE = modules_of(PACKAGE / "engine")
RULES = ENGINE + modules_of(PACKAGE / "content") + modules_of(PACKAGE / "cartography")
LAYERED = [module for module in modules_of(PACKAGE) if layer_of(module)]


def test_lists_of_modules_to_check_are_not_empty():
    assert "engine/state.py" in ENGINE
    assert len(RULES) > len(ENGINE)


def test_modules_import_only_modules_of_lower_layers():
    assert {layer_of(module) for module in LAYERED} == set(FLOOR), "say in FLOORS where a new layer belongs"
    upwards = [
        f"{module} imports {name}"
        for module in LAYERED
        for name in imports_of(tree_of(module))
        if leads_up(layer_of(module), name)
    ]
    assert not upwards


def test_bots_import_no_module_of_game_content():
    modules = modules_of(PACKAGE / "bots")
    known = [
        f"{module} imports {name}"
        for module in modules
        for name in imports_of(tree_of(module))
        if name.startswith("smallworld.content")
    ]
    assert modules
    assert not known


def leads_up(layer: str, name: str) -> bool:
    """Return whether an import leads to a layer that is not below the importing layer."""
    package, _, imported = name.partition(".")
    imported = imported.partition(".")[0]
    floor = FLOOR.get(imported, ROOF_OF_THE_RULES)
    return package == "smallworld" and imported != layer and floor >= FLOOR[layer]


def test_rules_import_only_themselves_and_the_standard_library():
    others = [
        f"{module} imports {name}"
        for module in RULES
        for name in imports_of(tree_of(module))
        if name.partition(".")[0] not in ("smallworld", *sys.stdlib_module_names)
        and not (module == SHIM and name in attempted_in(module))
    ]
    assert not others, f"only {SHIM} may, and must do without it"


def test_engine_except_its_readers_does_not_import_text_modules():
    needed = [
        f"{module} imports {name}"
        for module in ENGINE
        if not module.startswith(READERS)
        for name in imports_of(tree_of(module))
        if name.startswith("smallworld.engine.text")
    ]
    assert not needed


def attempted_in(module: str) -> set[str]:
    """Return the names that a module tries to import and can do without."""
    attempts = [node for node in ast.walk(tree_of(module)) if isinstance(node, ast.Try)]
    return {
        name
        for attempt in attempts
        for name in imports_of(attempt)
        if name.partition(".")[0] == "mypy_extensions"
    }


def test_engine_uses_neither_random_numbers_nor_clock_nor_files():
    used = [
        f"{module} imports {name}"
        for module in ENGINE
        for name in imports_of(tree_of(module))
        if name.partition(".")[0] in NOT_IN_THE_ENGINE
    ]
    used += [
        f"{module}:{node.lineno} calls {node.func.id}"
        for module in ENGINE
        for node in ast.walk(tree_of(module))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("print", "input", "open")
    ]
    assert not used


def test_engine_names_no_race_or_power():
    named = [
        f"{module}:{number} names {name}"
        for module in ENGINE
        for number, line in enumerate((PACKAGE / module).read_text(encoding="utf-8").splitlines(), 1)
        for name in sorted(names_in(line))
    ]
    assert not named, "only a box may know that"


@pytest.mark.parametrize(
    "text", ["class DragonMaster:", "DRAGON_MASTER = 1", '"dragon-master"', "# a Dragon Master"]
)
def test_check_finds_the_name_of_a_power_in_any_spelling(text):
    assert names_in(text) == {"dragon master"}
