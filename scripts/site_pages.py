"""The generated parts of the documentation site: public names, the glossary and pages outside docs/.

These marks on a page are replaced:

    <!-- public: playing -->     the names that docs/reference/python/playing.md lists, with their docstrings
    <!-- page: CHANGELOG.md -->  a page in the top folder of the repository

A table of terms and meanings becomes a glossary.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import site_names

ROOT: Final = Path(__file__).resolve().parent.parent
DOCS: Final = ROOT / "docs"

MARK: Final = re.compile(r"^<!-- (?P<what>public|page)(?:: (?P<which>.+))? -->$", re.MULTILINE)
LINK: Final = re.compile(
    r"(?<!!)\[(?P<text>[^\[\]]*)\]\((?!https?:|mailto:|#)(?P<target>[^)#\s]+)(?P<place>#[^)\s]*)?\)"
)
TERMS: Final = re.compile(r"^\| term \| meaning \|\n\| --- \| --- \|\n(?P<rows>(?:\|.*\|\n)+)", re.MULTILINE)
ROW: Final = re.compile(r"^\| (?P<terms>[^|]+) \| (?P<meaning>[^|]+) \|$", re.MULTILINE)

# Pages outside docs/, with their places on the site.
ELSEWHERE: Final = {
    "README.md": "index.md",
    "CHANGELOG.md": "contribute/changelog.md",
    "CODE_OF_CONDUCT.md": "contribute/conduct.md",
    "CONTRIBUTING.md": "contribute/index.md",
    "SECURITY.md": "contribute/security.md",
    "docs/adr": "contribute/decisions.md",
}


def whole(docname: str, text: str) -> str:
    """Return a page for the site, with marks and terms replaced and links to pages of the site."""
    text = TERMS.sub(glossary, linked(DOCS / f"{docname}.md", text))
    return MARK.sub(lambda mark: _meant(mark["what"], mark["which"] or ""), text)


def _meant(what: str, which: str) -> str:
    if what == "public":
        return "\n".join(site_names.section(which))
    return linked(ROOT / which, (ROOT / which).read_text(encoding="utf-8"))


def linked(page: Path, text: str) -> str:
    """Return the text of `page` with links for the site. Links to folders become plain text."""

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
            target = f"/../{name}"  # the site contains a copy
        return f"[{link['text']}]({target}{link['place'] or ''})"

    return LINK.sub(lead, text)


def glossary(table: re.Match[str]) -> str:
    """Return a table of terms as a Sphinx glossary, so that the index lists them."""
    lines = ["```{glossary}"]
    for row in ROW.finditer(table["rows"]):
        lines += [*row["terms"].split(", "), f"    {row['meaning']}", ""]
    return "\n".join([*lines, "```", ""])
