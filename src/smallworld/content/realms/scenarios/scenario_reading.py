"""Readers of scenarios in plain data; their errors describe the fault, the allowed values and the place."""

from __future__ import annotations

from typing import Final

from smallworld.content.nearest import nearest
from smallworld.content.parameters import FEATURE, FLAG, NUMBER, Parameter
from smallworld.content.realms.rules.rule_modules import BY_WORD, FEATURES, RuleModule, Values
from smallworld.content.realms.scenarios.scenario import Rule, Scenario
from smallworld.content.realms.scenarios.scenario_defaults import ScenarioDefaults
from smallworld.content.realms.tiles.errors import Facts, LayoutError
from smallworld.content.realms.tiles.layout import BUILT, LONGEST_NAME, MOST_ROUNDS, ROUNDS
from smallworld.content.worlds import BOTH, PLACE, SURFACE, WORLDS

FIELDS: Final = (
    *("title", "topic", "stars", "world", "players", "features", "without", "rule"),
    *("rounds", "water", "entry", "teams", "alone"),
)
FOUND: Final = ("chasm", "volcano", PLACE)  # the features that boards may have besides those of their world
MOST_STARS: Final = 3
MOST_RULES: Final = 12
MOST_LEFT_OUT: Final = 40  # the most banners and badges left out
MOST_ENTRIES: Final = 6  # the most features where races enter
MOST_ALONE: Final = 3  # the greatest weight of a player who is alone


def read_scenario(data: object, where: str) -> Scenario:
    """Return the scenario in plain data; error messages name `where` as its source.

    Raises:
        LayoutError: the data are not a scenario; the error describes the first fault.
    """
    return _Reader(where).scenario(data)


class _Reader:
    """A reader of fields whose errors describe the fault and name the field."""

    def __init__(self, where: str) -> None:
        self.where: Final = where

    def scenario(self, data: object) -> Scenario:
        table = self._table(data, "the scenario")
        self._known(table, FIELDS, "the scenario")
        title = self._text(table, "title", "the scenario")
        if not title.strip() or len(title) > LONGEST_NAME or not title.isprintable():
            message = f"its title is {title[:80]!r}; it should have 1 to {LONGEST_NAME} letters"
            raise self._refuse("rules-title", message, {"most": LONGEST_NAME})
        rules = tuple([self._rule(entry) for entry in self._list(table, "rule", MOST_RULES, "rules")])
        self._check_once(rules)
        world = self._one_of(table.get("world", SURFACE), (*WORLDS, BOTH), "world", "the scenario")
        self._check_together([rule.tool for rule in rules], world)
        return Scenario(
            title,
            self._text(table, "topic", "the scenario", ""),
            self._number(table, Parameter("stars", NUMBER, 1, 1, MOST_STARS), "the scenario"),
            world,
            tuple([self._players(number) for number in self._list(table, "players", len(ROUNDS), "numbers")]),
            tuple(
                [
                    self._one_of(said, FOUND, "features", "the scenario")
                    for said in self._list(table, "features", len(FOUND), "features")
                ]
            ),
            tuple([self._name(said) for said in self._list(table, "without", MOST_LEFT_OUT, "names")]),
            rules,
            self._defaults(table),
            *self._together(table),
        )

    def _defaults(self, table: dict[str, object]) -> ScenarioDefaults:
        """Return the scenario's settings for its boards; a missing setting is 0 or ""."""
        entry = [
            self._one_of(said, FEATURES, "entry", "the scenario")
            for said in self._list(table, "entry", MOST_ENTRIES, "features")
        ]
        said = table.get("water", "")
        return ScenarioDefaults(
            self._number(table, Parameter("rounds", NUMBER, 0, 0, MOST_ROUNDS), "the scenario"),
            "" if said == "" else self._one_of(said, BUILT, "water", "the scenario"),
            tuple(dict.fromkeys(entry)),
        )

    def _together(self, table: dict[str, object]) -> tuple[tuple[int, ...], int]:
        """Return the team of each seat, and the weight of a player without a partner."""
        teams: list[int] = []
        said = self._list(table, "teams", max(ROUNDS), "numbers")
        for team in said:
            if isinstance(team, int) and not isinstance(team, bool) and 1 <= team <= len(said):
                teams.append(team)
        found = len(set(teams))
        if len(teams) != len(said) or (said and not 1 < found < len(teams)):
            wanted = "the team of each seat, such as [1, 2, 1, 2]: several teams, one or more with two seats"
            raise self._wrong("the scenario", "teams", said, wanted)
        alone = self._number(table, Parameter("alone", NUMBER, 1, 1, MOST_ALONE), "the scenario")
        if alone > 1 and not teams:
            raise self._wrong("the scenario", "alone", alone, "1 without teams")
        return tuple(teams), alone

    # --- Rules --------------------------------------------------------------------------------------

    def _rule(self, data: object) -> Rule:
        table = self._table(data, "a rule")
        word = self._text(table, "tool", "a rule")
        if word not in BY_WORD:
            known = nearest(word[:40], BY_WORD)
            message = f"unknown tool “{word[:40]}”. Possible: {known}"
            raise self._refuse("rules-tool", message, {"said": word[:40], "known": known})
        tool = BY_WORD[word]
        self._known(table, ("tool", *[one.name for one in tool.parameters]), f"“{word}”")
        return Rule(tool, self._values(tool, table))

    def _values(self, tool: RuleModule, table: dict[str, object]) -> Values:
        values: Values = {}
        where = f"“{tool.word}”"
        for one in tool.parameters:
            if one.name not in table and one.default is None:
                values[one.name] = self._one_of(None, one.choices, one.name, where)
            elif one.kind == NUMBER:
                values[one.name] = self._number(table, one, where)
            elif one.kind == FLAG:
                values[one.name] = self._flag(table, one, where)
            elif one.kind == FEATURE:
                said = table.get(one.name, one.default)
                values[one.name] = self._one_of(said, one.choices, one.name, where)
        return values

    def _check_once(self, rules: tuple[Rule, ...]) -> None:
        seen: set[str] = set()
        for rule in rules:
            if rule.title in seen:
                feature = rule.values.get("feature", rule.tool.word)
                assert isinstance(feature, str)
                message = f"“{rule.tool.word}”: {feature} already has a rule; each can have only one"
                raise self._refuse("rules-twice", message, {"tool": rule.tool.word, "feature": feature})
            seen.add(rule.title)

    def _check_together(self, tools: list[RuleModule], world: str) -> None:
        words = [tool.word for tool in tools]
        for tool in tools:
            for other in tool.apart:
                if other in words:
                    message = f"“{tool.word}” and “{other}” cannot be combined"
                    raise self._refuse("rules-apart", message, {"tool": tool.word, "other": other})
            if tool.world and tool.world != world:
                message = f"“{tool.word}” needs other races: “world” should be {tool.world}"
                raise self._refuse("rules-world", message, {"tool": tool.word, "world": tool.world})

    # --- Values -------------------------------------------------------------------------------------

    def _table(self, data: object, where: str) -> dict[str, object]:
        if not isinstance(data, dict) or not all(isinstance(field, str) for field in data):
            raise self._wrong(where, "it", data, "a table of fields")
        return data

    def _known(self, table: dict[str, object], fields: tuple[str, ...], where: str) -> None:
        for field in table:
            if field not in fields:
                known = nearest(field[:40], fields)
                message = f"{where}: unknown field “{field[:40]}”. Possible: {known}"
                raise self._refuse("rules-field", message, {"said": field[:40], "known": known})

    def _text(self, table: dict[str, object], field: str, where: str, default: str | None = None) -> str:
        value = table.get(field, default)
        if not isinstance(value, str):
            raise self._wrong(where, field, value, "text")
        return value

    def _number(self, table: dict[str, object], one: Parameter, where: str) -> int:
        value = table.get(one.name, one.default)
        if not isinstance(value, int) or isinstance(value, bool) or not one.least <= value <= one.most:
            raise self._wrong(where, one.name, value, f"a number from {one.least} to {one.most}")
        return value

    def _flag(self, table: dict[str, object], one: Parameter, where: str) -> bool:
        value = table.get(one.name, one.default)
        if not isinstance(value, bool):
            raise self._wrong(where, one.name, value, "true or false")
        return value

    def _list(self, table: dict[str, object], field: str, most: int, things: str) -> list[object]:
        value = table.get(field, [])
        if not isinstance(value, list) or len(value) > most:
            raise self._wrong("the scenario", field, value, f"a list of at most {most} {things}")
        return value

    def _one_of(self, said: object, known: tuple[str, ...], field: str, where: str) -> str:
        if not isinstance(said, str) or said not in known:
            raise self._wrong(where, field, said, f"one of {', '.join(known)}")
        return said

    def _players(self, said: object) -> int:
        if not isinstance(said, int) or said not in ROUNDS:
            raise self._wrong("the scenario", "players", said, f"numbers from {min(ROUNDS)} to {max(ROUNDS)}")
        return said

    def _name(self, said: object) -> str:
        if not isinstance(said, str) or not 0 < len(said) <= LONGEST_NAME or not said.isprintable():
            raise self._wrong("the scenario", "without", said, "names of races, powers, relics or places")
        return said

    def _wrong(self, where: str, field: str, value: object, wanted: str) -> LayoutError:
        said = "missing" if value is None else f"{value!r}"[:80]
        message = f"“{field}” of {where} is {said}; it should be {wanted}"
        return self._refuse("rules-value", message, {"field": field, "said": said, "wanted": wanted})

    def _refuse(self, code: str, message: str, facts: Facts) -> LayoutError:
        return LayoutError(code, f"{self.where}: {message}", facts)
