"""Rules texts from TOML files: what a race, a power or a general rule says, in our own words.

Each box keeps them in its `texts.toml`; docs/rules/base.md shows the rulings with the tests that hold them.
"""

from __future__ import annotations

import tomllib
from difflib import get_close_matches
from importlib.resources import files
from typing import Any, Final

from smallworld.content.catalogue import BOXES
from smallworld.engine.errors import NotationError, SmallWorldError
from smallworld.engine.rules import slug

RACE: Final = "race"
POWER: Final = "power"
TOPIC: Final = "topic"
MOST_LETTERS: Final = 90  # of a short text: what a card of the column has room for

_loaded: Final[dict[str, Text]] = {}


class Ruling:
    """An answer that the rulebook leaves open or hides; `source` is "ours" where nobody else gives it."""

    def __init__(self, question: str, answer: str, source: str) -> None:
        self.question: Final = question
        self.answer: Final = answer
        self.source: Final = source


class Text:
    """What people read about a race, a power or a general rule.

    `kind` is RACE, POWER or TOPIC, `name` as in notation, `title` as people write it. `short` is one
    sentence for a card; a topic has none.
    """

    def __init__(
        self,
        kind: str,
        name: str,
        title: str,
        short: str,
        text: str,
        sources: list[str],
        rulings: list[Ruling],
    ) -> None:
        self.kind: Final = kind
        self.name: Final = name
        self.title: Final = title
        self.short: Final = short
        self.text: Final = text
        self.sources: Final = sources
        self.rulings: Final = rulings


def rules_text(name: str) -> Text:
    """The text of the race, power or topic with this name; "Dragon Master" will do for dragon-master.

    Raises:
        SmallWorldError: there is none; the message names what is spelled alike.
    """
    texts = _texts()
    wanted = slug(name.strip())
    if wanted not in texts:
        close = get_close_matches(wanted, list(texts), n=3)
        hint = f"did you mean {' or '.join(close)}?" if close else "all_names() lists them all"
        raise SmallWorldError(f'rules text "{name}": no race, power or topic has this name ({hint})')
    return texts[wanted]


def all_names(kind: str = "") -> list[str]:
    """The names that `rules_text` knows, in the order of the boxes; of one kind, or of all."""
    texts = _texts()
    return [name for name in texts if not kind or texts[name].kind == kind]


def parse_texts(text: str, file: str) -> list[Text]:
    """The texts that a TOML file holds, topics last.

    Raises:
        NotationError: no TOML, or a missing value; the message names the file and the table.
    """
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise NotationError(f"{file}: no TOML: {error}") from error
    topics: dict[str, Any] = table.pop("topics", {})
    found: list[Text] = []
    for name, entry in table.items():
        kind = _line(entry, "kind", file, name)
        if kind not in (RACE, POWER):
            raise NotationError(f'{file}: kind of "{name}" is "{kind}", not {RACE} or {POWER}')
        title = str(entry.get("title", name.replace("-", " ").title()))
        found.append(_entry(entry, kind, name, title, _line(entry, "short", file, name), file))
    for name, entry in topics.items():
        found.append(_entry(entry, TOPIC, name, _line(entry, "title", file, name), "", file))
    return found


def _texts() -> dict[str, Text]:
    """Every text of every box by name; read once."""
    if not _loaded:
        for box in BOXES:
            file = f"{box}/texts.toml"
            for entry in parse_texts(files("smallworld.content").joinpath(file).read_text("utf-8"), file):
                if entry.name in _loaded:
                    raise NotationError(f'{file}: "{entry.name}" has a text already')
                _loaded[entry.name] = entry
    return _loaded


def _entry(table: dict[str, Any], kind: str, name: str, title: str, short: str, file: str) -> Text:
    rulings: list[Ruling] = []
    for ruling in table.get("rulings", []):
        question = _line(ruling, "question", file, name)
        answer = _line(ruling, "answer", file, name)
        rulings.append(Ruling(question, answer, _line(ruling, "source", file, name)))
    sources = [str(source) for source in table.get("sources", [])]
    if not sources:
        raise NotationError(f'{file}: "{name}" has no sources')
    return Text(kind, name, title, short, _line(table, "text", file, name), sources, rulings)


def _line(table: dict[str, Any], field: str, file: str, name: str) -> str:
    """The value of `field` as one line, however the file breaks it."""
    words = str(table.get(field, "")).split()
    if not words:
        raise NotationError(f'{file}: "{name}" or one of its rulings has no {field}')
    return " ".join(words)
