"""The choice of the language on the terminal."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

import click

from smallworld.translate import FALLBACK, LANGUAGES, UNFINISHED, Translator

VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # in order of priority

_Command = TypeVar("_Command", bound=Callable[..., Any])


def language_of(environment: Mapping[str, str]) -> str:
    """Return the language that the environment asks for: "fr" for fr_BE.UTF-8, "en" if it is unknown."""
    wanted = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    code = re.split("[-_.@]", wanted.lower())[0]
    return code if code in LANGUAGES else FALLBACK


def language_option(command: _Command) -> _Command:
    """Add the option --language to a command."""
    option = click.option(
        "--language",
        type=_Language(LANGUAGES),
        metavar="CODE",
        default=lambda: language_of(os.environ),
        show_default=f"as {', '.join(VARIABLES)} say",
        help="Output language, such as fr; what you type stays in English.",
    )
    return option(command)


class _Language(click.Choice[str]):
    """One of LANGUAGES. An unfinished language is accepted but not listed."""

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        return value if value in UNFINISHED else super().convert(value, param, ctx)


def is_yes(words: Translator, answer: str) -> bool:
    """Return whether an answer means yes, in English or in the language of `words`."""
    return _is(words, "typed-yes", answer)


def is_no(words: Translator, answer: str) -> bool:
    """Return whether an answer means no, in English or in the language of `words`."""
    return _is(words, "typed-no", answer)


def _is(words: Translator, id: str, answer: str) -> bool:
    known = f"{Translator(FALLBACK).t(id)} {words.t(id)}".split()
    return answer.strip().lower() in known
