"""Adrift: at the beginning of a turn, the player may push a tile to another cell, or turn it."""

from __future__ import annotations

from typing import Final

from smallworld.content.realms.dynamic.drifting import DriftingBoard
from smallworld.content.realms.dynamic.waters import lie
from smallworld.content.realms.tiles.grid import EDGES, Cell
from smallworld.engine import reports
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.action import (
    PASS,
    Action,
    act_at_number,
    act_on_tile,
    act_saying,
    by_of,
    cell_number_of,
    cell_numbered,
    number_said,
    tile_of,
)
from smallworld.engine.board import RegionSet, Side, member, regions_in, size
from smallworld.engine.question import HowMany, Question, WhichCell, WhichTile
from smallworld.engine.reports import report
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.state import State
from smallworld.engine.steps.step import place_of
from smallworld.engine.turn import take_next

_LETTER_BITS: Final = 8  # bits of the memory for the tile; its cell is in the bits above


class Drift(Ability):
    """The choice of a loose tile to push, before all other steps of a turn.

    The ability's parts then ask for its cell and rotation. Source: Realms, Adrift. Memory of the table, until
    the tile is laid: the tile and its cell.
    """

    def __init__(self) -> None:
        super().__init__(Traits(action_fields=("tile",)))

    def plan_start(self, state: State, me: Side, plan: Plan) -> None:
        if isinstance(state.board, DriftingBoard):  # on other boards, waters cannot separate and join
            plan.first(self.id, me)

    def begin(self, state: State, me: Side) -> bool:
        return True  # a tile at the edge is always loose, since it has room on three sides

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        board = _lying(state)
        actions.append(PASS)
        for tile in regions_in(board.tiling.loose):
            actions.append(act_on_tile(self.id, board.topology.pictures[tile].letter))

    def pick(self, state: State, me: Side, lot: int) -> Action:
        board = _lying(state)
        loose = board.tiling.loose
        place = place_of(lot, 1 + size(loose))
        if not place:
            return PASS
        return act_on_tile(self.id, board.topology.pictures[member(loose, place - 1)].letter)

    def question(self, state: State, me: Side) -> Question:
        board = _lying(state)
        topology = board.topology
        loose: dict[str, RegionSet] = {}
        for tile in regions_in(board.tiling.loose):
            loose[topology.pictures[tile].letter] = topology.pictures[tile].on_tile
        return WhichTile(self.id, loose, may_pass=True)

    def perform(self, state: State, me: Side, action: Action) -> bool:
        if by_of(action) != PASS:
            state.remember(state.owners.table, self.id, ord(tile_of(action)))
            take_next(state, state.rules.together[self.id][1:], me)
        return False


class DriftTo(Ability):
    """The choice of a cell for the tile: its own, or a cell that it can slide to.

    After the push, all tiles must be connected.
    """

    def __init__(self) -> None:
        super().__init__(Traits(action_fields=("cell",)))

    def begin(self, state: State, me: Side) -> bool:
        return True

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        for cell in _lying(state).tiling.cells_for(_lifted(state, self.id)):
            actions.append(act_at_number(self.id, cell))

    def pick(self, state: State, me: Side, lot: int) -> Action:
        cells = _lying(state).tiling.cells_for(_lifted(state, self.id))
        return act_at_number(self.id, cells[place_of(lot, len(cells))])

    def question(self, state: State, me: Side) -> Question:
        board, tile = _lying(state), _lifted(state, self.id)
        own, *others = [cell_numbered(cell) for cell in board.tiling.cells_for(tile)]
        return WhichCell(self.id, board.topology.pictures[tile].letter, [own, *sorted(others, key=_by_row)])

    def perform(self, state: State, me: Side, action: Action) -> bool:
        table, drift = state.owners.table, state.rules.bearers[self.id]
        chosen = 1 + cell_number_of(action) << _LETTER_BITS
        state.remember(table, drift, chosen | state.recall(table, drift))
        return False


class DriftTurned(Ability):
    """The choice of the tile's rotation, in sixths of a circle clockwise.

    A tile that stays in its cell must turn by at least one sixth.
    """

    def __init__(self) -> None:
        super().__init__(Traits(action_fields=("tokens",)))

    def begin(self, state: State, me: Side) -> bool:
        return True

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        for turns in range(self._least(state), EDGES):
            actions.append(act_saying(self.id, turns))

    def pick(self, state: State, me: Side, lot: int) -> Action:
        least = self._least(state)
        return act_saying(self.id, least + place_of(lot, EDGES - least))

    def question(self, state: State, me: Side) -> Question:
        tile, cell = _moving(state, self.id)
        letter = _lying(state).topology.pictures[tile].letter
        return HowMany(
            self.id,
            self._least(state),
            EDGES - 1,
            may_change_coins=True,
            letter=letter,
            cell=cell_numbered(cell),
        )

    def perform(self, state: State, me: Side, action: Action) -> bool:
        board = _lying(state)
        tile, cell = _moving(state, self.id)
        turned = (board.turned[tile] + number_said(action)) % EDGES
        drift = state.rules.bearers[self.id]
        state.remember(state.owners.table, drift, 0)
        lie(state, board.pushed(tile, cell, turned))
        if state.reports is not None:
            sixths = number_said(action) if cell == board.cells[tile] else 0
            report(
                state,
                reports.TILE_MOVED,
                me,
                member(board.topology.pictures[tile].on_tile, 0),
                by=drift,
                number=sixths,
            )
        return False

    def _least(self, state: State) -> int:
        tile, cell = _moving(state, self.id)
        return 1 if cell == _lying(state).cells[tile] else 0


def _by_row(cell: Cell) -> Cell:
    return cell[1], cell[0]


def _lying(state: State) -> DriftingBoard:
    """Return the board, which must be a board whose tiles can be pushed."""
    board = state.board
    assert isinstance(board, DriftingBoard)
    return board


def _lifted(state: State, part: int) -> int:
    """Return the number of the chosen tile."""
    return _moving(state, part)[0]


def _moving(state: State, part: int) -> tuple[int, int]:
    """Return the numbers of the chosen tile and of its cell; the latter is -1 if no cell is chosen yet."""
    memory = state.recall(state.owners.table, state.rules.bearers[part])
    letter = memory & (1 << _LETTER_BITS) - 1
    tile = _lying(state).topology.by_letter[letter - ord("A")]
    return tile, (memory >> _LETTER_BITS) - 1
