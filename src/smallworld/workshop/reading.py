"""The parser of drafts from plain data, which collects all problems, each with its path."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from smallworld.content.free_board import MOST_TERRAINS, may_be_new
from smallworld.content.parameters import FEATURE, FLAG, NUMBER, Parameter, Value
from smallworld.engine.errors import NotationError, SmallWorldError
from smallworld.engine.text.untrusted import read_json
from smallworld.workshop import names
from smallworld.workshop.draft import (
    FEWEST_TOKENS,
    MOST_ABILITIES,
    MOST_DESIGNS,
    MOST_SUPPLY,
    MOST_TOKENS,
    POWER,
    RACE,
    TERRAINS,
    USUAL_TOKENS,
    Design,
    Draft,
    Use,
)
from smallworld.workshop.english import in_english, place_of
from smallworld.workshop.problems import ERROR, WARNING, Path, Problem, shortened, unlike
from smallworld.workshop.tools import BY_WORD, Tool

FIELDS: Final = {RACE: ("name", "tokens", "supply", "ability"), POWER: ("name", "tokens", "ability")}
LARGEST: Final = 16_000  # most letters of a draft as text
MOST_PROBLEMS: Final = 50  # most problems to list


def read(data: object) -> tuple[Draft | None, list[Problem]]:
    """Parse a draft from plain data. Return the draft (None if invalid), and all problems and warnings."""
    draft, problems = glance(data)
    return None if _is_hopeless(problems) else draft, problems


def glance(data: object, recorded: bool = False) -> tuple[Draft, list[Problem]]:
    """Return the valid part of a draft, and the problems of the rest. Do not play with this draft."""
    reader = _Reader(recorded)
    return reader.draft(data), reader.problems


def _is_hopeless(problems: list[Problem]) -> bool:
    return any(problem.level == ERROR for problem in problems)


def from_text(text: str) -> Draft:
    """Parse a draft that `Draft.to_text` wrote. It may be old, and use names that are now taken.

    Raises:
        SmallWorldError: the text is not a draft.
    """
    if len(text) > LARGEST:
        raise _invalid([Problem("too-long", (), {"most": LARGEST})])
    try:
        data = read_json(text)
    except NotationError as error:
        raise SmallWorldError(f"draft: this is not a valid draft: it is not JSON: {error}") from error
    draft, problems = glance(data, recorded=True)
    if _is_hopeless(problems):
        raise _invalid(problems)
    return draft


def _invalid(problems: list[Problem]) -> SmallWorldError:
    """Return the error for a draft with these problems, in sentences that name the place of each."""
    said = [in_english(one, place_of(one.path)) for one in problems if one.level == ERROR]
    return SmallWorldError(f"draft: this is not a valid draft: {' '.join(said)}")


class _Reader:
    """A parser of drafts that collects problems."""

    def __init__(self, recorded: bool) -> None:
        self.recorded: Final = recorded
        self.problems: Final[list[Problem]] = []
        self.terrains: tuple[str, ...] = ()  # terrains of the draft's boards that no box has

    def draft(self, data: object) -> Draft:
        if not isinstance(data, dict):
            self._note("not-a-table", ())
            return Draft()
        for key in data:
            if key not in (TERRAINS, *FIELDS):
                self._unknown("unknown-field", (str(key),), key, (TERRAINS, *FIELDS))
        self.terrains = self._terrains(data)
        races, powers = (self._designs(data, kind) for kind in (RACE, POWER))
        if not races and not powers and not self.problems:
            self._note("nothing", ())
        self._twice([*races, *powers], [*self._paths(data, RACE), *self._paths(data, POWER)])
        return Draft(tuple(races), tuple(powers), self.terrains)

    def _terrains(self, data: dict[str, Any]) -> tuple[str, ...]:
        """Return the terrains of the draft's boards that no box has, each once and in alphabetical order."""
        found: set[str] = set()
        for place, said in enumerate(self._list(data.get(TERRAINS, []), (TERRAINS,), MOST_TERRAINS)):
            if isinstance(said, str) and may_be_new(said):
                found.add(said)
            else:
                self._note("not-new-terrain", (TERRAINS, place), said=shortened(said))
        return tuple(sorted(found))

    # --- Races and powers ---------------------------------------------------------------------------

    def _paths(self, data: dict[str, Any], kind: str) -> list[Path]:
        found = data.get(kind)
        return [(kind, place, "name") for place in range(len(found))] if isinstance(found, list) else []

    def _twice(self, designs: list[Design], paths: list[Path]) -> None:
        seen: set[str] = set()
        for design, path in zip(designs, paths, strict=False):
            if design.name and design.name in seen:
                self._note("name-twice", path, said=design.name)
            seen.add(design.name)

    def _designs(self, data: dict[str, Any], kind: str) -> list[Design]:
        entries = self._list(data.get(kind, []), (kind,), MOST_DESIGNS)
        return [self._design(entry, kind, (kind, place)) for place, entry in enumerate(entries)]

    def _design(self, data: object, kind: str, path: Path) -> Design:
        if not isinstance(data, dict):
            self._note("not-a-table", path)
            return Design(kind, "", 0, 0, ())
        for key in data:
            if key not in FIELDS[kind]:
                self._unknown("unknown-field", (*path, str(key)), key, FIELDS[kind])
        name = self._name(data, path)
        tokens = self._number(data, "tokens", path, FEWEST_TOKENS[kind], MOST_TOKENS[kind])
        if tokens > USUAL_TOKENS[kind]:
            self._warn("many-tokens", (*path, "tokens"), kind=kind, number=tokens, most=USUAL_TOKENS[kind])
        supply = self._supply(data, path, tokens) if kind == RACE else 0
        entries = self._list(data.get("ability", []), (*path, "ability"), MOST_ABILITIES)
        uses: list[Use] = []
        for place, entry in enumerate(entries):
            use = self._use(entry, (*path, "ability", place))
            if use is not None and use in uses:
                self._warn("same-twice", (*path, "ability", place), tool=use.tool.word)
            if use is not None:
                uses.append(use)
        return Design(kind, name, tokens, supply, tuple(uses))

    def _name(self, data: dict[str, Any], path: Path) -> str:
        path = (*path, "name")
        if "name" not in data:
            self._note("missing-field", path, said="name")
            return ""
        if not isinstance(data["name"], str):
            self._note("not-a-text", path, said="name")
            return ""
        name = names.tidied(data["name"])
        problem = names.problem_of(name, path, self.recorded)
        if problem is not None:
            self._note(problem.code, problem.path, **problem.values)
        return name

    def _supply(self, data: dict[str, Any], path: Path, tokens: int) -> int:
        enough = tokens + USUAL_TOKENS[POWER]
        if "supply" not in data:
            return enough
        supply = self._number(data, "supply", path, 1, MOST_SUPPLY)
        if supply < tokens:
            self._note("supply-short", (*path, "supply"), number=supply, tokens=tokens)
        elif supply < enough:
            self._warn("supply-scarce", (*path, "supply"), number=supply, enough=enough)
        return supply

    # --- Abilities ----------------------------------------------------------------------------------

    def _use(self, data: object, path: Path) -> Use | None:
        if not isinstance(data, dict):
            self._note("not-a-table", path)
            return None
        word = data.get("tool")
        if word is None:
            self._note("missing-field", (*path, "tool"), said="tool")
            return None
        tool = BY_WORD.get(word) if isinstance(word, str) else None
        if tool is None:
            self._unknown("unknown-tool", (*path, "tool"), word, BY_WORD)
            return None
        for key in data:
            if key != "tool" and tool.parameter(key) is None:
                known = [one.name for one in tool.parameters]
                self._unknown("unknown-parameter", (*path, str(key)), key, known, tool=tool.word)
        return self._with_values(tool, data, path)

    def _with_values(self, tool: Tool, data: dict[str, Any], path: Path) -> Use | None:
        values: dict[str, Value] = {}
        for one in tool.parameters:
            value = self._value(one, data, path)
            if value is None:
                return None
            values[one.name] = value
        return Use(tool, values)

    def _value(self, one: Parameter, data: dict[str, Any], path: Path) -> Value | None:
        if one.name not in data:
            if one.default is None:
                self._note("missing-field", (*path, one.name), said=one.name)
            return one.default
        value = data[one.name]
        if one.kind == NUMBER:
            return self._number(data, one.name, path, one.least, one.most)
        path = (*path, one.name)
        if one.kind == FLAG:
            if not isinstance(value, bool):
                self._note("not-a-flag", path, said=one.name)
                return None
            return value
        if one.kind == FEATURE:
            return self._feature(value, one, path)
        found = [self._feature(said, one, path) for said in self._list(value, path, len(one.choices))]
        # Each once, in a fixed order.
        known = [feature for feature in (*one.choices, *self.terrains) if feature in found]
        if len(known) < one.least:
            self._note("needs-feature", path, known=", ".join(one.choices))
        return tuple(known)

    def _feature(self, said: object, one: Parameter, path: Path) -> str | None:
        known = (*one.choices, *self.terrains) if one.lands else one.choices
        if isinstance(said, str) and said in known:
            return said
        new = "yes" if one.lands and isinstance(said, str) and may_be_new(said) else "no"
        self._unknown("unknown-feature", path, said, known, new=new)
        return None

    # --- Values -------------------------------------------------------------------------------------

    def _number(self, data: dict[str, Any], name: str, path: Path, least: int, most: int) -> int:
        path = (*path, name)
        if name not in data:
            self._note("missing-field", path, said=name)
            return least
        value = data[name]
        if not isinstance(value, int) or isinstance(value, bool):
            self._note("not-a-number", path, said=name)
            return least
        if not least <= value <= most:
            self._note("out-of-range", path, said=name, number=shortened(value), least=least, most=most)
            return least
        return value

    def _list(self, value: object, path: Path, most: int) -> list[Any]:
        if not isinstance(value, list):
            self._note("not-a-list", path, said=str(path[-1]))
            return []
        if len(value) > most:
            self._note("too-many", path, number=len(value), most=most)
        return value[:most]

    def _unknown(
        self, code: str, path: Path, said: object, known: Iterable[str], **values: str | int
    ) -> None:
        if len(self.problems) < MOST_PROBLEMS:  # because the search for the nearest word takes time
            self._note(code, path, **values, **unlike(said, known))

    def _note(self, code: str, path: Path, **values: str | int) -> None:
        if len(self.problems) < MOST_PROBLEMS:
            self.problems.append(Problem(code, path, values))

    def _warn(self, code: str, path: Path, **values: str | int) -> None:
        if len(self.problems) < MOST_PROBLEMS:
            self.problems.append(Problem(code, path, values, WARNING))
