"""The rules texts of races, powers and general topics, with sources and rulings, in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

from smallworld.content.pieces import owners_of_pieces
from smallworld.content.shelf import BOXES, open_box
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.rules import slug
from smallworld.translate import Translator

RACE: Final = "race"
POWER: Final = "power"
RELIC: Final = "relic"
PLACE: Final = "place"
TOPIC: Final = "topic"
MARKERS: Final = (RELIC, PLACE)
KINDS: Final = (RACE, POWER, *MARKERS, TOPIC)

MOST_NAMES: Final = 5  # most names of texts in an error
CLEARLY: Final = 3  # a text with this many times more mentions than any other is the one meant
IN_TITLE: Final = 10  # a mention in a title counts as much as this many in prose
IN_SHORT: Final = 5


class Ruling:
    """A question that the rulebook does not clearly answer, with an answer and its source, such as "ours"."""

    def __init__(self, words: Translator, id: str) -> None:
        self.question: Final = words.t(id)
        self.answer: Final = words.t(f"{id}.answer")
        self.source: Final = words.t(f"{id}.source")


class Text:
    """The text about a race, a power, a relic, a place or a general rule.

    `kind` is one of KINDS; `name` is as in notation. `short` is one sentence for a card, and empty for a
    topic.
    """

    def __init__(self, words: Translator, kind: str, name: str) -> None:
        id = id_of(kind, name)
        self.kind: Final = kind
        self.name: Final = name
        self.title: Final = words.t(id)
        self.short: Final = "" if kind == TOPIC else words.t(f"{id}-short")
        self.text: Final = words.t(f"{id}-text")
        self.sources: Final = words.t(f"sources-{name}")
        self.rulings: Final = [Ruling(words, ruling) for ruling in words.ids(f"ruling-{name}-")]


def id_of(kind: str, name: str) -> str:
    """Return the id of the message with the title of a text. Relics and places use the ids of powers."""
    return f"{POWER if kind in MARKERS else kind}-{name}"


def all_names(words: Translator, kind: str) -> list[str]:
    """Return the names of all texts of a kind.

    Custom races and powers come first, then the others in the order of the boxes or of the catalogue.
    """
    if kind == TOPIC:
        ids = [id.removeprefix("topic-") for id in words.ids("topic-")]
        return [name for name in ids if not name.endswith("-text")]
    boxes = [open_box(name) for name in BOXES]
    if kind in MARKERS:
        return [slug(thing.name) for box in boxes for thing in box.auxiliaries if thing.marker == kind]
    found = [box.races if kind == RACE else box.powers for box in boxes]
    return [*words.learned(kind), *[slug(what.name) for some in found for what in some]]


def rules_text(words: Translator, name: str) -> Text:
    """Return the text with this name or title, or the only one whose name or title begins with it.

    The name of a piece, such as "fortress", finds the race or power that has this piece. Any other word finds
    the text that mentions it far more often than all others: "balrog" finds the Wickedest Pentacle.

    Raises:
        SmallWorldError: no text matches, or more than one. The message suggests similar names.
    """
    known = {known: kind for kind in KINDS for known in all_names(words, kind)}
    pieces = {piece: owner for piece, owner in owners_of_pieces().items() if owner in known}
    called = {slug(words.t(f"piece-{piece}")): owner for piece, owner in pieces.items()} | pieces
    called |= {slug(words.t(id_of(kind, known))): known for known, kind in known.items()}
    called |= {known: known for known in known}
    wanted = slug(name.strip())
    begun = {called[title] for title in called if title.startswith(wanted)}
    if wanted in called:
        begun = {called[wanted]}
    if not begun:
        texts = [Text(words, kind, known) for known, kind in known.items()]
        close = [called[title] for title in get_close_matches(wanted, called, n=3)]
        return _mentioning(words, name, texts, close)
    if len(begun) != 1:
        raise SmallWorldError(words.t("refuse-rules-spelling", name=name, names=words.listed(sorted(begun))))
    [found] = begun
    return Text(words, known[found], found)


def _mentioning(words: Translator, name: str, texts: Iterable[Text], close: list[str]) -> Text:
    """Return the text that mentions the words of `name` far more often than all others.

    Raises:
        SmallWorldError: several texts mention them about equally often, and the message lists these; or no
            text does, and the message suggests the names in `close`.
    """
    parts = _words_in(name)
    counts = {text: min([_mentions(part, text) for part in parts], default=0) for text in texts}
    found = sorted([text for text in counts if counts[text]], key=lambda text: -counts[text])
    if found and counts[found[0]] >= CLEARLY * sum([counts[text] for text in found[1:2]]):
        return found[0]
    if found:
        names = words.listed([text.name for text in found[:MOST_NAMES]])
        raise SmallWorldError(words.t("refuse-rules-mentioned", name=name, names=names))
    why = "refuse-rules-spelling" if close else "refuse-rules"
    raise SmallWorldError(words.t(why, name=name, names=words.listed(list(dict.fromkeys(close)))))


def _mentions(part: str, text: Text) -> int:
    """Count the words of a text that begin with `part`. Words in a title or a short text count more."""
    rulings = [f"{ruling.question} {ruling.answer}" for ruling in text.rulings]
    prose = " ".join([text.text, *rulings])
    weighted = ((text.title, IN_TITLE), (text.short, IN_SHORT), (prose, 1))
    return sum([weight * word.startswith(part) for said, weight in weighted for word in _words_in(said)])


def _words_in(text: str) -> list[str]:
    return re.findall(r"\w+", text.lower())
