"""Scenarios as data: numbers of players, a world, and rules. Each rule is a tool with values.

A scenario is never edited. It is checked when it is read (`scenario_reading.py`), so that every scenario can
be played. Its text form is a TOML file (`scenario_file.py`).
"""

from __future__ import annotations

from typing import Final

from smallworld.content.box import Box
from smallworld.content.realms.rules.rule_modules import Brought, RuleModule, Values
from smallworld.content.realms.scenarios.scenario_defaults import ScenarioDefaults

VERSION: Final = 1  # of all scenarios: raise it when all of them change; otherwise raise a tool's version


class Rule:
    """A rule of a scenario: a tool with a value for each parameter."""

    def __init__(self, tool: RuleModule, values: Values) -> None:
        self.tool: Final = tool
        self.values: Final = values

    @property
    def title(self) -> str:
        """The title of the rule's banner."""
        return self.tool.title(self.values)

    def to_data(self) -> dict[str, object]:
        """Return the rule as plain data; parameters with default values are left out."""
        said: dict[str, object] = {"tool": self.tool.word}
        for one in self.tool.parameters:
            if self.values[one.name] != one.default:
                said[one.name] = self.values[one.name]
        return said


class Scenario:
    """A scenario: its rules, and the boards and players that it is for.

    - `title` and `topic`, the page of the rules that explains it
    - `stars`: a rating of its complexity
    - `world`: the world of its boards
    - `players`: the numbers of players for its boards
    - `features` of its boards besides those of a world
    - `without`: names of banners and badges that it leaves out
    - `rules`
    - `defaults`: its settings for its boards
    - `teams`: the team of each seat
    - `alone`: the weight of a player without a partner in the final count
    """

    def __init__(
        self,
        title: str,
        topic: str,
        stars: int,
        world: str,
        players: tuple[int, ...],
        features: tuple[str, ...],
        without: tuple[str, ...],
        rules: tuple[Rule, ...],
        defaults: ScenarioDefaults,
        teams: tuple[int, ...] = (),
        alone: int = 1,
    ) -> None:
        self.title: Final = title
        self.topic: Final = topic
        self.stars: Final = stars
        self.world: Final = world
        self.players: Final = players
        self.features: Final = features
        self.without: Final = without
        self.rules: Final = rules
        self.defaults: Final = defaults
        self.teams: Final = teams
        self.alone: Final = alone

    def to_data(self) -> dict[str, object]:
        """Return the scenario as plain data for `read_scenario`, without boards and topic."""
        return {
            "title": self.title,
            "stars": self.stars,
            "world": self.world,
            "features": list(self.features),
            "without": list(self.without),
            "rounds": self.defaults.rounds,
            "water": self.defaults.water,
            "entry": list(self.defaults.entry),
            "teams": list(self.teams),
            "alone": self.alone,
            "rule": [rule.to_data() for rule in self.rules],
        }

    @property
    def version(self) -> int:
        """The version of the scenario's rules, from 1.

        It rises whenever the meaning of a rule changes.
        """
        return VERSION + sum([rule.tool.version - 1 for rule in self.rules])

    def box(self, name: str) -> Box:
        """Return a box with the name `name`, the scenario's rules and newly made abilities."""
        brought = Brought()
        for rule in self.rules:
            rule.tool.bring(rule.values, brought)
        return Box(
            name,
            self.title,
            self.version,
            [],
            [],
            without=self.without,
            auxiliaries=brought.auxiliaries,
            world=self.world,
            features=self.features,
            layouts=self.players,
            stars=self.stars,
            topics=(self.topic,) if self.topic else (),
            steps=brought.steps,
            aside=brought.aside,
            teams=self.teams,
            alone=self.alone,
            defaults=self.defaults,
        )
