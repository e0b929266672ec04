"""Names that people give when they set up a table, which others read as they read a message."""

from __future__ import annotations

from collections.abc import Iterable

from smallworld.content.realms.board_names import REALM
from smallworld.content.realms.scenarios.scenario_code import SCENARIO
from smallworld.server.accounts.measures import Measures
from smallworld.server.accounts.people import User
from smallworld.server.schema.requests import BranchWish, SeatWish, TableWish


def check_names(measures: Measures, user: User, wish: TableWish | BranchWish) -> None:
    """See that who is muted names no seat, and brings nothing that somebody named.

    Who named a board or a scenario its string does not tell, so they are nobody's to bring.

    Raises:
        Refusal: 403.
    """
    if names_a_seat(user, wish.seats) or (isinstance(wish, TableWish) and brings_names(wish)):
        measures.check_naming(user.id)


def names_a_seat(user: User, seats: Iterable[SeatWish]) -> bool:
    """Whether a person's seat would have another name than that of who asks."""
    return any(seat.kind in ("me", "local") and seat.name not in (None, "", user.name) for seat in seats)


def brings_names(wish: TableWish) -> bool:
    """Whether names of somebody's own come with races, powers, a board or a scenario."""
    scenarios = (wish.scenario or "", *wish.boxes)
    return (
        wish.own is not None
        or (wish.board or "").startswith(REALM)
        or any(name.startswith(SCENARIO) for name in scenarios)
    )
