"""New tables from the wishes of users, which are checked here. Nothing is stored, and no game begins."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from smallworld.bots.registry import is_level, levels, next_level
from smallworld.content.catalogue import (
    BOARDS,
    board_as_said,
    boards_for,
    check_players,
    find_board,
    is_custom,
    world_of_board,
)
from smallworld.content.choice import names_of
from smallworld.content.realms.tiles.errors import LayoutError
from smallworld.content.shelf import SetupError
from smallworld.engine.errors import SmallWorldError, UnfitBoard
from smallworld.house.custom.boards import check_custom
from smallworld.house.custom.drafts import accepted
from smallworld.house.custom.realms import bad_realm
from smallworld.house.game import lesson
from smallworld.house.game.branch import Branch, opening_until, outcomes_among
from smallworld.house.game.chance import new_seed, puzzle_seed
from smallworld.house.game.clock import Pace
from smallworld.house.game.play import now_ms, rules_of
from smallworld.house.game.puzzles import asked_of
from smallworld.house.game.retelling import Retelling
from smallworld.house.game.seat import BOT, OPEN, PERSON, STAND_IN, Seat
from smallworld.house.game.table_data import ANY_FIRST, FINISHED, NEWCOMER_FIRST, TableData
from smallworld.house.names import new_id, parse_name
from smallworld.house.refusal import Refusal, conflict, malformed, missing, unsuitable
from smallworld.puzzles.puzzle import Puzzle

if TYPE_CHECKING:
    from smallworld.house.schema.wishes import Author, BranchWish, SeatWish, TableWish


def new_table(user: Author, wish: TableWish) -> TableData:
    """Return a new table with `user` as its host.

    Raises:
        Refusal: 400 for invalid settings.
    """
    seats = seats_from(user, wish.seats)
    if wish.lesson:
        _check_lesson(wish)
    times = (wish.clock.minutes, wish.clock.increment) if wish.clock.kind != "none" else ()
    pace = Pace(wish.clock.kind, *times)
    pace.check()
    first = _first(wish, len(seats))
    custom = wish.board if wish.board and is_custom(wish.board) else ""
    if custom:
        _build(custom)
    names = _boxes(wish, len(seats), custom)
    own = _own(wish)
    board = board_as_said(custom, names) if custom else _board(wish.board, len(seats), names)
    versions = _versions(names, own)
    check_lands(names, own, board)
    return TableData(
        new_id(),
        user.id,
        board,
        versions,
        tuple(seats),
        pace,
        lesson.SEED if wish.lesson else new_seed(),
        now_ms(),
        public=wish.public,
        open_coins=wish.open_coins,
        allied_coins=wish.allied_coins,
        drop_in=wish.drop_in,
        wanted_first=first,
        own=own,
    )


def posed(user: Author, puzzle: Puzzle) -> TableData:
    """Return a new table where `user` solves a puzzle.

    Bots have the other seats, and all coins are visible.
    """
    seats: list[Seat] = []
    for player in range(puzzle.players):
        if player == asked_of(puzzle):
            seats.append(Seat(player, PERSON, user.name, user=user.id))
        else:
            seats.append(Seat(player, BOT, bot_name(STAND_IN, seats), STAND_IN))
    return TableData(
        new_id(),
        user.id,
        puzzle.board,
        puzzle.boxes,
        tuple(seats),
        Pace(),
        puzzle_seed(puzzle.id),
        now_ms(),
        open_coins=True,
        wanted_first=0,
    )


def seats_of_branch(old: TableData, user: Author, wish: BranchWish) -> tuple[Seat, ...]:
    """Return the seats of a game that continues the finished game `old`.

    Raises:
        Refusal: 400 for invalid seats; 409 if the game still runs.
    """
    if old.status != FINISHED:
        raise conflict("running", "Only a finished game can be continued at a new table.")
    if len(wish.seats) != len(old.seats):
        raise malformed(f"seats: this game has {len(old.seats)} seats")
    return tuple(seats_from(user, wish.seats))


def branched(old: TableData, told: Retelling, user: Author, seats: tuple[Seat, ...], seq: int) -> TableData:
    """Return a new table whose game continues the finished game `old` from its event `seq`.

    The new game has a new random seed and no clock. `told` is the whole old game.

    Raises:
        Refusal: 404 for an unknown event; 409 if the event is the last.
    """
    if seq > told.last_seq():
        raise missing("event")
    if told.states[seq].over:
        raise conflict("over", "The game is already over after this event.")
    drawn = outcomes_among(opening_until(told.events, seq))
    return TableData(
        new_id(),
        user.id,
        old.board,
        old.boxes,
        seats,
        Pace(),
        new_seed(),
        now_ms(),
        open_coins=old.open_coins,
        allied_coins=old.allied_coins,
        wanted_first=old.first,
        own=old.own,
        branch=Branch(old.id, seq, drawn),
    )


def again_of(data: TableData, user: Author, step: int) -> TableData:
    """Return the table of a rematch before its game. The seats of users other than `user` are reserved.

    Its bots are `step` levels harder, or easier if `step` is negative.
    """
    seats: list[Seat] = []
    for old in data.seats:
        if step and old.kind == BOT and old.bot is not None:
            bot = next_level(old.bot, step)
            seats.append(Seat(old.player, BOT, bot_name(bot, seats), bot, order=old.order))
        elif old.kind == PERSON and old.user != user.id:
            seats.append(Seat(old.player, OPEN, old.name, held_for=old.user))
        else:
            seats.append(Seat(old.player, old.kind, old.name, old.bot, old.user, order=old.order))
    return TableData(
        new_id(),
        user.id,
        data.board,
        _versions(tuple(data.boxes), data.own),
        tuple(seats),
        data.own_pace,
        new_seed(),
        now_ms(),
        public=data.public,
        open_coins=data.open_coins,
        allied_coins=data.allied_coins,
        drop_in=data.drop_in,
        wanted_first=(data.first + 1) % len(seats),
        own=data.own,
    )


def seats_from(user: Author, wishes: Sequence[SeatWish]) -> list[Seat]:
    """Return the seats that `user` wants for a table.

    Raises:
        Refusal: 400 for invalid seats.
    """
    if len([wish for wish in wishes if wish.kind == "me"]) > 1:
        raise malformed('seats: only one may be "me"; use "local" for another person at your screen')
    kinds = {wish.kind for wish in wishes}
    if "open" in kinds and not kinds & {"me", "local"}:
        raise malformed('seats: with an open seat, one seat must be "me" or "local", as the host also plays')
    seats: list[Seat] = []
    for player, wish in enumerate(wishes):
        if wish.kind == "open":
            seats.append(Seat(player, OPEN))
        elif wish.kind == "bot":
            bot = known_bot(wish.bot)
            seats.append(Seat(player, BOT, bot_name(bot, seats), bot))
        else:
            name = parse_name(wish.name) if wish.name else user.name
            seats.append(Seat(player, PERSON, name, user=user.id))
    return seats


def _first(wish: TableWish, players: int) -> int:
    """Return the wanted first player, counted from 0, or ANY_FIRST or NEWCOMER_FIRST."""
    if wish.first == "random":
        return ANY_FIRST
    if wish.first == "newcomer":
        return NEWCOMER_FIRST
    if not 1 <= wish.first <= players:
        raise malformed(f'first: a player from 1 to {players}, "random" or "newcomer"')
    return wish.first - 1


def _check_lesson(wish: TableWish) -> None:
    """Check that the user plays the tutorial alone and without options, since its combos are known.

    Raises:
        Refusal: 400 for other seats or options.
    """
    asked = (wish.board, wish.scenario, wish.world, wish.own)
    extras = (wish.leaders, wish.places, wish.open_coins, wish.allied_coins, wish.public, wish.drop_in)
    clock = (wish.clock.kind, wish.clock.minutes, wish.clock.increment)
    plain = asked == (None,) * len(asked) and not any(extras) and clock == ("none", 0, 0)
    seats = [seat.kind for seat in wish.seats]
    if not plain or wish.boxes != ["base"] or wish.first != 1 or seats != ["me", "bot"]:
        raise malformed('lesson: needs the seats "me" and a bot, "first" 1, and no other options')


def known_bot(bot: str | None) -> str:
    """Return the name of the bot that a user wants; None means the usual bot.

    Raises:
        Refusal: 400 if the bot does not exist.
    """
    if bot and not is_level(bot):
        known = ", ".join([level.word for level in levels()])
        raise malformed(f"seats: unknown bot “{bot}”; available: {known}")
    return bot or STAND_IN


def bot_name(bot: str, seats: Iterable[Seat]) -> str:
    """Return the name to show for a bot. It has a number if `seats` already contain that bot."""
    before = len([seat for seat in seats if seat.bot == bot and seat.name])
    return f"{bot} {before + 1}" if before else bot


def _board(name: str | None, players: int, boxes: tuple[str, ...]) -> str:
    suitable = boards_for(players, boxes)
    if name is None or name in suitable:
        return name or suitable[0]
    if name not in BOARDS:
        raise malformed(f"board: unknown board “{name}”; available: {', '.join(BOARDS)}")
    raise malformed(f"board: for {players} players, choose {', '.join(suitable)}, not “{name}”")


def _build(board: str) -> None:
    """Check that a custom board can be used at a table.

    Raises:
        Refusal: 400 if the board cannot be used.
    """
    try:
        check_custom(board)
    except SmallWorldError as error:
        raise bad_realm(error) from error


def _own(wish: TableWish) -> str:
    """Return the draft of the table as text, or "". A table with a draft must not be public.

    Raises:
        Refusal: 400 if the table would be public, or if the draft has errors.
    """
    if wish.own is None:
        return ""
    if wish.public:
        raise Refusal(400, "own-is-private", "own: a table with a draft cannot be public")
    return accepted(wish.own)


def _boxes(wish: TableWish, players: int, custom: str) -> tuple[str, ...]:
    """Return the names of the table's boxes and options. A `custom` board decides the world.

    Raises:
        Refusal: 400 if the boxes cannot be combined.
    """
    world = wish.world or (world_of_board(custom) if custom else "")
    try:
        names = names_of(tuple(wish.boxes), wish.leaders, wish.scenario or "", world, wish.places)
        check_players(names, players, board=custom)
    except SetupError as error:
        raise unsuitable(error) from error
    except LayoutError as error:  # a custom scenario whose name is damaged
        raise bad_realm(error) from error
    return names


def check_lands(names: tuple[str, ...], own: str, board: str) -> None:
    """Check that the board has each terrain that the draft of a table needs.

    Raises:
        Refusal: 400 if the board lacks a terrain.
    """
    try:
        rules_of(names, own).check_lands(find_board(board))
    except UnfitBoard as error:
        raise Refusal(
            400, "unfit-board", str(error), facts={"name": error.name, "land": error.land}
        ) from error


def _versions(names: tuple[str, ...], own: str) -> dict[str, int]:
    """Return the table's boxes and options, each with the version of its rules.

    Raises:
        Refusal: 400 if the draft does not fit the boxes.
    """
    try:
        return dict(rules_of(names, own).boxes)
    except SmallWorldError as error:
        raise Refusal(400, "bad-draft", f"own: {error}") from error
