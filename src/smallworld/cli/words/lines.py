"""Lines of text with named styles, made by views and shown by a screen.

A style is a few words, such as "price" or "seat1 bold". Only `screen` knows the look of a style, so a line is
plain data, and without colours a terminal loses nothing else. Widths are in columns of the terminal; some
letters take two columns, and accents take none.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from rich.cells import cell_len, set_cell_size

TIE: Final = "\N{NO-BREAK SPACE}"  # prevents a line break; shown as a blank

Span = tuple[str, str]  # text, style
Line = list[Span]


def line(*parts: str | Span) -> Line:
    """Return a line of spans; a plain string has no style."""
    return [part if isinstance(part, tuple) else (part, "") for part in parts]


def marked(text: str, style: str = "bold") -> Line:
    """Return a line from a text, where parts between *stars* have the style."""
    return [(part, style if place % 2 else "") for place, part in enumerate(text.split("*")) if part]


def text_of(spans: Line) -> str:
    """Return the text of a line, without its styles."""
    return "".join([text for text, _ in spans])


def length(spans: Line) -> int:
    """Return how many columns the line takes."""
    return sum([cell_len(text) for text, _ in spans])


def fitted(text: str, columns: int) -> str:
    """Return the text in exactly `columns`: padded with spaces, or cut and with an ellipsis."""
    if cell_len(text) > columns > 1:
        text = set_cell_size(text, columns - 1).rstrip() + "…"
    return set_cell_size(text, columns)


def filled(text: str, columns: int) -> str:
    """Return the text padded with spaces to `columns`; a longer text is unchanged."""
    return text + " " * (columns - cell_len(text))


def numbered(text: str) -> str:
    """Return a text that begins with a number, with the number aligned in three columns."""
    number, _, noun = text.partition(" ")
    return f"{number:>3} {noun}"


def ruled(text: str, columns: int) -> str:
    """Return a heading over the whole width: a text with a rule before and after it."""
    return set_cell_size(f"── {text} " + "─" * columns, columns - 1)


def padded(spans: Line, columns: int) -> Line:
    """Return a line, cut or padded to exactly `columns`."""
    room, kept = columns, []
    for text, style in spans:
        kept.append((text if cell_len(text) <= room else set_cell_size(text, room), style))
        room -= cell_len(kept[-1][0])
    return [*kept, (" " * room, "")] if room else kept


def wrapped(text: str, columns: int, indent: int = 0, style: str = "", hanging: int = 0) -> list[Line]:
    """Return a wrapped paragraph, indented by `indent`, and by `hanging` more after its first line."""
    return flowing([(" " * indent + text, style)], columns, indent + hanging)


def flowing(spans: Line, columns: int, hanging: int = 2) -> list[Line]:
    """Return a styled line, wrapped at its spaces."""
    rows: list[Line] = [[]]
    room = columns - 1
    for text, style in spans:
        for word in _words(text):
            if cell_len(word.rstrip(" ")) > room and text_of(rows[-1]).strip():
                before, looks = rows[-1][-1]
                rows[-1][-1] = (before.rstrip(), looks)
                rows.append([(" " * hanging, "")])
                room = columns - 1 - hanging
                word = word.lstrip(" ")
            rows[-1].append((word.replace(TIE, " "), style))
            room -= cell_len(word)
    return rows


def unaccented(text: str) -> str:
    """Return the text with plain letters for accented ones."""
    apart = unicodedata.normalize("NFKD", text)
    return "".join([letter for letter in apart if not unicodedata.combining(letter)])


def _words(text: str) -> list[str]:
    """Return the words of a text, each with the spaces that follow it."""
    words: list[str] = []
    for place, letter in enumerate(text):
        if place and letter != " " and text[place - 1] == " ":
            words.append("")
        if not words:
            words.append("")
        words[-1] += letter
    return words
