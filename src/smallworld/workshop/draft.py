"""Drafts: custom races and powers as data, made from ready-made tools.

    {"race": [{"name": "Otters", "tokens": 5, "supply": 10,
               "ability": [{"tool": "discount", "features": ["coast"], "by": 1}]}],
     "power": [{"name": "Misty", "tokens": 4, "ability": [...]}],
     "terrains": ["salt-flat"]}

A draft comes from a TOML file, from the form in the browser or from the record of a game. `reading` rejects
unknown parts.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Final

from smallworld.content.box import Box
from smallworld.content.parameters import Value
from smallworld.content.toolkit.tokens import NoAbility
from smallworld.engine.ability import Ability
from smallworld.engine.rules import Badge, Banner, slug
from smallworld.workshop.tools import Tool

NAME: Final = "workshop"  # name of the box in records
VERSION: Final = 1  # version of the tools: increase it when a draft plays differently from before
RACE: Final = "race"
POWER: Final = "power"
TERRAINS: Final = "terrains"  # the field for terrains that no box has, but the boards of this draft

# From the rulebook, for the blank banner and badge. Drafts with more tokens get a warning.
USUAL_TOKENS: Final = {RACE: 10, POWER: 5}
# The limits that keep a game playable.
MOST_TOKENS: Final = {RACE: 20, POWER: 10}
FEWEST_TOKENS: Final = {RACE: 1, POWER: 0}
MOST_SUPPLY: Final = 40
MOST_ABILITIES: Final = 6
MOST_DESIGNS: Final = 8  # most races, and most powers


@dataclass(frozen=True)
class Use:
    """A tool with values for all its parameters."""

    tool: Tool
    values: dict[str, Value]

    def ability(self) -> Ability:
        """Make a new ability with the tool and these values."""
        return self.tool.make(*[self.values[one.name] for one in self.tool.parameters])

    def lands(self) -> set[str]:
        """Return the terrains in these values that only some boards have."""
        said: set[str] = set()
        for one in self.tool.parameters:
            value = self.values[one.name]
            features = value if isinstance(value, tuple) else (value,) if isinstance(value, str) else ()
            said.update([feature for feature in features if feature not in one.choices])
        return said

    def to_json(self) -> dict[str, Any]:
        """Return the tool and its values as plain data, without default values."""
        values = {
            one.name: list(value) if isinstance(value, tuple) else value
            for one in self.tool.parameters
            if (value := self.values[one.name]) != one.default
        }
        return {"tool": self.tool.word, **values}


@dataclass(frozen=True)
class Design:
    """A custom race or power. A power has no `supply`."""

    kind: str  # RACE or POWER
    name: str
    tokens: int
    supply: int
    uses: tuple[Use, ...]

    def abilities(self) -> tuple[Ability, tuple[Ability, ...]]:
        """Make new abilities: a main one without effects, and one for each tool."""
        return NoAbility(), tuple([use.ability() for use in self.uses])

    def lands(self) -> tuple[str, ...]:
        """Return the terrains that its abilities name and that only some boards have."""
        return tuple(sorted({land for use in self.uses for land in use.lands()}))

    def parts(self) -> list[tuple[str, str]]:
        """Return the name in notation and the tool of each ability, such as ("otters-2", "late-decline")."""
        return [(f"{slug(self.name)}-{place}", use.tool.word) for place, use in enumerate(self.uses, 2)]

    def to_json(self) -> dict[str, Any]:
        """Return the race or power as plain data."""
        supply = {"supply": self.supply} if self.kind == RACE else {}
        uses = [use.to_json() for use in self.uses]
        return {"name": self.name, "tokens": self.tokens, **supply, "ability": uses}


@dataclass(frozen=True)
class Draft:
    """All custom races and powers from one file, form or record.

    `terrains` are those that no box has. They may name these, and are then only for boards that have them.
    """

    races: tuple[Design, ...] = field(default=())
    powers: tuple[Design, ...] = field(default=())
    terrains: tuple[str, ...] = field(default=())

    def box(self, eager: bool = False) -> Box:
        """Make a box with new abilities. If `eager`, its races and powers are the first in the column."""
        races = [
            Banner(one.name, one.tokens, one.supply, *one.abilities(), eager=eager, lands=one.lands())
            for one in self.races
        ]
        powers = [
            Badge(one.name, one.tokens, *one.abilities(), eager=eager, lands=one.lands())
            for one in self.powers
        ]
        title = ", ".join([one.name for one in (*self.races, *self.powers)])
        return Box(NAME, title, VERSION, races, powers, origin=self.to_text())

    def to_json(self) -> dict[str, Any]:
        """Return the draft as plain data."""
        terrains = {TERRAINS: list(self.terrains)} if self.terrains else {}
        designs = ((RACE, self.races), (POWER, self.powers))
        return {**terrains, **{kind: [one.to_json() for one in some] for kind, some in designs if some}}

    def to_text(self) -> str:
        """Return the draft as one line of canonical JSON, for records."""
        return json.dumps(self.to_json(), ensure_ascii=False, sort_keys=True, separators=(",", ":"))
