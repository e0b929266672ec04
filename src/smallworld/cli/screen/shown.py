"""Output to the terminal in which control characters have no effect.

Names, lines and messages may come from a file or from another user. A terminal would obey escape sequences in
them, so this module makes everything printable. All output goes through this module or `Screen`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

import click

from smallworld.engine.text.untrusted import printable

if TYPE_CHECKING:
    from rich.console import Console

LINES: Final = "\n"  # the only control character that messages keep


def echo(text: str, err: bool = False) -> None:
    """Print one line, or several, to standard output or standard error."""
    click.echo(printable(text, LINES), err=err)


def console_of(stderr: bool = False, **options: Any) -> Console:
    """Return a Rich console that makes text printable, but still shows Rich's colours and progress bars."""
    from rich.console import Console
    from rich.segment import Segment

    class Shown(Console):
        def render(self, *args: Any, **more: Any) -> Iterable[Segment]:
            for text, style, control in super().render(*args, **more):
                yield Segment(text if control else printable(text, LINES), style, control)

    return Shown(stderr=stderr, **options)
