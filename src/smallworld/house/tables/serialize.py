"""The messages about a table: its summary and its state, in the format of docs/reference/protocol.md."""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING, Protocol

from smallworld.content.choice import world_of
from smallworld.content.shelf import BOXES, LEADERS, PLACES, is_scenario
from smallworld.engine.game import on_turn
from smallworld.engine.owners import Owners
from smallworld.engine.state import State
from smallworld.house.custom.boards import shown_board, shown_title
from smallworld.house.game.autoplay import shown_to
from smallworld.house.game.chance import seed_hash
from smallworld.house.game.clock import Clock
from smallworld.house.game.lesson import is_lesson
from smallworld.house.game.parts import Joined, Parts
from smallworld.house.game.play import ReplayedGame
from smallworld.house.game.puzzles import number_of
from smallworld.house.game.seat import BOT
from smallworld.house.game.seat import OPEN as OPEN_SEAT
from smallworld.house.game.table_data import FINISHED, OPEN, TableData
from smallworld.house.json_text import to_text
from smallworld.house.tables.snapshot import Snapshot
from smallworld.views.schema import OwnView, View
from smallworld.views.seat import SPECTATOR
from smallworld.views.teams import teams_among
from smallworld.views.view import common_view, own_view

if TYPE_CHECKING:
    from smallworld.house.schema.answers import Gone, Orders, Partners, Summary


class Voting(Protocol):
    """Votes on how a table continues while players are gone."""

    def gone(self) -> list[Gone]:
        """Return the absent players, how long each has been gone, and the votes about each."""

    def at_own_pace(self) -> list[int]:
        """Return the seats of players who vote for the usual pace of the table."""

    def needed(self) -> int:
        """Return how many votes a change needs."""


def summary(
    table: TableData, here: Container[str] = (), votes: Voting | None = None, clock: Clock | None = None
) -> Summary:
    """Return the public data of a table. `here` contains the connected users.

    Without `votes`, no votes are shown. Without `clock`, the clocks of the last write are shown.
    """
    begun = table.status != OPEN
    shown: Summary = {
        "id": table.id,
        "status": table.status,
        "board": shown_board(table.board),
        "board_title": shown_title(table.board),
        "boxes": [name for name in table.boxes if name in BOXES],
        "in_play": list(table.boxes),
        "leaders": LEADERS in table.boxes,
        "places": PLACES in table.boxes,
        "scenario": next((name for name in table.boxes if is_scenario(name)), None),
        "world": world_of(tuple(table.boxes)),
        "own": bool(table.own),
        "lesson": is_lesson(table.seed),
        "puzzle": number_of(table.seed),
        "players": len(table.seats),
        "seats": [
            {
                "player": seat.player + 1,
                "kind": seat.kind,
                "name": seat.name,
                "bot": seat.bot,
                "user": seat.user,
                "here": seat.kind == BOT or (seat.user is not None and seat.user in here),
                "away": seat.away,
                "clock_ms": seat.clock_ms if clock is None else clock.left(seat),
                "awaited": seat.player in table.awaited,
                "kept_for": seat.held_for if seat.kind == OPEN_SEAT else None,
            }
            for seat in table.seats
        ],
        "teams": partners_among(table.owners()),
        "host": table.host,
        "public": table.public,
        "open_coins": table.open_coins,
        "drop_in": table.drop_in,
        "allied_coins": table.allied_coins,
        "clock": table.pace.to_json(),
        "by_days": table.by_days,
        "gone": votes.gone() if votes is not None else [],
        "at_own_pace": votes.at_own_pace() if votes is not None else [],
        "needed": votes.needed() if votes is not None else 1,
        "turn": table.turn if begun else None,
        "rounds": table.rounds,
        "on_turn": table.on_turn + 1 if begun else None,
        "created": table.created / 1000,
        "seed_hash": seed_hash(table.seed),
        "rematch": table.rematch,
        "branch": {"table": table.branch.table or None, "seq": table.branch.seq} if table.branch else None,
    }
    if table.status == FINISHED:
        shown["seed"] = table.seed.hex()
    return shown


def partners_among(owners: Owners) -> list[Partners]:
    """Return the teams in the order of the seats; an empty list without teams."""
    return [{"players": team["players"], "weight": team["weight"]} for team in teams_among(owners)]


def told_to(
    table: TableData,
    play: ReplayedGame | None,
    user: str | None,
    about: Parts,
    last: tuple[str, int] | None = None,
) -> Snapshot:
    """Return the snapshot of a table for `user`: the views of their seats, or the view of a spectator.

    Before the game there are no views. `about` is the table's summary, and `last` is the user's last command,
    as key and last event.
    """
    players = table.players_of(user)
    small = {
        "orders": to_text(orders_of(table, players)),
        "last": to_text({"key": last[0], "seq": last[1]} if last is not None else None),
    }
    if play is None:
        return Snapshot(0, about, {}, None, {}, {**small, "undo": "{}"})
    undo = {str(player + 1): len(play.befores) for player in players if player == on_turn(play.state)}
    return Snapshot(
        play.seq,
        about,
        {player + 1: view_parts(table, play, player) for player in players},
        None if players else view_parts(table, play, SPECTATOR),
        play.story(),
        {**small, "undo": to_text(undo)},
    )


def orders_of(table: TableData, players: list[int]) -> dict[str, Orders]:
    """Return the standing orders of these seats, by number of the seat."""
    return {
        str(player + 1): {"order": table.seats[player].order, "races": dict(table.seats[player].race_orders)}
        for player in players
    }


def view_parts(table: TableData, play: ReplayedGame, player: int) -> Joined:
    """Return the view of a seat in parts. The view is cached for all users who see it."""
    if player not in play.shown:
        state = shown_to(table, play, player)
        own = own_view_of(state, player, table.open_coins, table.allied_coins)
        play.shown[player] = Joined(_common_parts(play, state, player), Parts({**own}))
    return play.shown[player]


def _common_parts(play: ReplayedGame, state: State, player: int) -> Parts:
    """Return the part of a seat's view that all users with the same state share. It is cached."""
    if state is not play.state or state.rules.secrets:
        return Parts({**common_view(state, player)})
    if play.common is None:
        play.common = Parts({**common_view(state)})
    return play.common


def seat_view(state: State, player: int, open_coins: bool, allied_coins: bool = False) -> View:
    """Return the complete view of a seat, with the coins of others that it may see."""
    return {**common_view(state, player), **own_view_of(state, player, open_coins, allied_coins)}


def own_view_of(state: State, player: int, open_coins: bool, allied_coins: bool) -> OwnView:
    """Return the part of `seat_view` that can differ between seats."""
    seen = own_view(state, player)
    allies = state.owners.allies_of(player) if allied_coins and player != SPECTATOR else ()
    for seat in seen["seats"]:
        if open_coins or seat["player"] - 1 in allies:
            seat["coins"] = state.coins[seat["player"] - 1]
    return seen
