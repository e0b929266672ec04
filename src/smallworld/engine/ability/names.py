"""Name checks: every public method of an ability must be a hook, so that a misspelt hook is an error."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from smallworld.engine.ability.answers import HOOKS
from smallworld.engine.ability.hooks import Ability
from smallworld.engine.ability.traits import NAMES
from smallworld.engine.errors import AbilityError

# Former names of hooks and traits, with their present ones.
FORMERLY: Final = {
    "turn_began": "own_turn_began",
    "turn_ends": "saw_turn_end",
    "game_ends": "saw_game_end",
    "saw_discard": "saw_decline",
    "pieces_at": "display",
    "captives": "display",
    "stock": "display",
    "asking": "question",
    "attacked": "saw_attack",
    "abandoned": "vacated",
    "won": "conquering",
    "use": "perform",
    "rolled": "perform",
    "plan_opening": "plan_start",
    "plan_taken": "acts_at",
    "plan_return": "acts_at",
    "exchanges": "acts_at",
}


def check_names(ability: Ability) -> None:
    """Check that the classes of `ability` define hooks, helpers and values under valid names.

    A public method must be a hook, and the name of a helper must begin with an underscore. A plain value may
    have any name except that of a hook or a trait.

    Raises:
        AbilityError: `ability` is a class, is incomplete, or defines a name that is not valid; the message
            suggests the nearest valid name.
    """
    _check_made(ability)
    hidden = False  # whether the empty hooks of `Ability` come before the class
    for kind in type(ability).__mro__:
        if kind is Ability:
            hidden = True
            continue
        if kind is object:
            continue
        for name, member in kind.__dict__.items():
            if hidden and name in HOOKS:
                raise AbilityError(
                    f'class {type(ability).__name__}: "{name}" of {kind.__name__} would never be asked; '
                    f"{kind.__name__} must come before Ability"
                )
            if not name.startswith("_") and not _is_right(name, member):
                raise AbilityError(f"class {kind.__name__}: {_complaint(name)}")
    for name in getattr(ability, "__dict__", ()):  # the values of a class that is not compiled
        if name in HOOKS or name in NAMES or name in FORMERLY:
            raise AbilityError(f"class {type(ability).__name__}: {_complaint(name)}")


def _check_made(ability: object) -> None:
    """Check that an ability is an object, not a class, and was constructed completely.

    Raises:
        AbilityError: `ability` is a class, or its constructor left something out.
    """
    if isinstance(ability, type):
        name = ability.__name__
        raise AbilityError(f"class {name}: the class itself was given, not an ability; write {name}()")
    if not hasattr(ability, "traits"):
        name = type(ability).__name__
        raise AbilityError(f"class {name}: its __init__ makes no ability; it must call super().__init__()")


def _is_right(name: str, member: object) -> bool:
    if callable(member):
        return name in HOOKS
    if isinstance(member, (staticmethod, classmethod, property)):
        return False
    return name not in HOOKS and name not in NAMES and name not in FORMERLY


def _complaint(name: str) -> str:
    if name in HOOKS:
        return f'"{name}" is a hook, and so must be a method'
    if name in NAMES:
        return f'"{name}" is a trait, given when the ability is made: super().__init__(Traits({name}=...))'
    if name in FORMERLY:
        return f'"{name}" was replaced by "{FORMERLY[name]}"'
    close = get_close_matches(name, [*HOOKS, *NAMES], n=1)
    hint = f'did you mean "{close[0]}"?' if close else "docs/reference/hooks.md lists them all"
    return f'"{name}" is not a hook, so it would never be called ({hint}); a helper is called "_{name}"'
