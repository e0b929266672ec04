"""A draft in words: the messages that describe its races and powers, with values."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from smallworld.workshop.draft import RACE, Design, Use

# Parameters passed by their names. Any other number is passed as $number.
LIMITS: Final = ("least", "most", "beyond", "every")


@dataclass(frozen=True)
class Sentence:
    """A message of workshop.ftl with its values.

    `features` become a single value: a list of the messages feature-<...>.
    """

    id: str
    values: dict[str, str | int] = field(default_factory=dict)
    features: tuple[str, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """Return the sentence as plain data."""
        return {"id": self.id, "values": self.values, "features": list(self.features)}


def explain(design: Design) -> list[Sentence]:
    """Return sentences that describe a race or power: one about its tokens, then one for each ability."""
    values: dict[str, str | int] = {"number": design.tokens, "supply": design.supply}
    head = Sentence(f"draft-{design.kind}", values if design.kind == RACE else {"number": design.tokens})
    return [head, *[_sentence(use) for use in design.uses]]


def _sentence(use: Use) -> Sentence:
    values: dict[str, str | int] = {}
    features: tuple[str, ...] = ()
    for name, value in use.values.items():
        if isinstance(value, bool):
            values[name.replace("_", "-")] = "yes" if value else "no"
        elif isinstance(value, tuple):
            features = value
            values["where"] = "some" if value else "all"
        elif isinstance(value, str):
            features = (value,)
        else:
            values[name if name in LIMITS else "number"] = value
    return Sentence(f"tool-{use.tool.word}", values, features)
