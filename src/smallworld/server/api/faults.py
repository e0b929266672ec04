"""Answers to requests that failed through no fault of the client."""

from __future__ import annotations

from smallworld.server.refusal import Refusal, broken, unavailable
from smallworld.server.storage.errors import is_trouble


def refusal_of(error: Exception) -> Refusal:
    """Return the refusal for an error; nothing was changed, and it reveals nothing about the server."""
    if isinstance(error, Refusal):
        return error
    return unavailable() if is_trouble(error) else broken()
