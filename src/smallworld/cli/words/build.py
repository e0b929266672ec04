"""A note about the build of the rules, shown where speed matters."""

from __future__ import annotations

import os

from smallworld import is_compiled
from smallworld.cli.screen.shown import echo
from smallworld.cli.words.language import language_of
from smallworld.translate import Translator


def slowness() -> str:
    """Return a sentence on why the rules are slow, and the remedy; "" if they are compiled."""
    if is_compiled():
        return ""
    words = Translator(language_of(os.environ))
    return words.t("build-source-asked" if os.environ.get("SMALLWORLD_COMPILED") == "0" else "build-source")


def warn_of_slowness() -> None:
    """Print a warning on standard error if the rules are not compiled, and so are slow."""
    said = slowness()
    if said:
        echo(said, err=True)
