"""Reports as a single HTML file with all text, tables and plots, which needs no other files."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Final

from smallworld.content.text_files import write_text
from smallworld.engine.errors import SmallWorldError
from smallworld.translate import Translator

STYLE: Final = """
:root { color-scheme: light dark;
  --paper: #fbfaf7; --ink: #23211d; --soft: #6d675d; --line: #dcd7cc; --card: #fff;
  --more: #0f83c9; --less: #d97a00; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #191816; --ink: #ece8df; --soft: #a39c8f; --line: #3b3833; --card: #22201d; }
}
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; margin: 0 auto;
  max-width: 60rem; padding: 2rem 1.2rem 4rem; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .3rem; }
h2 { font-size: 1.3rem; margin: 2.6rem 0 .6rem; }
p.verdict { font-size: 1.1rem; font-weight: 600; margin: .6rem 0; }
p.facts, p.means, figcaption, footer { color: var(--soft); font-size: .92rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; width: 100%; }
th, td { border-bottom: 1px solid var(--line); padding: .4rem .7rem; text-align: right; white-space: nowrap; }
th { color: var(--soft); font-size: .85rem; font-weight: 600; }
th:first-child, td:first-child { text-align: left; }
.heat td, .heat th { font-size: .85rem; padding: .25rem .35rem; text-align: center; }
.heat td { border: 2px solid var(--card); }
.heat th { border: 0; font-weight: 400; }
.heat th:first-child { text-align: right; }
.tall th span { display: inline-block; rotate: 180deg; writing-mode: vertical-rl; }
.tall th:first-child span { rotate: none; writing-mode: horizontal-tb; }
td small { color: var(--soft); }
.figures { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(27rem, 100%), 1fr));
  margin-top: 1rem; }
figure { background: var(--card); border: 1px solid var(--line); border-radius: 10px; margin: 0;
  padding: 1rem; }
figure.wide { grid-column: 1 / -1; }
figcaption { margin-bottom: .5rem; }
svg { height: auto; max-width: 100%; }
svg text { font-family: system-ui, sans-serif !important; }
footer { border-top: 1px solid var(--line); margin-top: 3rem; padding-top: 1rem; }
"""

PAGE: Final = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>{style}</style>
<h1>{title}</h1>
<p class="facts">{facts}</p>
{body}
{footer}
</html>
"""

_MANY: Final = 10  # with more columns, headings are vertical

Cell = tuple[str, str] | str  # a value, optionally with a note in small type after it


def table(headings: Sequence[str], rows: Iterable[Sequence[Cell]]) -> str:
    """Return an HTML table, with text in the first column and numbers in all others."""
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    body = "\n".join("<tr>" + "".join(map(_cell, row)) + "</tr>" for row in rows)
    return f'<div class="wide"><table><tr>{head}</tr>\n{body}\n</table></div>'


def figure(caption: str, svg: str, *, wide: bool = False) -> str:
    """Return a plot with its caption as HTML. A wide plot has a row to itself."""
    kind = ' class="wide"' if wide else ""
    return f"<figure{kind}><figcaption>{escape(caption)}</figcaption>{svg}</figure>"


def heat_map(
    rows: Sequence[str],
    columns: Sequence[str],
    values: dict[tuple[str, str], float],
    middle: float,
    written: Callable[[float], str],
) -> str:
    """Return an HTML table of values, with a stronger colour the more a value differs from `middle`.

    `written` returns a value as text.
    """
    farthest = max((abs(value - middle) for value in values.values()), default=0.0) or 1.0

    def cell(row: str, column: str) -> str:
        value = values.get((row, column))
        if value is None:
            return "<td></td>"
        colour = "more" if value >= middle else "less"
        strength = round(4 + 56 * abs(value - middle) / farthest)
        paint = f"background: color-mix(in srgb, var(--{colour}) {strength}%, transparent)"
        return f'<td style="{paint}">{written(value)}</td>'

    head = "".join(f"<th><span>{escape(column)}</span></th>" for column in columns)
    body = "\n".join(
        f"<tr><th>{escape(row)}</th>" + "".join(cell(row, column) for column in columns) + "</tr>"
        for row in rows
    )
    kind = "heat tall" if len(columns) > _MANY else "heat"
    return f'<div class="wide"><table class="{kind}"><tr><th></th>{head}</tr>\n{body}\n</table></div>'


def means(*sentences: str) -> str:
    """Return an HTML paragraph that explains the meaning of the figures near it."""
    return f'<p class="means">{escape(" ".join(sentences))}</p>'


def verdict(words: Translator, sentences: Iterable[str]) -> str:
    """Return the conclusions of the page as HTML; "" if there are none."""
    shown = "\n".join([f'<p class="verdict">{escape(said)}</p>' for said in sentences if said])
    return f"<h2>{escape(words.t('page-verdict'))}</h2>\n{shown}" if shown else ""


def section(heading: str, *parts: str) -> str:
    """Return a section of the page as HTML. Successive figures are side by side if there is room."""
    words = [part for part in parts if not part.startswith("<figure")]
    figures = [part for part in parts if part.startswith("<figure")]
    shown = f'<div class="figures">{"".join(figures)}</div>' if figures else ""
    return f"<h2>{escape(heading)}</h2>\n{''.join(words)}\n{shown}"


def write_page(
    path: Path, language: str, title: str, facts: str, sections: Iterable[str], footer: str = ""
) -> None:
    """Write an HTML page in `language` to a file.

    Raises:
        SmallWorldError: the file cannot be written.
    """
    page = PAGE.format(
        language=language,
        title=escape(title),
        style=STYLE,
        facts=escape(facts),
        body="\n".join(sections),
        footer=f"<footer>{escape(footer)}</footer>" if footer else "",
    )
    try:
        write_text(path, page)
    except OSError as error:
        raise SmallWorldError(f'page "{path}": {error.strerror}') from error


def _cell(cell: Cell) -> str:
    value, small = (cell, "") if isinstance(cell, str) else cell
    return f"<td>{escape(value)}" + (f" <small>{escape(small)}</small>" if small else "") + "</td>"
