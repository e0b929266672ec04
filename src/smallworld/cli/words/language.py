"""The choice of the language on the terminal."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

import click

from smallworld.translate import FALLBACK, LANGUAGES

VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # in order of priority

_Command = TypeVar("_Command", bound=Callable[..., Any])


def language_of(environment: Mapping[str, str]) -> str:
    """Return the language that the environment asks for: "fr" for fr_BE.UTF-8, "en" if it is unknown."""
    wanted = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    short = wanted[:2].lower()
    return short if short in LANGUAGES else FALLBACK


def language_option(command: _Command) -> _Command:
    """Add the option --language to a command."""
    option = click.option(
        "--language",
        type=click.Choice(LANGUAGES),
        default=lambda: language_of(os.environ),
        show_default=f"as {', '.join(VARIABLES)} say",
        help="Output language; what you type stays in English.",
    )
    return option(command)
