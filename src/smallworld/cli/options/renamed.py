"""Renamed options. Their former names still work, but are not shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import click


class Renamed(click.Option):
    """An option that also accepts its `former` names. Help and completion show only the present name."""

    def __init__(self, *args: Any, former: Sequence[str], **options: Any) -> None:
        super().__init__(*args, **options)
        self.former = list(former)

    def add_to_parser(self, parser: Any, ctx: click.Context) -> None:
        shown, self.opts = self.opts, [*self.opts, *self.former]
        try:
            super().add_to_parser(parser, ctx)
        finally:
            self.opts = shown
