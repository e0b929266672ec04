"""A note on whether the rules are compiled, shown where speed matters."""

from __future__ import annotations

import os

import click

from smallworld import is_compiled
from smallworld.cli.screen.shown import echo
from smallworld.cli.words.language import language_of
from smallworld.translate import Translator


def slowness() -> str:
    """Return a sentence on why the rules run slowly and how to speed them up, in the command's language.

    Return "" if they are compiled, or will be soon.
    """
    if is_compiled() or os.environ.get("SMALLWORLD_COMPILED") == "later":
        return ""
    context = click.get_current_context(silent=True)
    chosen = context.params.get("language") if context is not None else None
    words = Translator(chosen or language_of(os.environ))
    return words.t("build-source-asked" if os.environ.get("SMALLWORLD_COMPILED") == "0" else "build-source")


def warn_of_slowness() -> None:
    """Print a warning on standard error if the rules are not compiled."""
    said = slowness()
    if said:
        echo(said, err=True)
