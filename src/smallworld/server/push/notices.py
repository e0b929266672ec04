"""Push notices to absent users when a table waits for them."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

import structlog

from smallworld.house.game.seat import OPEN as OPEN_SEAT
from smallworld.house.game.seat import Seat
from smallworld.house.game.table_data import OPEN, RUNNING, TableData
from smallworld.house.json_text import to_text
from smallworld.house.refusal import Refusal
from smallworld.server.limits import Limits
from smallworld.server.metrics import Metrics
from smallworld.server.push.subscriptions import GONE, Subscription, Subscriptions
from smallworld.translate import Translator

if TYPE_CHECKING:
    from smallworld.server.push.web_push import Push

log = structlog.get_logger("smallworld.notices")
Here = Callable[[], set[str]]  # returns the users who are connected to a table

AT_ONCE: Final = 8  # most notices sent at the same time
_writing: Final = threading.Lock()  # only one thread at a time may load a catalogue, at its first use


class Waiting(NamedTuple):
    """A user, and the turn in which a table began to wait for them.

    A table waits for a decision of the user, for displaced tokens, or for the user to join a rematch.
    """

    turn: int
    on_turn: int
    player: int
    user: str

    def is_of_turn(self, table: TableData) -> bool:
        """Return whether the table is still in the same turn, or still before its game."""
        return table.status in (OPEN, RUNNING) and (self.turn, self.on_turn) == (table.turn, table.on_turn)


class HasData(Protocol):
    """A table whose data changes over time."""

    @property
    def data(self) -> TableData:
        """The current data of the table, with its seats and awaited players."""


class Notices:
    """A sender of notices in the background. It sends one for each `Waiting`, after some seconds."""

    def __init__(
        self, push: Push | None, subscriptions: Subscriptions, limits: Limits, metrics: Metrics, delay: float
    ) -> None:
        """Prepare to send notices with `push`; None sends nothing.

        A user who returns within `delay` seconds gets no notice.
        """
        self.push: Final = push
        self._subscriptions: Final = subscriptions
        self._limits: Final = limits
        self._metrics: Final = metrics
        self._delay: Final = delay
        self._told: Final[dict[str, set[Waiting]]] = {}  # notices of the present turn, by table
        self._work: Final[set[asyncio.Task[None]]] = set()
        self._sending: Final = asyncio.Semaphore(AT_ONCE)

    async def open(self) -> None:
        """Open the connection to push services."""
        if self.push is not None:
            await self.push.open()

    async def close(self) -> None:
        """Cancel all notices that are not sent yet, and close the connection to push services."""
        for task in self._work:
            task.cancel()
        if self._work:
            await asyncio.wait(self._work)
        if self.push is not None:
            await self.push.close()

    def consider(self, table: HasData, here: Here) -> None:
        """Schedule the notices that a change of a table requires, without waiting for them."""
        if self.push is None:
            return
        data, present = table.data, here()
        told = {each for each in self._told.pop(data.id, ()) if each.is_of_turn(data)}
        for waiting in waited_for(data):
            if waiting not in told and waiting.user not in present:
                told.add(waiting)
                task = asyncio.create_task(self._tell(table, here, waiting))
                self._work.add(task)
                task.add_done_callback(self._work.discard)
        if told:
            self._told[data.id] = told

    async def _tell(self, table: HasData, here: Here, waiting: Waiting) -> None:
        await asyncio.sleep(self._delay)
        data = table.data  # the data after the delay
        if waiting not in waited_for(data) or waiting.user in here():
            self._told.get(data.id, set()).discard(waiting)  # they may still get a notice this turn
            return
        try:
            self._limits.take("notice", waiting.user)
            found = await self._subscriptions.of(waiting.user)
            await asyncio.gather(*[self._send(subscription, data, waiting) for subscription in found])
        except Refusal:
            return  # `Limits` counts these refusals
        except Exception:
            log.exception("notice failed", table=data.id)

    async def _send(self, subscription: Subscription, table: TableData, waiting: Waiting) -> None:
        assert self.push is not None
        async with self._sending:
            # In a thread, because the first text in a language loads its catalogue.
            text = await asyncio.to_thread(letter, subscription.language, table, waiting)
            outcome = await self.push.send(subscription, text, table.id)
        self._metrics.notices.labels(outcome).inc()
        if outcome == GONE:
            await self._subscriptions.forget(subscription.endpoint)


def waited_for(table: TableData) -> list[Waiting]:
    """Return each human player who keeps a table waiting."""

    def waiting(seat: Seat, user: str) -> Waiting:
        return Waiting(table.turn, table.on_turn, seat.player, user)

    if table.status == OPEN:
        free = [seat for seat in table.seats if seat.kind == OPEN_SEAT]
        return [waiting(seat, seat.held_for) for seat in free if seat.held_for is not None]
    if table.status != RUNNING:
        return []
    seats = [table.seats[player] for player in table.awaited]
    return [waiting(seat, seat.user) for seat in seats if seat.user is not None and not seat.played_by_bot()]


def letter(language: str, table: TableData, waiting: Waiting) -> str:
    """Return the notice for a user in their language, as JSON for `web/public/service-worker.js`."""
    others = [seat.name for seat in table.seats if seat.player != waiting.player]
    what = "notice-turn" if waiting.player == waiting.on_turn else "notice-tokens"
    if table.status == OPEN:
        what = "notice-rematch"
    with _writing:
        words = Translator(language)
        title, body = words.t("title"), words.t(what, players=words.listed(others))
    return to_text({"title": title, "body": body, "language": language, "table": table.id})
