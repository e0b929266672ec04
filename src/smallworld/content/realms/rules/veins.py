"""Veins of gold: three veins of three regions each, with an unseen coin in each region."""

from __future__ import annotations

from smallworld.content.realms.rules.guards import Vein, call_up
from smallworld.content.realms.rules.mine_depth import Levels, coin_in, coins_left, find, level_of, untouched
from smallworld.content.realms.rulings import RELIC_COIN
from smallworld.content.realms.tiles.layout import LEVELS
from smallworld.engine import reports
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.action import GOLD, MARKER, Action, by_of, coin_of, find_gold, reveal, revealed_by
from smallworld.engine.board import Region, Side, count
from smallworld.engine.purse import gain
from smallworld.engine.reports import report
from smallworld.engine.state import State
from smallworld.engine.steps.discover import bring_to_light, unseen_markers


class VeinsOfGold(Ability):
    """A coin for the first conquest of each region of a vein, and a relic with a coin of five or more.

    Then as many new guards as the coin is worth appear in the next region that was never conquered. Chance
    reveals the coin at the conquest. Nobody knows the coins before, so this is equivalent to laying them
    during set-up.

    Source: Realms, A Dig Too Far.
    """

    def __init__(self, levels: Levels, veins: list[Vein]) -> None:
        super().__init__(Traits(action_fields=(), outlives_decline=True))
        self.levels = levels
        self.veins = veins

    def conquered(self, state: State, me: Side, region: Region, defender: Side, by: int) -> None:
        if self._vein_of(state, region) is not None and not coin_in(state, self.levels.id, region):
            state.target = region
            state.interrupt(self.id, me)

    def begin(self, state: State, me: Side) -> bool:
        state.waits_for = GOLD
        return True

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        if state.waits_for == GOLD:
            for place in range(len(coins_left(state, self.levels.id, state.target))):
                actions.append(find_gold(place + 1))
        else:
            for relic in self._relics(state):
                actions.append(reveal(MARKER, relic))

    def perform(self, state: State, me: Side, action: Action) -> bool:
        region = state.target
        if by_of(action) == GOLD:
            coin = coins_left(state, self.levels.id, region)[coin_of(action) - 1]
            gain(state, me, coin, self.id)
            find(state, self.levels.id, region, coin)
            self._tell_what_opens(state, region)
            vein = self._vein_of(state, region)
            if vein is not None:
                call_up(state, vein, coin)
            if coin >= RELIC_COIN and self._relics(state):
                state.waits_for = MARKER
                return True
        else:
            bring_to_light(state, me, region, revealed_by(action))
        state.waits_for = state.target = 0
        return False

    def _tell_what_opens(self, state: State, region: Region) -> None:
        """Report that the next level opens, if `region` was the last unconquered region of its level."""
        level = level_of(state, region)
        left = untouched(state, self.levels.id) & state.board.where(LEVELS[level])
        if level + 1 < len(LEVELS) and not left:
            below = count(state.board.where(LEVELS[level + 1]))
            report(state, reports.OPENED, by=self.levels.id, number=below)

    def _relics(self, state: State) -> list[int]:
        """Return the relics that are face down beside the board."""
        rules = state.rules
        return unseen_markers(state, [id for id in rules.markers if id not in rules.guarded])

    def _vein_of(self, state: State, region: Region) -> Vein | None:
        for vein in self.veins:
            if state.board.where(vein.feature) >> region & 1:
                return vein
        return None
