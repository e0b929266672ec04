"""Drafts in TOML files, with a line number for every problem."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from smallworld.engine.errors import NotationError
from smallworld.engine.text.untrusted import read_toml
from smallworld.workshop.draft import Draft
from smallworld.workshop.problems import Path, Problem
from smallworld.workshop.reading import LARGEST, read

_LIST: Final = re.compile(r"\s*\[\[\s*([\w.\-\s]+?)\s*\]\]")
_TABLE: Final = re.compile(r"\s*\[\s*([\w.\-\s]+?)\s*\]\s*(?:#.*)?$")
_KEY: Final = re.compile(r"\s*([\w-]+)\s*=")
_WHERE: Final = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")


def read_file(text: str) -> tuple[Draft | None, list[Problem]]:
    """Parse the text of a file; return its draft, and the problems with their lines.

    The draft is None if it cannot be used.
    """
    if len(text) > LARGEST:
        return None, [Problem("too-long", (), {"most": LARGEST})]
    try:
        data = read_toml(text)
    except NotationError as error:
        found = _WHERE.search(str(error))
        line = int(found[1]) if found and found[1] else len(text.splitlines()) if found else 0
        return None, [Problem("not-toml", (), {"why": _WHERE.sub("", str(error))}, line=line)]
    draft, problems = read(data)
    lines = lines_of(text)
    placed = [replace(problem, line=_line(lines, problem.path)) for problem in problems]
    return draft, sorted(placed, key=lambda problem: problem.line)


def _line(lines: dict[Path, int], path: Path) -> int:
    """Return the line of the value at `path`, or else of the smallest table that contains it."""
    while path and path not in lines:
        path = path[:-1]
    return lines.get(path, 0)


def lines_of(text: str) -> dict[Path, int]:
    """Return the line number of each heading and key that begins a line in a TOML file, by path."""
    lines: dict[Path, int] = {}
    lengths: dict[Path, int] = {}
    table: Path = ()
    for number, line in enumerate(text.splitlines(), 1):
        if found := _LIST.match(line):
            table = _inner(found[1], lengths)
            lengths[table] = lengths.get(table, 0) + 1
            table = (*table, lengths[table] - 1)
            lines.setdefault(table[:-1], number)
            lines.setdefault(table, number)
        elif found := _TABLE.match(line):
            table = _inner(found[1], lengths)
            lines.setdefault(table, number)
        elif found := _KEY.match(line):
            lines.setdefault((*table, found[1]), number)
    return lines


def _inner(dotted: str, lengths: dict[Path, int]) -> Path:
    """Return the path of a heading such as race.ability, which belongs to the last race before it."""
    path: Path = ()
    words = [word.strip() for word in dotted.split(".")]
    for word in words[:-1]:
        path = (*path, word)
        if path in lengths:
            path = (*path, lengths[path] - 1)
    return (*path, words[-1])
