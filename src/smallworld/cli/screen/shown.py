"""Output to the terminal: text that is written is shown and controls nothing.

Names, lines and messages may come from a file or from another person. A terminal would obey the escape
sequences in them, so everything is made printable here, and nothing is written past this module and `Screen`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

import click

from smallworld.engine.text.untrusted import printable

if TYPE_CHECKING:
    from rich.console import Console

LINES: Final = "\n"  # the only control character that a message of several lines keeps


def echo(text: str, err: bool = False) -> None:
    """Write a line, or lines, to standard output or standard error."""
    click.echo(printable(text, LINES), err=err)


def console_of(stderr: bool = False, **options: Any) -> Console:
    """Return a Rich console that shows text only; its own colours and bars stay."""
    from rich.console import Console
    from rich.segment import Segment

    class Shown(Console):
        def render(self, *args: Any, **more: Any) -> Iterable[Segment]:
            for text, style, control in super().render(*args, **more):
                yield Segment(text if control else printable(text, LINES), style, control)

    return Shown(stderr=stderr, **options)
