"""Waters of boards whose tiles move or grow in number: they meet and part, and tokens stand in them."""

from __future__ import annotations

from smallworld.content.realms.built import built_board, layout_named, name_of
from smallworld.content.realms.layout import STAND, LaidPiece, Layout, PlacedTile
from smallworld.content.realms.pieces import WATER
from smallworld.content.realms.realm import Realm
from smallworld.engine import report as told
from smallworld.engine.board import Region, Side, regions_in
from smallworld.engine.conquest import give_up
from smallworld.engine.decline import leave_map
from smallworld.engine.keys import ability_of, owner_of
from smallworld.engine.report import report
from smallworld.engine.state import State


def swap(state: State, tiles: tuple[PlacedTile, ...], pieces: tuple[LaidPiece, ...] | None = None) -> None:
    """Let these tiles lie on the board, and pieces on them, those that lie there now unless others are given.

    Waters that meet are one from now on, and others part; who stands in them may have to leave.
    """
    layout = layout_named(state.board.name)
    if pieces is None:
        pieces = layout.pieces
    board = state.board
    occupied: list[str] = []
    if any(state.tokens[region] for region in regions_in(board.where("sea") | board.where("lake"))):
        realm = Realm(_with(layout, tiles, pieces, ()))
        for meeting in _waters(realm):
            meet(state, [region for region in meeting if state.tokens[region]])
            occupied += [realm.plots[region].key for region in meeting if state.tokens[region]]
    state.board = built_board(name_of(_with(layout, tiles, pieces, tuple(occupied))))
    _carry(state)


def _carry(state: State) -> None:
    """Let what lies in a water that is one with another lie in that one."""
    there = state.board.everywhere
    for key, regions in state.placed.items():
        if not regions & ~there:
            continue
        for meeting in _waters(Realm(layout_named(state.board.name))):
            whole = sum([1 << region for region in meeting])
            if regions & whole & ~there:
                regions = regions & ~whole | whole & there
        state.place(owner_of(key), ability_of(key), regions)


def _with(
    layout: Layout, tiles: tuple[PlacedTile, ...], pieces: tuple[LaidPiece, ...], stand: tuple[str, ...]
) -> Layout:
    """The layout with its tiles and pieces lying otherwise, and tokens in these waters."""
    marks = {mark: keys for mark, keys in layout.marks.items() if mark != STAND}
    if stand:
        marks[STAND] = stand
    return Layout(
        layout.name,
        layout.players,
        layout.rounds,
        layout.water,
        tiles,
        pieces,
        layout.borders,
        marks,
        layout.tunnels,
        layout.names,
    )


def _waters(realm: Realm) -> list[list[Region]]:
    """The waters of the tiles, as regions; those that are one stand together."""
    together: dict[str, list[Region]] = {}
    for letter, first in sorted(realm.water_of.items()):
        if letter + WATER in realm.numbers:
            together.setdefault(first, []).append(realm.numbers[letter + WATER])
    return list(together.values())


def meet(state: State, occupied: list[Region]) -> None:
    """Let one of the races in these waters, which are one from now on, keep it; the others leave.

    The stacks of a race unite where the larger stands. The larger stack of all keeps the water, on a tie that
    of a player who is not on turn, the next one clockwise (ours).
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
    """How many seats after the player on turn the owner sits; the player on turn comes last."""
    owner = state.player_of(side)
    return state.owners.seats_between(state.player, owner) or state.players


def _leave(state: State, side: Side, region: Region) -> None:
    """Let `side` leave a water to another: an active race to its hand, one in decline to the tray."""
    tokens = state.tokens[region]
    if state.is_declined(side):
        report(state, told.LOST, side, region, number=tokens)
        give_up(state, side, region)
        if not state.held[side]:
            leave_map(state, side)
        return
    report(state, told.WITHDREW, side, region, number=tokens)
    state.hand[side] += tokens
    give_up(state, side, region)
    if not state.is_on_turn(side):
        state.displaced |= 1 << side
