"""Finding regions by what a person typed: a number, a name, or enough letters of one."""

from __future__ import annotations

from difflib import get_close_matches

from smallworld.cli.lines import joined
from smallworld.engine.board import Board, Region
from smallworld.engine.errors import NotationError


def find_region(board: Board, text: str, among: list[Region] | None = None) -> Region:
    """The region that `text` means; where several would do, the one that is `among` those that matter.

    Raises:
        NotationError: none, or more than one.
    """
    wanted = text.strip().lower().replace("-", " ")
    if wanted.isdecimal():
        if 1 <= int(wanted) <= len(board):
            return int(wanted) - 1
        raise NotationError(f"region {wanted}: they are numbered from 1 to {len(board)}")
    found = _beginning_with(board, wanted)
    if len(found) > 1 and among is not None:
        found = [region for region in found if region in among] or found
    if len(found) == 1:
        return found[0]
    if found:
        raise NotationError(f"“{text}” may be {joined([_name(board, region) for region in found], 'or')}")
    close = get_close_matches(wanted, [name.lower() for name in board.names], n=3)
    hint = f"; did you mean {joined(close, 'or')}?" if close else "; “table” shows them all"
    raise NotationError(f"no region is called “{text}”{hint}")


def _beginning_with(board: Board, wanted: str) -> list[Region]:
    """Regions of this name, or whose name, or else whose second word, begins so."""
    names = [name.lower() for name in board.names]
    if wanted in names:
        return [names.index(wanted)]
    if not wanted:
        return []
    found = [region for region, name in enumerate(names) if name.startswith(wanted)]
    if found:
        return found
    return [region for region, name in enumerate(names) if f" {wanted}" in name]


def _name(board: Board, region: Region) -> str:
    return f"{board.names[region]} ({region + 1})"
