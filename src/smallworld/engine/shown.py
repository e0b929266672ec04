"""The formats in which games and states show themselves, as text and in notebooks.

The engine does not draw. `smallworld.shown` registers a function for each format, which uses the views.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from smallworld.engine.state import State

TEXT: Final = "text"
SVG: Final = "svg"
HTML: Final = "html"

# By format: a function of a state and the names of its players. It returns None if it cannot show the state.
SHOWN: Final[dict[str, Callable[[State, list[str]], str | None]]] = {}


def shown(format: str, state: State, names: list[str]) -> str | None:
    """Return a state in this format; None if no function can show it.

    Without `names`, the players are numbered.
    """
    show = SHOWN.get(format)
    return None if show is None else show(state, names)
