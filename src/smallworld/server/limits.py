"""Rate limits by token buckets. Each attempt takes a token from a bucket, which refills slowly."""

from __future__ import annotations

import hmac
import time
from hashlib import sha256
from typing import Final

from smallworld.house.refusal import Refusal
from smallworld.server.metrics import Metrics

# For each kind of attempt: how many are allowed at once, and the seconds until one more.
RATES: Final = {
    "any": (400, 0.025),  # calls, by address
    "guest": (20, 30.0),  # new guests, by address
    "create": (20, 30.0),  # tables, by person
    "draft": (60, 0.5),  # drafts checked, by address
    "build": (120, 0.25),  # layouts checked, by address
    "search": (20, 3.0),  # layouts filled, mirrored or generated, by address
    "weigh": (5, 60.0),  # measurements of a board's balance, by person
    "join": (30, 5.0),  # seats taken, by person
    "command": (600, 0.1),  # commands, by table
    "undo": (60, 3.0),  # commands that undo, by table
    "vote": (30, 2.0),  # votes on how a table continues, by person
    "chat": (8, 2.0),  # chat messages, by person
    "report": (5, 120.0),  # reports of players or tables, by person
    "reports": (20, 60.0),  # the same by address, because anyone can make guests
    "login": (10, 30.0),  # login attempts, by address
    "account": (10, 60.0),  # attempts on one name, by address, or by known browser
    "name": (100, 6.0),  # attempts on one name from all unknown browsers
    "socket": (60, 1.0),  # socket connections, by address
    "subscribe": (10, 30.0),  # browsers subscribed to notices, by person
    "notice": (20, 60.0),  # notices to one person about their turns
    "message": (200, 0.05),  # messages through a socket, by connection; further ones are refused
    "frame": (400, 0.05),  # frames of a socket, including pings and parts of messages; further ones close it
    "frames": (2_000, 0.005),  # the same by address, because anyone can open connections
    "hint": (10, 3.0),  # hints from the strongest bot, by person
    "plan": (60, 0.5),  # plans of a next turn, by person
    "review": (5, 60.0),  # reviews of games, by person
    "replay": (60, 0.1),  # replays of games, by address
}
MOST_BUCKETS: Final = 100_000
# Limits that servers do not share: too frequent, or about one connection only.
OUR_OWN: Final = ("any", "socket", "message", "frame", "frames")


class Limits:
    """Counters of users' actions, which refuse an action above its limit.

    Several servers share their counts through the database every few seconds, and use their own counts in
    between. The database identifies a bucket by a hash with a secret of these servers. No backup contains the
    secret.
    """

    def __init__(self, metrics: Metrics, *, on: bool) -> None:
        self._metrics: Final = metrics
        self._on: Final = on
        self._secret: bytes | None = None  # None if this is the only server
        self._full_again: Final[dict[str, float]] = {}  # time when each bucket will be full again
        self._untold: Final[dict[str, int]] = {}  # milliseconds that are not shared yet, by bucket

    def share(self, secret: str) -> None:
        """Share counts with other servers from now on. All servers of the database know `secret`.

        Raises:
            ValueError: the secret is empty. Anyone who reads the hashes could then find out the addresses.
        """
        if not secret:
            raise ValueError("limits: an empty secret protects no one")
        self._secret = secret.encode()

    def take(self, what: str, who: str) -> None:
        """Count one action of the kind `what` by the user or address `who`.

        Raises:
            Refusal: 429 if the limit is reached; the action is then not counted.
        """
        if not self._on:
            return
        most, seconds = RATES[what]
        bucket, now = self._bucket(what, who), time.monotonic()
        full_again = max(now, self._full_again.get(bucket, now)) + seconds
        over = full_again - now - most * seconds
        if over > 1e-9:
            self._metrics.limited.labels(what).inc()
            raise Refusal(429, "too-often", f"Please wait {over:.0f} seconds.", wait=over)
        if len(self._full_again) >= MOST_BUCKETS:
            self.forget()
        self._full_again[bucket] = full_again
        if self._is_shared(what):
            if len(self._untold) >= MOST_BUCKETS:  # happens if the counts could not be shared for a long time
                self._untold.clear()
            self._untold[bucket] = self._untold.get(bucket, 0) + int(seconds * 1000)

    def untold(self) -> dict[str, int]:
        """Return the unshared use of each bucket, in milliseconds, and mark it as shared."""
        untold = dict(self._untold)
        self._untold.clear()
        return untold

    def learn(self, told: dict[str, int]) -> None:
        """Add the use on other servers: `told` has the milliseconds until each bucket is full again."""
        now = time.monotonic()
        for bucket, ms in told.items():
            self._full_again[bucket] = max(self._full_again.get(bucket, now), now + ms / 1000)

    def forget(self) -> None:
        """Drop buckets that are full again, or all buckets if there are too many."""
        now = time.monotonic()
        for bucket in [bucket for bucket, full_again in self._full_again.items() if full_again <= now]:
            del self._full_again[bucket]
        if len(self._full_again) >= MOST_BUCKETS:
            self._full_again.clear()

    def _is_shared(self, what: str) -> bool:
        return self._secret is not None and what not in OUR_OWN

    def _bucket(self, what: str, who: str) -> str:
        bucket = f"{what} {who}"
        if self._secret is None or not self._is_shared(what):
            return bucket
        return hmac.new(self._secret, bucket.encode(), sha256).hexdigest()
