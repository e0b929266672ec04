"""Answers to requests that failed because of a server error."""

from __future__ import annotations

from smallworld.server.refusal import Refusal, broken, unavailable
from smallworld.server.storage.errors import is_trouble


def refusal_of(error: Exception) -> Refusal:
    """Return the refusal for an error. It says that nothing was changed, and no details of the error."""
    if isinstance(error, Refusal):
        return error
    return unavailable() if is_trouble(error) else broken()
