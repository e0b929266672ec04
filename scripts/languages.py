"""The coverage of the languages, and their lists in README.md and docs/contribute/translate.md.

python scripts/languages.py          prints how much of each language is translated
python scripts/languages.py --write  writes the lists of the offered languages, which are complete
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

from smallworld.translate import FALLBACK, LANGUAGES, UNFINISHED, catalogue

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "contribute" / "translate.md"
README: Final = ROOT / "README.md"
BEGIN: Final = "<!-- scripts/languages.py writes this list -->"
END: Final = "<!-- end of the list -->"
NAME: Final = "language-name"
COLUMNS: Final = ("language", "code", "translated", "missing", "same as in English", "offered")


def messages_of(language: str) -> dict[str, str]:
    """Return the messages of a language as Fluent source, by id."""
    text = re.sub(r"^#.*\n", "", catalogue(language), flags=re.MULTILINE)
    parts = re.split(r"^(?=[a-z][a-z0-9-]* =)", text, flags=re.MULTILINE)
    return {part.partition(" =")[0]: part.partition(" =")[2].strip() for part in parts if " =" in part}


def row(language: str) -> str:
    """Return the row of a language.

    A message that is the same as in English may be a name, a sign, or forgotten.
    """
    english, own = messages_of(FALLBACK), messages_of(language)
    known = [id for id in english if id in own]
    same = 0 if language == FALLBACK else sum(own[id] == english[id] for id in known)
    offered = "yes" if language in LANGUAGES else "no"
    numbers = f"{len(known)} of {len(english)} | {len(english) - len(known)} | {same}"
    return f"| {own.get(NAME, language)} | `{language}` | {numbers} | {offered} |\n"


def coverage() -> str:
    """Return a table of all languages, also of those that are not offered yet."""
    head = f"| {' | '.join(COLUMNS)} |\n|{' --- |' * len(COLUMNS)}\n"
    return head + "".join(map(row, (*LANGUAGES, *UNFINISHED)))


def page(old: str) -> str:
    """Return the page with the present list of languages instead of the old one."""
    offered = "".join([f"- {name_of(language)} (`{language}`)\n" for language in LANGUAGES])
    return replaced(old, f"\n\n{offered}\n")


def readme(old: str) -> str:
    """Return README.md with the present list of languages instead of the old one."""
    return replaced(old, f"\n  {', '.join(map(name_of, LANGUAGES))}")


def replaced(old: str, offered: str) -> str:
    """Return a text with another list between its two comments."""
    before, begin, rest = old.partition(BEGIN)
    _, end, after = rest.partition(END)
    return before + begin + offered + end + after


def name_of(language: str) -> str:
    """Return the name of a language in that language."""
    return messages_of(language)[NAME]


if __name__ == "__main__":
    if "--write" in sys.argv[1:]:
        PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
        README.write_text(readme(README.read_text("utf-8")), "utf-8")
    else:
        sys.stdout.write(coverage())
