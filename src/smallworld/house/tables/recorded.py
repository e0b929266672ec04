"""Tables from the records in files, which may be damaged or made by strangers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from smallworld.bots.registry import is_level
from smallworld.content.catalogue import BOARDS, boards_for, check_players, is_custom
from smallworld.content.choice import names_of
from smallworld.engine.errors import IllegalAction, NotationError, SmallWorldError
from smallworld.engine.text.notation import parse_action
from smallworld.engine.text.record import Record, parse_record
from smallworld.engine.text.untrusted import is_number, quoted, read_json
from smallworld.house.custom.boards import check_custom
from smallworld.house.custom.drafts import accepted
from smallworld.house.game.branch import FROM_FILE, Branch
from smallworld.house.game.chance import SEED, SEED_BYTES, SEED_HASH, new_seed, seed_hash, taken_over
from smallworld.house.game.clock import Pace
from smallworld.house.game.play import ReplayedGame, now_ms, rules_of
from smallworld.house.game.puzzles import number_of
from smallworld.house.game.seat import BOT, PERSON, Seat
from smallworld.house.game.table_data import TableData
from smallworld.house.names import new_id, parse_name
from smallworld.house.refusal import Refusal, conflict
from smallworld.house.tables.setting_up import check_lands, seats_from
from smallworld.workshop.draft import NAME
from smallworld.workshop.tables import OPTION

if TYPE_CHECKING:
    from smallworld.house.schema.wishes import Author, SeatWish

LONGEST_RECORD: Final = 200_000  # most letters of a record
MOST_ACTIONS: Final = 5_000  # more than any game has
MOST_PLAYERS: Final = 6
COINS: Final = "coins"


def read_record(text: str) -> Record:
    """Return the record in a file, if these rules can replay it.

    Raises:
        Refusal: 400 if the file is damaged; 409 if the game began with other rules.
    """
    if len(text) > LONGEST_RECORD:
        raise _damaged(f"a game has at most {LONGEST_RECORD} letters")
    try:
        record = parse_record(text)
        if not 2 <= len(record.seats) <= MOST_PLAYERS or len(record.actions) > MOST_ACTIONS:
            raise _damaged("no game has that many players or actions")
        own = record.options.get(OPTION, "")
        if own and accepted(_draft(own)) != own:
            raise _damaged("its custom races are damaged")
        _check_choice(record)
        check_lands(tuple(record.boxes), own, record.board)
        if dict(rules_of(tuple(record.boxes), own).boxes) != record.boxes:
            raise conflict("other-rules", "The game began with rules that this version does not have.")
        taken_over(record)
    except SmallWorldError as error:
        raise _damaged(str(error)) from error
    return record


def uploaded(record: Record, user: Author, wishes: Sequence[SeatWish]) -> tuple[TableData, ReplayedGame]:
    """Return a new table where `user` continues a recorded game, and the game so far.

    Dice and stacks get a new seed, because the user may know the old one.

    Raises:
        Refusal: 400 for invalid seats, or if the rules forbid an action of the record; 409 if the game is
            over.
    """
    if len(wishes) != len(record.seats):
        raise Refusal(400, "malformed", f"seats: this game has {len(record.seats)} seats")
    data = _table(record, user.id, tuple(seats_from(user, wishes)), new_seed())
    play = replayed(data, record)
    if play.state.over:
        raise conflict("over", "The game in this file is over.")
    drawn = sum(play.drawn.values())
    return replace(data, branch=Branch(FROM_FILE, play.seq, drawn)), play


def imported(record: Record, user: Author, id: str) -> tuple[TableData, ReplayedGame]:
    """Return a table with a recorded game as `user` has played it, and the game so far.

    With the seed in the record, dice and stacks continue as before. A seat with the name of a bot is a bot's,
    and all other seats belong to `user`.

    Raises:
        Refusal: 400 if the rules forbid an action of the record.
    """
    seats = tuple(
        [
            seat if seat.kind == BOT else replace(seat, user=user.id, name=_name(seat.name or "", user))
            for seat in _seats_without_users(record)
        ]
    )
    seed = _seed(record)
    data = _table(record, user.id, seats, seed or new_seed(), id)
    play = replayed(data, record)
    drawn = sum(play.drawn.values()) if seed is None else taken_over(record)
    return replace(data, branch=Branch(FROM_FILE, play.seq, drawn) if drawn else None), play


def replayed(data: TableData, record: Record) -> ReplayedGame:
    """Return the game of a table after the actions of a record.

    Raises:
        Refusal: 400 if the rules forbid an action.
    """
    play, at = data.begun([]).new_play(), now_ms()
    for place, text in enumerate(record.actions):
        try:
            play.apply(parse_action(play.rules, play.board, text), at)
        except (IllegalAction, NotationError) as error:
            raise _damaged(f"action {place + 1}, “{quoted(text)}”: {error}") from error
    return play


def _check_choice(record: Record) -> None:
    custom = record.board if is_custom(record.board) else ""
    if custom:
        check_custom(custom)
    played = tuple([name for name in record.boxes if name != NAME])  # without the custom races and powers
    names = names_of(played)
    if names != played:
        raise _damaged("its boxes cannot be combined")
    check_players(names, len(record.seats), board=custom)
    if not custom and (
        record.board not in BOARDS or record.board not in boards_for(len(record.seats), names)
    ):
        raise _damaged(f"the board “{quoted(record.board)}” does not fit its players and boxes")


def _draft(text: str) -> dict[str, object]:
    draft = read_json(text)
    if not isinstance(draft, dict):
        raise _damaged("its custom races need Python code, which no file can bring along")
    return draft


def _seats_without_users(record: Record) -> tuple[Seat, ...]:
    """Return the seats of a recorded game, without users. The names of bots say their levels."""
    seats = []
    for player, name in enumerate(record.seats):
        level, _, number = name.partition(" ")
        if is_level(level) and (not number or is_number(number)):
            seats.append(Seat(player, BOT, name, level))
        else:
            seats.append(Seat(player, PERSON, name))
    return tuple(seats)


def _name(name: str, user: Author) -> str:
    try:
        return parse_name(name)
    except Refusal:
        return user.name


def _seed(record: Record) -> bytes | None:
    """Return the seed of a recorded game; None if there is none that fits, or if it belongs to a puzzle."""
    try:
        seed = bytes.fromhex(record.options.get(SEED, ""))
    except ValueError:
        return None
    fits = len(seed) == SEED_BYTES and record.options.get(SEED_HASH, seed_hash(seed)) == seed_hash(seed)
    return seed if fits and number_of(seed) is None else None


def _table(record: Record, host: str, seats: tuple[Seat, ...], seed: bytes, id: str = "") -> TableData:
    return TableData(
        id or new_id(),
        host,
        record.board,
        record.boxes,
        seats,
        Pace(),
        seed,
        now_ms(),
        open_coins=record.options.get(COINS) == "open",
        allied_coins=record.options.get(COINS) == "allied",
        wanted_first=record.first,
        own=record.options.get(OPTION, ""),
    )


def _damaged(reason: str) -> Refusal:
    return Refusal(400, "bad-record", f"This game cannot be read: {reason}")
