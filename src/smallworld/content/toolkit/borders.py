"""Ready-made abilities that bring coins for regions with certain neighbours, or for connected regions."""

from __future__ import annotations

from smallworld.content.toolkit.features import connected_sets
from smallworld.engine.ability import Ability
from smallworld.engine.board import Region, RegionSet, Side, count
from smallworld.engine.compiled import mypyc_attr
from smallworld.engine.pricing import price_conquests
from smallworld.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class BorderBonus(Ability):
    """Coins for each region that borders at least one region with a feature."""

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
    """Coins for each region that borders Monsters or a region of another race, active or in decline.

    Lost Tribes count as another race, but the neutral side does not (ours).
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
    """Coins for each region that does not border another race, in the sense of `ContactBonus`."""

    def _where(self, state: State, me: Side) -> RegionSet:
        return state.board.everywhere & ~super()._where(state, me)


@mypyc_attr(allow_interpreted_subclasses=True)
class SetBonus(Ability):
    """Coins for each connected set of regions; only borders connect regions."""

    def __init__(self, coins: int = 1) -> None:
        super().__init__()
        self.coins = coins

    def score(self, state: State, me: Side) -> int:
        return self.coins * len(connected_sets(state.board, state.held[me]))


@mypyc_attr(allow_interpreted_subclasses=True)
class UnionBonus(Ability):
    """Coins if all regions are connected, by borders or by any ability that makes regions adjacent.

    A race without regions gets none (ours).
    """

    def __init__(self, coins: int) -> None:
        super().__init__()
        self.coins = coins

    def score(self, state: State, me: Side) -> int:
        sets = connected_sets(state.board, state.held[me], price_conquests(state, me).links)
        return self.coins if len(sets) == 1 else 0


def of_other_races(state: State, me: Side) -> RegionSet:
    """Return the regions of all other races, Lost Tribes and Monsters, but not of the neutral side."""
    others = state.tribes
    for side in range(len(state.held)):
        if side not in (me, state.owners.neutral):
            others |= state.held[side]
    return others
