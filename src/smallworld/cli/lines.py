"""Lines of text with styles by name: what every view gives, and what a screen shows.

A style is a few words, such as "price" or "seat1 bold"; `screen` alone knows what they look like. So views
are plain data, and a terminal without colours loses nothing but colour.
"""

from __future__ import annotations

import textwrap
from typing import Final

TIE: Final = "\N{NO-BREAK SPACE}"  # where a line must not break; shown as a blank

Span = tuple[str, str]  # text, style
Line = list[Span]


def line(*parts: str | Span) -> Line:
    """A line of spans; a bare string has no style."""
    return [part if isinstance(part, tuple) else (part, "") for part in parts]


def text_of(spans: Line) -> str:
    """The line without its styles."""
    return "".join([text for text, _ in spans])


def length(spans: Line) -> int:
    """How many columns the line takes."""
    return sum([len(text) for text, _ in spans])


def padded(spans: Line, columns: int) -> Line:
    """The line, cut or filled up to exactly `columns`."""
    room, kept = columns, []
    for text, style in spans:
        kept.append((text[:room], style))
        room -= len(kept[-1][0])
    return [*kept, (" " * room, "")] if room else kept


def wrapped(text: str, columns: int, indent: int = 0, style: str = "", hanging: int = 0) -> list[Line]:
    """A paragraph, `indent` columns to the right, its further lines `hanging` more."""
    rows = textwrap.wrap(
        text,
        max(20, columns - 1),
        initial_indent=" " * indent,
        subsequent_indent=" " * (indent + hanging),
        break_on_hyphens=False,
        break_long_words=False,
    )
    return [[(row, style)] for row in rows] or [[("", "")]]


def flowing(spans: Line, columns: int, hanging: int = 2) -> list[Line]:
    """Wrap a styled line at its blanks."""
    rows: list[Line] = [[]]
    room = columns - 1
    for text, style in spans:
        for word in _words(text):
            if len(word.rstrip()) > room and rows[-1]:
                before, looks = rows[-1][-1]
                rows[-1][-1] = (before.rstrip(), looks)
                rows.append([(" " * hanging, "")])
                room = columns - 1 - hanging
                word = word.lstrip()
            rows[-1].append((word.replace(TIE, " "), style))
            room -= len(word)
    return rows


def _words(text: str) -> list[str]:
    """The words of a text, each with the blanks behind it."""
    words: list[str] = []
    for place, letter in enumerate(text):
        if place and letter != " " and text[place - 1] == " ":
            words.append("")
        if not words:
            words.append("")
        words[-1] += letter
    return words


def joined(names: list[str], last: str = "and") -> str:
    """Words as people list them: "a, b and c"."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} {last} {names[-1]}"


def counted(number: int, noun: str) -> str:
    """A number with its noun: "1 coin", "2 coins"."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
