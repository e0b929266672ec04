"""Tables of numbers, which become lists if the window is too narrow."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from smallworld.cli.words.lines import together

_ANY: Final = 10_000  # more columns than any table needs


def show_table(console: Console, table: Table) -> None:
    """Print a table; if it is too wide, print every row as a list of headings and values."""
    needed = Measurement.get(console, console.options.update(width=_ANY, max_width=_ANY), table).maximum
    if needed <= console.width:
        console.print(table)
        return
    console.print(Text(str(table.title), "italic"))
    headings = [str(column.header) for column in table.columns]
    cells = [list(column.cells) for column in table.columns]
    for row, (name, *values) in zip(table.rows, zip(*cells, strict=True), strict=True):
        console.print(Text(str(name), row.style or ""))
        for heading, value in zip(headings[1:], values, strict=True):
            if value:
                console.print(f"  {heading}: {value}")
    console.print()


def explain(console: Console, *sentences: str) -> None:
    """Print sentences that explain the table above, then a blank line."""
    console.print(Text(together(*sentences), "dim"))
    console.print()


def conclude(console: Console, sentences: list[str]) -> None:
    """Print the conclusions of a report in bold."""
    for said in sentences:
        if said:
            console.print(Text(said, "bold"))
