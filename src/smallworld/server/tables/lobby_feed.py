"""The live list of tables that the lobby shows.

The list is made only while someone looks at it, at most once every REFRESH_SECONDS. All visitors get the same
messages, which contain only what has changed.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import structlog

from smallworld.server.game.parts import object_of
from smallworld.server.game.play import to_text
from smallworld.server.storage.errors import log_failure
from smallworld.server.tables.watcher import Watcher

if TYPE_CHECKING:
    from smallworld.server.tables.registry import Registry

log = structlog.get_logger("smallworld.lobby")

REFRESH_SECONDS: Final = 1.0  # least time between two lists


class Visitor(Watcher):
    """A connection to the lobby."""

    def __init__(self, user: str | None) -> None:
        super().__init__(user, None)
        self.page: Page | None = None  # the last list that was sent


@dataclass(frozen=True, eq=False)
class Page:
    """The list at one moment: each table as JSON by its id, in the order of the list."""

    tables: dict[str, str]

    def since(self, before: Page | None) -> str | None:
        """Return the message with everything that has changed since `before`; None if nothing has."""
        known = before.tables if before is not None else {}
        changed = [text for id, text in self.tables.items() if known.get(id) != text]
        parts: dict[str, str] = {}
        if before is None or changed or list(known) != list(self.tables):
            parts["tables"] = f"[{','.join(changed)}]"
            parts["ids"] = to_text(list(self.tables))
        return object_of({"type": '"lobby"', **parts}) if parts else None


class LobbyFeed:
    """The visitors of the lobby, and the list that they see."""

    def __init__(self, registry: Registry) -> None:
        self._registry: Final = registry
        self.visitors: Final[set[Visitor]] = set()
        self._page: Page | None = None
        self._before: Page | None = None  # the list before, and the message that leads from it to the newest
        self._change = ""
        self._made_at = float("-inf")
        self._due = False
        self._making: asyncio.Task[None] | None = None

    def enter(self, visitor: Visitor) -> None:
        """Add a visitor, who gets the list as soon as it is made."""
        self.visitors.add(visitor)
        if self._page is not None:
            visitor.table_changed()
        self.touch()

    def part(self, visitor: Visitor) -> None:
        """Remove a visitor whose socket is closed. Without visitors, nothing more is made."""
        self.visitors.discard(visitor)
        if not self.visitors:
            self._page = self._before = None
        self.touch()

    def dismiss(self, user: str) -> None:
        """Close the sockets of a user whose session has ended."""
        for visitor in self.visitors:
            if visitor.user == user:
                visitor.dismiss()

    def touch(self) -> None:
        """Note that the list may have changed."""
        if not self.visitors:
            return
        self._due = True
        if self._making is None or self._making.done():
            self._making = self._registry.begin_work(self._make())

    async def close(self) -> None:
        """Make no more lists."""
        if self._making is not None and not self._making.done():
            self._making.cancel()
            await asyncio.wait([self._making])

    def told(self, visitor: Visitor) -> str | None:
        """Return the message for a visitor, who then has the newest list; None if they have it already."""
        page, before = self._page, visitor.page
        if page is None or page is before:
            return None
        visitor.page = page
        return self._change if before is not None and before is self._before else page.since(before)

    async def _make(self) -> None:
        """Make lists until the newest is up to date."""
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
        """Return the list as it is now."""
        return Page({table["id"]: to_text(table) for table in await self._registry.listed()})
