"""What the races of Be Not Afraid can do. Tokens and totals: box.py."""

from __future__ import annotations

from smallworld.content.be_not_afraid.rulings import HOMUNCULI_GATHERED
from smallworld.engine.ability import Ability


class Homunculi(Ability):
    """One more comes onto their combo each time it is passed over, for whoever takes it.

    Source: Be Not Afraid, Homunculi.
    """

    def gathers(self) -> int:
        return HOMUNCULI_GATHERED
