"""Calls about tables: find, create, join, play and read them."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response

from smallworld.house.custom.drafts import shown
from smallworld.house.game.chronicle import chronicle_of
from smallworld.house.game.table_data import FINISHED
from smallworld.house.json_text import to_text
from smallworld.house.refusal import conflict, missing
from smallworld.house.schema.answers import Done, Drafts, Summary, Tables
from smallworld.house.schema.catalogue import Board
from smallworld.house.schema.messages import Acted, Chronicle, Events, Hinted, Planned, Reviewed
from smallworld.house.tables.planning import planned
from smallworld.house.tables.serialize import seat_view
from smallworld.server.api.catalogue import board_answer
from smallworld.server.api.dependencies import (
    NOTHING,
    APlayer,
    ARegistry,
    ATable,
    AUser,
    MaybeUser,
    NoBody,
    household,
    json_response,
    text_response,
)
from smallworld.server.api.messages import perform
from smallworld.server.schema.commands import Command, PlanWish
from smallworld.server.schema.requests import (
    BranchWish,
    Complaint,
    DropIn,
    RematchWish,
    Saying,
    Seq,
    Sitting,
    StandingOrder,
    StartWish,
    TableWish,
    Vote,
)
from smallworld.server.tables import absence, lobby, moderation
from smallworld.server.tables.chat import say
from smallworld.server.tables.decisions import set_order
from smallworld.server.tables.hints import advice
from smallworld.server.tables.naming import check_names
from smallworld.server.tables.sharing import Elsewhere
from smallworld.views.seat import SPECTATOR

router = APIRouter(prefix="/api/tables")

ANY_SEAT = Sitting()
SAME_BOTS = RematchWish()
USUAL_BOTS = StartWish()


@router.get("", response_model=Tables)
async def tables(registry: ARegistry) -> Response:
    """List the public tables, with open tables first."""
    return json_response({"tables": await registry.public_tables()})


@router.post("", response_model=Summary)
async def create(request: Request, user: APlayer, registry: ARegistry, wish: TableWish) -> Response:
    """Create a table. If it has no open seats, the game starts at once."""
    registry.limits.take("create", user.id)
    check_names(registry.measures, user, wish)
    table = await lobby.create(registry, user, wish, household(request))
    return json_response(table.summary())


@router.get("/{id}", response_model=Summary)
async def table(table: ATable) -> Response:
    """Return the summary of a table."""
    return json_response(table.summary())


@router.get("/{id}/board", response_model=Board)
async def board(request: Request, table: ATable) -> Response:
    """Return the board of a table, as at the beginning of its game, with the shapes of its regions."""
    return await board_answer(request, table.data.board)


@router.post("/{id}/join", response_model=Summary)
async def join(table: ATable, user: APlayer, registry: ARegistry, sitting: Sitting = ANY_SEAT) -> Response:
    """Take a seat. The game starts when no seat is open any more.

    In a running game with `drop_in`, you take the seat of a bot. While that bot plays its turn, the answer is
    `bots-turn`.
    """
    registry.limits.take("join", user.id)
    await lobby.join(registry, table, user, sitting.player)
    return json_response(table.summary())


@router.post("/{id}/start", response_model=Summary)
async def start(table: ATable, user: APlayer, registry: ARegistry, wish: StartWish = USUAL_BOTS) -> Response:
    """Start the game of your table as its host. Bots take the open seats."""
    await lobby.start(registry, table, user, wish.bot)
    return json_response(table.summary())


@router.post("/{id}/drop-in", response_model=Summary)
async def drop_in(table: ATable, user: APlayer, wish: DropIn) -> Response:
    """As host, allow or forbid that anyone takes the seat of a bot during the game."""
    await lobby.let_drop_in(table, user, wish.allowed)
    return json_response(table.summary())


@router.post("/{id}/leave", response_model=Summary)
async def leave(table: ATable, user: AUser, registry: ARegistry, body: NoBody = NOTHING) -> Response:
    """Leave your seat.

    At an open table, the seat becomes free. When the last player leaves, the table is deleted. In a running
    game, a bot takes the seat over.
    """
    await lobby.leave(registry, table, user)
    return json_response(table.summary())


@router.post("/{id}/return", response_model=Summary)
async def come_back(table: ATable, user: APlayer, body: NoBody = NOTHING) -> Response:
    """Take your seat back from a bot.

    If your time had run out, you get more time: a minute with a live clock, or a day with a clock of days.
    """
    await lobby.come_back(table, user)
    return json_response(table.summary())


@router.post("/{id}/vote", response_model=Summary)
async def vote(table: ATable, user: APlayer, registry: ARegistry, wanted: Vote) -> Response:
    """Vote on how to continue while a player is gone: wait, use a bot, or allow one day per turn.

    Without `player`, you vote for the table's own pace again. A change needs the votes of more than half of
    the connected players. Until the player has been gone for a minute, the answer is `too-soon`.
    """
    registry.limits.take("vote", user.id)
    player = None if wanted.player is None else wanted.player - 1
    await absence.vote(table, user.id, player, wanted.wish)
    return json_response(table.summary())


@router.post("/{id}/rematch", response_model=Summary)
async def rematch(
    table: ATable, user: APlayer, registry: ARegistry, wish: RematchWish = SAME_BOTS
) -> Response:
    """Open a rematch and take a seat there. The calls of all players lead to the same table.

    The other seats are reserved for the other players, and the next player in order begins. With several
    servers, the answer may be a redirect (307) to the `join` call of the new table. If you played alone with
    bots, you may ask for bots of the next level; each such call opens a new table.
    """
    registry.limits.take("create", user.id)
    step = {"harder": 1, "easier": -1}.get(wish.bots or "", 0)
    try:
        return json_response((await lobby.rematch(registry, table, user, step)).summary())
    except Elsewhere:  # the user takes the seat at that server
        return RedirectResponse(f"../{table.data.rematch}/join")


@router.post("/{id}/branch", response_model=Summary)
async def branch(
    request: Request, table: ATable, user: APlayer, registry: ARegistry, wish: BranchWish
) -> Response:
    """Continue a finished game from one of its events at a new table.

    The new table is private and has no clock. Its dice and stacks use a new seed.
    """
    registry.limits.take("replay", household(request))
    registry.limits.take("create", user.id)
    check_names(registry.measures, user, wish)
    branched = await lobby.branch(registry, table, user, wish, household(request))
    return json_response(branched.summary())


@router.post("/{id}/act", response_model=Acted)
async def act(table: ATable, user: APlayer, registry: ARegistry, command: Command) -> Response:
    """Carry out a command. The server stores it on disk before it answers."""
    seq, events = await asyncio.shield(registry.begin_work(perform(registry, table, user, command)))
    return text_response(f'{{"seq":{seq},"events":[{",".join(events)}]}}')


@router.post("/{id}/orders", response_model=Done)
async def orders(table: ATable, user: APlayer, wanted: StandingOrder) -> Response:
    """Set a standing order, which places your displaced tokens for you.

    With a `race`, the order applies to that race only, and `"order": null` removes it.
    """
    await set_order(table, user.id, wanted.player - 1, wanted.order, wanted.race)
    return json_response({})


@router.post("/{id}/chat", response_model=Done)
async def chat(table: ATable, user: APlayer, registry: ARegistry, saying: Saying) -> Response:
    """Send a chat message, or point at a region. Only seated players can chat."""
    say(registry, table, user, saying)
    return json_response({})


@router.post("/{id}/report", response_model=Done)
async def report(
    request: Request, table: ATable, user: AUser, registry: ARegistry, complaint: Complaint
) -> Response:
    """Report a player or a table to the moderators. The report includes the chat that you could read."""
    registry.limits.take("report", user.id)
    registry.limits.take("reports", household(request))
    await moderation.report(registry, table, user, complaint)
    return json_response({})


@router.get("/{id}/state")
async def state(table: ATable, user: MaybeUser) -> Response:
    """Return the `state` message, with everything that you may see of the table."""
    told, events = await table.tell(user.id if user is not None else None, None)
    return text_response(told.whole(events))


@router.get("/{id}/own", response_model=Drafts)
async def own(table: ATable) -> Response:
    """Return the custom races and powers of the table."""
    if not table.data.own:
        raise missing("draft")
    return json_response(shown(table.data.own))


@router.get("/{id}/hint", response_model=Hinted)
async def hint(
    request: Request,
    table: ATable,
    user: AUser,
    registry: ARegistry,
    player: Annotated[int | None, Query(ge=1, le=16)] = None,
) -> Response:
    """Return the move that the strongest bot would make for you, or null if you have no choice.

    Limit: ten at once, then one every 3 s.
    """
    registry.limits.take("hint", user.id)
    return json_response(await advice(table, registry.bots, user.id, player, household(request)))


@router.post("/{id}/plan", response_model=Planned)
async def plan(table: ATable, user: AUser, registry: ARegistry, wish: PlanWish) -> Response:
    """Try a plan for your next turn on a copy of the table.

    The copy is the table as you see it now: other players do not move, and no new combos appear. During your
    turn, the plan continues from the present position. The plan stops at the first impossible step. Nothing
    is stored, and no other player sees the plan. Limit: 60 at once, then two per second.
    """
    registry.limits.take("plan", user.id)
    play = await table.game.wake()
    return json_response(planned(table.data, play, user.id, wish))


@router.get("/{id}/events", response_model=Events)
async def events(
    request: Request, table: ATable, registry: ARegistry, after: Annotated[Seq, Query()] = 0
) -> Response:
    """Return the events that follow the event with the number `after`."""
    registry.limits.take("replay", household(request))
    return text_response(f'{{"events":[{",".join(await table.game.events_after(after))}]}}')


@router.get("/{id}/record")
async def record(request: Request, table: ATable, registry: ARegistry) -> Response:
    """Return the game as a record file for `smallworld replay`."""
    registry.limits.take("replay", household(request))
    play = await table.game.wake()
    if play is None:
        raise conflict("not-begun", "The game has not begun.")
    if play.rules.secrets and not play.state.over:
        raise conflict("running", "The record contains secrets of players until the game is over.")
    text = table.data.record(play.record.actions).to_text()
    name = f"{table.data.id}.smallworld"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return PlainTextResponse(text, headers=headers)


@router.get("/{id}/at/{seq}")
async def at(request: Request, table: ATable, registry: ARegistry, seq: int) -> Response:
    """Return the table after an event as a spectator saw it. After the game, all coins are visible."""
    registry.limits.take("replay", household(request))
    told = await table.game.retell()
    if not 0 <= seq <= told.last_seq():
        raise missing("event")
    finished = table.data.status == FINISHED
    view = seat_view(told.states[seq], SPECTATOR, open_coins=finished or table.data.open_coins)
    event = told.texts[seq]
    return text_response(f'{{"seq":{seq},"view":{to_text(view)},"events":[{event}]}}')


@router.get("/{id}/chronicle", response_model=Chronicle)
async def chronicle(request: Request, table: ATable, registry: ARegistry) -> Response:
    """Return statistics of a finished game: coins by turn, races, the biggest raid and the luckiest roll."""
    registry.limits.take("replay", household(request))
    if table.data.status != FINISHED:
        raise conflict("running", "The chronicle is available after the game.")
    return json_response(chronicle_of(await table.game.retell()))


@router.post("/{id}/review", response_model=Reviewed)
async def review(
    request: Request, table: ATable, user: AUser, registry: ARegistry, body: NoBody = NOTHING
) -> Response:
    """Start a review of a finished game in the background. All players share it.

    Limit: five games at once, then one per minute.
    """
    found = registry.reviewings.of(table.data.id)
    if found is None or found.failed:
        registry.limits.take("review", user.id)
        play = await table.game.wake()
        if play is None or table.data.status != FINISHED:
            raise conflict("running", "The review is available after the game.")
        record = table.data.record(play.record.actions).to_text()
        found = registry.reviewings.begin(table.data.id, household(request), record, play.seqs)
    return json_response(found.to_json())


@router.get("/{id}/review", response_model=Reviewed)
async def reviewed(request: Request, table: ATable, registry: ARegistry) -> Response:
    """Return the progress and results of the review of a game."""
    registry.limits.take("replay", household(request))
    found = registry.reviewings.of(table.data.id)
    if found is None:
        raise missing("review")
    return json_response(found.to_json())
