"""Lines of text with named styles: views build the lines, and a screen shows them.

A style is one or more names, such as "price" or "seat1 bold". Only `screen` chooses the colours of a style.
Lines are therefore plain data, and a terminal without colours shows everything else. Widths are in columns of
the terminal; some letters take two columns, and combining accents take none.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from rich.cells import cell_len, set_cell_size

TIE: Final = "\N{NO-BREAK SPACE}"  # prevents a line break; shown as a space

# Latin letters that Unicode does not split into a plain letter and an accent.
_SPELT: Final = str.maketrans(
    {"œ": "oe", "Œ": "Oe", "æ": "ae", "Æ": "Ae", "ß": "ss", "ẞ": "SS", "ł": "l", "Ł": "L", "ø": "o", "Ø": "O"}
)
# Japanese brackets that end no line, and letters and signs that begin none.
_OPENING: Final = "「『（【"
_NEVER_FIRST: Final = "、。，．・：；？！」』）】〜ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々％…)”’.,:;!?%"

_SPACED_SIGNS: Final = "。、！？：；）」』"  # Japanese signs that bring their own space

Span = tuple[str, str]  # text, style
Line = list[Span]


def line(*parts: str | Span) -> Line:
    """Return a line made of spans, each a text with its style.

    A plain string becomes a span without a style.
    """
    return [part if isinstance(part, tuple) else (part, "") for part in parts]


def marked(text: str, style: str = "bold") -> Line:
    """Return a line made from a text in which the parts between *stars* get the style."""
    return [(part, style if place % 2 else "") for place, part in enumerate(text.split("*")) if part]


def text_of(spans: Line) -> str:
    """Return the text of a line, without its styles."""
    return "".join([text for text, _ in spans])


def length(spans: Line) -> int:
    """Return the width of a line in columns."""
    return sum([cell_len(text) for text, _ in spans])


def fitted(text: str, columns: int) -> str:
    """Return the text with a width of exactly `columns`: padded with spaces, or cut with an ellipsis."""
    if cell_len(text) > columns > 1:
        text = set_cell_size(text, columns - 1).rstrip() + "…"
    return set_cell_size(text, columns)


def filled(text: str, columns: int) -> str:
    """Return the text padded with spaces to `columns`; a longer text is unchanged."""
    return text + " " * (columns - cell_len(text))


def numbered(text: str) -> str:
    """Pad a text that begins with a number, so that numbers of up to three digits align."""
    number, _, noun = text.partition(" ")
    return f"{number:>3} {noun}"


def ruled(text: str, columns: int) -> str:
    """Return a heading across the whole width, with a rule before and after its text."""
    return set_cell_size(f"── {text} " + "─" * columns, columns - 1)


def padded(spans: Line, columns: int) -> Line:
    """Cut or pad a line to a width of exactly `columns`."""
    room, kept = columns, []
    for text, style in spans:
        kept.append((text if cell_len(text) <= room else set_cell_size(text, room), style))
        room -= cell_len(kept[-1][0])
    return [*kept, (" " * room, "")] if room else kept


def wrapped(text: str, columns: int, indent: int = 0, style: str = "", hanging: int = 0) -> list[Line]:
    """Wrap a paragraph. Lines are indented by `indent`, and all but the first by `hanging` more."""
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


def together(*texts: str) -> str:
    """Join texts with spaces, but without a space after a Japanese sign, which brings its own.

    Empty texts are left out.
    """
    joined = ""
    for text in filter(None, texts):
        joined += f"{gap(joined)}{text}" if joined else text
    return joined


def gap(before: str) -> str:
    """Return what separates a text from the next one: a space, or "" after a Japanese sign."""
    return "" if before[-1:] and before[-1] in _SPACED_SIGNS else " "


def unaccented(text: str) -> str:
    """Replace accented letters and other variants of Latin letters by plain ones, such as "ł" by "l"."""
    return "".join(map(_unaccented, unicodedata.normalize("NFKC", text).translate(_SPELT)))


def _unaccented(letter: str) -> str:
    if "\u3040" <= letter <= "\u30ff":  # kana: the marks of ガ and パ are not accents
        return letter
    apart = unicodedata.normalize("NFKD", letter)
    return "".join([part for part in apart if not unicodedata.combining(part)])


def _words(text: str) -> list[str]:
    """Return the parts of a text between which a line may end: words with the spaces that follow them.

    Japanese has no spaces, so a line may end between its letters.
    """
    words: list[str] = []
    for place, letter in enumerate(text):
        if not place or _may_part(text[place - 1], letter):
            words.append("")
        words[-1] += letter
    return words


def _may_part(before: str, after: str) -> bool:
    """Return whether a line may end between two letters."""
    if before == " " or after in (" ", TIE):
        return before == " " != after
    wide = unicodedata.east_asian_width(before) in "FW"
    return wide and before not in _OPENING and after not in _NEVER_FIRST
