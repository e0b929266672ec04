"""Why a request is not met, as a status, a code for programs and a sentence for people."""

from __future__ import annotations

from functools import partial
from math import ceil
from typing import Any, Final

from smallworld.content.shelf import SetupError
from smallworld.server.schema.answers import Error, Facts

BUSY_SECONDS: Final = 5.0  # until somebody else may have left
CROWDED_SECONDS: Final = 30.0  # until some games may be over


class Refusal(Exception):
    """A request that changed nothing. `seq` and `allowed` help the sender to do better."""

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
        self.wait: Final = wait  # seconds until it may be tried again
        self.facts: Final = facts  # what a sentence about it needs, by name

    def __reduce__(self) -> tuple[Any, ...]:
        others = vars(self).copy()
        plain = [others.pop(name) for name in ("status", "code", "message")]
        return partial(type(self), **others), tuple(plain)

    def to_json(self) -> Error:
        """The error as the protocol has it."""
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
    """401: we do not know who asks."""
    return Refusal(401, "nobody", "Say who you are first: play as a guest, or log in.")


def malformed(message: str, facts: Facts | None = None) -> Refusal:
    """400: what came makes no sense; `facts` say of which field, and what its limits are."""
    return Refusal(400, "malformed", message, facts=facts)


def unsuitable(error: SetupError) -> Refusal:
    """400: what was chosen for a table does not go together; the code says why."""
    return Refusal(400, error.code, str(error), facts=error.facts)


def forbidden(message: str, code: str) -> Refusal:
    """403: this person may not."""
    return Refusal(403, code, message)


def missing(what: str) -> Refusal:
    """404: there is no such thing."""
    return Refusal(404, "missing", f"There is no such {what}.")


def conflict(code: str, message: str, seq: int | None = None) -> Refusal:
    """409: it came too late, or twice."""
    return Refusal(409, code, message, seq=seq)


def illegal(code: str, message: str, allowed: list[Any] | None = None) -> Refusal:
    """422: the rules do not allow it."""
    return Refusal(422, code, message, allowed=allowed)


def busy() -> Refusal:
    """503: as many are here as there is room for."""
    return Refusal(503, "busy", "There are too many connections; please try again.", wait=BUSY_SECONDS)


def crowded() -> Refusal:
    """503: another table would slow those that there are."""
    return Refusal(
        503,
        "crowded",
        "As many games are played here as there is room for; please try again.",
        wait=CROWDED_SECONDS,
    )


def unavailable() -> Refusal:
    """503: the database does not do now what it should."""
    return Refusal(
        503,
        "unavailable",
        "The server cannot read or write anything now; please try again.",
        wait=BUSY_SECONDS,
    )


def broken() -> Refusal:
    """500: a mistake of ours."""
    return Refusal(500, "broken", "Something went wrong in the server.")
