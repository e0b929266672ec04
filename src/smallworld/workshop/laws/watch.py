"""A check of custom races and powers against the invariants in docs/create/race-in-python.md.

Pass each position of your games to a `Watch`, which collects problems with their files and lines.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

from smallworld.content.maps import DEEP_SYMBOLS, DEEP_TERRAINS, LAID_SYMBOLS, SYMBOLS, TERRAINS
from smallworld.content.worlds import PLACE
from smallworld.engine.ability import Ability
from smallworld.engine.keys import ability_of
from smallworld.engine.rules import Rules
from smallworld.engine.state import NONE, State
from smallworld.workshop.laws.asking import ask_all, everything
from smallworld.workshop.laws.invariants import check
from smallworld.workshop.problems import Problem, shortened, unlike
from smallworld.workshop.tools import BORDERED

Found = tuple[Path, Problem]  # the file and the problem

KINDS: Final = (*TERRAINS, *DEEP_TERRAINS, *SYMBOLS, *DEEP_SYMBOLS, *LAID_SYMBOLS, *BORDERED, PLACE)
# Modules that only the game may use, to draw at random.
CHANCE: Final = ("random", "secrets", "uuid")
COUNTED: Final = ("score", "reinforce", "outsiders")  # hooks that must return a number of at least 0
EVERY: Final = 5  # once in this many decisions, abilities are asked every question
# Attributes of tools that name features of regions.
FEATURES: Final = ("feature", "features")


class Watch:
    """A check of some custom abilities that runs during many games and collects problems."""

    def __init__(self, rules: Rules, ids: list[int], source: str, lands: tuple[str, ...] = ()) -> None:
        """Prepare a check of the abilities with these ids, which come from the file `source`.

        The boards of the games also have the terrains `lands`.
        """
        self.rules: Final = rules
        self.ids: Final = ids
        self.source: Final = Path(source)
        self.kinds: Final = dict.fromkeys((*KINDS, *lands))
        self.found: Final[list[Found]] = []
        self._kept: Final = {id: _kept(rules.abilities[id]) for id in ids}
        self._seen = 0

    def read(self) -> None:
        """Check the source code of the abilities."""
        for file, kind in self._classes():
            names = _imports(file, CHANCE)
            for node in ast.walk(kind):
                if isinstance(node, ast.Name) and node.id in names:
                    self._note(file, node.lineno, "law-chance", name=names[node.id])
        for id in self.ids:
            ability = self.rules.abilities[id]
            for said, file, line in self._features(ability):
                if said not in self.kinds:
                    self._note(file, line, "law-feature", **unlike(said, self.kinds))

    def look(self, state: State) -> None:
        """Check a position of a game before its next decision."""
        self._seen += 1
        for id in self.ids:
            self._look_at_object(id)
            if not self.rules.traits[id].piece and any(ability_of(key) == id for key in state.placed):
                self._note(*self._call(id, "place"), "law-piece")
        if self._seen % EVERY == 0:
            self._ask(state)
        try:
            check(state)
        except AssertionError as broken:
            self._note(*self._line(self.ids[0], ""), "law-broken", why=shortened(str(broken), 200))

    def differs(self) -> None:
        """Report that two games with the same decisions and random numbers ended differently."""
        self._note(*self._line(self.ids[0], ""), "law-twice")

    # --- The checks ---------------------------------------------------------------------------------

    def _look_at_object(self, id: int) -> None:
        now = _kept(self.rules.abilities[id])
        before = self._kept[id]
        for name in sorted({*now, *before}):
            if name not in now or name not in before or now[name] != before[name]:
                self._note(*self._store(id, name), "law-kept", name=name)
        self._kept[id] = now

    def _ask(self, state: State) -> None:
        reports, state.reports = state.reports, []
        for side, race in enumerate(state.banners):
            for id in [one for one in self.ids if race != NONE and one in state.serving[side]]:
                before = everything(state)
                ability = self.rules.abilities[id]
                for hook in ask_all(state.copy() if state.over else state, side, id):
                    if everything(state) != before:
                        self._note(*self._line(id, hook), "law-state", hook=hook)
                        return  # let the game continue
                for hook in COUNTED:
                    answer = getattr(ability, hook)(state, side)
                    if not isinstance(answer, int) or answer < 0:
                        self._note(*self._line(id, hook), "law-number", hook=hook, number=shortened(answer))
        state.reports = reports

    # --- The places ---------------------------------------------------------------------------------

    def _note(self, file: Path, line: int, code: str, **values: str | int) -> None:
        """Add a problem, but only once for each file and line."""
        if (file, line, code) not in [(there, one.line, one.code) for there, one in self.found]:
            self.found.append((file, Problem(code, (), dict(values), line=line)))

    def _line(self, id: int, hook: str) -> tuple[Path, int]:
        """Return the file and line of this hook of an ability, or else of its class."""
        method = getattr(type(self.rules.abilities[id]), hook, None)
        code = getattr(method, "__code__", None)
        if code is not None and not _is_ours(code.co_filename):
            return Path(code.co_filename), int(code.co_firstlineno)
        for file, kind in self._classes(id):
            return file, kind.lineno
        return self.source, 0

    def _call(self, id: int, name: str) -> tuple[Path, int]:
        """Return the file and line where the class of an ability calls a function with this name."""
        for file, kind in self._classes(id):
            for node in ast.walk(kind):
                if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == name:
                    return file, node.lineno
        return self._line(id, "")

    def _store(self, id: int, name: str) -> tuple[Path, int]:
        """Return the file and line where an ability's class sets this attribute outside `__init__`."""
        for file, kind in self._classes(id):
            methods = [
                node for node in kind.body if isinstance(node, ast.FunctionDef) and node.name != "__init__"
            ]
            for node in [one for method in methods for one in ast.walk(method)]:
                if (
                    isinstance(node, ast.Attribute)
                    and node.attr == name
                    and ast.unparse(node.value) == "self"
                ):
                    return file, node.lineno
        return self._line(id, "")

    def _features(self, ability: Ability) -> Iterator[tuple[str, Path, int]]:
        """Yield each feature of regions that an ability's code names, with file and line."""
        for file, kind in self._classes(ability.id):
            for node in ast.walk(kind):
                if (
                    isinstance(node, ast.Call)
                    and getattr(node.func, "attr", "") == "where"
                    and len(node.args) == 1
                ):
                    said = _value(node.args[0], file, ability)
                    if isinstance(said, str):
                        yield said, file, node.lineno
        for name in FEATURES:
            given = getattr(ability, name, ())
            for said in (given,) if isinstance(given, str) else given if isinstance(given, tuple) else ():
                if isinstance(said, str):
                    yield said, *_constant(self.source, said)

    def _classes(self, id: int = NONE) -> Iterator[tuple[Path, ast.ClassDef]]:
        """Yield the custom classes of an ability, or of all abilities, with their files."""
        seen: set[tuple[Path, str]] = set()
        for one in [id] if id != NONE else self.ids:
            for kind in type(self.rules.abilities[one]).__mro__:
                file = _file_of(kind)
                if file is None or (file, kind.__qualname__) in seen:
                    continue
                seen.add((file, kind.__qualname__))
                for node in ast.walk(_tree(file)):
                    if isinstance(node, ast.ClassDef) and node.name == kind.__name__:
                        yield file, node


def _kept(ability: Ability) -> dict[str, Any]:
    """Return a copy of an ability's attributes, for a later check that they have not changed."""
    kept = {
        name: value
        for name, value in getattr(ability, "__dict__", {}).items()
        if name not in ("id", "traits")
    }
    try:
        return deepcopy(kept)
    except Exception:  # objects that cannot be copied are compared by their repr
        return {name: repr(value) for name, value in kept.items()}


def _is_ours(file: str) -> bool:
    return Path(file).is_relative_to(Path(__file__).resolve().parents[2])


def _file_of(kind: type) -> Path | None:
    """Return the file that defines a custom class; None for a class of this program."""
    for member in vars(kind).values():
        code = getattr(inspect.unwrap(member) if callable(member) else member, "__code__", None)
        if code is not None and not _is_ours(code.co_filename) and Path(code.co_filename).is_file():
            return Path(code.co_filename)
    return None


def _tree(file: Path) -> ast.Module:
    try:
        return ast.parse(file.read_bytes())
    except (OSError, SyntaxError, ValueError):
        return ast.Module([], [])


def _imports(file: Path, modules: tuple[str, ...]) -> dict[str, str]:
    """Return the names that a file imports from these modules, with their full names."""
    names: dict[str, str] = {}
    for node in ast.walk(_tree(file)):
        if isinstance(node, ast.Import):
            names |= {one.asname or one.name: one.name for one in node.names if one.name in modules}
        elif isinstance(node, ast.ImportFrom) and node.module in modules:
            names |= {one.asname or one.name: f"{node.module}.{one.name}" for one in node.names}
    return names


def _value(node: ast.expr, file: Path, ability: Ability) -> object:
    """Return the value of a literal, a constant of the module or an attribute of the ability; else None."""
    if isinstance(node, ast.Constant):
        return node.value
    if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "self":
        return getattr(ability, node.attr, None)
    if isinstance(node, ast.Name):
        for one in _tree(file).body:
            targets = (
                one.targets
                if isinstance(one, ast.Assign)
                else [one.target]
                if isinstance(one, ast.AnnAssign)
                else []
            )
            if any(isinstance(target, ast.Name) and target.id == node.id for target in targets):
                value = getattr(one, "value", None)
                return value.value if isinstance(value, ast.Constant) else None
    return None


def _constant(file: Path, said: str) -> tuple[Path, int]:
    """Return the file and line where this text occurs as a literal."""
    for node in ast.walk(_tree(file)):
        if isinstance(node, ast.Constant) and node.value == said:
            return file, node.lineno
    return file, 0
