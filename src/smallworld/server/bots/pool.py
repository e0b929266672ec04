"""Pools of processes in which bots think, so that the bot of one table does not block other tables."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from ctypes import c_longlong
from functools import partial
from itertools import count
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any, Final, TypeVar

from smallworld.engine.state import State
from smallworld.engine.text.position import format_position
from smallworld.server.bots import worker
from smallworld.server.bots.fair_queue import FairQueue
from smallworld.views.schema import Hint
from smallworld.views.seat import seen_by

Answer = TypeVar("Answer")
ATTEMPTS: Final = 3
LEAST_PART: Final = 0.1  # least share of its time that a bot gets for a decision, however many jobs wait
# On a core that a bot at a table also uses, hints get about a tenth of the time, and background work a
# seventieth.
HINT_NICENESS: Final = 10
BACKGROUND_NICENESS: Final = 19
CALLED_OFF: Final = 1024  # cancelled jobs to remember, far more than can wait


class Spawning(SpawnContext):
    """A multiprocessing context that starts the processes of a pool, and keeps a list of them.

    Processes are spawned and not forked. A fork of a process with threads may hang, and some systems have no
    fork.
    """

    def __init__(self) -> None:
        super().__init__()
        self._started: Final[list[SpawnProcess]] = []

    def Process(self, *about: Any, **named: Any) -> SpawnProcess:  # type: ignore[override]  # noqa: N802
        """Return a new process for the pool, and add it to the list."""
        process = SpawnProcess(*about, **named)
        self._started[:] = [*self._running(), process]
        return process

    def terminate(self) -> None:
        """End all processes that are still running."""
        for process in self._running():
            process.terminate()

    def _running(self) -> list[SpawnProcess]:
        return [process for process in self._started if process.pid is not None and process.is_alive()]


class Processes:
    """A pool of processes that starts at the first call, and replaces processes that died."""

    def __init__(self, number: int, called_off: Any, niceness: int) -> None:
        self._number: Final = number
        self._initial: Final = (called_off, niceness)
        self._spawning: Final = Spawning()
        self._pool: ProcessPoolExecutor | None = None
        self._is_stopped = False

    async def call(self, work: Callable[..., Answer], *about: object) -> Answer:
        """Run `work` in one of the processes, and return its result.

        Raises:
            BrokenProcessPool: the processes died repeatedly, or were stopped.
        """
        for attempt in range(ATTEMPTS):
            pool = self._open()
            try:
                answering = partial(worker.answer_of, work, *about)
                return await asyncio.get_running_loop().run_in_executor(pool, answering)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False)
                if attempt == ATTEMPTS - 1:
                    raise
        raise AssertionError("unreachable")

    def stop(self) -> None:
        """End the processes immediately, even during a job.

        Otherwise the program could not end until all jobs are done. The pool object stays, because its thread
        must still cancel the waiting jobs.
        """
        self._is_stopped = True
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._spawning.terminate()

    def _open(self) -> ProcessPoolExecutor:
        if self._is_stopped:
            raise BrokenProcessPool("the processes were stopped")
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._number,
                mp_context=self._spawning,
                initializer=worker.prepare,
                initargs=self._initial,
            )
        return self._pool


class BotPool:
    """The processes of a server: some for bots at tables, one for hints, and some for background work.

    Bots at tables have priority. Hints and background work have separate processes with a low priority, and
    separate queues. If those processes fail, bots at tables still run.
    """

    def __init__(self, processes: int, seconds: float) -> None:
        self.processes: Final = processes
        self.seconds: Final = seconds  # seconds for a decision of a searching bot
        self.queue: Final = FairQueue(processes)
        self._jobs: Final = count(1)
        self._called_off: Final = SpawnContext().RawArray(c_longlong, CALLED_OFF)
        self._at_tables: Final = Processes(processes, self._called_off, 0)
        self.hints: Final = FairQueue(1)
        self._for_hints: Final = Processes(self.hints.places, self._called_off, HINT_NICENESS)
        self.background: Final = FairQueue(max(1, processes // 2))
        self._slices: Final[set[asyncio.Task[Any]]] = set()
        self._in_background: Final = Processes(self.background.places, self._called_off, BACKGROUND_NICENESS)

    async def choose(
        self, state: State, player: int, bot: str, own: str = "", *, owner: str = "", table: str = ""
    ) -> list[str]:
        """Return the decisions of `bot` for `player`, until chance or another player has to decide.

        `own` is the draft of custom races in play, as text. The fair queue uses `owner` and `table`. If the
        call is cancelled, the bot stops.

        Raises:
            BrokenProcessPool: the processes died repeatedly.
        """
        return await self._ask(worker.choose, self.queue, (owner, table), state, player, own, bot)

    async def advise(
        self, state: State, player: int, own: str = "", *, household: str = "", table: str = ""
    ) -> Hint:
        """Return a hint for `player`, who has to decide. It uses only what that player can see.

        The fair queue uses `household` and `table`.

        Raises:
            BrokenProcessPool: the processes died repeatedly.
        """
        return await self._ask(worker.advise, self.hints, (household, table), state, player, own)

    def seconds_now(self, queue: FairQueue | None = None) -> float:
        """Return how many seconds a bot may think about a decision: fewer while the queue is long."""
        load = (queue or self.queue).load
        return self.seconds * max(LEAST_PART, min(1.0, 1.0 / max(load, 1e-9)))

    async def _ask(
        self,
        work: Callable[..., Answer],
        queue: FairQueue,
        whose: tuple[str, str],
        state: State,
        player: int,
        own: str,
        *about: str,
    ) -> Answer:
        position = format_position(seen_by(state, player))
        boxes, board = tuple(state.rules.boxes), state.board.name
        job = next(self._jobs)
        seed = secrets.randbits(48)
        try:
            async with queue.place(*whose):
                seconds = self.seconds_now(queue)
                return await self._think(work, job, boxes, own, board, position, *about, seed, seconds)
        except asyncio.CancelledError:
            self._called_off[job % CALLED_OFF] = job
            raise

    async def think(self, *about: Any) -> list[str]:
        """Return the decisions of a bot for another process, without using the fair queue.

        The other process has queued the job already.

        `about` has the arguments of `worker.choose` except `job`. If the call is cancelled, the bot stops.
        """
        job = next(self._jobs)
        try:
            return await self._at_tables.call(worker.choose, *about, job)
        except asyncio.CancelledError:
            self._called_off[job % CALLED_OFF] = job
            raise

    async def _think(self, work: Callable[..., Answer], job: int, *about: Any) -> Answer:
        """Run a job whose turn has come, in the processes for its kind of job, and return its answer."""
        processes = self._at_tables if work is worker.choose else self._for_hints
        return await processes.call(work, *about, job)

    async def run(self, household: str, person: str, work: Callable[..., Answer], *about: object) -> Answer:
        """Return the result of `work`, called in a process for background work.

        Households take turns, and so do the persons (or tables) of a household. A running call cannot be
        interrupted, so callers must split lengthy work. A cancelled call occupies its place until the work
        ends.

        Raises:
            BrokenProcessPool: the processes died repeatedly.
        """
        begun = asyncio.Event()
        slice_ = asyncio.create_task(self._slice(begun, household, person, work, *about))
        self._slices.add(slice_)
        slice_.add_done_callback(self._end_slice)
        try:
            return await asyncio.shield(slice_)
        except asyncio.CancelledError:
            if not begun.is_set():
                slice_.cancel()
            raise

    async def _slice(
        self, begun: asyncio.Event, household: str, person: str, work: Callable[..., Answer], *about: object
    ) -> Answer:
        async with self.background.place(household, person):
            begun.set()
            return await self._in_background.call(work, *about)

    def _end_slice(self, ended: asyncio.Task[Any]) -> None:
        self._slices.discard(ended)
        if not ended.cancelled():
            ended.exception()  # a caller that still waits gets the error; there may be none

    async def open(self) -> None:
        """Prepare for jobs. The server calls this when it starts."""

    async def close(self) -> None:
        """Cancel background work, and end the processes."""
        for slice_ in self._slices:
            slice_.cancel()
        self.stop()

    def hear(self, news: dict[str, Any]) -> None:
        """Handle a message about bots from another process. This class ignores it."""

    def miss(self) -> None:
        """Handle a possible loss of messages. This class ignores it."""

    async def tend(self) -> None:
        """Do regular maintenance. The server calls this at every heartbeat."""

    def stop(self) -> None:
        """End all processes immediately."""
        self._at_tables.stop()
        self._for_hints.stop()
        self._in_background.stop()
