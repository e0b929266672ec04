"""The inhabitants of a new tile: Monsters with a relic or place, and Lost Tribes."""

from __future__ import annotations

from typing import Final

from smallworld.content.realms.dynamic.tile_being_laid import board_that_grows, builder_of, on_tile
from smallworld.content.realms.rulings import TRIBES_IN_BOX
from smallworld.engine import reports
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.action import PASS, Action, act_on, by_of, region_of
from smallworld.engine.board import RegionSet, Side, member, regions_in, size
from smallworld.engine.question import Question, one_of
from smallworld.engine.reports import report
from smallworld.engine.rulings import MONSTERS
from smallworld.engine.state import State
from smallworld.engine.steps.step import place_of

_OWN_MARKER: Final = 1 << 8  # in the memory of a player, above the number of tiles they have laid
MARKER_BY: Final = 2  # a player places a relic or place with this tile of theirs, at the latest


class Guarded(Ability):
    """The placement of an unseen relic or place, with two Monsters, on a player's first or second tile.

    The first player places one more relic or place on the very first tile. No relic or place is put into a
    region with a Lost Tribe (ours). If a tile has no room, the relic or place goes onto the player's next
    tile (ours).
    """

    def __init__(self) -> None:
        super().__init__(Traits())

    def begin(self, state: State, me: Side) -> bool:
        return bool(state.rules.guarded) and self._is_due(state, me) and self._regions(state) != 0

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        if not self._must(state, me):
            actions.append(PASS)
        for region in regions_in(self._regions(state)):
            actions.append(act_on(self.id, region))

    def pick(self, state: State, me: Side, lot: int) -> Action:
        return _pick_region(self.id, self._regions(state), self._must(state, me), lot)

    def question(self, state: State, me: Side) -> Question:
        return one_of(self.id, self._regions(state), may_pass=not self._must(state, me))

    def perform(self, state: State, me: Side, action: Action) -> bool:
        if by_of(action) == PASS:
            return False
        region, first = region_of(action), state.rules.bearers[self.id]
        if not self._is_first(state):
            state.remember(
                builder_of(state, me), first, state.recall(builder_of(state, me), first) | _OWN_MARKER
            )
        state.tribes |= 1 << region
        state.monsters |= 1 << region
        state.tokens[region] = MONSTERS
        report(state, reports.PLACED, me, region, by=self.id, number=MONSTERS)
        return self.begin(state, me)

    def _is_first(self, state: State) -> bool:
        """Return whether the next relic or place is the additional one on the very first tile."""
        return len(board_that_grows(state).cells) == 1 and not state.monsters

    def _is_due(self, state: State, me: Side) -> bool:
        laid = state.recall(builder_of(state, me), state.rules.bearers[self.id])
        return self._is_first(state) or not laid & _OWN_MARKER

    def _must(self, state: State, me: Side) -> bool:
        laid = state.recall(builder_of(state, me), state.rules.bearers[self.id])
        return self._is_first(state) or laid >= MARKER_BY

    def _regions(self, state: State) -> RegionSet:
        return on_tile(state, self.id) & ~state.tribes


class Settled(Ability):
    """The placement of a Lost Tribe on a new tile.

    If at least two regions of the tile are not mountains, the Lost Tribe is required, and cannot be on a
    mountain. Otherwise it is optional. A Lost Tribe is never placed with Monsters. None is placed when the
    box has no Lost Tribes left (ours).
    """

    def __init__(self) -> None:
        super().__init__(Traits())

    def begin(self, state: State, me: Side) -> bool:
        return size(state.tribes & ~state.monsters) < TRIBES_IN_BOX and self._regions(state)[0] != 0

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        regions, must = self._regions(state)
        if not must:
            actions.append(PASS)
        for region in regions_in(regions):
            actions.append(act_on(self.id, region))

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
            report(state, reports.PLACED, me, region, by=self.id, number=1)
        return False

    def _regions(self, state: State) -> tuple[RegionSet, bool]:
        """Return the possible regions for the Lost Tribe, and whether the player must choose one."""
        regions = on_tile(state, self.id)
        lower = regions & ~state.board.mountains
        must = size(lower) > 1
        return (lower if must else regions) & ~state.monsters, must


def _pick_region(by: int, regions: RegionSet, must: bool, lot: int) -> Action:
    """Return the action that `lot` selects: one of these regions, or PASS.

    PASS is excluded if the player `must` choose a region.
    """
    place = place_of(lot, size(regions) + (0 if must else 1)) - (0 if must else 1)
    return act_on(by, member(regions, place)) if place >= 0 else PASS
