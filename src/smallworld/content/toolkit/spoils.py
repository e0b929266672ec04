"""Ready-made abilities that bring coins or tokens for the non-empty regions conquered this turn."""

from __future__ import annotations

from smallworld.engine.ability import Ability, Traits
from smallworld.engine.board import Region, Side, count
from smallworld.engine.compiled import mypyc_attr
from smallworld.engine.state import NOBODY, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Spoils(Ability):
    """A count of the non-empty regions that the race conquered this turn.

    A region of the owner's declined race also counts as non-empty (base rulings, "Non-empty"). Memory: the
    count.
    """

    def __init__(self) -> None:
        super().__init__(Traits(looks_back=True))

    def conquered(self, state: State, me: Side, region: Region, defender: Side, by: int) -> None:
        if defender != NOBODY:
            state.remember(me, self.id, state.recall(me, self.id) + 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class SpoilsBonus(Ability):
    """Coins for each non-empty region conquered this turn.

    A region of the owner's declined race also counts as non-empty (base rulings, "Non-empty"). Memory: the
    set of these regions.
    """

    def __init__(self, coins: int = 1) -> None:
        super().__init__(Traits(looks_back=True))
        self.coins = coins

    def conquered(self, state: State, me: Side, region: Region, defender: Side, by: int) -> None:
        if defender != NOBODY:
            state.remember(me, self.id, state.recall(me, self.id) | 1 << region)

    def score(self, state: State, me: Side) -> int:
        return self.coins * count(state.recall(me, self.id))

    def score_of(self, state: State, me: Side, region: Region) -> int:
        return self.coins if state.recall(me, self.id) >> region & 1 else 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Recruits(Spoils):
    """A new token, before redeployment, for each `every` non-empty regions conquered this turn."""

    def __init__(self, every: int = 2) -> None:
        super().__init__()
        self.every = every

    def reinforce(self, state: State, me: Side) -> int:
        return state.recall(me, self.id) // self.every
