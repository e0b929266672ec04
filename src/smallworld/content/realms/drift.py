"""Adrift: at the beginning of a turn its player may push a tile elsewhere, or turn it."""

from __future__ import annotations

from smallworld.content.realms.built import REALM, built_board, layout_named, name_of
from smallworld.content.realms.grid import EDGES, Cell
from smallworld.content.realms.layout import STAND, Layout, PlacedTile
from smallworld.content.realms.pieces import WATER
from smallworld.content.realms.pushing import cells_for, is_loose
from smallworld.content.realms.realm import Realm
from smallworld.engine import report as told
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.action import (
    PASS,
    Action,
    act,
    act_at,
    act_on_tile,
    by_of,
    cell_of,
    other_of,
    tile_of,
    tokens_of,
)
from smallworld.engine.board import Player, Region, Side, member
from smallworld.engine.conquest import give_up
from smallworld.engine.decline import leave_map
from smallworld.engine.question import HowMany, Question, WhichCell, WhichTile
from smallworld.engine.report import report
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.state import State
from smallworld.engine.turn import insert_next

_LETTER_BITS = 8  # of the memory, for a tile; its cell stands above


class Drift(Ability):
    """Before all else one tile that can be pushed may be; where to and how turned, its parts ask.

    Source: Realms, Adrift. Memory of the table, until the tile lies: which it is, and in which cell.
    """

    def __init__(self) -> None:
        super().__init__(Traits(action_fields=("tile",)))

    def plan_opening(self, state: State, player: Player, plan: Plan) -> None:
        if state.board.name.startswith(REALM):  # a printed board has no tiles
            plan.first(self.id, player)

    def begin(self, state: State, me: Side) -> bool:
        return bool(_loose_tiles(layout_named(state.board.name)))

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        actions.append(act(PASS))
        for letter in _loose_tiles(layout_named(state.board.name)):
            actions.append(act_on_tile(self.id, letter))

    def question(self, state: State, me: Side) -> Question:
        realm = Realm(layout_named(state.board.name))
        loose = _loose_tiles(realm.layout)
        return WhichTile(self.id, {letter: realm.regions_on(letter) for letter in loose}, may_pass=True)

    def perform(self, state: State, me: Side, action: Action) -> bool:
        if by_of(action) != PASS:
            state.remember(state.owners.table, self.id, ord(tile_of(action)))
            _go_on(state, state.rules.together[self.id][1], me)
        return False


class DriftTo(Ability):
    """Where the tile goes: to its own cell, or to any where it is pushed so that all tiles lie together."""

    def __init__(self) -> None:
        super().__init__(Traits(action_fields=("cell",)))

    def begin(self, state: State, me: Side) -> bool:
        return True

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        for cell in self._cells(state):
            actions.append(act_at(self.id, cell))

    def question(self, state: State, me: Side) -> Question:
        return WhichCell(self.id, _lifted(state, self.id).letter, self._cells(state))

    def perform(self, state: State, me: Side, action: Action) -> bool:
        first, _, turned = state.rules.together[state.rules.bearers[self.id]]
        table = state.owners.table
        chosen = 1 + other_of(action) << _LETTER_BITS
        state.remember(table, first, chosen | state.recall(table, first))
        _go_on(state, turned, me)
        return False

    def _cells(self, state: State) -> list[Cell]:
        cells = [tile.cell for tile in layout_named(state.board.name).tiles]
        return cells_for(cells, _lifted(state, self.id).cell)


class DriftTurned(Ability):
    """By how many sixths of a circle, clockwise, the tile is turned; one that stays is by one at least."""

    def __init__(self) -> None:
        super().__init__(Traits(action_fields=("tokens",)))

    def begin(self, state: State, me: Side) -> bool:
        return True

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        for turns in range(self._least(state), EDGES):
            actions.append(act(self.id, tokens=turns))

    def question(self, state: State, me: Side) -> Question:
        return HowMany(self.id, self._least(state), EDGES - 1, may_change_coins=True)

    def perform(self, state: State, me: Side, action: Action) -> bool:
        tile = _lifted(state, self.id)
        cell = _chosen_cell(state, self.id)
        moved = PlacedTile(tile.letter, tile.world, cell, (tile.turns + tokens_of(action)) % EDGES)
        drift = state.rules.bearers[self.id]
        state.remember(state.owners.table, drift, 0)
        put(state, moved)
        if state.reports is not None:
            lying = Realm(layout_named(state.board.name)).regions_on(tile.letter)
            report(state, told.TILE_MOVED, me, member(lying, 0), by=drift)
        return False

    def _least(self, state: State) -> int:
        return 1 if _chosen_cell(state, self.id) == _lifted(state, self.id).cell else 0


def put(state: State, moved: PlacedTile) -> None:
    """Let a tile lie as it is said, with all that is on it; waters that meet are one, and others part."""
    layout = layout_named(state.board.name)
    tiles = tuple([moved if tile.letter == moved.letter else tile for tile in layout.tiles])
    realm = Realm(_with(layout, tiles, ()))
    for meeting in _waters(realm):
        _meet(state, [region for region in meeting if state.tokens[region]])
    occupied = [
        realm.plots[region].key for meeting in _waters(realm) for region in meeting if state.tokens[region]
    ]
    state.board = built_board(name_of(_with(layout, tiles, tuple(occupied))))


def _with(layout: Layout, tiles: tuple[PlacedTile, ...], stand: tuple[str, ...]) -> Layout:
    """The layout with its tiles lying otherwise, and tokens in these waters."""
    marks = {mark: keys for mark, keys in layout.marks.items() if mark != STAND}
    if stand:
        marks[STAND] = stand
    return Layout(
        layout.name,
        layout.players,
        layout.rounds,
        layout.water,
        tiles,
        layout.pieces,
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


def _meet(state: State, occupied: list[Region]) -> None:
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


def _loose_tiles(layout: Layout) -> list[str]:
    """The letters of the tiles that can be pushed, in the order of the alphabet."""
    cells = [tile.cell for tile in layout.tiles]
    return sorted([tile.letter for tile in layout.tiles if is_loose(cells, tile.cell)])


def _lifted(state: State, part: int) -> PlacedTile:
    """The tile that was chosen."""
    memory = state.recall(state.owners.table, state.rules.bearers[part])
    letter = chr(memory & (1 << _LETTER_BITS) - 1)
    return next(tile for tile in layout_named(state.board.name).tiles if tile.letter == letter)


def _chosen_cell(state: State, part: int) -> Cell:
    memory = state.recall(state.owners.table, state.rules.bearers[part])
    return cell_of(act(part, other=(memory >> _LETTER_BITS) - 1))


def _go_on(state: State, part: int, me: Side) -> None:
    """Ask next what a part asks."""
    plan = Plan()
    plan.append(part, me)
    insert_next(state, plan)
