"""A table: its seats, its game and everybody who looks on.

What changes the game is tried on a copy, written down, and only then takes the place of the game, is
acknowledged and shown. One thing happens at a time: whatever changes a table holds its lock.
"""

from __future__ import annotations

import asyncio
import copy
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final, TypeVar

import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from smallworld.engine.game import actor, on_turn
from smallworld.engine.state import CHANCE
from smallworld.engine.text.notation import parse_action
from smallworld.server.bots.driver import BotDriver
from smallworld.server.bots.pool import BotPool
from smallworld.server.game.autoplay import awaited, go_on, order_for
from smallworld.server.game.branch import opening_until
from smallworld.server.game.parts import Parts
from smallworld.server.game.play import ReplayedGame, now_ms
from smallworld.server.game.puzzles import number_of, opening_of
from smallworld.server.game.seat import PERSON, Seat
from smallworld.server.game.table_data import FINISHED, OPEN, RUNNING, TableData
from smallworld.server.metrics import Metrics
from smallworld.server.push.notices import Notices
from smallworld.server.refusal import Refusal, missing
from smallworld.server.schema.answers import Summary
from smallworld.server.storage import queries
from smallworld.server.storage.database import Database
from smallworld.server.storage.errors import LeaseLost
from smallworld.server.storage.lease_queries import Peer
from smallworld.server.tables.alarm import Alarm
from smallworld.server.tables.audience import Audience
from smallworld.server.tables.game_cache import GameCache
from smallworld.server.tables.serialize import summary, told_to
from smallworld.server.tables.snapshot import Snapshot
from smallworld.server.tables.votes import Votes
from smallworld.views.seat import SPECTATOR

log = structlog.get_logger("smallworld.table")
T = TypeVar("T")

SAME_MOMENT: Final = 0.1  # seconds that a summary serves; its clocks show so much too much at most


class Table:
    """A table in memory."""

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
    ) -> None:
        """`lose` is told of the table when another server turns out to have it."""
        self.data: Final = data
        self.gone = False  # it was removed; whoever waited for the lock comes too late
        self.lost = False  # another server has it
        self.home: Peer | None = None  # the server that had it until it was gone
        self._played_on = False  # the person at a puzzle has read the verdict and lets the bots move
        self.lock: Final = asyncio.Lock()
        self.game: Final = GameCache(data, database)
        self.audience: Final = Audience(data)
        self.votes: Final = Votes(data, self.audience, patience)
        self.driver: Final = BotDriver(self, bots, bot_delay)
        self.alarm: Final = Alarm(data.clock, self._time_is_out)
        self.notices: Final = notices
        self._for_spectators: Snapshot | None = None
        self._shown, self._shown_edition, self._shown_at = Parts({}), -1, 0.0
        self.metrics: Final = metrics
        self.database: Final = database
        self._lose: Final = lose

    # --- What is shown -------------------------------------------------------------------------------

    def summary(self) -> Summary:
        """The table as a line of a list."""
        return summary(self.data, self.audience.here(), self.votes)

    @property
    def followed(self) -> bool:
        """Whether anybody plays or looks on; bots among themselves wait until somebody does."""
        if self.lost:
            return False
        return bool(self.audience.watchers) or any(seat.kind == PERSON for seat in self.data.seats)

    @property
    def paused(self) -> bool:
        """Whether bots wait: after the turn of a puzzle, so that its position stays under the explanation."""
        data = self.data
        if self._played_on or number_of(data.seed) is None:
            return False
        people = [seat.player for seat in data.seats if seat.kind == PERSON and not seat.away]
        return bool(people) and data.on_turn not in people

    async def tell(self, user: str | None, after: int | None) -> tuple[Snapshot, list[str]]:
        """What `user` may see, and the events after `after` (None: none)."""
        while True:
            play = await self.game.wake()
            events = play.events_after(after) if play is not None and after is not None else []
            if events is None and after is not None:
                events = (await self.game.retell()).texts[after + 1 :]
            if self.game.play is play and events is not None:  # else something happened meanwhile
                last = self.game.last.get(user) if user is not None else None
                about = self._about()
                if last is not None or self.data.players_of(user):
                    return told_to(self.data, play, user, about, last), events
                return self._told_spectators(play, about), events

    def _told_spectators(self, play: ReplayedGame | None, about: Parts) -> Snapshot:
        """What all may see who have no seat; made once for them."""
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
        """The summary, made once for all who are told at the same moment."""
        edition, at = self.audience.edition, time.monotonic()
        if edition != self._shown_edition or at - self._shown_at > SAME_MOMENT:
            self._shown_edition, self._shown_at = edition, at
            self._shown = Parts({**self.summary()})
        return self._shown

    # --- What changes it ----------------------------------------------------------------------------

    def check(self) -> None:
        """See that the table is still here; whoever waited for its lock asks first.

        Raises:
            Refusal: 404, when it was removed.
            LeaseLost: another server has it.
        """
        if self.gone:
            raise missing("table")
        if self.lost:
            raise LeaseLost(self.data.id)

    async def write(self, job: Callable[[Connection], T]) -> T:
        """What `job` returns, which holds the table, once it is on the disk.

        Raises:
            LeaseLost: another server has the table; from now on nothing is done with this one.
        """
        try:
            return await self.database.write(job)
        except LeaseLost:
            self._lose(self)
            raise

    async def accept(self, tried: ReplayedGame, command: tuple[str, str] | None = None) -> None:
        """Write down what a copy has added, then let it be the game.

        Raises:
            IntegrityError: the events, or the command, are there already; nothing was changed.
            LeaseLost: another server has the table; nothing was changed.
        """
        data, clock = self.data, self.data.clock
        before = self.game.play
        assert before is not None
        fresh = list(tried.fresh)
        clocks = clock.times()
        if tried.turn_number() != before.turn_number():
            clock.reward(clocks, before.state.player)
        told = copy.copy(data)
        self._note(told, tried)

        def job(connection: Connection) -> None:
            queries.add_events(connection, told, fresh)
            queries.set_clocks(connection, data.id, clocks)
            if command is not None:
                queries.add_command(connection, data.id, *command, fresh[0].seq, fresh[-1].seq)

        await self.write(job)
        self._note(data, tried)
        for player, left in clocks.items():
            data.seats[player].clock_ms = left
        if command is not None:
            user, key = command
            self.game.last[user] = (key, fresh[-1].seq)
        self._place(tried)

    def _place(self, play: ReplayedGame) -> None:
        """Let `play`, which is written down, be the game."""
        self.metrics.events.inc(len(play.fresh))
        play.fresh = []
        self.game.play = play
        self.resume()
        self.audience.show_state()
        self.notices.consider(self.data, self.audience.here)

    def _note(self, data: TableData, play: ReplayedGame) -> None:
        state = play.state
        data.seq, data.turn, data.on_turn = play.seq, state.turn, on_turn(state)
        data.awaited = awaited(data, play)
        if state.over and data.status == RUNNING:
            data.status, data.finished = FINISHED, now_ms()

    async def reload(self) -> None:
        """Take the truth from the disk: somebody else wrote to it."""
        fresh = await self.database.read(lambda c: queries.load_table(c, self.data.id))
        if fresh is not None:
            for field in ("status", "seq", "turn", "on_turn", "awaited", "finished", "rematch"):
                setattr(self.data, field, getattr(fresh, field))
        self.game.forget()
        await self.game.wake()
        self.resume()
        self.audience.show_state()
        self.notices.consider(self.data, self.audience.here)

    # --- Beginning, seats ---------------------------------------------------------------------------

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[TableData]:
        """Change seats or status: all of it is written at the end, or nothing happens.

        Whom a game that is awake awaits may depend on it, and what is left to standing orders is done.
        """
        async with self.lock:
            self.check()
            data = self.data
            play = self.game.play if data.status == RUNNING else None
            data.clock.settle()  # the time until now is gone, whatever comes of this
            seats = [copy.copy(seat) for seat in data.seats]
            fields = {name: value for name, value in vars(data).items() if name not in ("seats", "clock")}
            by_days = data.clock.by_days
            try:
                yield data
                if play is not None:
                    play.shown = {}
                    data.awaited = awaited(data, play)
                await self.write(lambda c: queries.update_table(c, data))
            except BaseException:
                for seat, earlier in zip(data.seats, seats, strict=True):
                    vars(seat).update(vars(earlier))
                vars(data).update(fields)
                data.clock.by_days = by_days
                raise
            self.game.used = time.monotonic()
            self.audience.show_table()
            try:
                if play is not None:
                    await self._go_on(play)
            finally:  # the change itself is written
                self.resume()
                self.notices.consider(self.data, self.audience.here)

    async def _go_on(self, play: ReplayedGame) -> None:
        """Let what needs nobody's decision happen."""
        tried = play.copy()
        go_on(self.data, tried)
        if tried.fresh:
            try:
                await self.accept(tried)
            except IntegrityError:
                await self.reload()

    async def begin(self) -> None:
        """Let the game begin; every seat is taken. The lock is not held.

        The board is set, chance has filled the column, and the first player is asked.
        """
        async with self.lock:
            if self.data.status != OPEN or self.gone:
                return
            self.check()
            data = copy.copy(self.data)
            data.let_begin(await self._newcomers())
            data.status = RUNNING
            data.first = data.begins()
            play = data.new_play()
            for text in await self._opening():
                play.apply(parse_action(play.rules, play.board, text), now_ms())
            while actor(play.state) == CHANCE:
                play.draw(now_ms())
            fresh = list(play.fresh)
            data.clock.wind()
            self._note(data, play)

            def job(connection: Connection) -> None:
                queries.update_table(connection, data)
                queries.add_events(connection, data, fresh)

            await self.write(job)
            for name, value in vars(data).items():
                setattr(self.data, name, value)
            self._place(play)
        log.info("game begun", table=self.data.id, players=len(self.data.seats))

    async def _opening(self) -> list[str]:
        """What has happened when the table is set: for a puzzle, or in the game that is played on."""
        branch = self.data.branch
        if branch is None:
            return opening_of(self.data.seed)
        events = await self.database.read(lambda c: queries.load_events(c, branch.table))
        return [event.action or "" for event in opening_until(events, branch.seq)]

    async def _newcomers(self) -> list[int]:
        """The seats of people who have not finished a game yet."""
        seats = [seat for seat in self.data.seats if seat.kind == PERSON and seat.user is not None]
        users = {seat.user for seat in seats if seat.user is not None}
        experienced = await self.database.read(lambda c: queries.who_has_finished(c, users))
        return [seat.player for seat in seats if seat.user not in experienced]

    # --- Clocks and bots ----------------------------------------------------------------------------

    async def play_on(self) -> None:
        """Let the bots at a puzzle move after its turn. Calling it again changes nothing."""
        async with self.lock:
            self.check()
            self._played_on = True
            await self.game.wake()
            self.resume()

    def resume(self) -> None:
        """Let clocks run and bots play."""
        if self.lost:
            return
        data = self.data
        deciding = data.awaited if data.status == RUNNING else []
        self.alarm.set([player for player in deciding if not data.seats[player].played_by_bot()])
        self.driver.drive()

    async def _time_is_out(self) -> None:
        """A bot takes over where time is out; a displaced race just comes home (see `autoplay`)."""
        try:
            await self.game.wake()
        except Refusal as refusal:
            log.warning("clock ran out in a game that cannot go on", table=self.data.id, why=refusal.message)
            return
        late: list[Seat] = []
        async with self.changing() as data:
            play = self.game.play
            for player in data.clock.running:
                seat = data.seats[player]
                if play is not None and seat.clock_ms == 0:
                    seat.away = order_for(data, play, player) is None
                    late.append(seat)
        for seat in late:
            log.info("clock ran out", table=self.data.id, player=seat.player + 1, away=seat.away)

    # --- The end ------------------------------------------------------------------------------------

    async def save_clocks(self) -> None:
        """Write down what the clocks show."""
        if not self.data.clock.running or self.gone or self.lost:
            return
        clocks = self.data.clock.times()

        def job(connection: Connection) -> None:
            queries.hold(connection, self.data)
            queries.set_clocks(connection, self.data.id, clocks)

        with suppress(LeaseLost):  # whoever has it has written its own
            await self.write(job)

    def sleep(self) -> None:
        """Forget what can be replayed."""
        if not self.lock.locked() and not self.driver.is_driving():
            self.game.forget()
            self._for_spectators = None

    async def stop(self) -> None:
        """Stop whatever runs by itself."""
        await self.driver.stop()
        await self.alarm.stop()
        await self.save_clocks()

    async def abandon(self) -> None:
        """Stop whatever runs by itself, and send everybody to the server that has the table now."""
        self.alarm.off()
        self.audience.move()
        await self.driver.stop()
        await self.alarm.stop()
