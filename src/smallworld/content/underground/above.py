"""Relics and places in the world above: an option, by which Monsters come to regions of Lost Tribes there."""

from __future__ import annotations

from typing import Final

from smallworld.content.box import Box
from smallworld.content.underground.rulings import GUARDED_BESIDES_PLAYERS, MONSTER_TOKENS
from smallworld.content.worlds import MONSTER, PLACE
from smallworld.engine import report as told
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.action import GUARD, Action, act, region_of
from smallworld.engine.board import Board, RegionSet, Side, count, regions_in
from smallworld.engine.report import report
from smallworld.engine.rules import Banner
from smallworld.engine.rulings import MONSTERS
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.state import State

NAME: Final = "places"
TITLE: Final = "Relics and places"
VERSION: Final = 1


def places_box() -> Box:
    """The option, its ability made anew."""
    guardians = Banner("Guardians", 0, MONSTER_TOKENS, Guardians())
    return Box(NAME, TITLE, VERSION, [], [], auxiliaries=[guardians], features=(MONSTER, PLACE))


class Guardians(Ability):
    """As the table is set, two Monsters come in place of a Lost Tribe, to a region more than players.

    No two of these regions are adjacent; chance says which they are, where players would choose (ours), and
    never so that another choice would have left room for more. Without room for all there are fewer (ours).
    Source: Underground, mixing.
    """

    def __init__(self) -> None:
        super().__init__(Traits(action_fields=()))

    def set_up(self, state: State, plan: Plan) -> None:
        plan.first(self.id, state.player)

    def begin(self, state: State, me: Side) -> bool:
        state.waits_for = GUARD if self._regions(state) else 0
        return state.waits_for != 0

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        for region in regions_in(self._regions(state)):
            actions.append(act(GUARD, region))

    def perform(self, state: State, me: Side, action: Action) -> bool:
        region = region_of(action)
        state.monsters |= 1 << region
        state.tokens[region] = MONSTERS
        report(state, told.PLACED, region=region, by=self.id, number=MONSTERS)
        return self.begin(state, me)

    def _regions(self, state: State) -> RegionSet:
        """Where the next may come, with as much room left for the others as there can be."""
        board = state.board
        wanted = state.players + GUARDED_BESIDES_PLAYERS - count(state.monsters)
        free = _apart_from(board, state.tribes, state.monsters)
        while wanted > 0 and not _has_room(board, free, wanted):
            wanted -= 1
        regions = 0
        if wanted > 0:
            for region in regions_in(free):
                if _has_room(board, _apart_from(board, free, 1 << region), wanted - 1):
                    regions |= 1 << region
        return regions


def _apart_from(board: Board, regions: RegionSet, guarded: RegionSet) -> RegionSet:
    """Those of `regions` that are neither `guarded` nor beside one that is."""
    return regions & ~guarded & ~board.beside(guarded)


def _has_room(board: Board, regions: RegionSet, number: int) -> bool:
    """Whether so many of `regions` can be found of which no two are adjacent."""
    if number <= 0:
        return True
    if count(regions) < number:
        return False
    lowest = regions & -regions
    return _has_room(board, _apart_from(board, regions, lowest), number - 1) or _has_room(
        board, regions ^ lowest, number
    )
