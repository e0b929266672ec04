"""Refusals for requests that failed because of an error in the server."""

from __future__ import annotations

from smallworld.house.refusal import Refusal, broken, unavailable
from smallworld.server.storage.errors import is_trouble


def refusal_of(error: Exception) -> Refusal:
    """Return the refusal that reports an error. It contains no details of bugs or database errors."""
    if isinstance(error, Refusal):
        return error
    return unavailable() if is_trouble(error) else broken()
