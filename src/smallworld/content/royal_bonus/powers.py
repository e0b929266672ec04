"""The powers of Royal Bonus; the numbers of tokens are in box.py."""

from __future__ import annotations

from smallworld.content.royal_bonus.rulings import MOST_IN_A_BEHEMOTH
from smallworld.content.toolkit.pieces import Support
from smallworld.content.toolkit.stock import Stock
from smallworld.engine.ability import Ability
from smallworld.engine.board import Region, Side, count
from smallworld.engine.state import State


class Aquatic(Ability):
    """The power of one more coin for each coastal region and one fewer for every other region."""

    def score(self, state: State, me: Side) -> int:
        coastal = count(state.held[me] & state.board.coast)
        return 2 * coastal - count(state.held[me])

    def score_of(self, state: State, me: Side, region: Region) -> int:
        return 1 if state.board.coast >> region & 1 else -1


class Behemoth(Support):
    """The power of two Behemoths, which each count as one token for each swamp that the race holds.

    They count in attack and in defence. Source: Royal Bonus, Behemoth. Piece: the Behemoths.
    """

    def _worth(self, state: State, me: Side) -> int:
        return min(MOST_IN_A_BEHEMOTH, count(state.held[me] & state.board.where("swamp")))


class Fireball(Stock):
    """The power to gather a fireball for each magic region; each counts as two tokens in one later conquest.

    Source: Royal Bonus, Fireball.
    """

    def _gathered(self, state: State, me: Side) -> int:
        return count(state.held[me] & state.board.where("magic"))
