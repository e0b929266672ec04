"""What is wrong with a draft, or worth a warning: a code with its values, which each language says anew."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any, Final

ERROR: Final = "error"
WARNING: Final = "warning"
NONE: Final = "none"  # stands in a message for what there is not

Path = tuple[str | int, ...]  # keys and places of lists that lead to a value: ("race", 0, "tokens")


@dataclass(frozen=True)
class Problem:
    """One of them; the catalogues say it as draft-<code> with `values`."""

    code: str
    path: Path
    values: dict[str, str | int] = field(default_factory=dict)
    level: str = ERROR
    line: int = 0  # of the file, from 1; 0 when it came without one

    def to_json(self) -> dict[str, Any]:
        """It as plain data."""
        return {
            "level": self.level,
            "code": self.code,
            "path": list(self.path),
            "line": self.line,
            "values": self.values,
        }


def unlike(said: object, known: Iterable[str]) -> dict[str, str | int]:
    """The values of a message about something unknown: what was said, what it may mean, what there is."""
    words = list(known)
    close = get_close_matches(shortened(said), words, n=1)
    return {"said": shortened(said), "hint": close[0] if close else NONE, "known": ", ".join(words) or NONE}


def shortened(said: object, most: int = 40) -> str:
    """What was said, cut to a length that fits into a message."""
    text = said if isinstance(said, str) else repr(said)
    return text if len(text) <= most else text[: most - 1] + "…"
