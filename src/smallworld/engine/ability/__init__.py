"""Abilities: what races and powers change in the rules."""

from smallworld.engine.ability.hooks import Ability

__all__ = ["Ability"]
