"""Errors of the engine. Each message says what was asked, what is allowed and where to look.

SmallWorldError (a ValueError)
├── AbilityError     an ability with a method that is no hook
├── IllegalAction    an action that the open question does not offer
├── NotationError    text or JSON that is no action, position or board
└── RecordError      a record that cannot be replayed by these rules
"""

from __future__ import annotations


class SmallWorldError(ValueError):
    """What went wrong with something that was handed in; nothing was changed."""


class AbilityError(SmallWorldError):
    """The class of this ability defines something that nobody would ever ask."""


class IllegalAction(SmallWorldError):
    """The open question does not offer this action."""


class NotationError(SmallWorldError):
    """This text or JSON is no action, position or board."""


class RecordError(SmallWorldError):
    """This record cannot be replayed by these rules."""
