"""The generator of the rulings in docs/reference/rulings/*.md, from catalogues and code.

Questions, answers and sources are in the English catalogue, and values of constants are in the code. On a
page, a comment names a ruling, the constants that decide it, and its tests. This script writes the lines
after the comment:

    <!-- ruling-diplomat-1 FAILED_ATTEMPT_IS_ATTACK test_failed_final_attempt_by_diplomats_is_an_attack -->

After this comment, it writes a table of contents:

    <!-- contents -->

For a new ruling, add its messages to the catalogues and a comment to a page. Then run:

    python scripts/rulings_pages.py
"""

from __future__ import annotations

import pkgutil
import re
import textwrap
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from smallworld import content
from smallworld.engine import rulings as general_rulings
from smallworld.translate import Translator

PAGES = sorted((Path(__file__).resolve().parent.parent / "docs" / "reference" / "rulings").glob("*.md"))
WORDS = Translator("en")
WIDTH = 120
MARK = re.compile(
    r"^(?P<mark><!-- (?P<id>ruling-[\w-]+)(?P<names>(?: [\w.:]+)*) -->\n)(?:.+\n)*", re.MULTILINE
)
CONTENTS = re.compile(r"^(?P<mark><!-- contents -->\n)(?:.+\n)*", re.MULTILINE)
HEADING = re.compile(r"^(?P<level>##|###) (?P<title>.+)$", re.MULTILINE)
CONSTANT = re.compile(r"^\| `(?P<name>[A-Z_]+)` \| (?P<value>[^|]*) \|", re.MULTILINE)


def modules() -> list[ModuleType]:
    """Return the modules with numbers and rulings, of the engine and of the boxes."""
    names = [f"{content.__name__}.{folder.name}.rulings" for folder in pkgutil.iter_modules(content.__path__)]
    return [general_rulings, *(import_module(name) for name in names if _exists(name))]


def _exists(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:  # the parent is a module and not a package
        return False


def constants() -> dict[str, str]:
    """Return the values of all numbers and switches by name, as text for a page."""
    return {
        name: as_text(value) for module in modules() for name, value in vars(module).items() if name.isupper()
    }


def as_text(value: object) -> str:
    """Return a value as text for a page: "true", "3, 1, 1, 1"."""
    return ", ".join(map(as_text, value)) if isinstance(value, tuple) else str(value).lower()


def block(id: str, names: list[str]) -> str:
    """Return a ruling as Markdown: question and answer, then source, constants and tests."""
    asked = f"**{WORDS.t(id)}** {WORDS.t(f'{id}.answer')}\\"
    held = f"Source: {WORDS.t(f'{id}.source')}."
    for kind, those in (
        ("Constant", [name for name in names if name.isupper()]),
        ("Test", [name for name in names if not name.isupper()]),
    ):
        if those:
            held += f" {kind}: {', '.join(f'`{name}`' for name in those)}."
    return f"{wrapped(asked)}\n{wrapped(held)}\n"


def wrapped(text: str) -> str:
    """Return a paragraph wrapped at the width of pages, without breaking names of tests."""
    return textwrap.fill(text, WIDTH, break_long_words=False, break_on_hyphens=False)


def refreshed(page: str) -> str:
    """Return a page with up-to-date rulings and constants."""
    values = constants()
    page = MARK.sub(lambda mark: mark["mark"] + block(mark["id"], mark["names"].split()), page)
    page = CONTENTS.sub(lambda mark: mark["mark"] + contents(page), page)
    return CONSTANT.sub(lambda row: f"| `{row['name']}` | {values.get(row['name'], 'gone')} |", page)


def contents(page: str) -> str:
    """Return a list of links to the sections of a page and their subsections."""
    taken: dict[str, int] = {}
    lines: list[str] = []
    for found in HEADING.finditer(page):
        name = re.sub(r"[^\w\- ]", "", found["title"].lower()).replace(" ", "-")
        times = taken[name] = taken.get(name, -1) + 1
        link = f"[{found['title']}](#{name}{f'-{times}' if times else ''})"
        if found["level"] == "##":
            lines.append(f"- {link}")
        else:
            lines[-1] += f"{' · ' if '](#' in lines[-1][3:].partition(')')[2] else ': '}{link}"
    return "\n".join(lines) + "\n"


def marked(page: str) -> dict[str, list[str]]:
    """Return the rulings on a page, each with its constants and tests."""
    return {mark["id"]: mark["names"].split() for mark in MARK.finditer(page)}


if __name__ == "__main__":
    for path in PAGES:
        path.write_text(refreshed(path.read_text(encoding="utf-8")), encoding="utf-8")
