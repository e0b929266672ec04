"""The live list of tables in the lobby.

The list is made only while someone is in the lobby, at most once every REFRESH_SECONDS. All visitors get the
same messages, which contain only what has changed.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import structlog

from smallworld.house.game.parts import object_of
from smallworld.house.json_text import to_text
from smallworld.server.storage.errors import log_failure
from smallworld.server.tables.presence import MOST_NAMED, Presence, people_in
from smallworld.server.tables.watcher import Watcher

if TYPE_CHECKING:
    from smallworld.server.tables.registry import Registry

log = structlog.get_logger("smallworld.lobby")

REFRESH_SECONDS: Final = 1.0  # least time between two lists


class Visitor(Watcher):
    """A connection to the lobby."""

    def __init__(self, user: str | None = None, name: str = "") -> None:
        super().__init__(user, None)
        self.name: Final = name  # the user's name, or "" if they do not show it
        self.page: Page | None = None  # the last list that was sent


@dataclass(frozen=True, eq=False)
class Page:
    """The contents of the lobby at one moment.

    `tables` has each table as JSON by its id, in the order of the list.
    """

    tables: dict[str, str]
    people: str  # the users who are connected, as JSON

    def since(self, before: Page | None) -> str | None:
        """Return the message with all changes since the page `before`; None if nothing has changed."""
        known = before.tables if before is not None else {}
        changed = [text for id, text in self.tables.items() if known.get(id) != text]
        parts: dict[str, str] = {}
        if before is None or changed or list(known) != list(self.tables):
            parts["tables"] = f"[{','.join(changed)}]"
            parts["ids"] = to_text(list(self.tables))
        if before is None or before.people != self.people:
            parts["people"] = self.people
        return object_of({"type": '"lobby"', **parts}) if parts else None


class LobbyFeed:
    """The visitors of the lobby, and the list of tables that they see."""

    def __init__(self, registry: Registry) -> None:
        self._registry: Final = registry
        self.visitors: Final[set[Visitor]] = set()
        self.moved = False  # whether someone came or left since this server last notified the others
        self._page: Page | None = None
        self._before: Page | None = None  # the previous list; `_change` leads from it to the newest
        self._change = ""
        self._made_at = float("-inf")
        self._due = False
        self._making: asyncio.Task[None] | None = None

    def enter(self, visitor: Visitor) -> None:
        """Add a visitor, who gets the list as soon as it is ready."""
        self.visitors.add(visitor)
        if self._page is not None:
            visitor.table_changed()
        self.stir()
        self._registry.showcase.stir()

    def part(self, visitor: Visitor) -> None:
        """Remove a visitor whose socket has closed. Without visitors, no more lists are made."""
        self.visitors.discard(visitor)
        if not self.visitors:
            self._page = self._before = None
        self.stir()

    def dismiss(self, user: str) -> None:
        """Close the sockets of a user whose session has ended."""
        for visitor in self.visitors:
            if visitor.user == user:
                visitor.dismiss()

    def presence(self) -> Presence:
        """Return the users who are connected to this server now."""
        registry = self._registry
        users = {visitor.user: visitor.name for visitor in self.visitors if visitor.user is not None}
        for visitor in self.visitors:  # a user who hides their name on one page hides it on all
            if visitor.user is not None and not visitor.name:
                users[visitor.user] = ""
        named = {
            user: name for user, name in users.items() if name and not registry.measures.hides_name(user)
        }
        kept = dict(list(named.items())[:MOST_NAMED])
        strangers = sum(1 for visitor in self.visitors if visitor.user is None)
        playing: set[str | int] = set()
        watchers: dict[str, int] = {}
        tables: list[str] = []
        for table in registry.tables.values():
            audience, data = table.audience, table.data
            if not audience.watchers:
                continue
            playing |= audience.users()
            if data.public and (spectators := audience.spectators()):
                watchers[data.id] = spectators
            if data.public and any(data.players_of(user) for user in audience.here()):
                tables.append(data.id)
        unnamed = len(users) - len(kept) + strangers
        return Presence(kept, unnamed, len(playing.difference(users)), watchers, sorted(tables))

    async def presences(self) -> list[Presence]:
        """Return the users who are connected to each server. This server comes first."""
        sharing = self._registry.sharing
        others = await sharing.presences() if sharing is not None else []
        return [self.presence(), *others]

    async def tables_with_players(self) -> set[str]:
        """Return the ids of public tables, on all servers, where a player is connected."""
        return {table for presence in await self.presences() for table in presence.playing}

    def stir(self) -> None:
        """Schedule a new list, and a message to other servers, because someone came or left."""
        self.moved = True
        self.touch()

    def touch(self) -> None:
        """Schedule a new list, because a table may have changed."""
        if not self.visitors:
            return
        self._due = True
        if self._making is None or self._making.done():
            self._making = self._registry.begin_work(self._make())

    async def close(self) -> None:
        """Stop making lists."""
        if self._making is not None and not self._making.done():
            self._making.cancel()
            await asyncio.wait([self._making])

    def told(self, visitor: Visitor) -> str | None:
        """Return the message that brings a visitor up to date; None if they already have the newest list."""
        page, before = self._page, visitor.page
        if page is None or page is before:
            return None
        visitor.page = page
        return self._change if before is not None and before is self._before else page.since(before)

    async def _make(self) -> None:
        """Make lists until the newest list is up to date."""
        while self._due and self.visitors:
            await asyncio.sleep(self._made_at + REFRESH_SECONDS - time.monotonic())
            self._due, self._made_at = False, time.monotonic()
            try:
                page = await self._now()
            except Exception as error:
                log_failure(log, "the lobby could not be listed", error)
                self._due = True
                continue
            change = page.since(self._page)
            if change is not None and self.visitors:
                self._before, self._page, self._change = self._page, page, change
                for visitor in self.visitors:
                    visitor.table_changed()

    async def _now(self) -> Page:
        """Return the present contents of the lobby."""
        presences = await self.presences()
        tables = await self._registry.listed()
        for presence in presences[1:]:
            for table in tables:
                table["watchers"] = table["watchers"] or presence.watchers.get(table["id"], 0)
        people = people_in(presences)
        self._registry.showcase.consider(tables, presences)
        return Page({table["id"]: to_text(table) for table in tables}, to_text(people))
