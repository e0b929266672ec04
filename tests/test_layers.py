"""Who may import whom, and what the engine must not know.

Arrows go down only: command line, then arena, envs and server, then puzzles, bots, views, cartography,
content, engine.
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

# From the ground up; packages of the same floor do not import each other.
FLOORS = [
    ["engine"],
    ["content"],
    ["cartography"],
    ["views", "workshop"],
    ["bots"],
    ["puzzles"],
    ["arena", "envs", "server", "training"],
    ["cli"],
]
FLOOR = {layer: number for number, floor in enumerate(FLOORS) for layer in floor}
ROOF_OF_THE_RULES = FLOOR["bots"] + 0.5  # names of smallworld itself: they collect what is below

# Chance and time are given to the engine from outside; it reads nothing and writes nothing.
NOT_IN_THE_ENGINE = {
    *("random", "secrets", "time", "datetime"),
    *("os", "sys", "io", "pathlib", "socket", "subprocess", "logging"),
}
READERS = ("engine/text/", "engine/session.py")  # they know the words of actions and records
SHIM = "engine/compiled.py"  # the one module that asks for mypy_extensions, and does without

RACES = """
    amazon amazons dwarf dwarves elf elves ghoul ghouls giant giants halfling halflings human humans orc orcs
    ratman ratmen skeleton skeletons sorcerer sorcerers triton tritons troll trolls wizard wizards
"""
# Forest, Hill and Swamp are left out, since they are terrain too; "dragon master" is two words.
POWERS = """
    alchemist berserk bivouacking commando diplomat flying fortified heroic merchant mounted pillaging
    seafaring spirit stout underworld wealthy
"""
# Those of the other boxes, as far as they mean nothing else.
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
    """The folder below smallworld that `module` is in, or "" for smallworld's own few modules."""
    return module.partition("/")[0] if "/" in module else ""


def imports_of(tree: ast.AST) -> Iterator[str]:
    """The dotted names that are imported anywhere, in functions and for the type checker too."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.module, "imports are absolute"
            # `from smallworld import engine` imports smallworld.engine
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def names_in(text: str) -> set[str]:
    """The races and powers that `text` names; identifiers are taken apart at underscores and capitals."""
    words = [word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", text)]
    return NAMES.intersection([*words, *map(" ".join, pairwise(words))])


ENGINE = modules_of(PACKAGE / "engine")
RULES = ENGINE + modules_of(PACKAGE / "content") + modules_of(PACKAGE / "cartography")
LAYERED = [module for module in modules_of(PACKAGE) if layer_of(module)]


def test_there_is_something_to_check():
    assert "engine/state.py" in ENGINE
    assert len(RULES) > len(ENGINE)


@pytest.mark.parametrize("module", LAYERED)
def test_arrows_go_down_only(module):
    layer = layer_of(module)
    assert layer in FLOOR, f"{layer} is a new layer: say in FLOORS of this test where it belongs"
    for name in imports_of(tree_of(module)):
        package, _, imported = name.partition(".")
        if package == "smallworld":
            imported = imported.partition(".")[0]
            floor = FLOOR.get(imported, ROOF_OF_THE_RULES)
            assert imported == layer or floor < FLOOR[layer], f"{module} imports {name}"


@pytest.mark.parametrize("module", modules_of(PACKAGE / "bots"))
def test_bots_know_no_box(module):
    assert [name for name in imports_of(tree_of(module)) if name.startswith("smallworld.content")] == []


@pytest.mark.parametrize("module", RULES)
def test_the_rules_need_the_standard_library_only(module):
    tree = tree_of(module)
    attempted = [node for node in ast.walk(tree) if isinstance(node, ast.Try)]
    excused = {name for attempt in attempted for name in imports_of(attempt)} if module == SHIM else set()
    for name in imports_of(tree):
        package = name.partition(".")[0]
        if package == "mypy_extensions":
            assert name in excused, f"{module} imports {name}; only {SHIM} may, and must do without it"
        else:
            assert package == "smallworld" or package in sys.stdlib_module_names, f"{module} imports {name}"


@pytest.mark.parametrize("module", ENGINE)
def test_the_engine_has_no_chance_clock_input_or_output(module):
    tree = tree_of(module)
    for name in imports_of(tree):
        assert name.partition(".")[0] not in NOT_IN_THE_ENGINE, f"{module} imports {name}"
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in ("print", "input", "open"), (
                f"{module}:{node.lineno} calls {node.func.id}"
            )


@pytest.mark.parametrize("module", [module for module in ENGINE if not module.startswith(READERS)])
def test_the_rules_of_the_engine_need_no_text(module):
    assert [name for name in imports_of(tree_of(module)) if name.startswith("smallworld.engine.text")] == []


@pytest.mark.parametrize("module", ENGINE)
def test_the_engine_names_no_race_or_power(module):
    named = [
        f"line {number}: {name}"
        for number, line in enumerate((PACKAGE / module).read_text(encoding="utf-8").splitlines(), 1)
        for name in sorted(names_in(line))
    ]
    assert not named, f"{module} names what only a box may know"


@pytest.mark.parametrize(
    "text", ["class DragonMaster:", "DRAGON_MASTER = 1", '"dragon-master"', "# a Dragon Master"]
)
def test_a_name_is_found_however_it_is_written(text):
    assert names_in(text) == {"dragon master"}
