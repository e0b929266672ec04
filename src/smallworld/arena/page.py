"""Reports as one page of HTML that asks nobody for anything: words, tables and plots in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Final

from smallworld.engine.errors import SmallWorldError

STYLE: Final = """
:root { color-scheme: light dark;
  --paper: #fbfaf7; --ink: #23211d; --soft: #6d675d; --line: #dcd7cc; --card: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #191816; --ink: #ece8df; --soft: #a39c8f; --line: #3b3833; --card: #22201d; }
}
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; margin: 0 auto;
  max-width: 60rem; padding: 2rem 1.2rem 4rem; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .3rem; }
h2 { font-size: 1.3rem; margin: 2.6rem 0 .6rem; }
p.facts, figcaption, footer { color: var(--soft); font-size: .92rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; width: 100%; }
th, td { border-bottom: 1px solid var(--line); padding: .4rem .7rem; text-align: right; white-space: nowrap; }
th { color: var(--soft); font-size: .85rem; font-weight: 600; }
th:first-child, td:first-child { text-align: left; }
td small { color: var(--soft); }
.figures { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(27rem, 100%), 1fr));
  margin-top: 1rem; }
figure { background: var(--card); border: 1px solid var(--line); border-radius: 10px; margin: 0;
  padding: 1rem; }
figcaption { margin-bottom: .5rem; }
svg { height: auto; max-width: 100%; }
svg text { font-family: system-ui, sans-serif !important; }
footer { border-top: 1px solid var(--line); margin-top: 3rem; padding-top: 1rem; }
"""

PAGE: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>{style}</style>
<h1>{title}</h1>
<p class="facts">{facts}</p>
{body}
<footer>{footer}</footer>
</html>
"""

Cell = tuple[str, str] | str  # a value, and perhaps what stands small behind it


def table(headings: Sequence[str], rows: Iterable[Sequence[Cell]]) -> str:
    """A table whose first column is words and whose others are numbers."""
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    body = "\n".join("<tr>" + "".join(map(_cell, row)) + "</tr>" for row in rows)
    return f'<div class="wide"><table><tr>{head}</tr>\n{body}\n</table></div>'


def figure(caption: str, svg: str) -> str:
    """A plot with what it shows."""
    return f"<figure><figcaption>{escape(caption)}</figcaption>{svg}</figure>"


def section(heading: str, *parts: str) -> str:
    """A part of the page; figures that follow each other stand side by side where there is room."""
    words = [part for part in parts if not part.startswith("<figure")]
    figures = [part for part in parts if part.startswith("<figure")]
    shown = f'<div class="figures">{"".join(figures)}</div>' if figures else ""
    return f"<h2>{escape(heading)}</h2>\n{''.join(words)}\n{shown}"


def write_page(path: Path, title: str, facts: str, sections: Iterable[str], footer: str) -> None:
    """Write a page.

    Raises:
        SmallWorldError: the file cannot be written.
    """
    page = PAGE.format(
        title=escape(title),
        style=STYLE,
        facts=escape(facts),
        body="\n".join(sections),
        footer=escape(footer),
    )
    try:
        path.write_text(page, encoding="utf-8")
    except OSError as error:
        raise SmallWorldError(f'page "{path}": {error.strerror}') from error


def _cell(cell: Cell) -> str:
    value, small = (cell, "") if isinstance(cell, str) else cell
    return f"<td>{escape(value)}" + (f" <small>{escape(small)}</small>" if small else "") + "</td>"
