"""What the site says besides the guides, made as it is built: public names, the glossary, pages from the top.

A page of the site holds a mark, which stands for

    <!-- public: Playing -->   the names of that section of docs/reference/python.md, with their docstrings
    <!-- words -->             the table of words of docs/contribute/code-style.md, as a glossary
    <!-- page: CHANGELOG.md -->  a page that lies at the top of the repository
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import site_names

ROOT: Final = Path(__file__).resolve().parent.parent
DOCS: Final = ROOT / "docs"

MARK: Final = re.compile(r"^<!-- (?P<what>public|words|page)(?:: (?P<which>.+))? -->$", re.MULTILINE)
LINK: Final = re.compile(
    r"(?<!!)\[(?P<text>[^\[\]]*)\]\((?!https?:|mailto:|#)(?P<target>[^)#\s]+)(?P<place>#[^)\s]*)?\)"
)
WORD: Final = re.compile(r"^\| (?P<say>[^|]+) \| (?P<meaning>[^|]+) \| (?P<instead>[^|]*)\|$", re.MULTILINE)
HEADINGS: Final = ("say", "---")

# Where what is no page of the site stands on it.
ELSEWHERE: Final = {
    "README.md": "index.md",
    "CHANGELOG.md": "contribute/changelog.md",
    "CODE_OF_CONDUCT.md": "contribute/conduct.md",
    "CONTRIBUTING.md": "contribute/setup.md",
    "SECURITY.md": "contribute/security.md",
    "docs/adr": "contribute/decisions.md",
}


def whole(docname: str, text: str) -> str:
    """A page of the site: what its marks stand for, and links that lead to where things are on the site."""
    text = linked(DOCS / f"{docname}.md", text)
    return MARK.sub(lambda mark: _meant(mark["what"], mark["which"] or ""), text)


def _meant(what: str, which: str) -> str:
    if what == "public":
        return "\n".join(site_names.section(which))
    if what == "words":
        return "\n".join(glossary())
    return linked(ROOT / which, (ROOT / which).read_text(encoding="utf-8"))


def linked(page: Path, text: str) -> str:
    """The text of `page` with links as the site needs them; those to folders become plain text."""

    def lead(link: re.Match[str]) -> str:
        path = (page.parent / link["target"]).resolve()
        if not path.is_relative_to(ROOT):
            return link[0]
        name = path.relative_to(ROOT).as_posix()
        if name in ELSEWHERE:
            target = f"/{ELSEWHERE[name]}"
        elif path.suffix == ".md" and path.is_relative_to(DOCS):
            target = f"/{path.relative_to(DOCS).as_posix()}"
        elif path.is_dir():
            return link["text"]
        else:
            target = f"/../{name}"  # the site brings a copy
        return f"[{link['text']}]({target}{link['place'] or ''})"

    return LINK.sub(lead, text)


def glossary() -> Iterator[str]:
    """The words that code and docs use, by the alphabet; words of one row share what they mean."""
    page = (DOCS / "contribute/code-style.md").read_text(encoding="utf-8")
    rows = [row for row in WORD.finditer(page) if row["say"] not in HEADINGS]
    yield "```{glossary}"
    for row in sorted(rows, key=lambda row: row["say"].lower()):
        yield from words_of(row["say"])
        yield f"    {sentence(row['meaning'])}"
        if row["instead"].strip():
            yield from ["", f"    Not: {sentence(row['instead'].strip())}"]
        yield ""
    yield "```"


def words_of(say: str) -> list[str]:
    """The words of a row; what one is called in code stays beside it."""
    return [word.strip() for word in re.split(r"[;,]", re.sub(r", in code (`\w+`)", r" (in code \1)", say))]


def sentence(text: str) -> str:
    """The text with a full stop."""
    return text if text.endswith(".") else f"{text}."
