"""Ready-made abilities that bring coins."""

from __future__ import annotations

from smallworld.engine.ability import Ability, Traits
from smallworld.engine.board import Region, Side, count, regions_in
from smallworld.engine.compiled import mypyc_attr
from smallworld.engine.purse import gain
from smallworld.engine.sheets.prices import Prices
from smallworld.engine.state import NONE, State


@mypyc_attr(allow_interpreted_subclasses=True)
class FeatureBonus(Ability):
    """Coins for each region with a terrain or symbol, or for each `every` such regions, rounded down."""

    def __init__(self, feature: str, coins: int = 1, also_declined: bool = False, every: int = 1) -> None:
        super().__init__(Traits(outlives_decline=also_declined, keeps_badge=also_declined))
        self.feature = feature
        self.coins = coins
        self.every = every

    def score(self, state: State, me: Side) -> int:
        return self.coins * (count(state.held[me] & state.board.where(self.feature)) // self.every)

    def score_of(self, state: State, me: Side, region: Region) -> int:
        return self.coins if self.every == 1 and state.board.where(self.feature) >> region & 1 else 0


@mypyc_attr(allow_interpreted_subclasses=True)
class RegionBonus(Ability):
    """Coins for each region that the race holds."""

    def __init__(self, coins: int = 1) -> None:
        super().__init__()
        self.coins = coins

    def score(self, state: State, me: Side) -> int:
        return self.coins * count(state.held[me])

    def score_of(self, state: State, me: Side, region: Region) -> int:
        return self.coins


@mypyc_attr(allow_interpreted_subclasses=True)
class CrowdBonus(Ability):
    """Coins for each region with at least `least` race tokens."""

    def __init__(self, least: int, coins: int = 1) -> None:
        super().__init__(Traits(scores_tokens=True))
        self.least = least
        self.coins = coins

    def score(self, state: State, me: Side) -> int:
        tokens = state.tokens
        return self.coins * sum([1 for region in regions_in(state.held[me]) if tokens[region] >= self.least])

    def score_of(self, state: State, me: Side, region: Region) -> int:
        return self.coins if state.tokens[region] >= self.least else 0


@mypyc_attr(allow_interpreted_subclasses=True)
class FewRegions(Ability):
    """Coins while the race holds no more than `most` regions, even if it holds none."""

    def __init__(self, most: int, coins: int) -> None:
        super().__init__()
        self.most = most
        self.coins = coins

    def score(self, state: State, me: Side) -> int:
        return self.coins if count(state.held[me]) <= self.most else 0


@mypyc_attr(allow_interpreted_subclasses=True)
class ManyRegions(Ability):
    """Coins for each region beyond the first `beyond`."""

    def __init__(self, beyond: int, coins: int = 1) -> None:
        super().__init__()
        self.beyond = beyond
        self.coins = coins

    def score(self, state: State, me: Side) -> int:
        return self.coins * max(0, count(state.held[me]) - self.beyond)


@mypyc_attr(allow_interpreted_subclasses=True)
class Income(Ability):
    """Coins every turn, whether or not the race holds any regions."""

    def __init__(self, coins: int) -> None:
        super().__init__()
        self.coins = coins

    def score(self, state: State, me: Side) -> int:
        return self.coins


@mypyc_attr(allow_interpreted_subclasses=True)
class Pension(Ability):
    """Coins every turn while its race is in decline and holds a region."""

    def __init__(self, coins: int) -> None:
        super().__init__(Traits(outlives_decline=True, keeps_badge=True, for_the_living=True))
        self.coins = coins

    def score(self, state: State, me: Side) -> int:
        return self.coins if state.is_declined(me) and state.held[me] else 0


@mypyc_attr(allow_interpreted_subclasses=True)
class FirstBonus(Ability):
    """Coins at the end of the turn in which the combo is taken, even without a conquest (ours).

    Memory: 1 during that turn.
    """

    def __init__(self, coins: int) -> None:
        super().__init__()
        self.coins = coins

    def taken(self, state: State, me: Side) -> None:
        state.remember(me, self.id, 1)

    def score(self, state: State, me: Side) -> int:
        return self.coins if state.recall(me, self.id) else 0


@mypyc_attr(allow_interpreted_subclasses=True)
class PeaceBonus(Ability):
    """Coins in each turn without an attack on an active race, whether or not the attack succeeds.

    Memory: 1 once the race has attacked an active race this turn.
    """

    def __init__(self, coins: int) -> None:
        super().__init__(Traits(looks_back=True))
        self.coins = coins

    def saw_attack(self, state: State, me: Side, attacker: Side, defender: Side) -> None:
        if attacker == me and not state.counts_as_declined(defender):
            state.remember(me, self.id, 1)

    def score(self, state: State, me: Side) -> int:
        return 0 if state.recall(me, self.id) else self.coins


@mypyc_attr(allow_interpreted_subclasses=True)
class AbandonBonus(Ability):
    """Coins for each region abandoned this turn, which cannot be conquered again in the same turn.

    Memory: the regions abandoned this turn.
    """

    def __init__(self, coins: int = 1) -> None:
        super().__init__(Traits(veto="abandoned-this-turn"))
        self.coins = coins

    def vacated(self, state: State, me: Side, region: Region, freely: bool) -> None:
        if freely:
            state.remember(me, self.id, state.recall(me, self.id) | 1 << region)

    def price(self, state: State, me: Side, prices: Prices) -> None:
        prices.forbid(state.recall(me, self.id))

    def score(self, state: State, me: Side) -> int:
        return self.coins * count(state.recall(me, self.id))


@mypyc_attr(allow_interpreted_subclasses=True)
class DeclineBonus(Ability):
    """Coins for each race already in decline when the combo is taken, and for each later decline."""

    def __init__(self, coins: int = 1) -> None:
        super().__init__()
        self.coins = coins

    def taken(self, state: State, me: Side) -> None:
        declined = [
            side
            for side in range(len(state.banners))
            if state.is_declined(side) and state.banners[side] != NONE
        ]
        gain(state, me, self.coins * len(declined), self.id)

    def saw_decline(self, state: State, me: Side, side: Side, discarded: int) -> None:
        gain(state, me, self.coins, self.id)
