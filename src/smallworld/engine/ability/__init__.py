"""Abilities: what races and powers change in the rules.

`Ability` has the hooks, which say what it does; `Traits` are data and say what it is; `answers` knows who has
which hook.
"""

from smallworld.engine.ability.hooks import Ability
from smallworld.engine.ability.traits import PLAIN, Traits

__all__ = ["PLAIN", "Ability", "Traits"]
