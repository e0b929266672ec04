"""Ready-made abilities that replace an opponent's lone token."""

from __future__ import annotations

from smallworld.engine.ability import Ability, Traits
from smallworld.engine.action import Action, act_against, player_of, region_of
from smallworld.engine.board import Player, Region, Side, regions_in
from smallworld.engine.compiled import mypyc_attr
from smallworld.engine.conquest import substitute
from smallworld.engine.pricing import borrow_reach, price_conquests
from smallworld.engine.sheets.prices import Prices
from smallworld.engine.state import State
from smallworld.engine.steps.conquer import BEGUN, goes_on


@mypyc_attr(allow_interpreted_subclasses=True)
class Substitution(Ability):
    """The replacement of an opponent's single active token, once per turn for each opponent.

    The new token comes from the tray. A race that needs at least two tokens for a conquest places two (ours).

    With `from_hand`, a token in hand is used when the tray is empty. With `entry`, a race may enter the map
    this way, if another ability reaches the region. Memory: a bit for each opponent who has lost a token this
    way this turn.
    """

    def __init__(self, entry: bool = False, from_hand: bool = False) -> None:
        super().__init__(Traits(action_fields=("region", "player")))
        self.entry = entry
        self.from_hand = from_hand

    def specials(self, state: State, me: Side, prices: Prices, actions: list[Action]) -> None:
        targets = prices.for_specials() & ~prices.company
        if not state.held[me]:
            targets &= prices.beyond if self.entry else 0
        if not targets or not self._has_tokens(state, me, prices.floor):
            return
        for opponent in state.owners.opponents_of(state.player_of(me)):
            if not state.counts_as_declined(opponent) and not self._has_befallen(state, me, opponent):
                for region in regions_in(state.held[opponent] & targets):
                    if state.tokens[region] == 1:
                        actions.append(act_against(self.id, region, opponent))

    def perform(self, state: State, me: Side, action: Action) -> bool:
        state.mark = BEGUN
        region = region_of(action)
        borrow_reach(state, me, region)
        substitute(state, me, region, price_conquests(state, me).floor, self.id)
        self._befalls(state, me, region, player_of(action))
        return goes_on(state, me)

    def _has_tokens(self, state: State, me: Side, wanted: int) -> bool:
        """Return whether the race has `wanted` tokens to replace the opponent's single token."""
        return state.tray(state.banners[me]) + (state.hand[me] if self.from_hand else 0) >= wanted

    def _has_befallen(self, state: State, me: Side, opponent: Player) -> bool:
        """Return whether `opponent` has already lost a token this way this turn."""
        return bool(state.recall(me, self.id) >> opponent & 1)

    def _befalls(self, state: State, me: Side, region: Region, opponent: Player) -> None:
        """Record that `opponent` lost `region` this way this turn."""
        state.remember(me, self.id, state.recall(me, self.id) | 1 << opponent)
