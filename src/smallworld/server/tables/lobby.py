"""The lobby: creating tables, taking and leaving seats, returning to seats, and rematches."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import replace

from smallworld.bots.registry import is_level, levels, next_level
from smallworld.content.catalogue import (
    BOARDS,
    board_as_said,
    boards_for,
    check_players,
    is_custom,
    world_of_board,
)
from smallworld.content.choice import names_of
from smallworld.content.realms.tiles.errors import LayoutError
from smallworld.content.shelf import SetupError
from smallworld.engine.errors import SmallWorldError
from smallworld.puzzles.puzzle import Puzzle
from smallworld.server.accounts.names import new_id, parse_name
from smallworld.server.accounts.people import User
from smallworld.server.custom.boards import check_custom
from smallworld.server.custom.drafts import accepted
from smallworld.server.custom.realms import bad_realm
from smallworld.server.game import lesson
from smallworld.server.game.branch import Branch, opening_until, outcomes_among
from smallworld.server.game.chance import new_seed, puzzle_seed
from smallworld.server.game.clock import Pace, forgiven
from smallworld.server.game.play import now_ms, rules_of
from smallworld.server.game.puzzles import asked_of
from smallworld.server.game.seat import BOT, OPEN, PERSON, STAND_IN, Seat
from smallworld.server.game.table_data import ANY_FIRST, FINISHED, NEWCOMER_FIRST, RUNNING, TableData
from smallworld.server.game.table_data import OPEN as OPEN_TABLE
from smallworld.server.refusal import Refusal, conflict, forbidden, malformed, missing, unsuitable
from smallworld.server.schema.requests import BranchWish, SeatWish, TableWish
from smallworld.server.tables.bot_tables import check_bots
from smallworld.server.tables.change import Next
from smallworld.server.tables.registry import Registry
from smallworld.server.tables.table import Table


async def create(registry: Registry, user: User, wish: TableWish, address: str = "") -> Table:
    """Create a table with `user` as its host, and return it. Without open seats, the game begins immediately.

    Raises:
        Refusal: 400 for invalid settings; 429 if bots play at too many tables of the user or of `address`;
            503 if the server is full.
    """
    registry.check_room()
    if any(seat.kind == "bot" for seat in wish.seats):
        check_bots(registry, user.id, address)
    seats = _seats(user, wish.seats)
    if wish.lesson:
        _check_lesson(wish)
    times = (wish.clock.minutes, wish.clock.increment) if wish.clock.kind != "none" else ()
    pace = Pace(wish.clock.kind, *times)
    pace.check()
    first = _first(wish, len(seats))
    custom = wish.board if wish.board and is_custom(wish.board) else ""
    if custom:
        await asyncio.to_thread(_build, custom)
    names = _boxes(wish, len(seats), custom)
    own = _own(wish)
    data = TableData(
        new_id(),
        user.id,
        board_as_said(custom, names) if custom else _board(wish.board, len(seats), names),
        _versions(names, own),
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
    registry.set_up_at[data.id] = address
    return await _open(registry, data)


async def pose(registry: Registry, user: User, puzzle: Puzzle) -> Table:
    """Create a table where `user` solves a puzzle. Bots have the other seats, and all coins are visible.

    The user's earlier attempts are removed.

    Raises:
        Refusal: 503 if the server is full.
    """
    registry.check_room()
    await registry.remove_tries(user.id)
    seats: list[Seat] = []
    for player in range(puzzle.players):
        if player == asked_of(puzzle):
            seats.append(Seat(player, PERSON, user.name, user=user.id))
        else:
            seats.append(Seat(player, BOT, _bot_name(STAND_IN, seats), STAND_IN))
    data = TableData(
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
    return await _open(registry, data)


async def branch(registry: Registry, table: Table, user: User, wish: BranchWish, address: str = "") -> Table:
    """Create a table whose game continues a finished game from one of its events.

    The finished game stays unchanged. Anyone who knows its table may do this, because they can read its
    record. The new game has a new random seed and no clock.

    Raises:
        Refusal: 400 for invalid seats; 404 for an unknown event; 409 if the game still runs, or if the event
            is its last; 429 and 503 as in `create`.
    """
    registry.check_room()
    old = table.data
    if old.status != FINISHED:
        raise conflict("running", "Only a finished game can be continued at a new table.")
    if len(wish.seats) != len(old.seats):
        raise malformed(f"seats: this game has {len(old.seats)} seats")
    if any(seat.kind == "bot" for seat in wish.seats):
        check_bots(registry, user.id, address)
    seats = _seats(user, wish.seats)
    await table.game.wake()  # raises if the game began with other rules
    told = await table.game.retell()
    if wish.seq > told.last_seq():
        raise missing("event")
    if told.states[wish.seq].over:
        raise conflict("over", "The game is already over after this event.")
    drawn = outcomes_among(opening_until(told.events, wish.seq))
    data = TableData(
        new_id(),
        user.id,
        old.board,
        old.boxes,
        tuple(seats),
        Pace(),
        new_seed(),
        now_ms(),
        open_coins=old.open_coins,
        allied_coins=old.allied_coins,
        wanted_first=old.first,
        own=old.own,
        branch=Branch(old.id, wish.seq, drawn),
    )
    registry.set_up_at[data.id] = address
    return await _open(registry, data)


async def join(registry: Registry, table: Table, user: User, player: int | None) -> None:
    """Give `user` the seat number `player`, or the first free seat.

    In a running game, the user takes the seat of a bot.

    Raises:
        Refusal: 409 if the seat is taken or its bot is on turn; 403 if it is reserved for another user.
    """

    def sit_down(data: TableData) -> TableData:
        if data.players_of(user.id) and player is None:
            return data
        if data.status != OPEN_TABLE and not (data.status == RUNNING and data.drop_in):
            raise conflict("begun", "The game has begun.")
        if player is not None and not 1 <= player <= len(data.seats):
            raise missing("seat")
        wanted = data.seats if player is None else data.seats[player - 1 : player]
        if data.status == RUNNING:
            return _instead_of_bot(data, wanted, user)
        free = [seat for seat in wanted if seat.kind == OPEN]
        mine = [seat for seat in free if seat.held_for in (None, user.id)]
        if not free:
            raise conflict("taken", "That seat is taken." if player else "All seats are taken.")
        if not mine:
            raise forbidden("That seat is reserved for another player.", "kept")
        seat = min(mine, key=lambda seat: seat.held_for != user.id)
        return data.with_seat(seat.player, kind=PERSON, name=seat.name or user.name, user=user.id)

    await table.change(sit_down)
    await _begin_if_full(table)


def _instead_of_bot(data: TableData, wanted: Iterable[Seat], user: User) -> TableData:
    """Return a running game after `user` has taken one of the `wanted` seats from a bot that is not on turn.

    The clock of the seat gets a part of the full time, in proportion to the remaining game turns.

    Raises:
        Refusal: 409 if no wanted seat has a bot, or if its bot is on turn.
    """
    bots = [seat for seat in wanted if seat.kind == BOT]
    if not bots:
        raise conflict("taken", "No bot has that seat.")
    resting = [seat for seat in bots if seat.player != data.on_turn]
    if not resting:
        raise conflict("bots-turn", "The bot is playing its turn. Try again when the turn is over.")
    full = data.pace.full_ms()
    left = None if full is None else full * (data.rounds - data.turn + 1) // data.rounds
    seat = resting[0].player
    return data.with_seat(seat, kind=PERSON, bot=None, name=user.name, user=user.id, clock_ms=left)


async def let_drop_in(table: Table, user: User, allowed: bool) -> None:
    """Allow or forbid that anyone takes the seat of a bot during the game.

    Raises:
        Refusal: 403 if `user` is not the host.
    """

    def let(data: TableData) -> TableData:
        if data.host != user.id:
            raise forbidden("Only the host can decide this.", "not-host")
        return data if data.drop_in == allowed else replace(data, drop_in=allowed)

    await table.change(let)


async def start(registry: Registry, table: Table, user: User, bot: str | None = None) -> None:
    """Fill the open seats with bots of this level, and begin the game.

    Raises:
        Refusal: 400 if the bot does not exist; 403 if `user` is not the host; 409 if the game has begun; 429
            as in `create`.
    """
    filler = _known_bot(bot)
    check_bots(registry, user.id, registry.set_up_at.get(table.data.id, ""))

    def fill(data: TableData) -> TableData:
        if data.host != user.id:
            raise forbidden("Only the host can start the game.", "not-host")
        if data.status != OPEN_TABLE:
            raise conflict("begun", "The game has begun.")
        for seat in data.seats:
            if seat.kind == OPEN:
                name = _bot_name(filler, data.seats)
                data = data.with_seat(seat.player, kind=BOT, bot=filler, user=None, name=name)
        return data

    await table.change(fill)
    await _begin_if_full(table)


async def leave(registry: Registry, table: Table, user: User) -> bool:
    """Free the seats of `user`, or let bots play them in a running game; return whether the table exists.

    Raises:
        Refusal: 403 if the user has no seat; 409 if the game is over.
    """

    def stand_up(data: TableData) -> TableData:
        players = data.players_of(user.id)
        if not players:
            raise forbidden("You have no seat here.", "not-your-seat")
        if data.status == FINISHED:
            raise conflict("not-running", "The game is over.")
        for player in players:
            if data.status == RUNNING:
                data = data.with_seat(player, away=True, until_back=False)
            else:
                data = data.with_seat(player, kind=OPEN, name="", user=None)
        staying = _people(data)
        if data.status == OPEN_TABLE and staying and data.host == user.id:
            data = replace(data, host=staying[0])
        return data

    await table.change(stand_up)
    if table.data.status == OPEN_TABLE and not _people(table.data):
        return not await registry.forget(table, if_empty=True)
    return True


async def come_back(table: Table, user: User) -> None:
    """Give `user` their seats back from the bots that played for them.

    Raises:
        Refusal: 403 if the user has no seat; 409 if the game is over, or if they already had extra time this
            turn.
    """

    def sit_down_again(data: TableData) -> TableData:
        players = data.players_of(user.id)
        if not players:
            raise forbidden("You have no seat here.", "not-your-seat")
        if data.status != RUNNING:
            raise conflict("not-running", "The game is not running.")
        return data.with_seats(
            lambda seat: (
                replace(forgiven(seat, data.pace, data.turn), away=False, until_back=False)
                if seat.player in players and seat.away
                else seat
            )
        )

    await table.change(sit_down_again)


async def rematch(registry: Registry, table: Table, user: User, step: int = 0) -> Table:
    """Return the table of the rematch, where `user` gets a seat. The first call creates the table.

    The seats of other players are reserved for them, and the next player in order begins. A full server still
    allows this, because another game has ended. With `step`, bots become that many levels harder, and each
    call creates a new table.

    Raises:
        Refusal: 403 if `user` had no seat; 409 if the game is not over, or if `step` is given although
            another user played.
    """
    data = table.data
    if not data.players_of(user.id):
        raise forbidden("Only players of this game can start a rematch.", "not-your-seat")
    if data.status != FINISHED:
        raise conflict("running", "The game is not over.")
    if step and any(seat.kind == PERSON and seat.user != user.id for seat in data.seats):
        raise conflict("not-alone", "Only players alone with bots may change the level of the bots.")
    async with table.lock:
        table.check()
        if table.data.rematch is None or step:
            opened = await _open(registry, _again(table.data, user, step))
            await table.commit(lambda data, play: Next(replace(data, rematch=opened.data.id)))
            registry.notices.consider(opened, lambda: opened.audience.here() | table.audience.here())
    again = await registry.find(table.data.rematch or "")
    if not again.data.players_of(user.id) and again.data.status == OPEN_TABLE:
        for seat in [seat for seat in again.data.seats if seat.held_for == user.id]:
            await join(registry, again, user, seat.player + 1)
    return again


def _again(data: TableData, user: User, step: int) -> TableData:
    """Return the table of a rematch before its game. The seats of users other than `user` are reserved.

    Its bots are `step` levels harder, or easier if `step` is negative.
    """
    seats: list[Seat] = []
    for old in data.seats:
        if step and old.kind == BOT and old.bot is not None:
            bot = next_level(old.bot, step)
            seats.append(Seat(old.player, BOT, _bot_name(bot, seats), bot, order=old.order))
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


async def _open(registry: Registry, data: TableData) -> Table:
    table = await registry.open_table(data)
    await _begin_if_full(table)
    registry.relist(table)
    return table


async def _begin_if_full(table: Table) -> None:
    if table.data.is_full:
        await table.begin()


def _people(data: TableData) -> list[str]:
    return [seat.user for seat in data.seats if seat.user is not None]


def _seats(user: User, wishes: list[SeatWish]) -> list[Seat]:
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
            bot = _known_bot(wish.bot)
            seats.append(Seat(player, BOT, _bot_name(bot, seats), bot))
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
    plain = TableWish(seats=wish.seats, first=1, lesson=True)
    if wish != plain or [seat.kind for seat in wish.seats] != ["me", "bot"]:
        raise malformed('lesson: needs the seats "me" and a bot, "first" 1, and no other options')


def _known_bot(bot: str | None) -> str:
    """Return the name of the bot that a user wants; None means the usual bot.

    Raises:
        Refusal: 400 if the bot does not exist.
    """
    if bot and not is_level(bot):
        known = ", ".join([level.word for level in levels()])
        raise malformed(f"seats: unknown bot “{bot}”; available: {known}")
    return bot or STAND_IN


def _bot_name(bot: str, seats: Iterable[Seat]) -> str:
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


def _versions(names: tuple[str, ...], own: str) -> dict[str, int]:
    """Return the table's boxes and options, each with the version of its rules.

    Raises:
        Refusal: 400 if the draft does not fit the boxes.
    """
    try:
        return dict(rules_of(names, own).boxes)
    except SmallWorldError as error:
        raise Refusal(400, "bad-draft", f"own: {error}") from error
