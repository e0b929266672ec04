"""Errors of the engine. Each message names the faulty input, the allowed values and where to look.

SmallWorldError (a ValueError)
├── AbilityError     an ability with a method that is not a hook
├── IllegalAction    an action that the open question does not offer
├── NotationError    text or JSON that is not an action, position or board
├── RecordError      a record that cannot be replayed by these rules
└── UnfitBoard       a board without a terrain that a race or power needs
"""

from __future__ import annotations

from typing import Any


class SmallWorldError(ValueError):
    """An error in an argument or an input; nothing was changed."""


class AbilityError(SmallWorldError):
    """An ability whose class defines a name that the engine would never use."""


class IllegalAction(SmallWorldError):
    """An action that the open question does not offer."""


class NotationError(SmallWorldError):
    """A text or JSON that is not an action, position or board."""


class RecordError(SmallWorldError):
    """A record that these rules cannot replay."""


class UnfitBoard(SmallWorldError):
    """A board that lacks the terrain `land`, which the race or power `name` needs.

    `known` has the features of the board.
    """

    def __init__(self, name: str, land: str, known: tuple[str, ...]) -> None:
        super().__init__(
            f"{name}: only for boards with the terrain '{land}'. This board has {', '.join(known)}"
        )
        self.name = name
        self.land = land
        self.known = known

    def __reduce__(self) -> tuple[Any, ...]:  # processes of bots also raise it
        return type(self), (self.name, self.land, self.known)
