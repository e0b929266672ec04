"""Abilities: the changes that races and powers make to the rules.

`Ability` declares the hooks: the methods that the engine calls so that a race or power can change the rules.
`Traits` are fixed data about an ability. `answers` lists which abilities override which hook.
"""

from smallworld.engine.ability.hooks import Ability
from smallworld.engine.ability.traits import PLAIN, Traits

__all__ = ["PLAIN", "Ability", "Traits"]
