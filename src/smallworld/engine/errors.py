"""Errors of the engine. Each message names the faulty input, the allowed values and where to look.

SmallWorldError (a ValueError)
├── AbilityError     an ability with a method that is not a hook
├── IllegalAction    an action that the open question does not offer
├── NotationError    text or JSON that is not an action, position or board
└── RecordError      a record that cannot be replayed by these rules
"""

from __future__ import annotations


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
