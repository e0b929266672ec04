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
from smallworld.server.game.branch import Branch
from smallworld.server.game.chance import (
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
from smallworld.server.game.clock import DAILY, Pace, rewarded, wound
from smallworld.server.game.play import ReplayedGame, rules_of
from smallworld.server.game.seat import OPEN as OPEN_SEAT
from smallworld.server.game.seat import Seat, Seats
from smallworld.server.game.values import but
from smallworld.workshop.tables import OPTION

Status = Literal["open", "running", "finished"]
OPEN: Final = "open"
RUNNING: Final = "running"
FINISHED: Final = "finished"
ANY_FIRST: Final = -1  # chance decides who begins
NEWCOMER_FIRST: Final = -2  # a player who has not finished a game yet; who that is shows when the game begins
NOBODY_DECIDES: Final = -1
BEGINNERS_KEPT: Final = 4096


@lru_cache(BEGINNERS_KEPT)  # each summary of a table needs it
def _begins_by_chance(seed: bytes, seats: int) -> int:
    return number(seed, FIRST, 0, seats)


@dataclass(frozen=True)
class TableData:
    """A row of the database's table `games`, with its seats: a value that is replaced, never changed."""

    id: str
    host: str
    board: str
    boxes: Mapping[str, int]  # names and versions of the rules, of option and scenario too
    seats: Seats
    own_pace: Pace
    seed: bytes
    created: int
    by_days: bool = False  # each turn may take a day, instead of the usual pace
    public: bool = False
    open_coins: bool = False
    allied_coins: bool = False
    wanted_first: int = ANY_FIRST
    own: str = ""  # a draft of the workshop, as text
    status: Status = OPEN
    first: int = 0
    finished: int | None = None
    rematch: str | None = None
    branch: Branch | None = None
    seq: int = 0
    turn: int = 0
    on_turn: int = 0
    awaited: tuple[int, ...] = ()  # who may decide now, in the order of the rules
    epoch: int = 0  # of the lease by which this server has the table; always 0 where there is one server

    @property
    def decider(self) -> int:
        """The player whose decision comes next; chance never waits."""
        return self.awaited[0] if self.awaited else NOBODY_DECIDES

    @property
    def is_full(self) -> bool:
        """Whether the game may begin: every seat is taken."""
        return self.status == OPEN and all(seat.kind != OPEN_SEAT for seat in self.seats)

    @property
    def rounds(self) -> int:
        """The number of game turns."""
        return find_board(self.board).rounds

    @property
    def pace(self) -> Pace:
        """The pace of the game now."""
        return DAILY if self.by_days else self.own_pace

    def with_seat(self, player: int, **values: Any) -> TableData:
        """Return the table with other values for a seat."""
        return self.with_seats(lambda seat: replace(seat, **values) if seat.player == player else seat)

    def with_seats(self, change: Callable[[Seat], Seat]) -> TableData:
        """Return the table with every seat as `change` makes it; itself if none changes."""
        seats = tuple([change(seat) for seat in self.seats])
        if all(new is old for new, old in zip(seats, self.seats, strict=True)):
            return self
        return but(self, seats=seats)

    def as_far_as(self, seq: int, turn: int, on_turn: int, awaited: tuple[int, ...]) -> TableData:
        """Return the table with the progress of its game: event, turn and awaited players."""
        return but(self, seq=seq, turn=turn, on_turn=on_turn, awaited=awaited)

    def at_pace(self, by_days: bool) -> TableData:
        """Return the table at a day a turn, or at its usual pace again.

        At a day a turn, everyone gets a day. Of the time for a whole game, they get the share of the
        remaining turns.
        """
        data = replace(self, by_days=by_days)
        left = 1.0 if by_days else (self.rounds - self.turn + 1) / self.rounds
        return replace(data, seats=wound(self.seats, data.pace, left))

    def rewarded(self, player: int) -> TableData:
        """Return the table after a turn of `player`, who gets an increment for it."""
        seat = rewarded(self.seats[player], self.pace)
        if seat is self.seats[player]:
            return self
        return but(self, seats=(*self.seats[:player], seat, *self.seats[player + 1 :]))

    def race_names(self) -> list[str]:
        """Return the races that may come into play, by name."""
        rules = rules_of(tuple(self.boxes), self.own)
        return [slug(rules.names[race]) for race in rules.races]

    def players_of(self, user: str | None) -> list[int]:
        """Return the seats of `user`, from 0."""
        return [seat.player for seat in self.seats if seat.user == user] if user is not None else []

    def team_of(self, user: str | None) -> frozenset[int]:
        """Return the seats of the team that `user` plays for, from 0; none without partners.

        Before the game there are no teams. A user with seats in several teams is in none: a message to one
        team would reach an opponent.
        """
        own = self.players_of(user)
        if not own or self.status == OPEN:
            return frozenset()
        partners = self.owners().allies_of(own[0])
        team = frozenset([own[0], *partners])
        return team if partners and team.issuperset(own) else frozenset()

    def begins(self) -> int:
        """Return the seat that begins, from 0; if chance decides, it did so before anyone sat down."""
        if self.wanted_first not in (ANY_FIRST, NEWCOMER_FIRST):
            return self.wanted_first
        return _begins_by_chance(self.seed, len(self.seats))

    def begun(self, newcomers: list[int]) -> TableData:
        """Return the table as its game begins; if a newcomer should begin, chance picks one of `newcomers`.

        Without any newcomer, chance decides between all seats.
        """
        data = self
        if self.wanted_first == NEWCOMER_FIRST:
            chosen = newcomers[number(self.seed, FIRST, 0, len(newcomers))] if newcomers else ANY_FIRST
            data = replace(self, wanted_first=chosen)
        return replace(data, status=RUNNING, first=data.begins(), seats=wound(data.seats, data.pace))

    def owners(self) -> Owners:
        """Return the teams, as they are or will be when the game begins."""
        return rules_of(tuple(self.boxes), self.own).owners_of(len(self.seats), first=self.begins())

    def new_play(self) -> ReplayedGame:
        """Return the game before its first event."""
        return ReplayedGame(self.record([]), self.seed)

    def record(self, actions: list[str]) -> Record:
        """Return the record of the game; once it is over, with the seed, so that anyone can check it."""
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
