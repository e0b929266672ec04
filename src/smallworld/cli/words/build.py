"""A note on whether the rules are compiled, shown where speed matters."""

from __future__ import annotations

import os

from smallworld import is_compiled
from smallworld.cli.screen.shown import echo
from smallworld.cli.words.language import language_of
from smallworld.translate import Translator


def slowness() -> str:
    """Return a sentence on why the rules run slowly and how to speed them up.

    Return "" if they are compiled, or will be soon.
    """
    if is_compiled() or os.environ.get("SMALLWORLD_COMPILED") == "later":
        return ""
    words = Translator(language_of(os.environ))
    return words.t("build-source-asked" if os.environ.get("SMALLWORLD_COMPILED") == "0" else "build-source")


def warn_of_slowness() -> None:
    """Print a warning on standard error if the rules are not compiled."""
    said = slowness()
    if said:
        echo(said, err=True)
