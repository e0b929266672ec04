"""The waters of drifting and growing boards, which join and separate while tokens are in them."""

from __future__ import annotations

from smallworld.content.realms.dynamic.drifting import DriftingBoard
from smallworld.engine import reports
from smallworld.engine.board import Region, Side
from smallworld.engine.conquest import give_up
from smallworld.engine.decline import leave_map
from smallworld.engine.keys import ability_of, owner_of
from smallworld.engine.reports import report
from smallworld.engine.state import State


def lie(state: State, board: DriftingBoard) -> None:
    """Replace the state's board with `board`, with all tokens and pieces on it.

    Waters that now touch become one region.
    """
    waters = [water for water in board.topology.waters if state.tokens[water]]
    if waters:
        for sea in board.seas:
            occupied = [water for water in waters if sea >> water & 1]
            if len(occupied) > 1:
                meet(state, occupied)
        board = board.with_tokens_in(sum([1 << water for water in waters if state.tokens[water]]))
    state.board = board
    if board.gone:
        carry(state, board)


def carry(state: State, board: DriftingBoard) -> None:
    """Move all pieces in waters that have joined others to the water that names the sea."""
    gone = board.gone
    for key, regions in list(state.placed.items()):
        if not regions & gone:
            continue
        for sea in board.seas:
            if regions & sea & gone:
                regions = regions & ~sea | sea & ~gone
        state.place(owner_of(key), ability_of(key), regions)


def meet(state: State, occupied: list[Region]) -> None:
    """Decide which race keeps these joined waters; the other races leave.

    The stacks of a race unite where its largest stack is. The race with the largest stack keeps the water. In
    a tie, the race of the next player clockwise from the player on turn keeps the water (ours).
    """
    stacks: dict[Side, list[Region]] = {}
    for region in occupied:
        stacks.setdefault(state.defender(region), []).append(region)
    for side, regions in stacks.items():
        regions.sort(key=lambda region: (-state.tokens[region], region))
        for region in regions[1:]:
            state.tokens[regions[0]] += state.tokens[region]
            give_up(state, side, region)
    ranked = sorted(
        stacks, key=lambda side: (-state.tokens[stacks[side][0]], _seats_behind(state, side), side)
    )
    for side in ranked[1:]:
        _leave(state, side, stacks[side][0])


def _seats_behind(state: State, side: Side) -> int:
    """Return how many seats after the player on turn the owner of `side` sits.

    The player on turn counts as the last.
    """
    owner = state.player_of(side)
    return state.owners.seats_between(state.player, owner) or state.players


def _leave(state: State, side: Side, region: Region) -> None:
    """Remove `side` from a water that another race keeps.

    The tokens of an active race return to its hand, and those of a race in decline to the tray.
    """
    tokens = state.tokens[region]
    if state.is_declined(side):
        report(state, reports.LOST, side, region, number=tokens)
        give_up(state, side, region)
        if not state.held[side]:
            leave_map(state, side)
        return
    report(state, reports.WITHDREW, side, region, number=tokens)
    state.hand[side] += tokens
    give_up(state, side, region)
    if not state.is_on_turn(side):
        state.displaced |= 1 << side
