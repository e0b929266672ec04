"""Small World: rules engine, bots, and play on the terminal. Unofficial; see README.md."""

from __future__ import annotations

from smallworld._build import choose_build, is_compiled

choose_build()  # before any other import of smallworld, which might load the other build

from smallworld import pickling, shown  # noqa: E402 - see above
from smallworld.content.catalogue import board_for, find_board, make_rules  # noqa: E402
from smallworld.engine.errors import SmallWorldError  # noqa: E402
from smallworld.engine.session import Game  # noqa: E402
from smallworld.registering import register  # noqa: E402
from smallworld.replaying import replay  # noqa: E402

pickling.teach()
shown.teach()

__version__ = "0.1.0"

__all__ = [
    "Game",
    "SmallWorldError",
    "__version__",
    "board_for",
    "find_board",
    "is_compiled",
    "make_rules",
    "register",
    "replay",
]
