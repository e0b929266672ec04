"""The data of a table without its game: seats, rules, clock and progress."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final, Literal

from smallworld.content.catalogue import find_board
from smallworld.engine.owners import Owners
from smallworld.engine.rules import slug
from smallworld.engine.text.record import Record
from smallworld.house.game.branch import Branch
from smallworld.house.game.chance import (
    BY_CHANCE,
    BY_CHOICE,
    FIRST,
    FIRST_BY,
    SEED,
    SEED_HASH,
    TAKEN_OVER,
    number,
    seed_hash,
)
from smallworld.house.game.clock import DAILY, Pace, rewarded, wound
from smallworld.house.game.play import ReplayedGame, rules_of
from smallworld.house.game.seat import OPEN as OPEN_SEAT
from smallworld.house.game.seat import Seat, Seats
from smallworld.house.game.values import but
from smallworld.workshop.tables import OPTION

Status = Literal["open", "running", "finished"]
OPEN: Final = "open"
RUNNING: Final = "running"
FINISHED: Final = "finished"
ANY_FIRST: Final = -1  # chance decides which player begins
NEWCOMER_FIRST: Final = -2  # a player without a finished game begins, chosen when the game begins
NOBODY_DECIDES: Final = -1
SHOWCASE: Final = "showcase"  # the user who hosts the games that bots play for the visitors of the lobby
BEGINNERS_KEPT: Final = 4096


@lru_cache(BEGINNERS_KEPT)  # cached, because each summary of a table needs it
def _begins_by_chance(seed: bytes, seats: int) -> int:
    return number(seed, FIRST, 0, seats)


@dataclass(frozen=True)
class TableData:
    """A row of the database's table `games` with its seats, as an immutable value."""

    id: str
    host: str
    board: str
    boxes: Mapping[str, int]  # names of boxes, options and scenario, with the versions of their rules
    seats: Seats
    own_pace: Pace
    seed: bytes
    created: int
    by_days: bool = False  # whether each turn may take a day, in place of the usual pace
    public: bool = False
    open_coins: bool = False
    allied_coins: bool = False
    drop_in: bool = False  # whether people may take the seats of bots in the running game
    wanted_first: int = ANY_FIRST
    own: str = ""  # a draft of custom races and powers, as text
    status: Status = OPEN
    first: int = 0
    finished: int | None = None
    rematch: str | None = None
    branch: Branch | None = None
    seq: int = 0
    turn: int = 0
    on_turn: int = 0
    awaited: tuple[int, ...] = ()  # the players who have to decide now, in the order of the rules
    epoch: int = 0  # epoch of this server's lease on the table; always 0 if there is only one server

    @property
    def decider(self) -> int:
        """The player whose decision comes next, or NOBODY_DECIDES. Chance decides without waiting."""
        return self.awaited[0] if self.awaited else NOBODY_DECIDES

    @property
    def is_full(self) -> bool:
        """Whether every seat is taken, so that the game can begin."""
        return self.status == OPEN and all(seat.kind != OPEN_SEAT for seat in self.seats)

    @property
    def is_showcase(self) -> bool:
        """Whether bots play this game for the visitors of the lobby."""
        return self.host == SHOWCASE

    @property
    def rounds(self) -> int:
        """The number of game turns."""
        return find_board(self.board).rounds

    @property
    def pace(self) -> Pace:
        """The present clock of the game, which may be one day per turn."""
        return DAILY if self.by_days else self.own_pace

    def with_seat(self, player: int, **values: Any) -> TableData:
        """Return the table with these new values for one seat."""
        return self.with_seats(lambda seat: replace(seat, **values) if seat.player == player else seat)

    def with_seats(self, change: Callable[[Seat], Seat]) -> TableData:
        """Return the table after applying `change` to every seat; the same table if no seat changes."""
        seats = tuple([change(seat) for seat in self.seats])
        if all(new is old for new, old in zip(seats, self.seats, strict=True)):
            return self
        return but(self, seats=seats)

    def as_far_as(self, seq: int, turn: int, on_turn: int, awaited: tuple[int, ...]) -> TableData:
        """Return the table with the progress of its game: last event, turn and awaited players."""
        return but(self, seq=seq, turn=turn, on_turn=on_turn, awaited=awaited)

    def at_pace(self, by_days: bool) -> TableData:
        """Return the table with a clock of one day per turn, or with its usual clock again.

        With one day per turn, every player gets a day. With the usual clock, players get a part of the total
        time, in proportion to the remaining turns.
        """
        data = replace(self, by_days=by_days)
        left = 1.0 if by_days else (self.rounds - self.turn + 1) / self.rounds
        return replace(data, seats=wound(self.seats, data.pace, left))

    def rewarded(self, player: int) -> TableData:
        """Return the table after adding the increment for a finished turn to the clock of `player`."""
        seat = rewarded(self.seats[player], self.pace)
        if seat is self.seats[player]:
            return self
        return but(self, seats=(*self.seats[:player], seat, *self.seats[player + 1 :]))

    def race_names(self) -> list[str]:
        """Return the names of all races that can appear in the game."""
        rules = rules_of(tuple(self.boxes), self.own)
        return [slug(rules.names[race]) for race in rules.races]

    def players_of(self, user: str | None) -> list[int]:
        """Return the seats of a user, counted from 0."""
        return [seat.player for seat in self.seats if seat.user == user] if user is not None else []

    def team_of(self, user: str | None) -> frozenset[int]:
        """Return the seats of a user's team, counted from 0; an empty set if the user has no partners.

        Before the game there are no teams. A user with seats in several teams counts as having none, because
        messages to one team would reach an opponent.
        """
        own = self.players_of(user)
        if not own or self.status == OPEN:
            return frozenset()
        partners = self.owners().allies_of(own[0])
        team = frozenset([own[0], *partners])
        return team if partners and team.issuperset(own) else frozenset()

    def begins(self) -> int:
        """Return the seat that begins, counted from 0. If chance decides, the seed determines it."""
        if self.wanted_first not in (ANY_FIRST, NEWCOMER_FIRST):
            return self.wanted_first
        return _begins_by_chance(self.seed, len(self.seats))

    def begun(self, newcomers: list[int]) -> TableData:
        """Return the table at the start of its game.

        If the host wanted a newcomer to go first, chance picks one of `newcomers`, or any seat if there are
        no newcomers.
        """
        data = self
        if self.wanted_first == NEWCOMER_FIRST:
            chosen = newcomers[number(self.seed, FIRST, 0, len(newcomers))] if newcomers else ANY_FIRST
            data = replace(self, wanted_first=chosen)
        return replace(data, status=RUNNING, first=data.begins(), seats=wound(data.seats, data.pace))

    def owners(self) -> Owners:
        """Return the teams of the game. Before the game, these are its future teams."""
        return rules_of(tuple(self.boxes), self.own).owners_of(len(self.seats), first=self.begins())

    def new_play(self) -> ReplayedGame:
        """Return the game before its first event."""
        return ReplayedGame(self.record([]), self.seed)

    def record(self, actions: list[str]) -> Record:
        """Return the record of the game. After the end it includes the seed, so that anyone can verify it."""
        options = {
            "table": self.id,
            "coins": "open" if self.open_coins else "allied" if self.allied_coins else "hidden",
            FIRST_BY: BY_CHANCE if self.wanted_first == ANY_FIRST else BY_CHOICE,
            SEED_HASH: seed_hash(self.seed),
        }
        if self.branch is not None:
            options[TAKEN_OVER] = str(self.branch.drawn)
        if self.own:
            options[OPTION] = self.own
        if self.status == FINISHED:
            options[SEED] = self.seed.hex()
        return Record(
            dict(self.boxes), self.board, [seat.name for seat in self.seats], self.first, options, actions
        )
