"""Scenarios as data: for how many, in which world, and what rules of its own each tool of theirs brings.

A scenario is a value that nobody edits, checked when it is read (`reading.py`), so that every one can be
played. As text for people it is a TOML file (`scenario_file.py`).
"""

from __future__ import annotations

from typing import Final

from smallworld.content.box import Box
from smallworld.content.realms.rules.rule_modules import Brought, RuleModule, Values
from smallworld.content.realms.scenarios.scenario_defaults import ScenarioDefaults

VERSION: Final = 1  # of all scenarios: raise it when all play otherwise than before, else that of a tool


class Rule:
    """A tool with its values, each of which is given."""

    def __init__(self, tool: RuleModule, values: Values) -> None:
        self.tool: Final = tool
        self.values: Final = values

    @property
    def title(self) -> str:
        """What is laid out for it."""
        return self.tool.title(self.values)

    def to_data(self) -> dict[str, object]:
        """It as plain data, without what goes without saying."""
        said: dict[str, object] = {"tool": self.tool.word}
        for one in self.tool.parameters:
            if self.values[one.name] != one.default:
                said[one.name] = self.values[one.name]
        return said


class Scenario:
    """What is played besides boxes and board.

    Title and `topic`, the page of the rules that tells it; `stars`, how much there is to think of; the
    `world` of its boards; the numbers of `players` for whom it brings one; `features` that its boards have
    beside those of a world; names of banners and badges that stay in their boxes (`without`); its rules; what
    it says of its boards (`defaults`); who plays together, by seat (`teams`), and how often what one has who
    is `alone` counts at the end.
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
        """It as plain data, as `read_scenario` takes it; boards and topic are left out."""
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
        """How often what it says has changed its meaning, from 1."""
        return VERSION + sum([rule.tool.version - 1 for rule in self.rules])

    def box(self, name: str) -> Box:
        """A box of this name with its rules, made anew."""
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
