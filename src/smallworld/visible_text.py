"""Cleaning of text, so that invisible characters remain only where they join visible ones.

Persian has half-spaces, families of emoji have joiners, and some flags have tags. Any other invisible
character could make two different names look alike.
"""

from __future__ import annotations

import unicodedata
from typing import Final

MOST_MARKS: Final = 4  # most marks on a letter; no language needs more
NON_JOINER: Final = "\u200c"
JOINER: Final = "\u200d"
EMOJI_STYLE: Final = "\ufe0f"
BLACK_FLAG: Final = "\U0001f3f4"
TAGS_END: Final = "\U000e007f"
_STYLES: Final = frozenset(
    map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0), *range(0x180B, 0x1810)))
)
_UNSEEN: Final = frozenset((NON_JOINER, JOINER, *_STYLES))
KEYCAP: Final = "\u20e3"
_TAGS: Final = frozenset(map(chr, range(0xE0020, 0xE007F)))
# Invisible characters that Unicode classifies as letters, marks or signs, and not as Cf.
_BLANK: Final = frozenset(
    "\u034f"  # combining grapheme joiner
    "\u115f\u1160\u3164\uffa0"  # Hangul fillers
    "\u17b4\u17b5"  # Khmer vowels that are not written
    "\u2800"  # a Braille cell without dots
    "\U0001d159"  # a musical note without a head
)
_VIRAMA: Final = 9  # the combining class of signs that join Indic letters
_LATIN: Final = str.maketrans(
    # Cyrillic, Greek, Armenian and phonetic letters that look like these, in small or capital form.
    "авекмнорстухѕіјѵүұһԁԍԛԝӏαβεζηικμνορτυχϲϳօսոհցցզյɑɡıȷɩʋ",
    "abekmhopctyxsijvyyhdgqwlabezhikmnoptyxcjounhggqjagijiv",
)


def visible(text: str) -> str:
    """Remove invisible characters and unnecessary spaces from a text, and return it in one line."""
    composed = unicodedata.normalize("NFC", text)
    shown: list[str] = []
    place = marks = 0
    while place < len(composed):
        letter = composed[place]
        tags = _tags_at(composed, place)
        if tags:
            shown.append(tags)
            place += len(tags)
            continue
        if unicodedata.category(letter) in ("Mn", "Me") and letter not in _STYLES:
            marks += 1
            before = shown[-1] if shown else ""
            if marks <= MOST_MARKS and letter not in _BLANK and before not in (letter, "", " "):
                shown.append(letter)
        elif letter in (NON_JOINER, JOINER) or letter in _STYLES:
            if _joins(letter, shown, composed[place + 1 : place + 2]):
                shown.append(letter)
        elif letter not in _BLANK:
            marks = 0
            if letter.isprintable():
                shown.append(letter)
            elif letter not in _TAGS:  # a space or a control character
                shown.append(" ")
        place += 1
    return " ".join("".join(shown).split())


def is_visible(text: str) -> bool:
    """Return whether a text is not empty and `visible` would not change it."""
    return bool(text) and visible(text) == unicodedata.normalize("NFC", text)


def look_of(text: str) -> str:
    """Return a key that is equal for all texts that look alike, regardless of case and letter forms.

    If all letters of a text look like Latin letters, they are replaced by these, as in Unicode's Technical
    Standard 39. A word such as `вадим` has other letters, and stays unchanged.
    """
    seen = "".join([letter for letter in visible(text) if letter not in _UNSEEN])
    plain = unicodedata.normalize("NFKC", seen).casefold()
    latin = plain.translate(_LATIN)
    names = [unicodedata.name(letter, "") for letter in latin if letter.isalpha()]
    return latin if all(name.startswith("LATIN") for name in names) else plain


def _tags_at(text: str, place: int) -> str:
    """Return the flag emoji with tags that begins at `place`; "" if there is none."""
    if text[place] != BLACK_FLAG:
        return ""
    end = place + 1
    while end < len(text) and text[end] in _TAGS:
        end += 1
    whole = place + 1 < end < len(text) and text[end] == TAGS_END
    return text[place : end + 1] if whole else ""


def _joins(sign: str, before: list[str], after: str) -> bool:
    """Return whether an invisible character joins the characters on both sides of it."""
    last = before[-1][-1] if before and before[-1] else ""
    if not last:
        return False
    if sign in _STYLES:
        key = unicodedata.category(last) in ("Nd", "Po") and after == KEYCAP
        return key or _is_emoji(last) or unicodedata.name(last, "").startswith(("CJK", "MONGOLIAN"))
    if not after or after.isspace():
        return False
    if sign == JOINER and _is_emoji(last) and _is_emoji(after):
        return True
    arabic = unicodedata.bidirectional(after) == "AL" and unicodedata.bidirectional(last) in ("AL", "NSM")
    return arabic or unicodedata.combining(last) == _VIRAMA


def _is_emoji(letter: str) -> bool:
    return letter == EMOJI_STYLE or unicodedata.category(letter) in ("So", "Sk", "Sm")
