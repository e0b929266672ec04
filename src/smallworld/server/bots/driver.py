"""The driver that plays the seats of bots at a table, slowly enough for players to follow."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

import structlog

from smallworld.engine.errors import SmallWorldError
from smallworld.house.game.play import Event
from smallworld.house.game.seat import Seats
from smallworld.house.game.table_data import NOBODY_DECIDES, RUNNING, TableData
from smallworld.house.tables.change import Change
from smallworld.house.tables.deciding import carrying_out_chosen
from smallworld.server.bots.pool import BotPool
from smallworld.server.metrics import Metrics
from smallworld.server.storage.errors import log_failure
from smallworld.server.tables.game_cache import GameCache

log = structlog.get_logger("smallworld.bots")

STUMBLE: Final = 5.0  # seconds until the next attempt after a bot's process died or the disk was full
PLACING_SHARE: Final = 0.3  # share of the delay before tokens are placed, since players need not follow each
PLAYED_SHARE: Final = 0.15  # share of the delay if people play: their browsers set the speed


def pause_before(decision: str, seats: Seats, delay: float) -> float:
    """Return the pause, in seconds, before a bot carries out a decision. `delay` is the usual pause.

    The pause is shorter if the bot places tokens, or if a human player has a seat. `decision` is in notation.
    """
    share = PLACING_SHARE if decision.startswith("deploy") else 1.0
    watched_only = all(seat.played_by_bot() for seat in seats)
    return delay * share * (1.0 if watched_only else PLAYED_SHARE)


class Driven(Protocol):
    """The interface of a table that its driver needs."""

    @property
    def data(self) -> TableData:
        """The data of the table, such as its seats and the players who have to decide."""

    @property
    def game(self) -> GameCache:
        """The cache of the table's game."""

    @property
    def lock(self) -> asyncio.Lock:
        """The lock that protects a change of the table."""

    @property
    def followed(self) -> bool:
        """Whether a human player has a seat, someone watches, or a lobby shows the game."""

    @property
    def paused(self) -> bool:
        """Whether bots wait until a player lets them continue, as after a puzzle."""

    @property
    def metrics(self) -> Metrics:
        """The metrics that count the bots' decisions."""

    async def commit(self, change: Change) -> tuple[Event, ...]:
        """Change the table, store and publish the change, and return the new events."""


class BotDriver:
    """A background task that plays as long as a bot has to decide."""

    def __init__(self, table: Driven, bots: BotPool, delay: float) -> None:
        self._table: Final = table
        self._bots: Final = bots
        self._delay: Final = delay
        self._task: asyncio.Task[None] | None = None

    def drive(self) -> None:
        """Start the background task if a bot has to decide and the task is not running."""
        if self.deciding() is not None and not self.is_driving():
            self._task = asyncio.create_task(self._play())

    def is_driving(self) -> bool:
        """Return whether the background task is running."""
        return self._task is not None and not self._task.done()

    async def stop(self) -> None:
        """Stop the background task."""
        if self._task is not None and not self._task.done():
            self._task.cancel()
            await asyncio.wait([self._task])

    def deciding(self) -> tuple[int, str] | None:
        """Return the player who has to decide, and the name of the bot that decides for that player.

        Return None if a human player has to decide, or if no one watches.
        """
        data = self._table.data
        if data.status != RUNNING or data.decider == NOBODY_DECIDES:
            return None
        if self._table.paused or not self._table.followed:
            return None
        bot = data.seats[data.decider].played_by_bot()
        return (data.decider, bot) if bot else None

    async def _play(self) -> None:
        """Let bots decide until a human player has to decide or the game is over."""
        while (deciding := self.deciding()) is not None:
            try:
                play = await self._table.game.wake()
                assert play is not None
                data = self._table.data
                chosen = await self._bots.choose(
                    play.state, *deciding, data.own, owner=data.host, table=data.id
                )
                await self._play_chosen(deciding, play.seq, chosen)
            except Exception as error:
                log_failure(log, "bot stumbled", error, table=self._table.data.id)
                await asyncio.sleep(STUMBLE)

    async def _play_chosen(self, deciding: tuple[int, str], seq: int, chosen: list[str]) -> None:
        """Carry out the decisions that a bot chose after event `seq`, with pauses so that players can follow.

        Stop if another event happens during a pause.
        """
        table, together = self._table, self._delay == 0
        while chosen:
            if not together:
                await asyncio.sleep(pause_before(chosen[0], table.data.seats, self._delay))
            count = len(chosen) if together else 1
            async with table.lock:
                if self.deciding() != deciding:
                    return
                events = await table.commit(carrying_out_chosen(seq, chosen[:count], self._complain))
            if not events:
                return
            del chosen[:count]
            seq = events[-1].seq
            table.metrics.bot_decisions.inc(count)

    def _complain(self, text: str, error: SmallWorldError) -> None:
        log.error("bot chose an illegal action", table=self._table.data.id, action=text, error=str(error))
