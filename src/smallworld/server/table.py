"""A table: its seats, its game and everybody who looks on.

A command is tried on a copy, written down, and only then takes the place of the game, is acknowledged and
shown. One thing happens at a time: whatever changes a table holds its lock.
"""

from __future__ import annotations

import asyncio
import copy
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from smallworld.engine.errors import RecordError
from smallworld.engine.game import actor
from smallworld.engine.state import CHANCE, NOBODY
from smallworld.server import store
from smallworld.server.audience import Audience
from smallworld.server.bot_driver import BotDriver
from smallworld.server.bot_pool import BotPool
from smallworld.server.chance import FIRST, number
from smallworld.server.command import Command, try_command
from smallworld.server.database import Database
from smallworld.server.metrics import Metrics
from smallworld.server.play import Event, Play, Retelling, now_ms
from smallworld.server.refusal import Refusal, conflict, forbidden
from smallworld.server.seat import ASK, Seat
from smallworld.server.showing import state_message, summary
from smallworld.server.table_data import ANY_FIRST, FINISHED, NOBODY_DECIDES, OPEN, RUNNING, TableData
from smallworld.views.distribution import distribution, template, unfold

log = structlog.get_logger("smallworld.table")


class Table:
    """A table in memory."""

    def __init__(
        self, data: TableData, database: Database, bots: BotPool, metrics: Metrics, bot_delay: float
    ) -> None:
        self.data: Final = data
        self.lock: Final = asyncio.Lock()
        self.play: Play | None = None  # None: asleep, or not begun
        self.audience: Final = Audience()
        self.driver: Final = BotDriver(self, bots, bot_delay)
        self.metrics: Final = metrics
        self.used = time.monotonic()
        self._told: Retelling | None = None
        self._database: Final = database
        self._timer: asyncio.TimerHandle | None = None
        self._flag: asyncio.Task[None] | None = None

    # --- The game in memory -------------------------------------------------------------------------

    async def wake(self) -> Play | None:
        """The game, replayed if need be; None before it has begun."""
        self.used = time.monotonic()
        if self.play is None and self.data.status != OPEN:
            events = await self._database.read(lambda c: store.load_events(c, self.data.id))
            play = await asyncio.to_thread(self._replay, events)
            if self.play is None:  # nobody else was quicker
                self.play = play
        return self.play

    def _replay(self, events: list[Event]) -> Play:
        try:
            play = self.data.new_play()
            for event in events:
                play.take(event)
        except RecordError as error:
            raise conflict("other-rules", f"This game cannot go on here: {error}") from error
        return play

    async def retell(self) -> Retelling:
        """The whole game with the table after each event."""
        self.used = time.monotonic()
        if self.data.status == OPEN:
            raise conflict("not-begun", "The game has not begun.")
        if self._told is None or self._told.last_seq() != self.data.seq:
            events = await self._database.read(lambda c: store.load_events(c, self.data.id))
            self._told = await asyncio.to_thread(lambda: Retelling(self.data.new_play(), events))
        return self._told

    def sleep(self) -> None:
        """Forget what can be replayed."""
        if not self.lock.locked() and not self.driver.is_driving():
            self.play = None
            self._told = None

    async def events_after(self, seq: int) -> list[str]:
        """The events after `seq`, as JSON."""
        play = await self.wake()
        if play is None:
            return []
        found = play.events_after(seq)
        if found is None:
            found = (await self.retell()).texts[seq + 1 :]
        return found

    # --- What is shown -------------------------------------------------------------------------------

    def summary(self) -> dict[str, Any]:
        """The table as a line of a list."""
        return summary(self.data, self.audience.here())

    async def state_for(self, user: str | None, after: int | None) -> tuple[int, str]:
        """The message "state" for `user` with the events after `after` (None: with none), and its number."""
        while True:
            play = await self.wake()
            events = play.events_after(after) if play is not None and after is not None else []
            if events is not None:
                return play.seq if play is not None else 0, state_message(
                    self.data, play, user, self.audience.here(), events
                )
            assert after is not None
            events = (await self.retell()).texts[after + 1 :]
            if self.play is play and play is not None:  # else something happened meanwhile
                return play.seq, state_message(self.data, play, user, self.audience.here(), events)

    # --- Commands -----------------------------------------------------------------------------------

    async def act(self, user: str, command: Command) -> tuple[int, list[str]]:
        """Carry a command out; the last event it made, and all that it made as JSON.

        Sent again with the same key, it gets the same answer, and nothing is done twice.

        Raises:
            Refusal: nothing was changed.
        """
        async with self.lock:
            self._seat_of(user, command.player - 1)
            try:
                return await self._act(user, command)
            except Refusal as refusal:
                answer = await self._answered(user, command.key)
                if answer is None:
                    raise refusal
                return answer

    async def _act(self, user: str, command: Command) -> tuple[int, list[str]]:
        """`act` for a command that is new."""
        began = time.perf_counter()
        if self.data.status != RUNNING:
            raise conflict("not-running", "The game is not running.", self.data.seq)
        play = await self.wake()
        assert play is not None
        if self.data.seats[command.player - 1].away:
            raise conflict("away", "A bot plays for you; take your seat back first.", play.seq)
        tried = try_command(play, command, now_ms())
        self.go_on(tried)
        try:
            await self.accept(tried, (user, command.key))
        except IntegrityError as error:
            await self.reload()
            raise conflict("stale", "Somebody was quicker.", self.data.seq) from error
        self.metrics.accepting.observe(time.perf_counter() - began)
        return tried.seq, tried.events_after(play.seq) or []

    async def _answered(self, user: str, key: str) -> tuple[int, list[str]] | None:
        """The first answer to a command that was carried out before."""
        done = await self._database.read(lambda c: store.find_command(c, self.data.id, user, key))
        if done is None:
            return None
        first, last = done
        events = await self.events_after(first - 1)
        return last, events[: last - first + 1]

    def _seat_of(self, user: str, player: int) -> Seat:
        if player not in self.data.players_of(user):
            raise forbidden("That seat is not yours.", "not-your-seat")
        return self.data.seats[player]

    def go_on(self, play: Play) -> None:
        """Let chance and standing orders decide until somebody has to think."""
        at = now_ms()
        while True:
            decider = actor(play.state)
            if decider == NOBODY:
                return
            if decider == CHANCE:
                play.draw(at)
                continue
            order = self._order(play, decider)
            if order is None:
                return
            for action in unfold(play.state, template(play.state, order)):
                play.apply(action, at)

    def _order(self, play: Play, decider: int) -> str | None:
        """The template by which the displaced tokens of `decider` come home now; None: he is asked."""
        seat = self.data.seats[decider]
        if seat.order == ASK or seat.played_by_bot() or decider == play.state.player:
            return None
        return seat.order if distribution(play.state) is not None else None

    async def accept(self, tried: Play, command: tuple[str, str] | None = None) -> None:
        """Write down what a copy has added, then let it be the game.

        Raises:
            IntegrityError: the events, or the command, are there already; nothing was changed.
        """
        data, clock = self.data, self.data.clock
        before = self.play
        assert before is not None
        fresh = list(tried.fresh)
        clocks = clock.times()
        if tried.turn_number() != before.turn_number():
            clock.reward(clocks, before.state.player)
        told = copy.copy(data)
        self._note(told, tried)

        def job(connection: Connection) -> None:
            store.add_events(connection, told, fresh)
            store.set_clocks(connection, data.id, clocks)
            if command is not None:
                store.add_command(connection, data.id, *command, fresh[0].seq, fresh[-1].seq)

        await self._database.write(job)
        self._note(data, tried)
        for player, left in clocks.items():
            data.seats[player].clock_ms = left
        tried.fresh = []
        self.play = tried
        self.metrics.events.inc(len(fresh))
        self._set_clock()
        self.audience.show_state()
        self.driver.drive()

    def _note(self, data: TableData, play: Play) -> None:
        state = play.state
        data.seq, data.turn, data.on_turn = play.seq, state.turn, state.player
        data.decider = max(NOBODY_DECIDES, actor(state))
        if state.over and data.status == RUNNING:
            data.status, data.finished = FINISHED, now_ms()

    async def reload(self) -> None:
        """Take the truth from the disk: somebody else wrote to it."""
        fresh = await self._database.read(lambda c: store.load_table(c, self.data.id))
        if fresh is not None:
            for field in ("status", "seq", "turn", "on_turn", "decider", "finished", "rematch"):
                setattr(self.data, field, getattr(fresh, field))
        self.play = None
        self._told = None
        await self.wake()
        self.audience.show_state()
        self.driver.drive()

    # --- Beginning, seats ---------------------------------------------------------------------------

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[TableData]:
        """Change seats or status: all of it is written at the end, or nothing happens."""
        async with self.lock:
            data = self.data
            seats = [copy.copy(seat) for seat in data.seats]
            fields = {name: value for name, value in vars(data).items() if name not in ("seats", "clock")}
            data.clock.settle()
            try:
                yield data
                await self._database.write(lambda c: store.update_table(c, data))
            except BaseException:
                for seat, earlier in zip(data.seats, seats, strict=True):
                    vars(seat).update(vars(earlier))
                vars(data).update(fields)
                raise
            self.used = time.monotonic()
            self._set_clock()
            self.audience.show_table()
            self.driver.drive()

    async def begin(self) -> None:
        """Let the game begin; every seat is taken. The lock is not held.

        The board is set, chance has filled the column, and the first player is asked.
        """
        async with self.lock:
            if self.data.status != OPEN:
                return
            data = copy.copy(self.data)
            data.status = RUNNING
            data.first = data.wanted_first
            if data.wanted_first == ANY_FIRST:
                data.first = number(data.seed, FIRST, 0, len(data.seats))
            play = data.new_play()
            while actor(play.state) == CHANCE:
                play.draw(now_ms())
            fresh = list(play.fresh)
            self._note(data, play)
            data.clock.wind()

            def job(connection: Connection) -> None:
                store.update_table(connection, data)
                store.add_events(connection, data, fresh)

            await self._database.write(job)
            for name, value in vars(data).items():
                setattr(self.data, name, value)
            play.fresh = []
            self.play = play
            self.metrics.events.inc(len(fresh))
            self._set_clock()
            self.audience.show_state()
            self.driver.drive()
        log.info("game begun", table=self.data.id, players=len(self.data.seats))

    async def set_order(self, user: str, player: int, order: str) -> None:
        """Set a standing order, and follow it at once if it was waited for."""
        async with self.changing():
            self._seat_of(user, player).order = order
        async with self.lock:
            if self.data.status == RUNNING:
                play = await self.wake()
                assert play is not None
                tried = play.copy()
                self.go_on(tried)
                if tried.fresh:
                    await self.accept(tried)

    # --- Clocks and bots ----------------------------------------------------------------------------

    def resume(self) -> None:
        """Let clocks run and bots play, after a start of the server."""
        self._set_clock()
        self.driver.drive()

    def _set_clock(self) -> None:
        """Let the clock of whoever decides run, and be called when it is out."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        data = self.data
        player = None
        if data.status == RUNNING and data.decider != NOBODY_DECIDES:
            seat = data.seats[data.decider]
            player = None if seat.played_by_bot() else seat.player
        data.clock.run(player)
        if data.clock.running is not None:
            left = data.clock.left(data.seats[data.clock.running]) or 0
            self._timer = asyncio.get_running_loop().call_later(left / 1000, self._call_flag)

    def _call_flag(self) -> None:
        self._flag = asyncio.create_task(self._time_is_out())

    async def _time_is_out(self) -> None:
        """A bot takes over for whoever has no time left."""
        player = self.data.clock.running
        if player is None or self.data.clock.left(self.data.seats[player]):
            self._set_clock()  # the timer was a little early
            return
        async with self.changing() as data:
            seat = data.seats[player]
            if data.clock.running == player and seat.clock_ms == 0:
                seat.away = True
                log.info("clock ran out", table=data.id, player=player + 1)

    # --- The end ------------------------------------------------------------------------------------

    async def save_clocks(self) -> None:
        """Write down what the clocks show."""
        clock = self.data.clock
        if clock.running is None:
            return
        clocks = clock.times()
        await self._database.write(lambda c: store.set_clocks(c, self.data.id, clocks))

    async def stop(self) -> None:
        """Stop whatever runs by itself."""
        if self._timer is not None:
            self._timer.cancel()
        await self.driver.stop()
        if self._flag is not None and not self._flag.done():
            self._flag.cancel()
            await asyncio.wait([self._flag])
        await self.save_clocks()
