"""A table in memory, with its seats, its game and its connections.

The data of a table and its game are immutable values. `Table.commit` builds new values, writes them, and only
then publishes them, so no one sees unwritten changes. Each change holds the table's lock, so changes happen
one at a time.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Final, TypeVar

import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from smallworld.engine.text.notation import parse_action
from smallworld.house.game.autoplay import order_for
from smallworld.house.game.branch import FROM_FILE, opening_until
from smallworld.house.game.clock import Clock
from smallworld.house.game.parts import Parts
from smallworld.house.game.play import Event, ReplayedGame, now_ms
from smallworld.house.game.puzzles import number_of, opening_of
from smallworld.house.game.seat import PERSON, Seat
from smallworld.house.game.table_data import RUNNING, TableData
from smallworld.house.refusal import Refusal, conflict, missing
from smallworld.house.schema.answers import Summary
from smallworld.house.tables.change import Change, Next, Step, build
from smallworld.house.tables.serialize import summary, told_to
from smallworld.house.tables.snapshot import Snapshot
from smallworld.server.bots.driver import BotDriver
from smallworld.server.bots.pool import BotPool
from smallworld.server.metrics import Metrics
from smallworld.server.push.notices import Notices
from smallworld.server.storage import queries
from smallworld.server.storage.database import Database
from smallworld.server.storage.errors import LeaseLost
from smallworld.server.storage.lease_queries import Peer
from smallworld.server.tables.alarm import Alarm
from smallworld.server.tables.audience import Audience
from smallworld.server.tables.game_cache import GameCache
from smallworld.server.tables.votes import Votes
from smallworld.views.seat import SPECTATOR

log = structlog.get_logger("smallworld.table")
T = TypeVar("T")

SAME_MOMENT: Final = 0.1  # seconds for reusing a summary; its clocks are late by no more than this


class Table:
    """A table in memory, with its game, clocks, bots and connected users."""

    def __init__(
        self,
        data: TableData,
        database: Database,
        bots: BotPool,
        notices: Notices,
        metrics: Metrics,
        bot_delay: float,
        patience: float,
        lose: Callable[[Table], None],
        changed: Callable[[Table, TableData], None],
        is_shown: Callable[[], bool],
    ) -> None:
        """Create a table in memory.

        The table calls `lose` with itself when it learns that another server has it. After a change, and when
        someone comes or leaves, it calls `changed` with itself and its former data. Its bots also play while
        `is_shown` returns True.
        """
        self._data = data  # only written data; only `commit` and `_reload` change it
        self.gone = False  # the table was removed; callers that waited for the lock are too late
        self.lost = False  # another server has the table
        self.home: Peer | None = None  # the server that had the table until it stopped
        self._played_on = False  # the player at a puzzle has read the verdict, and lets the bots move
        self.lock: Final = asyncio.Lock()
        self.clock: Final = Clock()
        self.game: Final = GameCache(self._newest, database)
        self.audience: Final = Audience(self._newest, lambda: changed(self, self._data))
        self.votes: Final = Votes(self._newest, self.audience, patience)
        self.driver: Final = BotDriver(self, bots, bot_delay)
        self.alarm: Final = Alarm(self.clock, self._time_is_out)
        self.notices: Final = notices
        self._for_spectators: Snapshot | None = None
        self._shown, self._shown_edition, self._shown_at = Parts({}), -1, 0.0
        self.metrics: Final = metrics
        self.database: Final = database
        self._lose: Final = lose
        self._changed: Final = changed
        self._is_shown: Final = is_shown

    @property
    def data(self) -> TableData:
        """The data of the table as it is in the database. A change makes a new value."""
        return self._data

    def _newest(self) -> TableData:
        return self._data

    # --- Display -------------------------------------------------------------------------------------

    def summary(self) -> Summary:
        """Return the public data of the table."""
        return summary(self._data, self.audience.here(), self.votes, self.clock)

    @property
    def followed(self) -> bool:
        """Whether a human player has a seat, someone watches, or a lobby shows the game.

        Otherwise, bots wait.
        """
        if self.lost or self.gone:
            return False
        played = any(seat.kind == PERSON for seat in self.data.seats)
        return bool(self.audience.watchers) or played or self._is_shown()

    @property
    def paused(self) -> bool:
        """Whether bots wait after a puzzle is answered, so that the explanation fits the position shown."""
        data = self.data
        if self._played_on or number_of(data.seed) is None:
            return False
        people = [seat.player for seat in data.seats if seat.kind == PERSON and not seat.away]
        return bool(people) and data.on_turn not in people

    async def tell(self, user: str | None, after: int | None) -> tuple[Snapshot, list[str]]:
        """Return the snapshot of the table for `user`, and the events after event `after`.

        If `after` is None, there are no events.
        """
        while True:
            play = await self.game.wake()
            events = play.events_after(after) if play is not None and after is not None else []
            if events is None and after is not None:
                events = (await self.game.retell()).texts[after + 1 :]
            if self.game.play is play and events is not None:  # otherwise the game changed meanwhile
                last = self.game.last.get(user) if user is not None else None
                about = self._about()
                if last is not None or self.data.players_of(user):
                    return told_to(self.data, play, user, about, last), events
                return self._told_spectators(play, about), events

    def _told_spectators(self, play: ReplayedGame | None, about: Parts) -> Snapshot:
        """Return the snapshot for users without a seat. It is cached for all of them."""
        told = self._for_spectators
        if (
            told is None
            or play is None
            or told.table is not about
            or told.spectator is not play.shown.get(SPECTATOR)
        ):
            told = self._for_spectators = told_to(self.data, play, None, about)
        return told

    def _about(self) -> Parts:
        """Return the summary of the table in parts. It is cached for messages of the same moment."""
        edition, at = self.audience.edition, time.monotonic()
        if edition != self._shown_edition or at - self._shown_at > SAME_MOMENT:
            self._shown_edition, self._shown_at = edition, at
            self._shown = Parts({**self.summary()})
        return self._shown

    # --- Changes ------------------------------------------------------------------------------------

    def check(self) -> None:
        """Check that the table is still on this server. Call this first after waiting for the lock.

        Raises:
            Refusal: 404 if the table was removed.
            LeaseLost: another server has taken the table over.
        """
        if self.gone:
            raise missing("table")
        if self.lost:
            raise LeaseLost(self.data.id)

    async def commit(self, change: Change, command: tuple[str, str] | None = None) -> tuple[Event, ...]:
        """Build the next values, write them, and only then publish them; return the new events.

        The caller must hold the lock. Until the write succeeds, everyone sees the previous table. If another
        server or request has written to the table, `change` is called once more with the newer table.
        `command` has the user and the key that identify a repeated command.

        Raises:
            Refusal: `change` refused; 409 if another writer was faster twice, or the command was already
                sent.
            LeaseLost: another server has taken the table over.
        """
        assert self.lock.locked()
        for is_last in (False, True):
            self.check()
            step = build(self._data, self.game.play, self.clock, change)
            if step is None:
                return ()
            try:
                await self.write(partial(_store, step, command))
            except IntegrityError as error:
                await self._reload()
                if is_last:
                    raise conflict("stale", "The table has just changed.", self._data.seq) from error
            else:
                self._publish(step, command)
                return step.events
        raise AssertionError("the last try returns or raises")

    async def change(self, change: Callable[[TableData], TableData]) -> None:
        """Change the data of the table, such as seats or status. The caller must not hold the lock.

        If the game is in memory, the awaited players are updated, and standing orders are carried out.

        Raises:
            Refusal: for the same reasons as in `commit`.
            LeaseLost: another server has taken the table over.
        """

        def change_seats(data: TableData, play: ReplayedGame | None) -> Next | None:
            after = change(data)
            if after is data:
                return None
            return Next(after, play.copy() if play is not None and data.status == RUNNING else None)

        async with self.lock:
            await self.commit(change_seats)
            self.game.used = time.monotonic()

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run `job`, which checks the table's lease, and return its result once it is on the disk.

        Raises:
            LeaseLost: another server has taken the table over, and this object must no longer be used.
        """
        try:
            return await self.database.write(job)
        except LeaseLost:
            self._lose(self)
            raise

    def _publish(self, step: Step, command: tuple[str, str] | None) -> None:
        """Make the written values visible: update the game, the clocks, the bots and all screens."""
        before, self._data = self._data, step.data
        self.clock.settle(step.at)
        if step.only_charges:
            return
        if step.play is not None:
            self.metrics.events.inc(len(step.events))
            step.play.fresh = []
            self.game.play = step.play
        elif self.game.play is not None:  # another call loaded the game meanwhile, and showed the old data
            self.game.play.shown = {}
        if command is not None:
            user, key = command
            self.game.last[user] = (key, step.events[-1].seq)
        self.resume()
        if step.events or before.status != step.data.status:
            self.audience.show_state()
        else:
            self.audience.show_table()
        self.notices.consider(self, self.audience.here)
        self._changed(self, before)

    async def _reload(self) -> None:
        """Read the table from the database again after another server or request wrote to it."""
        fresh = await self.database.read(lambda c: queries.load_table(c, self._data.id))
        before = self._data
        if fresh is not None:
            # If another server has the table now, we must not use its epoch for a write.
            self._data = replace(fresh, epoch=self._data.epoch)
        self.game.forget()
        await self.game.wake()
        self.resume()
        self.audience.show_state()
        self.notices.consider(self, self.audience.here)
        self._changed(self, before)

    # --- Beginning ----------------------------------------------------------------------------------

    async def begin(self) -> None:
        """Begin the game if every seat is taken. The caller must not hold the lock.

        Afterwards, the board is set up, the column is filled, and the first player has to decide.
        """
        async with self.lock:
            if self.gone or not self._data.is_full:
                return
            self.check()
            newcomers, opening = await self._newcomers(), await self._opening()
            written = await self._written()

            def set_up(data: TableData, play: ReplayedGame | None) -> Next | None:
                if not data.is_full:
                    return None
                begun = data.begun(newcomers)
                play = begun.new_play()
                for event in written:
                    play.take(event)
                for text in opening:
                    play.apply(parse_action(play.rules, play.board, text), now_ms())
                return Next(begun, play)

            if await self.commit(set_up):
                log.info("game begun", table=self._data.id, players=len(self._data.seats))

    async def _opening(self) -> list[str]:
        """Return the actions that lead to the start of the game. Only puzzles and branches have any."""
        branch = self.data.branch
        if branch is None:
            return opening_of(self.data.seed)
        if branch.table == FROM_FILE:
            return []
        events = await self.database.read(lambda c: queries.load_events(c, branch.table))
        return [event.action or "" for event in opening_until(events, branch.seq)]

    async def _written(self) -> list[Event]:
        """Return the events that the database has before the game begins. Only games from files have any."""
        branch = self.data.branch
        if branch is None or branch.table != FROM_FILE:
            return []
        return await self.database.read(lambda c: queries.load_events(c, self.data.id))

    async def _newcomers(self) -> list[int]:
        """Return the seats of human players who have never finished a game."""
        seats = [seat for seat in self.data.seats if seat.kind == PERSON and seat.user is not None]
        users = {seat.user for seat in seats if seat.user is not None}
        experienced = await self.database.read(lambda c: queries.who_has_finished(c, users))
        return [seat.player for seat in seats if seat.user not in experienced]

    # --- Clocks and bots ----------------------------------------------------------------------------

    async def play_on(self) -> None:
        """Let the bots at a puzzle continue after the player's turn. Further calls have no effect."""
        async with self.lock:
            self.check()
            self._played_on = True
            await self.game.wake()
            self.resume()

    def resume(self) -> None:
        """Start the clocks of players who have to decide, and the bots."""
        if self.lost:
            return
        data = self._data
        deciding = data.awaited if data.status == RUNNING else ()
        self.alarm.set(data.seats, [player for player in deciding if not data.seats[player].played_by_bot()])
        self.driver.drive()

    async def _time_is_out(self) -> None:
        """Let bots take over the seats whose time has run out.

        If such a player only has displaced tokens to place, `autoplay` places them instead.
        """
        try:
            await self.game.wake()
        except Refusal as refusal:
            log.warning(
                "clock ran out in a game that cannot continue", table=self._data.id, why=refusal.message
            )
            return
        late: list[Seat] = []

        def go_on_without(data: TableData, play: ReplayedGame | None) -> Next | None:
            late[:] = [
                replace(seat, away=order_for(data, play, seat.player) is None)
                for seat in data.seats
                if play is not None and seat.player in self.clock.running and seat.clock_ms == 0
            ]
            if play is None or not late:
                return None
            known = {seat.player: seat for seat in late}
            return Next(data.with_seats(lambda seat: known.get(seat.player, seat)), play.copy())

        async with self.lock:
            await self.commit(go_on_without)
            self.resume()
        for seat in late:
            log.info("clock ran out", table=self._data.id, player=seat.player + 1, away=seat.away)

    # --- The end ------------------------------------------------------------------------------------

    async def save_clocks(self) -> None:
        """Write the remaining times of all clocks to the database."""
        if not self.clock.running or self.gone or self.lost:
            return
        with suppress(LeaseLost):  # the new server has already written its clocks
            async with self.lock:
                if not self.gone:
                    await self.commit(lambda data, play: Next(data))

    def sleep(self) -> None:
        """Drop the game from memory, unless a change or a bot is using it."""
        if not self.lock.locked() and not self.driver.is_driving():
            self.game.forget()
            self._for_spectators = None

    async def stop(self) -> None:
        """Stop the bots and clocks, and write the remaining times."""
        await self.driver.stop()
        await self.alarm.stop()
        await self.save_clocks()

    async def abandon(self) -> None:
        """Stop the bots and clocks, and make all clients reconnect to the server that has the table now."""
        self.alarm.off()
        self.audience.move()
        await self.driver.stop()
        await self.alarm.stop()


def _store(step: Step, command: tuple[str, str] | None, connection: Connection) -> None:
    """Write a change of a table, with the user and the key of the command that led to it.

    Raises:
        IntegrityError: the events or the command were already written.
        LeaseLost: another server has taken the table over.
    """
    data = step.data
    if step.only_goes_on:
        queries.go_on(connection, data, step.clocks)
    else:
        queries.update_table(connection, data)
    queries.add_events(connection, data, step.events)
    if command is not None:
        queries.add_command(connection, data.id, *command, step.events[0].seq, step.events[-1].seq)
