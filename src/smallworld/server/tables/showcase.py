"""The showcase: a game of bots that the lobby shows when no other game can be watched.

The game continues only while someone is in a lobby or watches it. All servers of a database share one game.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import structlog

from smallworld.bots.registry import OPPONENTS
from smallworld.content.catalogue import boards_for
from smallworld.content.choice import names_of
from smallworld.house.game.chance import new_seed, number
from smallworld.house.game.clock import Pace
from smallworld.house.game.play import now_ms, rules_of
from smallworld.house.game.seat import BOT, Seat
from smallworld.house.game.table_data import FINISHED, RUNNING, SHOWCASE, TableData
from smallworld.house.names import new_id
from smallworld.house.refusal import Refusal
from smallworld.house.schema.answers import Listed
from smallworld.server.storage.errors import LeaseLost, log_failure
from smallworld.server.storage.showcase_queries import add_showcase
from smallworld.server.tables.presence import Presence

if TYPE_CHECKING:
    from smallworld.server.tables.registry import Registry
    from smallworld.server.tables.table import Table

log = structlog.get_logger("smallworld.showcase")

FEWEST: Final = 3  # players of a showcase game
MOST: Final = 5
PLAYERS: Final = "showcase players"  # purposes of random numbers
LEVELS: Final = "showcase levels"


def new_showcase() -> TableData:
    """Return the table of a new showcase game, with bots of different levels on the usual board."""
    seed, boxes = new_seed(), names_of(("base",))
    players = FEWEST + number(seed, PLAYERS, 0, MOST - FEWEST + 1)
    levels = [level.word for level in OPPONENTS]
    chosen = [levels.pop(number(seed, LEVELS, player, len(levels))) for player in range(players)]
    return TableData(
        new_id(),
        SHOWCASE,
        boards_for(players, boxes)[0],
        dict(rules_of(boxes, "").boxes),
        tuple([Seat(player, BOT, word, word) for player, word in enumerate(chosen)]),
        Pace(),
        seed,
        now_ms(),
        public=True,
    )


def is_missing(tables: Iterable[Listed], presences: Iterable[Presence]) -> bool:
    """Return whether a new showcase game is needed.

    None is needed if some running game in the list is a showcase, or has a connected player or spectator.
    """
    followed = {id for presence in presences for id in [*presence.playing, *presence.watchers]}
    running = [table for table in tables if table["status"] == RUNNING]
    return not any(table["host"] == SHOWCASE or table["id"] in followed for table in running)


class Showcase:
    """The showcase games of one server."""

    def __init__(self, registry: Registry) -> None:
        self._registry: Final = registry
        self._elsewhere = False  # whether someone is in the lobby of another server
        self._beginning = False

    def has_visitors(self) -> bool:
        """Return whether anyone is in the lobby of any server, where they can see a showcase game."""
        registry = self._registry
        return registry.settings.showcase and (bool(registry.feed.visitors) or self._elsewhere)

    def stir(self) -> None:
        """Resume a showcase game that waited, because someone came to the lobby."""
        if self._unfinished():
            self._registry.begin_work(self._resume())

    def consider(self, tables: Iterable[Listed], presences: Iterable[Presence]) -> None:
        """Begin a showcase game if none of the lobby's tables has a game that can be watched."""
        if not self._beginning and self._is_wanted(tables, presences):
            self._beginning = True
            self._registry.begin_work(self._begin())

    def note(self, table: Table, before: TableData) -> None:
        """Begin the next showcase game if this one has just ended, and someone watches it."""
        over = table.data.is_showcase and before.status == RUNNING and table.data.status == FINISHED
        if over and table.audience.watchers:
            self._registry.begin_work(self._follow())

    async def tend(self) -> None:
        """Resume a showcase game of this server while someone is in the lobby of any server."""
        others: list[Presence] = []
        if self._unfinished():
            others = (await self._registry.feed.presences())[1:]
        self._elsewhere = any(presence.named or presence.unnamed for presence in others)
        if self.has_visitors():
            await self._resume()

    def _is_wanted(self, tables: Iterable[Listed], presences: Iterable[Presence]) -> bool:
        registry = self._registry
        return registry.settings.showcase and not registry.workload.is_full and is_missing(tables, presences)

    async def _follow(self) -> None:
        """Begin the next showcase game if the lobby needs one."""
        registry = self._registry
        if self._is_wanted(await registry.listed(), await registry.feed.presences()):
            await self._begin()

    async def _begin(self) -> None:
        """Begin a showcase game, unless one is already running."""
        registry = self._registry
        sharing, data = registry.sharing, new_showcase()
        server = sharing.me.id if sharing is not None else None
        try:
            if await registry.database.write(lambda c: add_showcase(c, data, server)):
                registry.keep(data)
            await self._resume()
            await self._offer()
        except Exception as error:
            log_failure(log, "could not start a showcase game", error)
        finally:
            self._beginning = False

    async def _resume(self) -> None:
        """Let the bots of unfinished showcase games play. Remove a game whose rules are no longer known."""
        for table in self._unfinished():
            try:
                await table.begin()  # if a server stopped before
                await table.game.wake()
                table.driver.drive()
            except LeaseLost:  # another server has it now
                pass
            except Refusal:
                await self._registry.remove(table)
                self._registry.relist(table)
            except Exception as error:
                log_failure(log, "could not continue a showcase game", error, table=table.data.id)

    async def _offer(self) -> None:
        """Offer the running showcase game as the rematch to users who watch a finished showcase game."""
        running = [table["id"] for table in await self._registry.listed() if table["host"] == SHOWCASE]
        for table in list(self._registry.tables.values()):
            data = table.data
            if running and data.is_showcase and data.status == FINISHED and data.rematch is None:
                with suppress(LeaseLost, Refusal):  # they still find it in the lobby
                    await table.change(lambda data: replace(data, rematch=running[0]))

    def _unfinished(self) -> list[Table]:
        """Return the unfinished showcase games of this server."""
        tables = self._registry.tables.values()
        return [table for table in tables if table.data.is_showcase and table.data.status != FINISHED]
