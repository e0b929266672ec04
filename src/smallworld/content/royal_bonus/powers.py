"""What the powers of Royal Bonus can do. Tokens: box.py."""

from __future__ import annotations

from smallworld.engine.ability import Ability
from smallworld.engine.board import Side, count
from smallworld.engine.state import State


class Aquatic(Ability):
    """A coin more for each coastal region, a coin less for each other one. Source: Royal Bonus, Aquatic."""

    def score(self, state: State, me: Side) -> int:
        coastal = count(state.held[me] & state.board.coast)
        return 2 * coastal - count(state.held[me])
