"""The races of Be Not Afraid that need their own classes; the numbers of tokens are in box.py."""

from __future__ import annotations

from smallworld.content.be_not_afraid.rulings import HOMUNCULI_GATHERED, POT_COINS
from smallworld.content.toolkit.markers import Marker
from smallworld.engine import reports
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.action import PASS, Action, act_on, by_of, pips_of, region_of, tokens_of
from smallworld.engine.board import Region, RegionSet, Side, count, regions_in
from smallworld.engine.purse import gain
from smallworld.engine.question import Question, WhichRegions, any_of
from smallworld.engine.reports import report
from smallworld.engine.sheets.garrison import Garrison, garrison_of
from smallworld.engine.sheets.losses import Losses
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.sheets.prices import Prices
from smallworld.engine.state import State
from smallworld.engine.steps.step import REDEPLOY


class Barbarians(Ability):
    """Barbarians, whose tokens are not redeployed but stay where conquests put them, in any number.

    When troops are readied, the owner chooses how many tokens come to hand from each region. Unused tokens
    stay off the map until the owner's next turn. Tokens that withdraw from an attack are placed as usual.

    Source: Be Not Afraid, Barbarians.
    """

    def __init__(self) -> None:
        super().__init__(Traits(action_fields=("region", "tokens")))

    def price(self, state: State, me: Side, prices: Prices) -> None:
        prices.spend_freely()

    def garrison(self, state: State, me: Side, garrison: Garrison) -> None:
        garrison.hold_still(self.id)

    def begin(self, state: State, me: Side) -> bool:
        return len(self._crowded(state, me)) > 0

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        least = garrison_of(state, me).least
        for region in self._crowded(state, me):
            for tokens in range(1, state.tokens[region] - least + 1):
                actions.append(act_on(self.id, region, tokens))
        actions.append(PASS)

    def perform(self, state: State, me: Side, action: Action) -> bool:
        if by_of(action) == PASS:
            return False
        region, tokens = region_of(action), tokens_of(action)
        state.tokens[region] -= tokens
        state.hand[me] += tokens
        state.mark = region + 1
        return self.begin(state, me)

    def _crowded(self, state: State, me: Side) -> list[Region]:
        """Return the regions with tokens that the owner may still take in hand, in ascending order."""
        least = garrison_of(state, me).least
        held = state.held[me] >> state.mark << state.mark
        return [region for region in regions_in(held) if state.tokens[region] > least]

    def question(self, state: State, me: Side) -> Question:
        least = garrison_of(state, me).least
        spare = {region: state.tokens[region] - least for region in self._crowded(state, me)}
        return WhichRegions(self.id, 0, 0, sum(spare.values()), spare, may_pass=True)


class Unused(Ability):
    """The Barbarians left in hand at the end of their turn, who stay off the map until their next turn.

    Source: Be Not Afraid, Barbarians.

    Memory: the number of these tokens.
    """

    def plan_turn(self, state: State, me: Side, plan: Plan) -> None:
        plan.after(REDEPLOY, self.id, me)

    def begin(self, state: State, me: Side) -> bool:
        state.remember(me, self.id, state.hand[me])
        return False

    def garrison(self, state: State, me: Side, garrison: Garrison) -> None:
        garrison.keep_off(state.recall(me, self.id))


class Homunculi(Ability):
    """Homunculi, whose combo gets one more token each time a player passes it over.

    The player who takes the combo gets these tokens. Source: Be Not Afraid, Homunculi.
    """

    def __init__(self) -> None:
        super().__init__(Traits(gathers=HOMUNCULI_GATHERED))


class Leprechauns(Marker):
    """Leprechauns, who may hide a pot of gold in each of their regions.

    A pot brings a coin to its owner when their next turn begins, or to an opponent who conquers the region
    first.

    Source: Be Not Afraid, Leprechauns. Piece: the pots. Pots that were hidden before the race declined still
    bring their coins.
    """

    def __init__(self, piece: str) -> None:
        super().__init__(piece, Traits(outlives_decline=True))

    def own_turn_began(self, state: State, me: Side) -> None:
        pots = state.pieces(me, self.id)
        if pots:
            state.place(me, self.id, 0)
            gain(state, me, POT_COINS * count(pots), self.id)

    def lost(self, state: State, me: Side, region: Region, losses: Losses) -> None:
        if state.pieces(me, self.id) >> region & 1:
            losses.leave_coins(POT_COINS, self.id)

    def plan_turn(self, state: State, me: Side, plan: Plan) -> None:
        if not state.is_declined(me):
            plan.after(REDEPLOY, self.id, me)

    def begin(self, state: State, me: Side) -> bool:
        return self._free(state, me) != 0

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        for region in regions_in(self._free(state, me)):
            actions.append(act_on(self.id, region))
        actions.append(PASS)

    def perform(self, state: State, me: Side, action: Action) -> bool:
        if by_of(action) == PASS:
            return False
        region = region_of(action)
        state.place(me, self.id, state.pieces(me, self.id) | 1 << region)
        state.mark = region + 1
        report(state, reports.PLACED, me, region, by=self.id, number=1)
        return self._free(state, me) != 0

    def _free(self, state: State, me: Side) -> RegionSet:
        # Offer regions only in ascending order, so that each set of them is offered once.
        free = state.held[me] & ~state.pieces(me, self.id)
        return free >> state.mark << state.mark

    def question(self, state: State, me: Side) -> Question:
        return any_of(self.id, self._free(state, me))


class Pygmies(Ability):
    """Pygmies, who roll a die for each token lost in a conquest and get a new token for each pip.

    Source: Be Not Afraid, Pygmies. New tokens are placed together with those that withdraw.
    """

    def lost(self, state: State, me: Side, region: Region, losses: Losses) -> None:
        losses.roll(self.id)

    def begin(self, state: State, me: Side) -> bool:
        state.waits_for = self.id
        return True

    def perform(self, state: State, me: Side, action: Action) -> bool:
        gained = state.take_from_tray(me, pips_of(action))
        if gained:
            report(state, reports.REINFORCED, me, by=self.id, number=gained)
        return False
