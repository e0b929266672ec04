"""Refusals of requests. Each has an HTTP status, a code for programs and a sentence for people."""

from __future__ import annotations

from functools import partial
from math import ceil
from typing import TYPE_CHECKING, Any, Final

from smallworld.content.shelf import SetupError

if TYPE_CHECKING:
    from smallworld.house.schema.answers import Error, Facts

BUSY_SECONDS: Final = 5.0  # suggested wait until another user may have left
CROWDED_SECONDS: Final = 30.0  # suggested wait until some games may have ended


class Refusal(Exception):
    """The error of a refused request.

    Nothing was changed; `seq` and `allowed` help the sender to correct it.
    """

    def __init__(
        self,
        status: int,
        code: str,
        message: str,
        *,
        seq: int | None = None,
        allowed: list[Any] | None = None,
        wait: float | None = None,
        facts: Facts | None = None,
    ) -> None:
        super().__init__(message)
        self.status: Final = status
        self.code: Final = code
        self.message: Final = message
        self.seq: Final = seq
        self.allowed: Final = allowed
        self.wait: Final = wait  # seconds to wait before the next attempt
        self.facts: Final = facts  # arguments for a translated sentence, by name

    def __reduce__(self) -> tuple[Any, ...]:
        others = vars(self).copy()
        plain = [others.pop(name) for name in ("status", "code", "message")]
        return partial(type(self), **others), tuple(plain)

    def to_json(self) -> Error:
        """Return the error as the protocol defines it, for JSON."""
        error: Error = {"code": self.code, "message": self.message}
        if self.allowed is not None:
            error["allowed"] = self.allowed
        if self.seq is not None:
            error["seq"] = self.seq
        if self.wait is not None:
            error["wait"] = ceil(self.wait)
        if self.facts:
            error["facts"] = self.facts
        return error


def nobody() -> Refusal:
    """Return 401: the sender has no session."""
    return Refusal(401, "nobody", "Become a guest or log in first.")


def malformed(message: str, facts: Facts | None = None) -> Refusal:
    """Return 400 for malformed data. `facts` name the field and its limits."""
    return Refusal(400, "malformed", message, facts=facts)


def unsuitable(error: SetupError) -> Refusal:
    """Return 400 for options of a table that cannot be combined, with the code of the reason."""
    return Refusal(400, error.code, str(error), facts=error.facts)


def forbidden(message: str, code: str) -> Refusal:
    """Return 403 for a request that this user is not allowed to make."""
    return Refusal(403, code, message)


def missing(what: str) -> Refusal:
    """Return 404: the thing named by `what` does not exist."""
    return Refusal(404, "missing", f"There is no such {what}.")


def conflict(code: str, message: str, seq: int | None = None) -> Refusal:
    """Return 409 for a request that does not fit the present state, for example because it came too late."""
    return Refusal(409, code, message, seq=seq)


def illegal(code: str, message: str, allowed: list[Any] | None = None) -> Refusal:
    """Return 422: the rules do not allow this decision."""
    return Refusal(422, code, message, allowed=allowed)


def busy() -> Refusal:
    """Return 503: there are too many connections."""
    return Refusal(503, "busy", "There are too many connections; please try again.", wait=BUSY_SECONDS)


def crowded() -> Refusal:
    """Return 503: the server is so busy that another table would slow down the running games."""
    return Refusal(
        503,
        "crowded",
        "The server is full; please try again.",
        wait=CROWDED_SECONDS,
    )


def unavailable() -> Refusal:
    """Return 503: the database does not work right now."""
    return Refusal(
        503,
        "unavailable",
        "The server's database does not work right now; please try again.",
        wait=BUSY_SECONDS,
    )


def broken() -> Refusal:
    """Return 500: the server has a bug."""
    return Refusal(500, "broken", "The server has an internal error.")
