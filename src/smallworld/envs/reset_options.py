"""The options of `reset`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from smallworld.engine.errors import SmallWorldError
from smallworld.engine.given import check_type


def unknown_options(options: dict[str, Any] | None, known: Sequence[str] = ()) -> str:
    """Return a message that names the options which an environment does not know, or "" if it knows all.

    Raises:
        TypeError: the options are not a dict.
    """
    if options is None:
        return ""
    check_type(options, dict, "options")
    unknown = ", ".join([f'"{name}"' for name in options if name not in known])
    if not unknown:
        return ""
    return f"options of reset: {unknown} is unknown; available: {', '.join(known) or 'none'}"


def refuse_options(options: dict[str, Any] | None) -> None:
    """Check that `reset` gets no options, for an environment that has none.

    Raises:
        SmallWorldError: there are options.
        TypeError: the options are not a dict.
    """
    message = unknown_options(options)
    if message:
        raise SmallWorldError(message)
