"""Abilities: the changes that races and powers make to the rules.

`Ability` declares the hooks, which are the things that a race or power does. `Traits` are data, which
describe it. `answers` knows which abilities override which hook.
"""

from smallworld.engine.ability.hooks import Ability
from smallworld.engine.ability.traits import PLAIN, Traits

__all__ = ["PLAIN", "Ability", "Traits"]
