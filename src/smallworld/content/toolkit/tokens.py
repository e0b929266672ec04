"""Ready-made abilities that change how many tokens a race has, and where the tokens are."""

from __future__ import annotations

from smallworld.engine import reports
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.action import Action
from smallworld.engine.board import Side, count, regions_in
from smallworld.engine.compiled import mypyc_attr
from smallworld.engine.conquest import regroup
from smallworld.engine.reports import report
from smallworld.engine.sheets.garrison import Garrison, garrison_of
from smallworld.engine.sheets.prices import Prices
from smallworld.engine.state import State
from smallworld.engine.steps.conquer import BEGUN


@mypyc_attr(allow_interpreted_subclasses=True)
class NoAbility(Ability):
    """A race or power without an ability: it has only its tokens."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Pack(Ability):
    """A minimum number of tokens for each conquest and in each region."""

    def __init__(self, tokens: int) -> None:
        super().__init__()
        self.tokens = tokens

    def price(self, state: State, me: Side, prices: Prices) -> None:
        prices.at_least(self.tokens)

    def garrison(self, state: State, me: Side, garrison: Garrison) -> None:
        garrison.at_least(self.tokens)


@mypyc_attr(allow_interpreted_subclasses=True)
class Scattered(Ability):
    """Tokens that spread as thinly as possible; spare tokens leave the map at the end of each turn."""

    def garrison(self, state: State, me: Side, garrison: Garrison) -> None:
        garrison.keep_spare_off(by=self.id)


@mypyc_attr(allow_interpreted_subclasses=True)
class ForAttackOnly(Ability):
    """Additional tokens when the combo is taken; as many tokens leave the map at the end of each turn."""

    def __init__(self, tokens: int) -> None:
        super().__init__()
        self.tokens = tokens

    def taken(self, state: State, me: Side) -> None:
        state.take_from_tray(me, self.tokens)

    def garrison(self, state: State, me: Side, garrison: Garrison) -> None:
        garrison.keep_off(self.tokens, by=self.id)


@mypyc_attr(allow_interpreted_subclasses=True)
class Growth(Ability):
    """A new token before redeployment for each `every` regions with a feature, rounded down."""

    def __init__(self, feature: str, every: int = 1) -> None:
        super().__init__()
        self.feature = feature
        self.every = every

    def reinforce(self, state: State, me: Side) -> int:
        return count(state.held[me] & state.board.where(self.feature)) // self.every


@mypyc_attr(allow_interpreted_subclasses=True)
class Refill(Ability):
    """New tokens from the tray at the beginning of each turn, while the tray has any."""

    def __init__(self, tokens: int = 1) -> None:
        super().__init__()
        self.tokens = tokens

    def own_turn_began(self, state: State, me: Side) -> None:
        gained = state.take_from_tray(me, self.tokens)
        if gained:
            report(state, reports.REINFORCED, me, by=self.id, number=gained)


@mypyc_attr(allow_interpreted_subclasses=True)
class Regroup(Ability):
    """The option to take all spare tokens back in hand between two conquests, up to `times` per turn.

    Memory: how often the race did so this turn.
    """

    def __init__(self, times: int = 1) -> None:
        super().__init__(Traits(action_fields=()))
        self.times = times

    def specials(self, state: State, me: Side, prices: Prices, actions: list[Action]) -> None:
        if state.recall(me, self.id) < self.times:
            least = garrison_of(state, me).least
            for region in regions_in(state.held[me]):
                if state.tokens[region] > least:
                    actions.append(self.id)
                    return

    def perform(self, state: State, me: Side, action: Action) -> bool:
        state.mark = BEGUN
        state.remember(me, self.id, state.recall(me, self.id) + 1)
        regroup(state, me)
        return True
