"""Results as JSON. Each one says which program, rules, seed and command made it."""

from __future__ import annotations

import json
import shlex
from typing import Any, Final

import click

from smallworld.cli import WORDS
from smallworld.cli.screen.shown import echo
from smallworld.identity import identity

MADE_BY: Final = "made_by"


def made_by(rules: dict[str, int], seed: int | None) -> dict[str, Any]:
    """Return what makes the result of the present command."""
    context = click.get_current_context(silent=True)
    words = context.meta.get(WORDS, []) if context is not None else []
    return identity(rules, seed, shlex.join(["smallworld", *words]))


def print_result(result: dict[str, Any], rules: dict[str, int], seed: int | None) -> None:
    """Print a result as one JSON object, with a last field that says what made it.

    `rules` gives the version of the rules of each box in play. `seed` is None if there are no random numbers.
    """
    echo(json.dumps({**result, MADE_BY: made_by(rules, seed)}, indent=2))
