"""Lines of text with named styles, which views make and a screen shows.

A style is a few words, such as "price" or "seat1 bold"; `screen` alone knows what they look like. So views
are plain data, and a terminal without colours loses nothing but colour. Widths are columns of the terminal,
of which some letters take two and accents none.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from rich.cells import cell_len, set_cell_size

TIE: Final = "\N{NO-BREAK SPACE}"  # where a line must not break; shown as a blank

Span = tuple[str, str]  # text, style
Line = list[Span]


def line(*parts: str | Span) -> Line:
    """Make a line of spans; a bare string has no style."""
    return [part if isinstance(part, tuple) else (part, "") for part in parts]


def marked(text: str, style: str = "bold") -> Line:
    """Make a line from a text; *stars* enclose the parts that have the style."""
    return [(part, style if place % 2 else "") for place, part in enumerate(text.split("*")) if part]


def text_of(spans: Line) -> str:
    """Return the text of a line, without its styles."""
    return "".join([text for text, _ in spans])


def length(spans: Line) -> int:
    """Return how many columns the line takes."""
    return sum([cell_len(text) for text, _ in spans])


def fitted(text: str, columns: int) -> str:
    """Fit a text into exactly `columns`: pad it with spaces, or cut it and add an ellipsis."""
    if cell_len(text) > columns > 1:
        text = set_cell_size(text, columns - 1).rstrip() + "…"
    return set_cell_size(text, columns)


def filled(text: str, columns: int) -> str:
    """Pad a text with spaces up to `columns`; a longer one stays as it is."""
    return text + " " * (columns - cell_len(text))


def numbered(text: str) -> str:
    """Align a text that begins with a number: the number has three columns."""
    number, _, noun = text.partition(" ")
    return f"{number:>3} {noun}"


def ruled(text: str, columns: int) -> str:
    """Make a heading of a text, with a rule before and behind it over the whole width."""
    return set_cell_size(f"── {text} " + "─" * columns, columns - 1)


def padded(spans: Line, columns: int) -> Line:
    """Cut or pad a line to exactly `columns`."""
    room, kept = columns, []
    for text, style in spans:
        kept.append((text if cell_len(text) <= room else set_cell_size(text, room), style))
        room -= cell_len(kept[-1][0])
    return [*kept, (" " * room, "")] if room else kept


def wrapped(text: str, columns: int, indent: int = 0, style: str = "", hanging: int = 0) -> list[Line]:
    """Wrap a paragraph, `indent` columns to the right and its further lines `hanging` more."""
    return flowing([(" " * indent + text, style)], columns, indent + hanging)


def flowing(spans: Line, columns: int, hanging: int = 2) -> list[Line]:
    """Wrap a styled line at its spaces."""
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
    """Replace accented letters in a text by plain ones."""
    apart = unicodedata.normalize("NFKD", text)
    return "".join([letter for letter in apart if not unicodedata.combining(letter)])


def _words(text: str) -> list[str]:
    """Split a text into words, each with the spaces behind it."""
    words: list[str] = []
    for place, letter in enumerate(text):
        if place and letter != " " and text[place - 1] == " ":
            words.append("")
        if not words:
            words.append("")
        words[-1] += letter
    return words
