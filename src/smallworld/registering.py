"""The one public place where a program gives names to what it made."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any, Final

from smallworld.engine.errors import SmallWorldError
from smallworld.engine.given import check_type
from smallworld.engine.text.untrusted import quoted
from smallworld.registry.names import BANNERS, BOARDS, BOTS, KINDS, SCENARIOS, put

_NAME: Final = re.compile(r"[a-z][a-z0-9_-]*")
# By kind: what `thing` may be.
ACCEPTED: Final = {
    BANNERS: "a Banner, a Badge, a Box, a Draft, a function that returns one, a file or MODULE:OBJECT",
    BOTS: "a class of bots, a function that makes a bot from random numbers, or MODULE:CLASS",
    BOARDS: "the path of a TOML file",
    SCENARIOS: "the path of a TOML file",
}


def register(kind: str, name: str, thing: Any) -> None:
    """Give a name to races and powers, a bot, a board or a scenario; it then works like a built-in name.

    `kind` is "banners" (also for powers and whole boxes), "bots", "boards" or "scenarios". The name holds in
    this process. For all processes, a package offers it as an entry point of the group `smallworld.KIND`.

    Raises:
        SmallWorldError: the kind does not exist, the name is taken or has other characters than a-z, 0-9,
            "-" and "_", or `thing` cannot be of this kind.
        TypeError: an argument has the wrong type.
    """
    check_type(kind, str, "kind")
    check_type(name, str, "name")
    if kind not in KINDS:
        raise SmallWorldError(f'kind "{quoted(kind)}": unknown; available: {", ".join(KINDS)}')
    if not _NAME.fullmatch(name):
        raise SmallWorldError(
            f'name "{quoted(name)}": use a-z, 0-9, "-" and "_", with a letter first, as in "moles"'
        )
    if name in _built_in(kind):
        raise SmallWorldError(f'"{name}" is a built-in name; choose another name')
    put(kind, name, _checked(kind, thing))


def _built_in(kind: str) -> list[str]:
    # Imported only now, so that importing smallworld is fast.
    from smallworld.bots.registry import WORDS
    from smallworld.content.catalogue import BOARDS as PRINTED
    from smallworld.content.shelf import ALL, SHELF

    if kind == BOTS:
        return list(WORDS)
    return list(PRINTED) if kind == BOARDS else [ALL, *SHELF, *[name.replace("_", "-") for name in SHELF]]


def _checked(kind: str, thing: Any) -> Any:
    """Return `thing`, with files as absolute paths, so that they are found from any folder.

    Raises:
        TypeError: it cannot be of this kind.
        SmallWorldError: the file does not exist.
    """
    if isinstance(thing, str | os.PathLike) and not (isinstance(thing, str) and ":" in thing):
        path = Path(thing).resolve()
        if kind != BOTS and not path.exists():
            raise SmallWorldError(f'"{path}" does not exist; {kind}: give {ACCEPTED[kind]}')
        if kind != BOTS:
            return str(path)
    elif kind == BOTS and (callable(thing) or isinstance(thing, str)):
        return thing
    elif kind == BANNERS:
        from smallworld.workshop.contents import is_item

        if is_item(thing):
            return thing
    raise TypeError(f"{kind}: give {ACCEPTED[kind]}, not {type(thing).__name__}")
