"""Checks of the names that users choose for a new table. A muted user could use names as messages."""

from __future__ import annotations

from collections.abc import Iterable

from smallworld.content.catalogue import is_custom
from smallworld.content.realms.scenarios.scenario_code import SCENARIO
from smallworld.engine.text.record import Record
from smallworld.server.accounts.measures import Measures
from smallworld.server.accounts.people import User
from smallworld.server.schema.requests import BranchWish, RecordWish, SeatWish, TableWish
from smallworld.workshop.tables import OPTION


def check_names(measures: Measures, user: User, wish: TableWish | BranchWish | RecordWish) -> None:
    """Check that a muted user gives no seat a name, and uses no custom names.

    The author of a custom board or scenario is unknown, so muted users may not use any.

    Raises:
        Refusal: 403 for a muted user who uses such a name.
    """
    if names_a_seat(user, wish.seats) or (isinstance(wish, TableWish) and brings_names(wish)):
        measures.check_naming(user.id)


def names_a_seat(user: User, seats: Iterable[SeatWish]) -> bool:
    """Return whether a seat of the user would show another name than the user's own."""
    return any(seat.kind in ("me", "local") and seat.name not in (None, "", user.name) for seat in seats)


def brings_names(wish: TableWish) -> bool:
    """Return whether a table would show custom names of races, powers, a board or a scenario."""
    scenarios = (wish.scenario or "", *wish.boxes)
    return (
        wish.own is not None
        or is_custom(wish.board or "")
        or any(name.startswith(SCENARIO) for name in scenarios)
    )


def brings_names_in(record: Record) -> bool:
    """Return whether the game of a file shows custom names of races, powers, a board or a scenario."""
    scenarios = any(name.startswith(SCENARIO) for name in record.boxes)
    return OPTION in record.options or is_custom(record.board) or scenarios
