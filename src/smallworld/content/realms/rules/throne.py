"""The Rusted Throne, whose holder gets tribute from all races and Lost Tribes around it."""

from __future__ import annotations

from typing import Final

from smallworld.content.realms.rulings import TRIBUTE
from smallworld.content.realms.tiles.layout import THRONE
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.board import Player, Side, count, regions_in
from smallworld.engine.holdings import lay, site_of
from smallworld.engine.purse import collect
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.state import State


class RustedThrone(Ability):
    """The throne, whose holder gets coins for each adjacent region of an opponent or Lost Tribe.

    The coins come when the holder scores. Opponents pay for their regions, active or in decline, while they
    have coins; the bank pays for Lost Tribes. Monsters pay nothing. The throne also serves a race in decline.
    It is in the region with its feature.

    Source: Realms, The Rusted Throne. Memory: 1 once tribute has been taken this turn.
    """

    def __init__(self, feature: str = THRONE, coins: int = TRIBUTE) -> None:
        super().__init__(Traits(outlives_decline=True))
        self.feature: Final = feature
        self.coins: Final = coins

    def set_up(self, state: State, plan: Plan) -> None:
        for region in regions_in(state.board.where(self.feature)):
            lay(state, self.id, region)

    def collect(self, state: State, me: Side) -> None:
        for payer, coins in self._tributes(state, me).items():
            collect(state, me, payer, coins, self.id)
        state.remember(me, self.id, 1)

    def score(self, state: State, me: Side) -> int:
        coins = self.coins * count(self._beside(state) & state.tribes & ~state.monsters)
        if not state.recall(me, self.id):
            coins += sum(self._tributes(state, me).values())
        return coins

    def _tributes(self, state: State, me: Side) -> dict[Player, int]:
        """Return how many coins each opponent owes to the holder."""
        found: dict[Player, int] = {}
        for opponent in state.owners.opponents_of(state.player_of(me)):
            for side in state.places_of(opponent):
                regions = count(state.held[side] & self._beside(state))
                if regions:
                    found[opponent] = found.get(opponent, 0) + self.coins * regions
        return found

    def _beside(self, state: State) -> int:
        return state.board.neighbours[site_of(state, self.id)]
