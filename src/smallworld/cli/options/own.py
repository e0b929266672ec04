"""The option `--custom SOURCE` for custom races and powers, with readable errors. It may be repeated."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import click

from smallworld.cli.options.renamed import Renamed
from smallworld.engine.errors import SmallWorldError
from smallworld.own_words import problem_in_words
from smallworld.translate import Translator
from smallworld.workshop.problems import ERROR, Problem
from smallworld.workshop.sources import DraftError, Own, find_own, together

SOURCES: Final = "FILE.toml|FILE.py|FOLDER|MODULE:OBJECT"

own_option = click.option(
    "--custom",
    "own",
    cls=Renamed,
    former=["--own"],
    multiple=True,
    metavar=SOURCES,
    help="Custom races and powers to add; see `smallworld banner`. Repeat it to add several.",
)


def own_from(sources: Sequence[str], words: Translator) -> Own | None:
    """Combine the custom races and powers of all `sources`, or return None if there are none.

    Empty and repeated sources are ignored.

    Raises:
        SmallWorldError: a source does not exist or has errors.
    """
    try:
        owns = [find_own(source) for source in dict.fromkeys(sources) if source]
    except DraftError as error:
        errors = [(path, problem) for path, problem in error.found if problem.level == ERROR]
        raise SmallWorldError("\n".join([told(words, path, problem) for path, problem in errors])) from error
    return together(owns) if owns else None


def own_text(sources: Sequence[str], words: Translator) -> str:
    """Return the custom races and powers in `sources` as text, for games in other processes; "" for none.

    Raises:
        SmallWorldError: see `own_from`.
    """
    own = own_from(sources, words)
    return "" if own is None else own.text()


def told(words: Translator, path: Path, problem: Problem) -> str:
    """Format a problem with its file and line as compilers do: "otters.toml:4: error: ..."."""
    where = f"{path}:{problem.line}" if problem.line else f"{path}"
    return f"{where}: {words.t(f'draft-problem-{problem.level}')}: {problem_in_words(words, problem)}"
