"""Changes of a table. The next state is built as a separate value, and published only after it is written."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from smallworld.engine.game import on_turn
from smallworld.house.game.autoplay import awaited, go_on
from smallworld.house.game.clock import Clock
from smallworld.house.game.play import Event, ReplayedGame, now_ms
from smallworld.house.game.seat import Seats
from smallworld.house.game.table_data import FINISHED, RUNNING, TableData
from smallworld.house.game.values import but


class Next(NamedTuple):
    """The result of a change: the new data of the table, and a copy of its game with the new events."""

    data: TableData
    play: ReplayedGame | None = None  # None if the game does not change


# A function that returns the next values of a table with clocks charged until now, or None if nothing
# changes. It must have no side effects, because it is called again if another server or request has written
# to the table.
Change = Callable[[TableData, ReplayedGame | None], Next | None]


class Step(NamedTuple):
    """The next state of a table, and the changes to store."""

    at: float  # the time until which clocks are charged
    data: TableData
    play: ReplayedGame | None
    events: tuple[Event, ...]
    clocks: Seats  # the seats whose clocks changed
    only_goes_on: bool  # whether only the game's progress and the clocks change

    @property
    def only_charges(self) -> bool:
        """Whether nothing but the clocks changes."""
        return self.only_goes_on and self.play is None


def build(data: TableData, play: ReplayedGame | None, clock: Clock, change: Change) -> Step | None:
    """Return the table after `change` and the automatic steps that follow; None if nothing changes."""
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
    """Return the table's data with the progress of its game."""
    state = play.state
    after = data.as_far_as(play.seq, state.turn, on_turn(state), tuple(awaited(data, play)))
    if state.over and data.status == RUNNING:
        return replace(after, status=FINISHED, finished=now_ms())
    return after
