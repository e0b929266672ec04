"""What somebody is told whose request failed for a reason that is none of theirs."""

from __future__ import annotations

from smallworld.server.refusal import Refusal, broken, unavailable
from smallworld.server.storage.errors import is_trouble


def refusal_of(error: Exception) -> Refusal:
    """The refusal that an error is to those outside: it changed nothing, and says nothing of our inside."""
    if isinstance(error, Refusal):
        return error
    return unavailable() if is_trouble(error) else broken()
