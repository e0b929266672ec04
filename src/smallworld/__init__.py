"""Small World: rules engine, bots, and play on the terminal. Unofficial; see README.md."""

from __future__ import annotations

from smallworld._build import choose_build, is_compiled

choose_build()  # before any other import of smallworld, which might load the other build

from smallworld import defaults, pickling, shown  # noqa: E402 - see above
from smallworld.content.catalogue import board_for  # noqa: E402
from smallworld.engine.action import Action  # noqa: E402
from smallworld.engine.board import Board  # noqa: E402
from smallworld.engine.errors import IllegalAction, SmallWorldError  # noqa: E402
from smallworld.engine.game import Result  # noqa: E402
from smallworld.engine.rules import Rules  # noqa: E402
from smallworld.engine.session import Game  # noqa: E402
from smallworld.engine.state import CHANCE, NOBODY, State  # noqa: E402
from smallworld.engine.text.record import Record  # noqa: E402
from smallworld.making import find_board, make_rules  # noqa: E402
from smallworld.registering import register  # noqa: E402
from smallworld.replaying import replay  # noqa: E402

defaults.teach()
pickling.teach()
shown.teach()

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "NOBODY",
    "Action",
    "Board",
    "Game",
    "IllegalAction",
    "Record",
    "Result",
    "Rules",
    "SmallWorldError",
    "State",
    "__version__",
    "board_for",
    "find_board",
    "is_compiled",
    "make_rules",
    "register",
    "replay",
]


def __dir__() -> list[str]:
    return __all__
