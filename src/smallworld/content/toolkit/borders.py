"""Ready-made abilities that bring coins for what the regions of a race border."""

from __future__ import annotations

from smallworld.content.toolkit.features import connected_sets
from smallworld.engine.ability import Ability
from smallworld.engine.board import Region, RegionSet, Side, count
from smallworld.engine.compiled import mypyc_attr
from smallworld.engine.pricing import price_conquests
from smallworld.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class BorderBonus(Ability):
    """A coin for each region that borders one with a feature, or several of them."""

    def __init__(self, feature: str, coins: int = 1) -> None:
        super().__init__()
        self.feature = feature
        self.coins = coins

    def score(self, state: State, me: Side) -> int:
        return self.coins * count(state.held[me] & state.board.beside(state.board.where(self.feature)))

    def score_of(self, state: State, me: Side, region: Region) -> int:
        return self.coins if state.board.neighbours[region] & state.board.where(self.feature) else 0


@mypyc_attr(allow_interpreted_subclasses=True)
class ContactBonus(Ability):
    """A coin for each region that borders one of another race, active or in decline, or of Monsters.

    Lost Tribes are another race too, the neutral side is none (ours).
    """

    def __init__(self, coins: int = 1) -> None:
        super().__init__()
        self.coins = coins

    def score(self, state: State, me: Side) -> int:
        return self.coins * count(state.held[me] & self._where(state, me))

    def score_of(self, state: State, me: Side, region: Region) -> int:
        return self.coins if self._where(state, me) >> region & 1 else 0

    def _where(self, state: State, me: Side) -> RegionSet:
        return state.board.beside(of_other_races(state, me))


@mypyc_attr(allow_interpreted_subclasses=True)
class SolitudeBonus(ContactBonus):
    """A coin for each region that borders none of another race; see `ContactBonus` for what is one."""

    def _where(self, state: State, me: Side) -> RegionSet:
        return state.board.everywhere & ~super()._where(state, me)


@mypyc_attr(allow_interpreted_subclasses=True)
class SetBonus(Ability):
    """A coin for each set of regions that share no border with another; by borders alone."""

    def __init__(self, coins: int = 1) -> None:
        super().__init__()
        self.coins = coins

    def score(self, state: State, me: Side) -> int:
        return self.coins * len(connected_sets(state.board, state.held[me]))


@mypyc_attr(allow_interpreted_subclasses=True)
class UnionBonus(Ability):
    """Coins if all regions hang together, also by what makes regions adjacent for this race alone.

    No region is no set (ours).
    """

    def __init__(self, coins: int) -> None:
        super().__init__()
        self.coins = coins

    def score(self, state: State, me: Side) -> int:
        sets = connected_sets(state.board, state.held[me], price_conquests(state, me).links)
        return self.coins if len(sets) == 1 else 0


def of_other_races(state: State, me: Side) -> RegionSet:
    """The regions of all races but that of `me`."""
    others = state.tribes
    for side in range(len(state.held)):
        if side not in (me, state.owners.neutral):
            others |= state.held[side]
    return others
