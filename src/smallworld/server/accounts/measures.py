"""The moderators' sanctions in memory: muted users, banned users and addresses, and closed tables."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime
from ipaddress import ip_address
from typing import Final

from smallworld.house.game.play import now_ms
from smallworld.house.refusal import Refusal
from smallworld.server.accounts.households import Network, households_at
from smallworld.server.storage import moderation_queries
from smallworld.server.storage.database import Database
from smallworld.server.storage.moderation_queries import ADDRESS, BAN, CLOSE, MUTE, Measure

FOREVER: Final = "forever"  # the end of a sanction that does not expire


class Measures:
    """The sanctions that were in force when the server last read the database."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database
        self._by_target: dict[tuple[str, str], Measure] = {}
        self._networks: list[tuple[Network, Measure]] = []  # banned networks; every call needs them parsed

    async def read(self) -> list[Measure]:
        """Read the sanctions in force from the database; return those that are new since the last call."""
        found = await self._database.read(lambda c: moderation_queries.measures_in_force(c, now_ms()))
        before = self._all()
        # Of several sanctions on one target, the longest counts.
        ordered = sorted(found, key=lambda measure: (measure.until is None, measure.until or 0))
        self._networks = [
            (households_at(measure.target), measure) for measure in ordered if measure.kind == ADDRESS
        ]
        self._by_target = {
            (measure.kind, measure.target): measure for measure in ordered if measure.kind != ADDRESS
        }
        return [measure for measure in self._all() if measure not in before]

    def _all(self) -> set[Measure]:
        return {*self._by_target.values(), *[measure for _, measure in self._networks]}

    def banned(self) -> set[str]:
        """Return the ids of banned users."""
        return {target for kind, target in self._by_target if kind == BAN}

    def closed(self) -> set[str]:
        """Return the ids of closed tables."""
        return {target for kind, target in self._by_target if kind == CLOSE}

    def is_closed(self, table: str) -> bool:
        """Return whether a table is closed."""
        return (CLOSE, table) in self._by_target

    def check_table(self, table: str) -> None:
        """Check that a table is not closed.

        Raises:
            Refusal: 410 if a moderator has closed it.
        """
        if self.is_closed(table):
            raise Refusal(410, "closed", "A moderator has closed this table.")

    def hides_name(self, user: str) -> bool:
        """Return whether the lobby hides a user's name, because the user is muted or banned."""
        return any(self._of(kind, user) is not None for kind in (MUTE, BAN))

    def check_speech(self, user: str) -> None:
        """Check that a user may chat.

        Raises:
            Refusal: 403 for a muted user, with the end of the mute.
        """
        until = self._muted_until(user)
        if until is not None:
            words = f"You may not chat here {until_words(until)}."
            raise Refusal(403, "muted", words, facts={"until": until})

    def check_naming(self, user: str) -> None:
        """Check that a user may choose names, for themselves or for anything else that others see.

        Raises:
            Refusal: 403 for a muted user, with the end of the mute.
        """
        until = self._muted_until(user)
        if until is not None:
            words = f"You may not choose names here {until_words(until)}."
            raise Refusal(403, "muted-names", words, facts={"until": until})

    def check_player(self, user: str, address: str) -> None:
        """Check that neither a user nor their address is banned.

        Raises:
            Refusal: 403 with the end of the ban.
        """
        measure = self._of(BAN, user)
        if measure is not None:
            until = end_of(measure)
            raise Refusal(
                403, "banned", f"You may not play here {until_words(until)}.", facts={"until": until}
            )
        self.check_address(address)

    def check_address(self, address: str) -> None:
        """Check that an address is not banned.

        Raises:
            Refusal: 403 with the end of the ban.
        """
        if not self._networks:
            return
        with suppress(ValueError):  # a caller without an IP address, as over a Unix socket
            where = ip_address(address.partition("%")[0])
            mapped = getattr(where, "ipv4_mapped", None) or where
            for network, measure in self._networks:
                if mapped in network and self._lasts(measure):
                    until = end_of(measure)
                    raise Refusal(
                        403,
                        "address-banned",
                        f"No one may play here from your network {until_words(until)}.",
                        facts={"until": until},
                    )

    def _muted_until(self, user: str) -> str | None:
        measure = self._of(MUTE, user)
        return end_of(measure) if measure is not None else None

    def _of(self, kind: str, target: str) -> Measure | None:
        measure = self._by_target.get((kind, target))
        return measure if measure is not None and self._lasts(measure) else None

    def _lasts(self, measure: Measure) -> bool:
        return measure.until is None or measure.until > now_ms()


def end_of(measure: Measure) -> str:
    """Return the end of a sanction as a readable time in UTC, or FOREVER."""
    if measure.until is None:
        return FOREVER
    return f"{datetime.fromtimestamp(measure.until / 1000, UTC):%Y-%m-%d %H:%M} UTC"


def until_words(until: str) -> str:
    """Return the end of a sanction as part of an English sentence, such as "until 2026-01-31 12:00 UTC"."""
    return "any more" if until == FOREVER else f"until {until}"
