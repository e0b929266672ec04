"""Tables of the abilities that override each hook, so that the engine calls no others."""

from __future__ import annotations

from typing import Final

from smallworld.engine.ability.hooks import Ability

# The names of all hooks, as class `Ability` declares them.
HOOKS: Final = tuple(
    [name for name, method in vars(Ability).items() if callable(method) and not name.startswith("_")]
)


class Answers:
    """The abilities that override one hook."""

    def __init__(self, by: list[bool]) -> None:
        self.by: Final = bytes(by)  # by ability id: 1 if it overrides the hook; faster than a list
        self.anybody: Final = True in by  # whether any ability in play overrides the hook


class Hooks:
    """The abilities that override each hook, by hook name: `hooks.price.by[id]`, `hooks.saw_loss.anybody`.

    The table is made from the names in class `Ability`. The annotations here declare the hooks to the
    compiler. A test checks that no hook is missing.
    """

    price: Answers
    shield: Answers
    garrison: Answers
    lost: Answers
    display: Answers
    plan_start: Answers
    plan_turn: Answers
    plan_decline: Answers
    specials: Answers
    helps: Answers
    lent: Answers
    begin: Answers
    choices: Answers
    pick: Answers
    perform: Answers
    question: Answers
    own_turn_began: Answers
    taken: Answers
    conquering: Answers
    conquered: Answers
    discovered: Answers
    regrouped: Answers
    received: Answers
    vacated: Answers
    reinforce: Answers
    outsiders: Answers
    outsiders_lost: Answers
    decline: Answers
    collect: Answers
    score: Answers
    score_of: Answers
    set_up: Answers
    saw_attack: Answers
    saw_loss: Answers
    saw_decline: Answers
    saw_turn_end: Answers
    victor: Answers
    saw_game_end: Answers

    def __init__(self, abilities: list[Ability]) -> None:
        for hook in HOOKS:
            setattr(self, hook, Answers([_answers(ability, hook) for ability in abilities]))


def _answers(ability: Ability, hook: str) -> bool:
    """Return whether the class of `ability`, or a base class below `Ability`, overrides `hook`."""
    for kind in type(ability).__mro__:
        if kind is Ability:
            return False
        if hook in kind.__dict__:
            return True
    return False
