"""Creation: players build the board, tile by tile, before the game and in its first turns."""

from __future__ import annotations

from functools import cache
from typing import Final

from smallworld.content.realms.dynamic.cells import EMPTY
from smallworld.content.realms.dynamic.frontier import cell_at
from smallworld.content.realms.dynamic.growing import GrowingBoard
from smallworld.content.realms.dynamic.tile_being_laid import (
    LETTER_BITS,
    SIGNS,
    board_that_grows,
    builder_of,
    on_tile,
    sign_laid,
    tile_laid,
)
from smallworld.content.realms.dynamic.waters import lie
from smallworld.content.realms.rulings import GROWN
from smallworld.content.realms.tiles.grid import EDGES
from smallworld.content.realms.tiles.layout import CHASM, LaidPiece
from smallworld.content.realms.tiles.pieces import COVERS, under
from smallworld.content.realms.tiles.tile_set import LETTERS, tile_set
from smallworld.engine import reports
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.action import (
    PASS,
    Action,
    act_at_number,
    act_in_place,
    act_on_tile,
    act_saying,
    by_of,
    cell_number_of,
    cell_numbered,
    number_said,
    place_on_tile,
    tile_of,
)
from smallworld.engine.board import RegionSet, Side, member
from smallworld.engine.question import HowMany, Question, WhichCell, WhichPlace, WhichTile
from smallworld.engine.reports import report
from smallworld.engine.rules import slug
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.state import State
from smallworld.engine.steps.step import REVEAL, place_of
from smallworld.engine.turn import take_next


class Creation(Ability):
    """The choice of the next tile, before the game and, while the board is small, as a turn begins.

    A lower-case letter means that the tile's underground side is up. The ability's parts then ask for the
    tile's cell and rotation, and for the things on it.

    Source: Realms, A Game of Gods. Memory of the table, until these questions are answered: the tile and its
    cell. Memory of a player, if there are relics and places: how many tiles they have laid, and whether they
    have placed their marker.
    """

    def __init__(self) -> None:
        super().__init__(Traits(action_fields=("tile",), remembers=True))

    def set_up(self, state: State, plan: Plan) -> None:
        if _grows(state):
            for player in state.owners.around(state.first):
                plan.append(self.id, player)
        plan.append(REVEAL, state.player)  # until this step, players decide in turn, and none in advance

    def plan_start(self, state: State, me: Side, plan: Plan) -> None:
        if _grows(state) and lands_of(state) < GROWN * state.players:
            plan.first(self.id, me)

    def begin(self, state: State, me: Side) -> bool:
        return len(board_that_grows(state).cells) < len(LETTERS)

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        for letter in _tiles_left(state):
            actions.append(act_on_tile(self.id, letter))

    def pick(self, state: State, me: Side, lot: int) -> Action:
        board = board_that_grows(state)
        lying, numbers = board.topology.by_letter, board.repertoire.letters
        place = place_of(lot, len(numbers) - len(board.worlds) * len(board.cells))
        side = -1
        while place >= 0:
            side += 1
            if lying[numbers[side]] == EMPTY:
                place -= 1
        return act_on_tile(self.id, board.repertoire.signs[side])

    def question(self, state: State, me: Side) -> Question:
        return WhichTile(self.id, dict.fromkeys(_tiles_left(state), 0))

    def perform(self, state: State, me: Side, action: Action) -> bool:
        state.remember(state.owners.table, self.id, ord(tile_of(action)))
        take_next(state, state.rules.together[self.id][1:], me)
        return False


class CreationAt(Ability):
    """The choice of a cell for the tile, beside another tile.

    The first tile is in the middle of the table.
    """

    def __init__(self) -> None:
        super().__init__(Traits(action_fields=("cell",)))

    def begin(self, state: State, me: Side) -> bool:
        return True

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        for cell in board_that_grows(state).cells_beside():
            actions.append(act_at_number(self.id, cell))

    def pick(self, state: State, me: Side, lot: int) -> Action:
        frontier = board_that_grows(state).frontier
        return act_at_number(self.id, cell_at(frontier[place_of(lot, len(frontier))]))

    def question(self, state: State, me: Side) -> Question:
        cells = [cell_numbered(cell) for cell in board_that_grows(state).cells_beside()]
        turned = state.rules.together[state.rules.bearers[self.id]][2]
        return WhichCell(self.id, sign_laid(state, self.id), cells, turned_by=turned)

    def perform(self, state: State, me: Side, action: Action) -> bool:
        first, table = state.rules.bearers[self.id], state.owners.table
        chosen = 1 + cell_number_of(action) << LETTER_BITS
        state.remember(table, first, chosen | state.recall(table, first))
        return False


class CreationTurned(Ability):
    """The choice of the tile's rotation, in sixths of a circle clockwise; then the tile is laid."""

    def __init__(self) -> None:
        super().__init__(Traits(action_fields=("tokens",)))

    def begin(self, state: State, me: Side) -> bool:
        return True

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        for turns in range(EDGES):
            actions.append(act_saying(self.id, turns))

    def pick(self, state: State, me: Side, lot: int) -> Action:
        return act_saying(self.id, place_of(lot, EDGES))

    def question(self, state: State, me: Side) -> Question:
        return HowMany(self.id, 0, EDGES - 1, may_change_coins=True)

    def perform(self, state: State, me: Side, action: Action) -> bool:
        first = state.rules.bearers[self.id]
        memory = state.recall(state.owners.table, first)
        sign, cell = SIGNS[memory & (1 << LETTER_BITS) - 1], (memory >> LETTER_BITS) - 1
        lie(state, board_that_grows(state).laid(sign, cell, number_said(action)))
        if state.rules.guarded:
            owner = builder_of(state, me)
            state.remember(owner, first, state.recall(owner, first) + 1)
        if state.reports is not None:
            report(state, reports.TILE_LAID, me, member(on_tile(state, self.id), 0), by=first)
        return False


class Raised(Ability):
    """The option to put a mountain or chasm on the new tile, if one is left in the box and it fits.

    The mountain gets the symbol of a land that it covers completely, if such a mountain is left. Otherwise it
    gets no symbol, if possible (ours).
    """

    def __init__(self, kind: str) -> None:
        super().__init__(Traits(action_fields=("place",)))
        self.kind: Final = kind

    def begin(self, state: State, me: Side) -> bool:
        return bool(self._places(state))

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        actions.append(PASS)
        for place in self._places(state):
            actions.append(act_in_place(self.id, place))

    def pick(self, state: State, me: Side, lot: int) -> Action:
        places = self._places(state)
        place = place_of(lot, 1 + len(places))
        return act_in_place(self.id, places[place - 1]) if place else PASS

    def question(self, state: State, me: Side) -> Question:
        board, at = board_that_grows(state), tile_laid(state, self.id)
        picture = board.topology.pictures[at]
        side = tile_set().sides[picture.letter, picture.world]
        places: dict[int, RegionSet] = {}
        for place in self._places(state):
            places[place] = 0
            for sign in under(picture.signs, place):
                places[place] |= 1 << board.places[slug(side.lands[sign].name)]
        return WhichPlace(self.id, picture.letter, self.kind, places, may_pass=True)

    def perform(self, state: State, me: Side, action: Action) -> bool:
        if by_of(action) == PASS:
            return False
        board, place, tile = board_that_grows(state), place_on_tile(action), tile_laid(state, self.id)
        number = self._number(board, tile, place)
        piece = LaidPiece(self.kind, number, board.topology.pictures[tile].letter, place)
        lie(state, board.raised(piece))
        if state.reports is not None:
            region = board_that_grows(state).region_of(piece)
            report(state, reports.PIECE_LAID, me, region, by=self.id)
        return False

    def _places(self, state: State) -> tuple[int, ...]:
        board = board_that_grows(state)
        if not board.box[self.kind]:
            return ()
        return board.topology.pictures[tile_laid(state, self.id)].fitting

    def _number(self, board: GrowingBoard, tile: int, place: int) -> int:
        """Return the number of the piece to use: a mountain with the right symbol, or the first chasm."""
        left = board.box[self.kind]
        if self.kind == CHASM:
            return member(left, 0)
        picture = board.topology.pictures[tile]
        for alike in _mountains_for(picture.letter, picture.world, picture.signs, place):
            if left & alike:
                return member(left & alike, 0)
        return member(left, 0)


def _grows(state: State) -> bool:
    """Return whether the board is one that players build during the game."""
    return isinstance(state.board, GrowingBoard)


def lands_of(state: State) -> int:
    """Return how many lands and mountains the board has."""
    return board_that_grows(state).number_of_lands


def _tiles_left(state: State) -> list[str]:
    """Return the letters of the tiles that are not laid yet, the sides with most lands first.

    A lower-case letter means the underground side.
    """
    board = board_that_grows(state)
    lying = board.topology.by_letter
    signs, numbers = board.repertoire.signs, board.repertoire.letters
    return [signs[side] for side in range(len(numbers)) if lying[numbers[side]] == EMPTY]


@cache
def _mountains_for(letter: str, world: str, picture: str, place: int) -> tuple[int, ...]:
    """Return sets of suitable mountains for a place on a tile with this picture, the best set first.

    Suitable mountains have the symbol of a land that they cover completely, or no symbol.
    """
    box, side = tile_set().mountains, tile_set().sides[letter, world]
    gone = [
        side.lands[sign].symbol
        for sign in sorted(under(picture, place))
        if sign in side.lands
        and all(spot in COVERS[place] for spot in range(len(picture)) if picture[spot] == sign)
    ]
    wanted = [symbol for symbol in gone if symbol] + [""]
    return tuple([sum([2 << at for at in range(len(box)) if box[at].symbol == symbol]) for symbol in wanted])
