"""Options of the commands, for tests that read them."""

from __future__ import annotations

import click


def variable_of(option: click.Parameter) -> str | None:
    """Return the environment variable that sets `option`; former names, which come later, still work."""
    named = option.envvar
    return named if named is None or isinstance(named, str) else named[0]
