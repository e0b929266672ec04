"""The Well of Souls: all lost tokens become ghosts."""

from __future__ import annotations

from smallworld.content.necromancer_island.ghosts import in_reserve, necromancer, rise
from smallworld.content.necromancer_island.rulings import (
    GHOSTS_RISE_FROM_THE_WELL,
    SOULS_FOR_A_GHOST,
    SOULS_FOR_A_REGION,
)
from smallworld.engine import reports
from smallworld.engine.ability import Ability
from smallworld.engine.board import Region, Side, count
from smallworld.engine.reports import report
from smallworld.engine.sheets.display import Display
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.state import NONE, State


class WellOfSouls(Ability):
    """The Well of Souls, which collects all tokens lost in conquests.

    At the end of a turn, every four souls raise a ghost. The Necromancer wins if no ghost is left in the
    reserve or in the Well at the end of their turn.

    Source: Necromancer Island. Store: the souls in the Well from the bottom up; ghosts are always on top.
    """

    def set_up(self, state: State, plan: Plan) -> None:
        side = necromancer(state)
        state.serve(side, state.serving[side] + (self.id,))

    def saw_loss(self, state: State, me: Side, loser: Side, region: Region, tokens: int) -> None:
        if loser < 0:
            self._gather(state, me, NONE, tokens)
            return
        # The loser's tokens are still in the region. Its ability may not yet have recorded the loss of a
        # token that does not come from a tray.
        race = state.banners[loser]
        room = state.tray(race) + state.tokens[region] - state.outsiders(loser)
        of_the_race = max(0, min(tokens, room))
        self._gather(state, me, race, of_the_race)
        self._gather(state, me, NONE, tokens - of_the_race)

    def saw_decline(self, state: State, me: Side, side: Side, discarded: int) -> None:
        # Gather the tokens only once, even if both race and power have spared them.
        if any(state.rules.traits[id].mourned_late for id in state.serving[side]):
            self._gather(state, me, state.banners[side], discarded)

    def saw_turn_end(self, state: State, me: Side) -> None:
        if state.is_on_turn(me):
            self._gather(state, me, NONE, SOULS_FOR_A_REGION * count(state.held[me]))
        risen = 0
        while self._can_raise(state, me):
            self._store(state, me, state.store_of(me, self.id)[:-SOULS_FOR_A_GHOST])
            rise(state, me, 1)
            risen += 1
        if risen:
            report(state, reports.REINFORCED, me, by=self.id, number=risen)

    def victor(self, state: State, me: Side) -> bool:
        if not state.is_on_turn(me) or in_reserve(state, me):
            return False
        return state.banners[me] not in state.store_of(me, self.id)

    def display(self, state: State, me: Side, display: Display) -> None:
        display.lie_ready(len(state.store_of(me, self.id)))

    def _gather(self, state: State, me: Side, soul: int, number: int) -> None:
        """Put `number` souls into the Well: ghosts on top, all other souls below the ghosts."""
        if number <= 0:
            return
        well = state.store_of(me, self.id)
        ghosts = well.count(state.banners[me])
        below, above = well[: len(well) - ghosts], well[len(well) - ghosts :]
        self._store(state, me, below + (soul,) * number + above)
        report(state, reports.STORED, me, by=self.id, other=soul, number=number)

    def _can_raise(self, state: State, me: Side) -> bool:
        well = state.store_of(me, self.id)
        if len(well) < SOULS_FOR_A_GHOST:
            return False
        if in_reserve(state, me):
            return True
        return GHOSTS_RISE_FROM_THE_WELL and state.banners[me] in well[-SOULS_FOR_A_GHOST:]

    def _store(self, state: State, me: Side, souls: tuple[int, ...]) -> None:
        state.store(me, self.id, souls)
