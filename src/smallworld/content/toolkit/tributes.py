"""Ready-made abilities that make other players or the bank pay."""

from __future__ import annotations

from smallworld.engine.ability import Ability, Traits
from smallworld.engine.board import Player, Region, RegionSet, Side
from smallworld.engine.compiled import mypyc_attr
from smallworld.engine.purse import collect
from smallworld.engine.sheets.losses import Losses
from smallworld.engine.sheets.prices import Prices
from smallworld.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Plunder(Ability):
    """Coins from an opponent for each region conquered from that opponent's active race.

    An opponent without coins pays nothing.
    """

    def __init__(self, coins: int = 1) -> None:
        super().__init__()
        self.coins = coins

    def conquered(self, state: State, me: Side, region: Region, defender: Side, by: int) -> None:
        if defender < 0 or state.counts_as_declined(defender):
            return
        if state.owners.are_opponents(me, defender):
            collect(state, me, state.player_of(defender), self.coins, self.id)


@mypyc_attr(allow_interpreted_subclasses=True)
class Levy(Ability):
    """Coins from an opponent for each region that the opponent conquers from the race.

    An opponent without coins pays nothing.
    """

    def __init__(self, coins: int = 1) -> None:
        super().__init__()
        self.coins = coins

    def lost(self, state: State, me: Side, region: Region, losses: Losses) -> None:
        losses.charge(self.coins, self.id)


@mypyc_attr(allow_interpreted_subclasses=True)
class Duty(Ability):
    """Coins that an opponent must pay for each region that they conquer from the race.

    An opponent without enough coins cannot conquer. Coins are due while the race is active, in decline, or
    both. `why` is the code of the message to an attacker without coins.
    """

    def __init__(
        self, coins: int = 1, active: bool = True, declined: bool = True, why: str = "coins-wanted"
    ) -> None:
        super().__init__(Traits(outlives_decline=declined, veto=why))
        self.coins = coins
        self.active = active
        self.declined = declined

    def shield(self, state: State, me: Side, prices: Prices) -> None:
        if self._is_due(state, me) and state.owners.are_opponents(me, prices.attacker):
            prices.demand(state.held[me], self.coins)

    def lost(self, state: State, me: Side, region: Region, losses: Losses) -> None:
        if self._is_due(state, me):
            losses.charge(self.coins, self.id)

    def _is_due(self, state: State, me: Side) -> bool:
        return self.declined if state.is_declined(me) else self.active


@mypyc_attr(allow_interpreted_subclasses=True)
class Compensation(Ability):
    """Coins from the bank for each region of the race that an opponent conquers."""

    def __init__(self, coins: int = 1) -> None:
        super().__init__()
        self.coins = coins

    def lost(self, state: State, me: Side, region: Region, losses: Losses) -> None:
        losses.make_good(self.coins, self.id)


@mypyc_attr(allow_interpreted_subclasses=True)
class Toll(Ability):
    """A special toll: a different number of coins that players put on the combo to pass it over."""

    def __init__(self, coins: int) -> None:
        super().__init__(Traits(toll=coins, for_the_living=True))


def collect_around(state: State, me: Side, regions: RegionSet, coins: int, by: int) -> None:
    """Take up to `coins` from each opponent whose active race is beside `regions`.

    `by` is the ability that makes the opponents pay.
    """
    for opponent in opponents_around(state, me, regions):
        collect(state, me, opponent, coins, by)


def opponents_around(state: State, me: Side, regions: RegionSet) -> list[Player]:
    """Return the opponents whose active race is beside `regions`."""
    around = state.board.beside(regions)
    return [
        opponent
        for opponent in state.owners.opponents_of(state.player_of(me))
        if state.held[opponent] & around and not state.counts_as_declined(opponent)
    ]
