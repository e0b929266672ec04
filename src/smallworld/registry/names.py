"""The names of custom races, powers, bots, boards and scenarios.

A program registers a name with `smallworld.register`. A package offers one as an entry point; its group is
`smallworld.` and the kind, such as `smallworld.boards`. A registered name hides that of a package.

A server must not look up boards or scenarios here by names from players, because each name stands for a file.
"""

from __future__ import annotations

import sys
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from smallworld.engine.errors import SmallWorldError

BANNERS: Final = "banners"  # races, powers and whole boxes
BOTS: Final = "bots"
BOARDS: Final = "boards"
SCENARIOS: Final = "scenarios"
KINDS: Final = (BANNERS, BOTS, BOARDS, SCENARIOS)

_REGISTERED: Final[dict[str, dict[str, Any]]] = {kind: {} for kind in KINDS}


def names(kind: str) -> dict[str, Any]:
    """Return all names of a kind in alphabetical order, with what a program registered or an EntryPoint."""
    found = {**_installed(kind, tuple(sys.path)), **_REGISTERED[kind]}
    return dict(sorted(found.items()))


def put(kind: str, name: str, thing: Any) -> None:
    """Give a name to `thing` in this process.

    Raises:
        SmallWorldError: a program has given this name to something else.
    """
    if _REGISTERED[kind].setdefault(name, thing) != thing:
        raise SmallWorldError(f'"{name}" is already registered in {kind}; choose another name')


def file_of(kind: str, name: str) -> str:
    """Return the file that a name stands for, or "" if nothing has this name.

    Raises:
        SmallWorldError: the package of this name cannot be imported.
    """
    thing = names(kind).get(name)
    if isinstance(thing, EntryPoint):
        try:
            thing = thing.load()
        except Exception as error:  # reported with the name of the code that failed
            raise SmallWorldError(f'"{name}": {thing.value}: {type(error).__name__}: {error}') from error
    if thing is None:
        return ""
    try:
        return str(thing() if callable(thing) else thing)
    except Exception as error:
        raise SmallWorldError(f'"{name}" in {kind}: {type(error).__name__}: {error}') from error


@lru_cache(len(KINDS))
def _installed(kind: str, path: tuple[str, ...]) -> dict[str, EntryPoint]:
    """Return the entry points of a kind by name. `path` is `sys.path`, so that new packages are found."""
    return {point.name: point for point in entry_points(group=f"smallworld.{kind}")}
