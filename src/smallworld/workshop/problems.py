"""Problems with a draft and warnings, as codes with values for translated sentences."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any, Final

ERROR: Final = "error"
WARNING: Final = "warning"
NONE: Final = "none"  # an argument of messages that means none

Path = tuple[str | int, ...]  # keys and indices that lead to a value: ("race", 0, "tokens")


@dataclass(frozen=True)
class Problem:
    """A problem with a draft. Its message in the catalogues is draft-<code>, filled with `values`."""

    code: str
    path: Path
    values: dict[str, str | int] = field(default_factory=dict)
    level: str = ERROR
    line: int = 0  # line of the file, from 1; 0 if there is no file

    def to_json(self) -> dict[str, Any]:
        """Return the problem as plain data."""
        return {
            "level": self.level,
            "code": self.code,
            "path": list(self.path),
            "line": self.line,
            "values": self.values,
        }


def unlike(said: object, known: Iterable[str]) -> dict[str, str | int]:
    """Return values for a message about an unknown word: this word, all known words and the most similar."""
    words = list(known)
    close = get_close_matches(shortened(said), words, n=1)
    return {"said": shortened(said), "hint": close[0] if close else NONE, "known": ", ".join(words) or NONE}


def shortened(said: object, most: int = 40) -> str:
    """Return a value as text, shortened to fit into a message."""
    text = said if isinstance(said, str) else repr(said)
    return text if len(text) <= most else text[: most - 1] + "…"
