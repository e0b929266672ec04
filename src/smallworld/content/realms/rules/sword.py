"""The Sword in the Cavern: one relic that is visible from the beginning."""

from __future__ import annotations

from smallworld.engine.ability import Ability
from smallworld.engine.board import regions_in
from smallworld.engine.holdings import lay
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.state import State


class OpenRelic(Ability):
    """The set-up that puts a face-up relic into the region with a given feature, guarded by Monsters.

    Source: Realms, The Sword in the Cavern.
    """

    def __init__(self, feature: str, relic: str) -> None:
        super().__init__()
        self.feature = feature
        self.relic = relic

    def set_up(self, state: State, plan: Plan) -> None:
        if self.relic not in state.rules.ids:  # the box of the relic is not in play
            return
        for region in regions_in(state.board.where(self.feature)):
            lay(state, state.rules.ids[self.relic], region)
