"""A change of a table as a value: what comes next is built aside, and seen by nobody until it is written."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from sqlalchemy import Connection

from smallworld.engine.game import on_turn
from smallworld.server.game.autoplay import awaited, go_on
from smallworld.server.game.clock import Clock
from smallworld.server.game.play import Event, ReplayedGame, now_ms
from smallworld.server.game.seat import Seats
from smallworld.server.game.table_data import FINISHED, RUNNING, TableData
from smallworld.server.game.values import but
from smallworld.server.storage import queries


class Next(NamedTuple):
    """What a change makes of a table: its data, and a copy of its game with what was added."""

    data: TableData
    play: ReplayedGame | None = None  # None: the game stays as it is


# Makes the next of a table as it is, with its clocks charged until now; None: there is nothing to do.
# It is called once more when somebody else has written to the table, and changes nothing by itself.
Change = Callable[[TableData, ReplayedGame | None], Next | None]


class Step(NamedTuple):
    """A table's next values, with what is to be written of them."""

    at: float  # until when its clocks are charged
    data: TableData
    play: ReplayedGame | None
    events: tuple[Event, ...]
    clocks: Seats  # the seats whose clocks show something else than before
    only_goes_on: bool  # whether nothing changes but how far the game is, and the clocks

    @property
    def only_charges(self) -> bool:
        """Whether nothing happens but that time goes by."""
        return self.only_goes_on and self.play is None

    def write(self, connection: Connection, command: tuple[str, str] | None) -> None:
        """Write all of it down, with the command, a person and a key, that led to it.

        Raises:
            IntegrityError: the events, or the command, are there already.
            LeaseLost: the table is another server's.
        """
        data = self.data
        if self.only_goes_on:
            queries.go_on(connection, data, self.clocks)
        else:
            queries.update_table(connection, data)
        queries.add_events(connection, data, self.events)
        if command is not None:
            queries.add_command(connection, data.id, *command, self.events[0].seq, self.events[-1].seq)


def build(data: TableData, play: ReplayedGame | None, clock: Clock, change: Change) -> Step | None:
    """What `change` makes of a table, and what then happens by itself; None when nothing is to be written."""
    at = clock.now()
    seats = clock.charged(data.seats, at)
    charged = data if seats is data.seats else but(data, seats=seats)
    made = change(charged, play)
    if made is None or (made.data is data and made.play is None):
        return None
    after, tried = made
    if tried is not None:
        go_on(after, tried)
        if play is not None and tried.turn_number() != play.turn_number():
            after = after.rewarded(play.state.player)
        after = _noted(after, tried)
    changed = [new for new, old in zip(after.seats, data.seats, strict=True) if new.clock_ms != old.clock_ms]
    return Step(
        at,
        after,
        tried,
        tuple(tried.fresh) if tried is not None else (),
        tuple(changed),
        only_goes_on=made.data is charged and after.status == data.status,
    )


def _noted(data: TableData, play: ReplayedGame) -> TableData:
    """The table with how far its game is."""
    state = play.state
    after = data.as_far_as(play.seq, state.turn, on_turn(state), tuple(awaited(data, play)))
    if state.over and data.status == RUNNING:
        return replace(after, status=FINISHED, finished=now_ms())
    return after
