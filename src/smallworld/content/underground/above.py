"""Relics and places on the surface: an option that brings Monsters to regions of Lost Tribes."""

from __future__ import annotations

from typing import Final

from smallworld.content.box import Box
from smallworld.content.underground.rulings import GUARDED_BESIDES_PLAYERS, MONSTER_TOKENS
from smallworld.content.worlds import MONSTER, PLACE
from smallworld.engine import reports
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.action import GUARD, Action, place_guard, region_of
from smallworld.engine.board import Board, RegionSet, Side, count, regions_in
from smallworld.engine.reports import report
from smallworld.engine.rules import Banner
from smallworld.engine.rulings import MONSTERS
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.state import State

NAME: Final = "places"
TITLE: Final = "Relics and places"
VERSION: Final = 1


def places_box() -> Box:
    """Return the option, with a newly made ability."""
    guardians = Banner("Guardians", 0, MONSTER_TOKENS, Guardians())
    return Box(NAME, TITLE, VERSION, [], [], auxiliaries=[guardians], features=(MONSTER, PLACE))


class Guardians(Ability):
    """The set-up of two Monsters in a number of regions, where they replace Lost Tribes.

    The number of these regions is the number of players plus `beyond`. No two of these regions are adjacent.
    Chance chooses the regions, instead of the players (ours), and always leaves room for as many further
    regions as possible. If there is no room for all, there are fewer (ours). With `different`, the regions
    have as many different terrains as possible.

    Source: Underground, mixing; Realms, Adrift.
    """

    def __init__(self, beyond: int = GUARDED_BESIDES_PLAYERS, different: bool = False) -> None:
        super().__init__(Traits(action_fields=()))
        self.beyond: Final = beyond
        self.different: Final = different

    def set_up(self, state: State, plan: Plan) -> None:
        plan.first(self.id, state.player)

    def begin(self, state: State, me: Side) -> bool:
        state.waits_for = GUARD if self._regions(state) else 0
        return state.waits_for != 0

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        for region in regions_in(self._regions(state)):
            actions.append(place_guard(region))

    def perform(self, state: State, me: Side, action: Action) -> bool:
        region = region_of(action)
        state.monsters |= 1 << region
        state.tokens[region] = MONSTERS
        report(state, reports.PLACED, region=region, by=self.id, number=MONSTERS)
        return self.begin(state, me)

    def _regions(self, state: State) -> RegionSet:
        """Return where the next Monsters can go and still leave the most room for later Monsters."""
        board = state.board
        wanted = state.players + self.beyond - count(state.monsters)
        free = _apart_from(board, state.tribes, state.monsters)
        while wanted > 0 and not _has_room(board, free, wanted, 0, 0):
            wanted -= 1
        new = wanted if self.different else 0
        fresh = free & ~_like(board, state.monsters) if new else 0
        while new > 0 and not _has_room(board, free, wanted, fresh, new):
            new -= 1
        regions = 0
        if wanted > 0:
            for region in regions_in(fresh if new else free):
                if _leaves_room(board, 1 << region, free, wanted, fresh, new):
                    regions |= 1 << region
        return regions


def _apart_from(board: Board, regions: RegionSet, guarded: RegionSet) -> RegionSet:
    """Return the members of `regions` that are neither `guarded` nor beside a guarded region."""
    return regions & ~guarded & ~board.beside(guarded)


def _like(board: Board, regions: RegionSet) -> RegionSet:
    """Return all regions with the same terrain as one of `regions`."""
    found: RegionSet = 0
    for region in regions_in(regions):
        found |= board.where(board.features_of(region)[0])
    return found


def _has_room(board: Board, regions: RegionSet, number: int, fresh: RegionSet, new: int) -> bool:
    """Return whether `number` of `regions` can be chosen so that no two are adjacent.

    At least `new` of them must come from `fresh`, regions whose terrain is not guarded yet, with different
    terrains.
    """
    if number <= 0:
        return True
    among = fresh if new else regions
    if count(regions) < number or count(among) < new:
        return False
    lowest = among & -among
    if _leaves_room(board, lowest, regions, number, fresh, new):
        return True
    if new:
        return _has_room(board, regions, number, fresh ^ lowest, new)
    return _has_room(board, regions ^ lowest, number, 0, 0)


def _leaves_room(
    board: Board, one: RegionSet, regions: RegionSet, number: int, fresh: RegionSet, new: int
) -> bool:
    """Return whether the region `one` can be chosen.

    It must leave room for the number of other regions that are still needed.
    """
    rest = _apart_from(board, regions, one)
    if not new:
        return _has_room(board, rest, number - 1, 0, 0)
    unlike = _apart_from(board, fresh, one) & ~_like(board, one)
    return _has_room(board, rest, number - 1, unlike, new - 1)
