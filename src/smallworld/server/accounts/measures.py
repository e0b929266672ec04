"""Who may not speak or play, and which tables are closed: what moderators decided, in memory."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime
from ipaddress import ip_address
from typing import Final

from smallworld.server.accounts.households import Network, households_at
from smallworld.server.game.play import now_ms
from smallworld.server.refusal import Refusal
from smallworld.server.storage import moderation_queries
from smallworld.server.storage.database import Database
from smallworld.server.storage.moderation_queries import ADDRESS, BAN, CLOSE, MUTE, Measure

FOREVER: Final = "forever"  # in place of the time when a measure ends


class Measures:
    """What holds, as of when it was last read."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database
        self._by_target: dict[tuple[str, str], Measure] = {}
        self._networks: list[tuple[Network, Measure]] = []  # read once, for many ask where they are

    async def read(self) -> list[Measure]:
        """See what holds now; what of it did not when it was last read."""
        found = await self._database.read(lambda c: moderation_queries.measures_in_force(c, now_ms()))
        before = self._all()
        # Of several the longest.
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
        """The persons who may not play."""
        return {target for kind, target in self._by_target if kind == BAN}

    def closed(self) -> set[str]:
        """The tables at which nobody may play."""
        return {target for kind, target in self._by_target if kind == CLOSE}

    def is_closed(self, table: str) -> bool:
        """Whether nobody may play at a table."""
        return (CLOSE, table) in self._by_target

    def check_table(self, table: str) -> None:
        """See that a table is not closed.

        Raises:
            Refusal: 410.
        """
        if self.is_closed(table):
            raise Refusal(410, "closed", "Those who run this server have closed this table.")

    def check_speech(self, user: str) -> None:
        """See that somebody may speak.

        Raises:
            Refusal: 403, with the time `until`.
        """
        until = self._muted_until(user)
        if until is not None:
            words = f"You may not speak here {until_words(until)}."
            raise Refusal(403, "muted", words, facts={"until": until})

    def check_naming(self, user: str) -> None:
        """See that somebody may give a name: to themselves, or to something that others see.

        Raises:
            Refusal: 403, with the time `until`.
        """
        until = self._muted_until(user)
        if until is not None:
            words = f"You may not give names here {until_words(until)}."
            raise Refusal(403, "muted-names", words, facts={"until": until})

    def check_player(self, user: str, address: str) -> None:
        """See that somebody may play, and who is where they are.

        Raises:
            Refusal: 403, with the time `until`.
        """
        measure = self._of(BAN, user)
        if measure is not None:
            until = end_of(measure)
            raise Refusal(
                403, "banned", f"You may not play here {until_words(until)}.", facts={"until": until}
            )
        self.check_address(address)

    def check_address(self, address: str) -> None:
        """See that people may play who are at an address.

        Raises:
            Refusal: 403, with the time `until`.
        """
        if not self._networks:
            return
        with suppress(ValueError):  # no address at all, as of a socket of the system
            where = ip_address(address.partition("%")[0])
            mapped = getattr(where, "ipv4_mapped", None) or where
            for network, measure in self._networks:
                if mapped in network and self._lasts(measure):
                    until = end_of(measure)
                    raise Refusal(
                        403,
                        "address-banned",
                        f"From where you are nobody may play here {until_words(until)}.",
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
    """When a measure ends, as people are told."""
    if measure.until is None:
        return FOREVER
    return f"{datetime.fromtimestamp(measure.until / 1000, UTC):%Y-%m-%d %H:%M} UTC"


def until_words(until: str) -> str:
    """For how long, in a sentence for programs."""
    return "any more" if until == FOREVER else f"until {until}"
