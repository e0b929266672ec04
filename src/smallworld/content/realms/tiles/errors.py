"""Errors of layouts, each with a code and details for translated messages, and an English message."""

from __future__ import annotations

from typing import Any, Final

from smallworld.engine.errors import NotationError

Facts = dict[str, str | int]


class LayoutError(NotationError):
    """An error about a layout that cannot be built: `code` names the fault, `facts` has the details.

    The catalogues have the message realm-fault-<code>.
    """

    def __init__(self, code: str, message: str, facts: Facts) -> None:
        super().__init__(message)
        self.code: Final = code
        self.facts: Final = facts

    def __reduce__(self) -> tuple[Any, ...]:  # bot processes send this error to the server
        return type(self), (self.code, str(self), self.facts)
