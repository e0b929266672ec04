"""A search for the region that a player typed: a number, a name, or the beginning of a name.

The search accepts names in the player's language and in notation, with or without accents.
"""

from __future__ import annotations

import re
from difflib import get_close_matches

from smallworld.cli.words.lines import unaccented
from smallworld.cli.words.scene import Scene
from smallworld.engine.board import Region
from smallworld.engine.errors import NotationError
from smallworld.engine.text.untrusted import is_number


def find_region(scene: Scene, text: str, among: list[Region] | None = None) -> Region:
    """Return the region that `text` names. If several regions match, prefer the only one in `among`.

    Raises:
        NotationError: no region matches, or more than one.
    """
    board, wanted = scene.state.board, folded(text)
    if is_number(wanted):
        if 1 <= int(wanted) <= len(board):
            return int(wanted) - 1
        raise NotationError(scene.say("refuse-number", text=text, number=len(board)))
    called = [folded(scene.name(region)) for region in range(len(board))]
    found = _beginning_with(called, wanted) or _beginning_with([folded(id) for id in board.ids], wanted)
    if len(found) > 1 and among is not None:
        found = [region for region in found if region in among] or found
    if len(found) == 1:
        return found[0]
    if found:
        names = scene.listed([scene.region(region) for region in found], "or")
        raise NotationError(scene.say("refuse-many-regions", text=text, regions=names))
    close = [scene.region(called.index(name)) for name in get_close_matches(wanted, called, n=3)]
    if close:
        raise NotationError(scene.say("refuse-region-spelling", text=text, regions=scene.listed(close, "or")))
    raise NotationError(scene.say("refuse-no-region", text=text))


def folded(text: str) -> str:
    """Return a name in small letters, without accents or double spaces, for use in comparisons."""
    return " ".join(re.split(r"[\s’'-]+", unaccented(text).lower().strip()))


def _beginning_with(names: list[str], wanted: str) -> list[Region]:
    """Return the regions that match `wanted`: by their full name, else its beginning, else a later word."""
    if wanted in names:
        return [names.index(wanted)]
    if not wanted:
        return []
    found = [region for region, name in enumerate(names) if name.startswith(wanted)]
    return found or [region for region, name in enumerate(names) if f" {wanted}" in name]
