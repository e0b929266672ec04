"""Creation: players build the board, tile by tile, before the game and as it begins."""

from __future__ import annotations

from functools import cache
from typing import Final

from smallworld.content.realms.cells import cell_named
from smallworld.content.realms.grid import EDGES
from smallworld.content.realms.growing import GrowingBoard
from smallworld.content.realms.layout import CHASM, LaidPiece
from smallworld.content.realms.pieces import COVERS, may_lie, under
from smallworld.content.realms.rulings import GROWN, TRIBES_IN_BOX
from smallworld.content.realms.tiles import LETTERS, tile_set
from smallworld.content.realms.waters import lie
from smallworld.content.worlds import SURFACE, UNDERGROUND
from smallworld.engine import report as told
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.action import (
    PASS,
    Action,
    act,
    act_on,
    act_on_tile,
    by_of,
    other_of,
    region_of,
    tile_of,
    tokens_of,
)
from smallworld.engine.board import Player, RegionSet, Side, member, regions_in, size
from smallworld.engine.keys import entry_of
from smallworld.engine.owners import Owner
from smallworld.engine.question import HowMany, Question, WhichCell, WhichPlace, WhichTile, one_of
from smallworld.engine.report import report
from smallworld.engine.rules import slug
from smallworld.engine.rulings import MONSTERS
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.state import State
from smallworld.engine.steps.step import REVEAL, place_of
from smallworld.engine.turn import insert_next

_LETTER_BITS: Final = 8  # of the memory, for a tile; its cell stands above
_SMALL: Final = ord("a") - ord("A")  # the bit by which a small letter differs
_OWN_MARKER: Final = 1 << 8  # in the memory of a player, beside how many tiles they have laid
MARKER_BY: Final = 2  # on which of their tiles a player lays a relic or place at the latest


class Creation(Ability):
    """Everybody lays a tile before the game and, as long as the board is small, another as their turn begins.

    Which one it is comes first, by a small letter if its side below is up; its parts ask where it lies, how
    it is turned, and what lies on it. Source: Realms, A Game of Gods. Memory of the table, until all lies:
    the tile and its cell. Memory of a player: how many tiles they have laid, and whether their relic or place
    lies.
    """

    def __init__(self) -> None:
        super().__init__(Traits(action_fields=("tile",), remembers=True))

    def set_up(self, state: State, plan: Plan) -> None:
        if _grows(state):
            for player in state.owners.around(state.first):
                plan.append(self.id, player)
        plan.append(REVEAL, state.player)  # what stands before it is decided in turn, and nothing early

    def plan_opening(self, state: State, player: Player, plan: Plan) -> None:
        if _grows(state) and lands_of(state) < GROWN * state.players:
            plan.first(self.id, player)

    def begin(self, state: State, me: Side) -> bool:
        return len(_growing(state).cells) < len(LETTERS)

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        for letter in _tiles_left(state):
            actions.append(act_on_tile(self.id, letter))

    def pick(self, state: State, me: Side, lot: int) -> Action:
        board = _growing(state)
        sides, lying = _by_lands(board.worlds), board.chart.by_letter
        place = place_of(lot, len(sides) - len(lying) * len(board.worlds))
        at = 0
        while place or sides[at][1] in lying:
            if sides[at][1] not in lying:
                place -= 1
            at += 1
        return act_on_tile(self.id, sides[at][0])

    def question(self, state: State, me: Side) -> Question:
        return WhichTile(self.id, dict.fromkeys(_tiles_left(state), 0))

    def perform(self, state: State, me: Side, action: Action) -> bool:
        state.remember(state.owners.table, self.id, ord(tile_of(action)))
        _go_on(state, self.id, me, 1, 2)
        return False


class CreationAt(Ability):
    """Where the tile lies: beside another, and the first in the middle of the table."""

    def __init__(self) -> None:
        super().__init__(Traits(action_fields=("cell",)))

    def begin(self, state: State, me: Side) -> bool:
        return True

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        for cell in _growing(state).cells_beside():
            actions.append(act(self.id, other=cell))

    def pick(self, state: State, me: Side, lot: int) -> Action:
        cells = _growing(state).cells_beside()
        return act(self.id, other=cells[place_of(lot, len(cells))])

    def question(self, state: State, me: Side) -> Question:
        cells = [cell_named(cell) for cell in _growing(state).cells_beside()]
        turned = state.rules.together[state.rules.bearers[self.id]][2]
        return WhichCell(self.id, _sign(state, self.id), cells, turned_by=turned)

    def perform(self, state: State, me: Side, action: Action) -> bool:
        first, table = state.rules.bearers[self.id], state.owners.table
        chosen = 1 + other_of(action) << _LETTER_BITS
        state.remember(table, first, chosen | state.recall(table, first))
        return False


class CreationTurned(Ability):
    """By how many sixths of a circle, clockwise, the tile is turned; then it lies."""

    def __init__(self) -> None:
        super().__init__(Traits(action_fields=("tokens",)))

    def begin(self, state: State, me: Side) -> bool:
        return True

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        for turns in range(EDGES):
            actions.append(act(self.id, tokens=turns))

    def pick(self, state: State, me: Side, lot: int) -> Action:
        return act(self.id, tokens=place_of(lot, EDGES))

    def question(self, state: State, me: Side) -> Question:
        return HowMany(self.id, 0, EDGES - 1, may_change_coins=True)

    def perform(self, state: State, me: Side, action: Action) -> bool:
        first, sign = state.rules.bearers[self.id], _sign(state, self.id)
        letter, world = sign.upper(), _world_of(sign)
        cell = (state.recall(state.owners.table, first) >> _LETTER_BITS) - 1
        lie(state, _growing(state).laid(letter, world, cell, tokens_of(action)))
        owner = _owner(state, me)
        state.remember(owner, first, state.recall(owner, first) + 1)
        if state.reports is not None:
            report(state, told.TILE_LAID, me, member(_on_tile(state, self.id), 0), by=first)
        _go_on(state, first, me, 3, 7)
        return False


class Raised(Ability):
    """A mountain, or a chasm, on the tile where it fits, or none; as long as there are any in the box.

    A mountain has the symbol of the land that it covers whole, if there is one left, and else none, if there
    is one left (ours).
    """

    def __init__(self, kind: str) -> None:
        super().__init__(Traits(action_fields=("place",)))
        self.kind: Final = kind

    def begin(self, state: State, me: Side) -> bool:
        return bool(self._places(state))

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        actions.append(act(PASS))
        for place in self._places(state):
            actions.append(act(self.id, other=place))

    def pick(self, state: State, me: Side, lot: int) -> Action:
        places = self._places(state)
        place = place_of(lot, 1 + len(places))
        return act(self.id, other=places[place - 1]) if place else act(PASS)

    def question(self, state: State, me: Side) -> Question:
        board, at = _growing(state), _tile_laid(state, self.id)
        tile, picture = board.chart.tiles[at], board.chart.pictures[at].signs
        side = tile_set().sides[tile.letter, tile.world]
        places: dict[int, RegionSet] = {}
        for place in self._places(state):
            places[place] = 0
            for sign in under(picture, place):
                places[place] |= 1 << board.places[slug(side.lands[sign].name)]
        return WhichPlace(self.id, tile.letter, self.kind, places, may_pass=True)

    def perform(self, state: State, me: Side, action: Action) -> bool:
        if by_of(action) == PASS:
            return False
        board, place, tile = _growing(state), other_of(action), _tile_laid(state, self.id)
        number = self._number(board, tile, place)
        piece = LaidPiece(self.kind, number, board.chart.letters[tile], place)
        lie(state, board.raised(piece))
        if state.reports is not None:
            region = _growing(state).region_of(piece)
            report(state, told.PIECE_LAID, me, region, by=self.id)
        return False

    def _places(self, state: State) -> tuple[int, ...]:
        board = _growing(state)
        if not board.are_left(self.kind):
            return ()
        return _fitting(board.chart.pictures[_tile_laid(state, self.id)].signs)

    def _number(self, board: GrowingBoard, tile: int, place: int) -> int:
        """Which of those in the box it is."""
        left = board.left(self.kind)
        if self.kind == CHASM:
            return left[0]
        box = tile_set().mountains
        lying, picture = board.chart.tiles[tile], board.chart.pictures[tile].signs
        gone = _symbols_gone(lying.letter, lying.world, picture, place)
        for symbol in (*gone, ""):
            alike = [number for number in left if box[number - 1].symbol == symbol]
            if alike:
                return alike[0]
        return left[0]


class Guarded(Ability):
    """A relic or place that nobody has seen, with two Monsters, on the first or second tile of each player.

    Whoever begins lays one more, on the very first tile. Not where a Lost Tribe lives (ours); where a tile
    has no room for it, it comes onto the next (ours).
    """

    def __init__(self) -> None:
        super().__init__(Traits())

    def begin(self, state: State, me: Side) -> bool:
        return bool(state.rules.guarded) and self._is_due(state, me) and self._regions(state) != 0

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        if not self._must(state, me):
            actions.append(act(PASS))
        for region in regions_in(self._regions(state)):
            actions.append(act(self.id, region))

    def pick(self, state: State, me: Side, lot: int) -> Action:
        return _pick_region(self.id, self._regions(state), self._must(state, me), lot)

    def question(self, state: State, me: Side) -> Question:
        return one_of(self.id, self._regions(state), may_pass=not self._must(state, me))

    def perform(self, state: State, me: Side, action: Action) -> bool:
        if by_of(action) == PASS:
            return False
        region, first = region_of(action), state.rules.bearers[self.id]
        if not self._is_first(state):
            state.remember(_owner(state, me), first, state.recall(_owner(state, me), first) | _OWN_MARKER)
        state.tribes |= 1 << region
        state.monsters |= 1 << region
        state.tokens[region] = MONSTERS
        report(state, told.PLACED, me, region, by=self.id, number=MONSTERS)
        return self.begin(state, me)

    def _is_first(self, state: State) -> bool:
        """Whether it is the one that lies on the very first tile besides those of the players."""
        return len(_growing(state).cells) == 1 and not state.monsters

    def _is_due(self, state: State, me: Side) -> bool:
        laid = state.recall(_owner(state, me), state.rules.bearers[self.id])
        return self._is_first(state) or not laid & _OWN_MARKER

    def _must(self, state: State, me: Side) -> bool:
        laid = state.recall(_owner(state, me), state.rules.bearers[self.id])
        return self._is_first(state) or laid >= MARKER_BY

    def _regions(self, state: State) -> RegionSet:
        return _on_tile(state, self.id) & ~state.tribes


class Settled(Ability):
    """A Lost Tribe on the tile: one must be laid where two of its regions are no mountains, in one of these.

    Otherwise it may be; not where Monsters are, nor when there is none left in the box (ours).
    """

    def __init__(self) -> None:
        super().__init__(Traits())

    def begin(self, state: State, me: Side) -> bool:
        return size(state.tribes & ~state.monsters) < TRIBES_IN_BOX and self._regions(state)[0] != 0

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        regions, must = self._regions(state)
        if not must:
            actions.append(act(PASS))
        for region in regions_in(regions):
            actions.append(act(self.id, region))

    def pick(self, state: State, me: Side, lot: int) -> Action:
        regions, must = self._regions(state)
        return _pick_region(self.id, regions, must, lot)

    def question(self, state: State, me: Side) -> Question:
        regions, must = self._regions(state)
        return one_of(self.id, regions, may_pass=not must)

    def perform(self, state: State, me: Side, action: Action) -> bool:
        if by_of(action) != PASS:
            region = region_of(action)
            state.tribes |= 1 << region
            state.tokens[region] = 1
            report(state, told.PLACED, me, region, by=self.id, number=1)
        return False

    def _regions(self, state: State) -> tuple[RegionSet, bool]:
        """Where it may be laid, and whether it must."""
        regions = _on_tile(state, self.id)
        lower = regions & ~state.board.mountains
        must = size(lower) > 1
        return (lower if must else regions) & ~state.monsters, must


def _grows(state: State) -> bool:
    """Whether the board is one on which tiles are laid as the game goes on."""
    return isinstance(state.board, GrowingBoard)


def _growing(state: State) -> GrowingBoard:
    """The board, which grows; on any other nobody is asked."""
    board = state.board
    assert isinstance(board, GrowingBoard)
    return board


def lands_of(state: State) -> int:
    """How many regions the board has: lands and mountains."""
    return _growing(state).number_of_lands


def _tiles_left(state: State) -> list[str]:
    """The letters of the tiles that do not lie yet, small ones for their sides below; most lands first."""
    board = _growing(state)
    lying = board.chart.by_letter
    return [sign for sign, number in _by_lands(board.worlds) if number not in lying]


@cache
def _by_lands(worlds: tuple[str, ...]) -> list[tuple[str, int]]:
    """The letters of all sides that may be up, and by which number their tile goes; most lands first."""
    sides = tile_set().sides
    found = [
        (-len(sides[letter, world].lands), letter if world == SURFACE else letter.lower())
        for letter in LETTERS
        for world in worlds
    ]
    return [(sign, ord(sign.upper())) for _, sign in sorted(found)]


def _world_of(sign: str) -> str:
    return UNDERGROUND if sign.islower() else SURFACE


@cache
def _fitting(picture: str) -> tuple[int, ...]:
    """The places of a tile with this picture at which a piece may lie."""
    return tuple([place for place in range(EDGES) if may_lie(picture, place)])


@cache
def _symbols_gone(letter: str, world: str, picture: str, place: int) -> tuple[str, ...]:
    """The symbols of the lands that a piece there covers whole, where a tile has this picture."""
    side = tile_set().sides[letter, world]
    gone = [
        side.lands[sign].symbol
        for sign in sorted(under(picture, place))
        if sign in side.lands
        and all(spot in COVERS[place] for spot in range(len(picture)) if picture[spot] == sign)
    ]
    return tuple([symbol for symbol in gone if symbol])


def _owner(state: State, me: Side) -> Owner:
    return state.owners.for_good(state.player_of(me))


def _sign(state: State, part: int) -> str:
    """The letter of the tile that is being laid, a small one if its side below is up."""
    memory = state.recall(state.owners.table, state.rules.bearers[part])
    return chr(memory & (1 << _LETTER_BITS) - 1)


def _tile_laid(state: State, part: int) -> int:
    """Which tile of the board it is that is being laid."""
    letter = state.recall(state.owners.table, state.rules.bearers[part]) & (1 << _LETTER_BITS) - 1
    return _growing(state).chart.by_letter[letter & ~_SMALL]


def _on_tile(state: State, part: int) -> RegionSet:
    """The lands and mountains on the tile that is being laid."""
    chart = _growing(state).chart
    return chart.pictures[_tile_laid(state, part)].on_tile & chart.lands


def _pick_region(by: int, regions: RegionSet, must: bool, lot: int) -> Action:
    """One of these regions by `lot`, or to pass unless one `must` be named."""
    place = place_of(lot, size(regions) + (0 if must else 1)) - (0 if must else 1)
    return act_on(by, member(regions, place)) if place >= 0 else act(PASS)


def _go_on(state: State, first: int, me: Side, start: int, end: int) -> None:
    """Ask next what the parts from `start` on ask."""
    plan = Plan()
    plan.entries = [entry_of(part, me) for part in state.rules.together[first][start : end + 1]]
    insert_next(state, plan)
